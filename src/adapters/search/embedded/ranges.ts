/** Ranges of values as unions of what lies between the edges of histograms; only values in a part of a bucket are compared. */
import { FILTERS, type HistogramField } from '../../../domain/inventory/facets.ts';
import type { Bitmap } from './bits.ts';
import type { Filter } from './block.ts';
import type { Kernel } from './kernel/kernel.ts';
import type { ValueColumn } from './columns/value-column.ts';
import type { ValueRows } from './columns/value-rows.ts';

/** Bounds are included. */
export type Range = readonly [min: number, max: number];

/** What is in the row and not in the one beyond, all of it or what the range has. */
interface Span {
  readonly row: Bitmap;
  readonly beyond: Bitmap;
  readonly within: Range | null;
}

/** @param step the least difference of two values: 1 for whole numbers, 0 for others */
const spansOf = (rows: ValueRows, field: HistogramField, range: Range, step: 0 | 1): Span[] => {
  const edges: readonly number[] = FILTERS[field].range.edges;
  const [min, max] = range;
  if (!(min <= max)) return [];
  /** Everything above this edge is in the range, but for the upper bound; −1 is everything. */
  let above = min === -Infinity ? -1 : edges.findIndex((edge) => edge >= min - step);
  if (above === -1 && min !== -Infinity) above = edges.length;
  /** Everything up to this edge is, but for the lower bound; −1 is nothing. */
  const upTo = max === Infinity ? edges.length : edges.findLastIndex((edge) => edge <= max);
  const between = (from: number, to: number, within: Range | null): Span => ({
    row: rows.above(field, from),
    beyond: rows.above(field, to),
    within,
  });
  const spans = [between(above, upTo, null)];
  if (above >= 0 && (step === 0 || edges[above] !== min - step)) spans.push(between(above - 1, above, range));
  if (upTo < edges.length && edges[upTo] !== max) spans.push(between(upTo, upTo + 1, range));
  return spans;
};

/** Writes the slots of a block whose value is in one of the ranges. */
export const rangeFilter = (
  { addBetween, addWithin }: Kernel,
  rows: ValueRows,
  field: HistogramField,
  { values }: ValueColumn,
  ranges: readonly Range[],
): Filter => {
  const step = field === 'year' ? 1 : 0;
  const spans = ranges.flatMap((range) => spansOf(rows, field, range, step));
  const isWide = values instanceof Float64Array;
  return ({ set: { words, listed }, from, to }, target) => {
    target.fill(0, from, to);
    for (const { row, beyond, within } of spans) {
      const [inRow, inBeyond, found] = [row.byteOffset, beyond.byteOffset, target.byteOffset];
      if (!within) addBetween(listed, from, to, inRow, inBeyond, found);
      else addWithin(listed, from, to, words.byteOffset, inRow, inBeyond, values.byteOffset, isWide, within[0], within[1], found);
    }
  };
};
