/** How the marks in the numbers of each field are to be read, by all of the field's numbers in the file. */
import { DECIMAL_MARK, markIn, type Mark, type MarkRole, type OpenMarks } from './number-text.ts';

/** Prices and distances: nobody writes them with three decimals, so a mark before three last digits separates thousands. */
const WHOLE = ['price', 'listPrice', 'previousPrice', 'mileage', 'warrantyKm'] as const;
const FIELDS = [...WHOLE, 'engine', 'power'] as const;
export type NumberField = (typeof FIELDS)[number];

const MARKS = ['.', ','] as const;
const other = (mark: Mark): Mark => (mark === '.' ? ',' : '.');

/** Decided readings by field; a field that is not in it is read in the usual way. */
export type DecidedMarks = Readonly<Partial<Record<NumberField, OpenMarks>>>;

/** Numbers of a field that could be read in two ways, and how they were. */
export interface OpenNumbers {
  readonly field: NumberField;
  readonly count: number;
  readonly example: string;
  readonly read: OpenMarks[Mark];
}

/** Gathers the evidence while records are read in the usual way; `decide` says whether that was right. */
export class NumberColumns {
  readonly #usual: (field: NumberField) => OpenMarks;
  readonly #decided: DecidedMarks;
  /** By `noteOf`. */
  readonly #counts = new Map<string, number>();
  readonly #examples = new Map<string, string>();
  #noted = '';

  constructor(decimal: Mark, decided: DecidedMarks = {}) {
    const thousands: OpenMarks = { '.': 'thousands', ',': 'thousands' };
    this.#usual = (field) => (isWhole(field) ? thousands : DECIMAL_MARK[decimal]);
    this.#decided = decided;
  }

  marks(field: NumberField): OpenMarks {
    return this.#decided[field] ?? this.#usual(field);
  }

  note(field: NumberField, text: string): void {
    if (!text.includes('.') && !text.includes(',')) return;
    const found = markIn(text);
    if (!found) return;
    const note = noteOf(field, found.mark, found.role);
    this.#noted += note;
    this.#counts.set(note, (this.#counts.get(note) ?? 0) + 1);
    if (found.role === 'open' && !this.#examples.has(note)) this.#examples.set(note, text);
  }

  /** What was noted since this was last asked, a letter each. */
  takeNotes(): string {
    const notes = this.#noted;
    this.#noted = '';
    return notes;
  }

  /** Whether the file had such numbers already, so that there are examples of them. */
  hasNoted(notes: string): boolean {
    for (const note of notes) if (!this.#counts.has(note)) return false;
    return true;
  }

  /** Notes the same for an equal row. */
  noteAgain(notes: string): void {
    for (const note of notes) this.#counts.set(note, (this.#counts.get(note) ?? 0) + 1);
  }

  /** The readings that the whole columns call for; null when all open numbers were read so. */
  decide(): DecidedMarks | null {
    const decided: Partial<Record<NumberField, OpenMarks>> = {};
    for (const field of FIELDS) {
      const called: OpenMarks = { '.': this.#reading(field, '.'), ',': this.#reading(field, ',') };
      if (MARKS.some((mark) => this.#count(field, mark, 'open') > 0 && called[mark] !== this.marks(field)[mark]))
        decided[field] = called;
    }
    return Object.keys(decided).length > 0 ? { ...this.#decided, ...decided } : null;
  }

  open(): readonly OpenNumbers[] {
    return FIELDS.flatMap((field) =>
      MARKS.flatMap((mark) => {
        const count = this.#count(field, mark, 'open');
        const example = this.#examples.get(noteOf(field, mark, 'open')) ?? '';
        return count === 0 ? [] : [{ field, count, example, read: this.marks(field)[mark] }];
      }),
    );
  }

  #reading(field: NumberField, mark: Mark): OpenMarks[Mark] {
    const count = (role: MarkRole, of = mark): number => this.#count(field, of, role);
    const grouped = count('thousands') + count('decimals', other(mark)) + count('three-decimals', other(mark));
    const fraction = count('three-decimals');
    if (isWhole(field)) {
      if (fraction > 0) return grouped > 0 ? 'unclear' : 'decimals';
      return count('decimals') + count('thousands', other(mark)) > 0 ? 'unclear' : 'thousands';
    }
    const decimals = fraction + count('decimals') + count('thousands', other(mark));
    if (grouped > 0 && decimals > 0) return 'unclear';
    if (grouped + decimals === 0) return this.#usual(field)[mark];
    return decimals > 0 ? 'decimals' : 'thousands';
  }

  #count(field: NumberField, mark: Mark, role: MarkRole): number {
    return this.#counts.get(noteOf(field, mark, role)) ?? 0;
  }
}

const ROLES: readonly MarkRole[] = ['open', 'thousands', 'decimals', 'three-decimals'];

/** One letter. */
const noteOf = (field: NumberField, mark: Mark, role: MarkRole): string =>
  String.fromCharCode(48 + (FIELDS.indexOf(field) * MARKS.length + MARKS.indexOf(mark)) * ROLES.length + ROLES.indexOf(role));

const isWhole = (field: NumberField): boolean => WHOLE.some((name) => name === field);
