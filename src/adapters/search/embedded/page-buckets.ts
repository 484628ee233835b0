/** The buckets of a histogram that a page of results lies in: what is before or after them need not be looked at. */
import { FILTERS, type HistogramField } from '../../../domain/inventory/facets.ts';
import type { Bitmap, SlotSet } from './bits.ts';
import { countBoth } from './counting.ts';
import type { InventoryIndex } from './inventory-index.ts';
import type { Scratch } from './scratch.ts';

/** Fewer are looked at one by one. */
const MANY = 256;

interface Narrowed {
  readonly set: SlotSet;
  /** How many come before the set. */
  readonly skipped: number;
}

/** The first number from `low` up to, not including, `high` that passes, or `high`; all after it pass too. */
const firstOf = (low: number, high: number, passes: (number: number) => boolean): number => {
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/**
 * The part of the hits that places `from` up to `to` of an order by the field's value lie in. Null where it is not worth it, or slots without
 * a value are among them.
 * @param within the slots whose value is used; null for all
 */
export const narrowToPage = (
  { memory: { kernel }, rows }: InventoryIndex,
  hits: SlotSet,
  total: number,
  field: HistogramField,
  within: Bitmap | null,
  descending: boolean,
  [from, to]: readonly [number, number],
  scratch: Scratch,
): Narrowed | null => {
  if (total < MANY) return null;
  const { length } = hits.words;
  /** The hits that are in one row and not in the other. */
  const between = (set: SlotSet, row: Bitmap, beyond: Bitmap): SlotSet => {
    const words = scratch.words(length).fill(0);
    kernel.addBetween(set.listed, 0, length, row.byteOffset, beyond.byteOffset, words.byteOffset);
    kernel.keep(length, words.byteOffset, set.words.byteOffset, 0, words.byteOffset);
    return { ...set, words };
  };
  const valued = within ? between(hits, within, rows.none) : hits;
  const last = FILTERS[field].range.edges.length;
  const above = (edge: number): number => countBoth(kernel, valued, rows.above(field, edge));
  const all = above(-1);
  if (all < to) return null;
  const upTo = (edge: number): number => all - above(edge);
  const [lower, upper] = descending
    ? [firstOf(-1, last, (edge) => above(edge) < to) - 1, firstOf(-1, last, (edge) => above(edge) <= from)]
    : [firstOf(-1, last, (edge) => upTo(edge) > from) - 1, firstOf(-1, last, (edge) => upTo(edge) >= to)];
  return {
    set: between(valued, rows.above(field, lower), rows.above(field, upper)),
    skipped: descending ? above(upper) : upTo(lower),
  };
};
