/** Ranges of values as unions of what lies between the edges of histograms; only values in a part of a bucket are compared. */
import { FILTERS, type HistogramField } from '../../../../domain/inventory/facets.ts';
import type { Currency } from '../../../../domain/money/money.ts';
import { above, onEdge } from '../columns/layout.ts';
import type { Measured } from '../columns/measured.ts';
import type { Term } from './program.ts';

/** Bounds are included. */
export type Range = readonly [min: number, max: number];

/** The slots whose value is in one of the ranges. */
export const rangeTerms = (field: HistogramField, currency: Currency, ranges: readonly Range[], measure: Measured): Term[] =>
  ranges.flatMap((range) => termsOf(field, currency, range, measure));

const termsOf = (field: HistogramField, currency: Currency, [min, max]: Range, measure: Measured): Term[] => {
  const edges: readonly number[] = FILTERS[field].range.edges;
  if (!(min <= max)) return [];
  const between = (from: number, to: number) => ({ row: above(field, from, currency), other: above(field, to, currency) });
  const cut = (edge: number): Term => ({
    kind: 'values',
    ...between(edge - 1, edge),
    ...measure.plane,
    ...measure.range(min, max),
  });
  /** Everything above this edge is in the range, but for the upper bound; −1 is everything. */
  let from = min === -Infinity ? -1 : edges.findIndex((edge) => edge >= min);
  if (from === -1 && min !== -Infinity) from = edges.length;
  /** Everything up to this edge is, but for the lower bound; −1 is nothing. */
  const to = max === Infinity ? edges.length : edges.findLastIndex((edge) => edge <= max);
  const terms: Term[] = from < to ? [{ kind: 'rows', ...between(from, to) }] : [];
  // Where the lower bound is an edge, only what is the edge itself is left of the bucket below it.
  if (from >= 0)
    terms.push(edges[from] === min ? { kind: 'rows', ...between(from - 1, from), also: onEdge(field, currency) } : cut(from));
  if (to < edges.length && edges[to] !== max && to + 1 !== from) terms.push(cut(to + 1));
  return terms;
};
