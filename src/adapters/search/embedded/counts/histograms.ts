import { FILTERS, type Histogram, type HistogramField } from '../../../../domain/inventory/facets.ts';
import type { Currency } from '../../../../domain/money/money.ts';
import { LIMIT_ZONES, ZONES } from '../columns/layout.ts';
import { firstPriceBucket, type InventoryIndex } from '../inventory-index.ts';
import type { Extent, Tallies } from './tallies.ts';

/** Listings by bucket of the field, with the least and the greatest value. */
export const histogramOf = (index: InventoryIndex, tallies: Tallies, field: HistogramField, currency: Currency): Histogram => {
  const { builds, limits, looks, mileage, price, worths } = index;
  const edges = FILTERS[field].range.edges;
  switch (field) {
    case 'price': {
      const all = tallies.byAttribute(field, worths, 'price');
      const first = firstPriceBucket(currency);
      const counts = bars(all.counts.subarray(first), edges.length);
      const none = all.none + total(all.counts) - total(counts);
      return { ...tallies.extent(field, price, ZONES.price, currency, counts), edges, counts, none };
    }
    case 'mileage': {
      const { counts, none } = tallies.byAttribute(field, worths, 'mileage');
      const found = bars(counts, edges.length);
      return { ...tallies.extent(field, mileage, ZONES.mileage, currency, found), edges, counts: found, none };
    }
    case 'year': {
      const { counts, none } = tallies.byAttribute(field, looks, 'yearBucket');
      const found = bars(counts, edges.length);
      const from = edges[found.findIndex((count) => count > 0)];
      return { ...yearExtent(index, tallies, from), edges, counts: found, none };
    }
    default: {
      const { counts, none } = tallies.byAttribute(field, builds, field);
      const found = bars(counts, edges.length);
      return { ...tallies.extent(field, limits[field], LIMIT_ZONES[field], currency, found), edges, counts: found, none };
    }
  }
};

const bars = (counts: Uint32Array, length: number): number[] => Array.from({ length }, (_, bucket) => counts[bucket] ?? 0);

const total = (counts: Iterable<number>): number => {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
};

/** @param from the first year of the first bucket with a listing; undefined where there is none */
const yearExtent = ({ looks }: InventoryIndex, tallies: Tallies, from: number | undefined): Extent => {
  if (from === undefined) return { min: null, max: null };
  const { counts } = tallies.byAttribute('year', looks, 'year');
  let [min, max] = [from, counts.length - 1];
  while (counts[min] === 0) min += 1;
  while (counts[max] === 0) max -= 1;
  return { min, max };
};
