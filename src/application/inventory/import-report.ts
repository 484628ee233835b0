/** What an import did, or would do, as data. */
import type { Money } from '../../domain/money/money.ts';
import type { FieldFault, FieldIssue, RejectedFor, UnrecognisedWord } from '../../domain/feeds/mapped-record.ts';

/** A record that did not get in. */
export interface RejectedRow {
  readonly line: number;
  readonly field: string;
  readonly value: string;
  readonly reason: RejectedFor | 'broken-record' | 'duplicate';
  /** For a duplicate the line that named the vehicle first; else null. */
  readonly otherLine: number | null;
  /** What a reader says of a broken record; else null. */
  readonly problem: string | null;
}

export interface PriceChange {
  readonly vehicle: string;
  readonly stockNumber: string | null;
  readonly from: Money | null;
  readonly to: Money | null;
}

export interface DealerCount {
  readonly id: number;
  readonly name: string;
  readonly listedBefore: number;
  readonly gone: number;
}

export interface Counted<T> {
  readonly count: number;
  /** The first one, with its line. */
  readonly example: T & { readonly line: number };
}

export interface ImportReport {
  /** Records of the file: the sum of all counts below but `returned`, `gone` and the parts of `changed`. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  /** Changed ones that were unavailable before. */
  readonly returned: number;
  readonly priceChanged: number;
  /** The first of them. */
  readonly priceChanges: readonly PriceChange[];
  readonly unchanged: number;
  /** Vehicles of a full feed's dealers that the feed no longer has. */
  readonly gone: number;
  readonly rejected: number;
  readonly rejections: readonly Counted<RejectedRow>[];
  readonly duplicates: number;
  readonly leftOut: readonly { readonly reason: string; readonly count: number }[];
  readonly dealers: readonly DealerCount[];
  /** Words that fit no enumeration, most frequent first. */
  readonly unrecognised: readonly (UnrecognisedWord & { readonly count: number })[];
  /** Values that were left out of accepted vehicles. */
  readonly issues: readonly (Counted<FieldIssue> & { readonly fault: FieldFault })[];
}

const PRICE_EXAMPLES = 200;
/** A hostile file may have a new word in every row. */
const MAX_WORDS = 1_000;

/** Counts as an import goes along; its memory does not grow with the file. */
export class ImportTally {
  rows = 0;
  added = 0;
  changed = 0;
  returned = 0;
  unchanged = 0;
  rejected = 0;
  duplicates = 0;
  #priceChanged = 0;
  readonly #priceChanges: PriceChange[] = [];
  readonly #rejections = new Map<string, { count: number; readonly example: RejectedRow }>();
  readonly #leftOut = new Map<string, number>();
  readonly #words = new Map<string, UnrecognisedWord & { count: number }>();
  readonly #issues = new Map<
    string,
    { count: number; readonly fault: FieldFault; readonly example: FieldIssue & { readonly line: number } }
  >();

  priceChange(change: PriceChange): void {
    this.#priceChanged++;
    if (this.#priceChanges.length < PRICE_EXAMPLES) this.#priceChanges.push(change);
  }

  rejection(row: RejectedRow): void {
    if (row.reason === 'duplicate') this.duplicates++;
    else this.rejected++;
    const known = this.#rejections.get(row.reason);
    if (known) known.count++;
    else this.#rejections.set(row.reason, { count: 1, example: row });
  }

  leftOut(reason: string): void {
    this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + 1);
  }

  unrecognised(words: readonly UnrecognisedWord[]): void {
    for (const { attribute, word } of words) {
      const key = `${attribute} ${word.toLowerCase()}`;
      const known = this.#words.get(key);
      if (known) known.count++;
      else if (this.#words.size < MAX_WORDS) this.#words.set(key, { attribute, word, count: 1 });
    }
  }

  issues(issues: readonly FieldIssue[], line: number): void {
    for (const issue of issues) {
      const key = `${issue.field} ${issue.fault}`;
      const known = this.#issues.get(key);
      if (known) known.count++;
      else this.#issues.set(key, { count: 1, fault: issue.fault, example: { ...issue, line } });
    }
  }

  report(dealers: readonly DealerCount[]): ImportReport {
    const { rows, added, changed, returned, unchanged, rejected, duplicates } = this;
    const byCount = <T extends { readonly count: number }>(counted: Iterable<T>): T[] =>
      [...counted].sort((a, b) => b.count - a.count);
    return {
      rows,
      added,
      changed,
      returned,
      priceChanged: this.#priceChanged,
      priceChanges: this.#priceChanges,
      unchanged,
      gone: dealers.reduce((sum, { gone }) => sum + gone, 0),
      rejected,
      rejections: byCount(this.#rejections.values()),
      duplicates,
      leftOut: byCount([...this.#leftOut].map(([reason, count]) => ({ reason, count }))),
      dealers,
      unrecognised: byCount(this.#words.values()),
      issues: byCount(this.#issues.values()),
    };
  }
}
