/** Collects the facts of one style, and the faults of rejected values. */
import { comparableNumber, type Facts, type FactValue, type TitleId } from '../facts/catalogue-facts.ts';
import { readFact, type WrittenFact } from '../facts/read-fact.ts';
import { EMPTY_RECORD, type StyleRecord } from '../style-record.ts';
import type { RejectedRow, StyleIssue, StyleOfRow } from './style-row.ts';

/** Finds values that are each possible but contradict each other: the less likely one is left out. */

/** The first is never more than the second, up to a hundredth of rounding. If it is, the first is dropped. */
const AT_MOST: readonly (readonly [TitleId, TitleId])[] = [
  ['batteryUsable', 'batteryTotal'],
  ['cargo', 'cargoMax'],
  ['curbWeight', 'grossWeight'],
  ['width', 'widthWithMirrors'],
  ['wheelbase', 'length'],
  ['towingUnbraked', 'towing'],
];

/** The lightest quadricycles drive 14 km on a kilowatt-hour, cars 10 by the most generous cycle. */
const MAX_KM_PER_KWH = 16;

/** Titles whose values contradict others of the same style. */
export const contradictions = (facts: Facts): TitleId[] => {
  const number = (id: TitleId): number | null => comparableNumber(facts[id]);
  const found = AT_MOST.filter(([low, high]) => {
    const [a, b] = [number(low), number(high)];
    return a !== null && b !== null && a > b * 1.01;
  }).map(([low]) => low);
  const battery = number('batteryTotal') ?? number('batteryUsable');
  if (battery !== null) {
    for (const id of ['rangeEpa', 'rangeWltp', 'rangeCltc'] as const)
      if ((number(id) ?? 0) > battery * MAX_KM_PER_KWH) found.push(id);
  }
  return found;
};

export class FactsDraft {
  readonly #facts: Partial<Record<TitleId, FactValue>> = {};
  readonly #written = new Map<TitleId, WrittenFact>();
  readonly issues: StyleIssue[] = [];

  /** `field` is what the source calls it. */
  put(id: TitleId, written: WrittenFact, field: string = id): this {
    const read = readFact(id, written);
    if (read.kind === 'fault') this.issues.push({ field, value: String(written), fault: read.fault });
    if (read.kind === 'value') {
      this.#facts[id] = read.value;
      this.#written.set(id, written);
    }
    return this;
  }

  /** The facts without those that contradict others. */
  facts(): Partial<Record<TitleId, FactValue>> {
    for (const id of contradictions(this.#facts)) {
      this.issues.push({ field: id, value: String(this.#written.get(id)), fault: 'contradiction' });
      Reflect.deleteProperty(this.#facts, id);
    }
    return this.#facts;
  }

  /** The row of a style with these facts. */
  row(place: string, record: Omit<StyleRecord, 'facts' | keyof typeof EMPTY_RECORD> & Partial<StyleRecord>): StyleOfRow {
    return { kind: 'style', place, record: { ...EMPTY_RECORD, ...record, facts: this.facts() }, issues: this.issues };
  }
}

/** Rejects the row at `place` for one of its fields, whose value `valueOf` finds. */
export const rejecting =
  (place: string, valueOf: (field: string) => string) =>
  (field: string, reason: string, value = valueOf(field)): RejectedRow => ({ kind: 'rejected', place, field, value, reason });

export const isModelYear = (year: unknown): year is number =>
  Number.isInteger(year) && Number(year) >= 1886 && Number(year) <= 2100;

/** A number of a source that writes 0 (or -1) for unknown; null then, and for text that is not a number. */
export const known = (text: string | undefined): number | null => {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Number.isFinite(number) && number > 0 ? number : null;
};

/** Converted to another unit and rounded; null stays null. */
export const converted = (number: number | null, convert: (number: number) => number, decimals: number): number | null =>
  number === null ? null : Number(convert(number).toFixed(decimals));
