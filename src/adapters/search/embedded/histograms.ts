import { FILTERS, type Histogram, type HistogramField } from '../../../domain/inventory/facets.ts';
import type { InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { firstPriceBucket, type InventoryIndex } from './inventory-index.ts';
import type { Extent, Tallies } from './tallies.ts';
import { ROW_VALUES } from './value-rows.ts';

export const histogramOf = (
  index: InventoryIndex,
  tallies: Tallies,
  field: HistogramField,
  { currency }: InventoryScope,
): Histogram => {
  const { builds, limits, looks, mileage, pages, price, rows, worths } = index;
  const edges = FILTERS[field].range.edges;
  switch (field) {
    case 'price': {
      const all = tallies.byAttribute(field, worths, 'price', edges.length * ROW_VALUES.currency.length);
      const first = firstPriceBucket(currency);
      const counts = all.counts.subarray(first, first + edges.length);
      const none = all.none + total(all.counts) - total(counts);
      return { ...tallies.extent(field, price, rows.priced(currency, pages.live.length)), edges, counts: [...counts], none };
    }
    case 'mileage': {
      const { counts, none } = tallies.byAttribute(field, worths, 'mileage', edges.length);
      return { ...tallies.extent(field, mileage, pages.live), edges, counts: [...counts], none };
    }
    case 'year': {
      const { counts, none } = tallies.byAttribute(field, looks, 'yearBucket', edges.length);
      return { ...yearExtent(index, tallies), edges, counts: [...counts], none };
    }
    default: {
      const { counts, none } = tallies.byAttribute(field, builds, field, edges.length);
      return { ...tallies.extent(field, limits[field], pages.live), edges, counts: [...counts], none };
    }
  }
};

const total = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0);

const yearExtent = ({ looks }: InventoryIndex, tallies: Tallies): Extent => {
  const counts = tallies.byCombination('year', looks);
  const years = looks.attributes.year.filter((year, code) => year >= 0 && counts[code]! > 0);
  return years.length === 0 ? { min: null, max: null } : { min: Math.min(...years), max: Math.max(...years) };
};
