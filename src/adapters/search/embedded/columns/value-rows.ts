/**
 * Bitmaps of slots, one for each value of the attributes that have few, and one for each edge of a histogram: a choice of values is the
 * union of their rows, a range what lies above one edge and not above another.
 */
import { FLAGS, type Flag } from '../../../../domain/vehicle/vehicle-facts.ts';
import { CODED_FACETS, FILTERS, HISTOGRAMS, type CodedFacet, type HistogramField } from '../../../../domain/inventory/facets.ts';
import { CURRENCIES, type Currency } from '../../../../domain/money/money.ts';
import { GRADES } from '../../../../domain/rating/grade.ts';
import type { Bitmap } from '../bits.ts';
import type { Memory } from '../kernel/memory.ts';

export type RowAttribute = CodedFacet | 'rating' | 'flag' | 'currency';

/** The attributes and their values by code unit, the order of facets. A value's code is its place here. */
export const ROW_VALUES: Readonly<Record<RowAttribute, readonly string[]>> = {
  ...(Object.fromEntries(CODED_FACETS.map((facet) => [facet, FILTERS[facet].values.toSorted()])) as Record<CodedFacet, string[]>),
  rating: GRADES.toSorted(),
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

const firstRow = new Map<RowAttribute | HistogramField, number>();
let rowCount = 0;
for (const attribute of ATTRIBUTES) {
  firstRow.set(attribute, rowCount);
  rowCount += ROW_VALUES[attribute].length;
}
for (const field of HISTOGRAMS) {
  firstRow.set(field, rowCount);
  rowCount += 1 + FILTERS[field].range.edges.length;
}

export class ValueRows {
  /** By row; none for a value that no listing ever had. */
  readonly #rows: (Bitmap | undefined)[] = Array.from({ length: rowCount });
  /** No slot. */
  none: Bitmap = new Int32Array(0);
  readonly #memory: Memory;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  resize(pages: number): void {
    this.none = this.#memory.grown(this.none, pages);
    for (const [k, row] of this.#rows.entries()) if (row) this.#rows[k] = this.#memory.grown(row, pages);
  }

  /** Records that the slot has this value; a code of −1 means no value. */
  add(slot: number, attribute: RowAttribute, code: number): void {
    if (code >= 0) this.#set(firstRow.get(attribute)! + code, slot);
  }

  /** Records the value of a slot for `above`. */
  addValue(slot: number, field: HistogramField, value: number | null): void {
    if (value === null) return;
    const { edges } = FILTERS[field].range;
    const first = firstRow.get(field)!;
    this.#set(first, slot);
    for (let k = 0; k < edges.length && value > edges[k]!; k++) this.#set(first + 1 + k, slot);
  }

  clear(slot: number): void {
    const page = slot >>> 5;
    const mask = ~(1 << (slot & 31));
    for (const row of this.#rows) if (row) row[page]! &= mask;
  }

  /** The slots with this value; none for a code of −1. */
  row(attribute: RowAttribute, code: number): Bitmap {
    return code < 0 ? this.none : (this.#rows[firstRow.get(attribute)! + code] ?? this.none);
  }

  /** The slots with a value above that edge of the field's histogram; with any value for −1, none beyond the last edge. */
  above(field: HistogramField, edge: number): Bitmap {
    const isBeyond = edge >= FILTERS[field].range.edges.length;
    return isBeyond ? this.none : (this.#rows[firstRow.get(field)! + 1 + edge] ?? this.none);
  }

  /** The rows of these values. */
  rowsOf(attribute: RowAttribute, values: readonly string[]): Bitmap[] {
    return values.map((value) => this.row(attribute, valueCode(attribute, value)));
  }

  flagged(flag: Flag): Bitmap {
    return this.row('flag', valueCode('flag', flag));
  }

  /** The slots that are priced in this currency. */
  priced(currency: Currency): Bitmap {
    return this.row('currency', valueCode('currency', currency));
  }

  #set(row: number, slot: number): void {
    const words = (this.#rows[row] ??= this.#memory.grown(new Int32Array(0), this.none.length));
    words[slot >>> 5]! |= 1 << (slot & 31);
  }
}
