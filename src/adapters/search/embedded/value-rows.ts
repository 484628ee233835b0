/** One bitmap of slots, a row, for each value of the attributes that have few: a choice of values is the union of their rows. */
import { FLAGS, type Flag } from '../../../domain/vehicle/vehicle-facts.ts';
import { CODED_FACETS, FILTERS, type CodedFacet } from '../../../domain/inventory/facets.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import type { Bitmap } from './bits.ts';
import { WORDS_PER_PAGE } from './dealer-pages.ts';

export type RowAttribute = CodedFacet | 'flag' | 'currency';

/** The attributes and their values by code unit, the order of facets. A value's code is its place here. */
export const ROW_VALUES: Readonly<Record<RowAttribute, readonly string[]>> = {
  ...(Object.fromEntries(CODED_FACETS.map((facet) => [facet, FILTERS[facet].values.toSorted()])) as Record<CodedFacet, string[]>),
  flag: FLAGS.toSorted(),
  currency: CURRENCIES.toSorted(),
};
const ATTRIBUTES = Object.keys(ROW_VALUES) as RowAttribute[];

const codes = new Map(
  ATTRIBUTES.map((attribute) => [attribute, new Map<string, number>(ROW_VALUES[attribute].map((value, code) => [value, code]))]),
);

/** −1 for null, and for anything that is not one of the attribute's values. */
export const valueCode = (attribute: RowAttribute, value: string | null): number =>
  value === null ? -1 : (codes.get(attribute)?.get(value) ?? -1);

const firstRow = new Map<RowAttribute, number>();
let rowCount = 0;
for (const attribute of ATTRIBUTES) {
  firstRow.set(attribute, rowCount);
  rowCount += ROW_VALUES[attribute].length;
}

export class ValueRows {
  #words: Bitmap = new Int32Array(0);
  /** Words of a row, spare capacity included. */
  #stride = 0;

  resize(pages: number): void {
    const stride = pages * WORDS_PER_PAGE;
    const words = new Int32Array(rowCount * stride);
    for (let row = 0; row < rowCount; row++) {
      words.set(this.#words.subarray(row * this.#stride, (row + 1) * this.#stride), row * stride);
    }
    this.#words = words;
    this.#stride = stride;
  }

  /** Records that the slot has this value; a code of −1 means no value. */
  add(slot: number, attribute: RowAttribute, code: number): void {
    if (code >= 0) this.#words[(firstRow.get(attribute)! + code) * this.#stride + (slot >>> 5)]! |= 1 << (slot & 31);
  }

  clear(slot: number): void {
    const mask = ~(1 << (slot & 31));
    for (let w = slot >>> 5; w < this.#words.length; w += this.#stride) this.#words[w]! &= mask;
  }

  /** The slots with this value, as a view on the first `length` words; none for a code of −1. */
  row(attribute: RowAttribute, code: number, length: number): Bitmap {
    if (code < 0) return new Int32Array(length);
    const from = (firstRow.get(attribute)! + code) * this.#stride;
    return this.#words.subarray(from, from + length);
  }

  /** Adds to `target` the slots that have one of the values. */
  unite(target: Bitmap, attribute: RowAttribute, values: readonly string[]): void {
    for (const value of values) {
      const row = this.row(attribute, valueCode(attribute, value), target.length);
      for (let w = 0; w < target.length; w++) target[w]! |= row[w]!;
    }
  }

  flagged(flag: Flag, length: number): Bitmap {
    return this.row('flag', valueCode('flag', flag), length);
  }

  /** The slots that are priced in this currency. */
  priced(currency: Currency, length: number): Bitmap {
    return this.row('currency', valueCode('currency', currency), length);
  }
}
