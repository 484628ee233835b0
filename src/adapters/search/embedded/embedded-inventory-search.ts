import type { Listing } from '../../../domain/vehicle/vehicle.ts';
import type { Flag } from '../../../domain/vehicle/vehicle-facts.ts';
import type { FoundPlace } from '../../../domain/inventory/found-place.ts';
import type { MapCluster, MapWindow } from '../../../domain/inventory/map-clusters.ts';
import type {
  InventoryIndexing,
  InventorySearch,
  SearchAnswer,
  SearchRequest,
  Standing,
} from '../../../ports/inventory-search.ts';
import { countBoth } from './counting.ts';
import { facetCounts } from './facet-counts.ts';
import { firstPriceBucket, InventoryIndex } from './inventory-index.ts';
import { clustersOf, placesOf } from './places.ts';
import { resultPage } from './result-page.ts';
import { Scratch } from './scratch.ts';
import { select, type Selection } from './selection.ts';
import { standingOf } from './standing.ts';
import { type Extent, Tallies } from './tallies.ts';
import { FILTERS, type Histogram, type HistogramField } from '../../../domain/inventory/facets.ts';
import type { InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { ROW_VALUES } from './columns/value-rows.ts';

const histogramOf = (index: InventoryIndex, tallies: Tallies, field: HistogramField, { currency }: InventoryScope): Histogram => {
  const { builds, limits, looks, mileage, pages, price, rows, worths } = index;
  const edges = FILTERS[field].range.edges;
  switch (field) {
    case 'price': {
      const all = tallies.byAttribute(field, worths, 'price', edges.length * ROW_VALUES.currency.length);
      const first = firstPriceBucket(currency);
      const counts = all.counts.subarray(first, first + edges.length);
      const none = all.none + total(all.counts) - total(counts);
      return { ...tallies.extent(field, price, rows.priced(currency), counts), edges, counts: [...counts], none };
    }
    case 'mileage': {
      const { counts, none } = tallies.byAttribute(field, worths, 'mileage', edges.length);
      return { ...tallies.extent(field, mileage, pages.live, counts), edges, counts: [...counts], none };
    }
    case 'year': {
      const { counts, none } = tallies.byAttribute(field, looks, 'yearBucket', edges.length);
      return { ...yearExtent(index, tallies), edges, counts: [...counts], none };
    }
    default: {
      const { counts, none } = tallies.byAttribute(field, builds, field, edges.length);
      return { ...tallies.extent(field, limits[field], pages.live, counts), edges, counts: [...counts], none };
    }
  }
};

const total = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0);

const yearExtent = ({ looks }: InventoryIndex, tallies: Tallies): Extent => {
  const counts = tallies.byCombination('year', looks);
  const { year } = looks.attributes;
  let [min, max] = [Infinity, -Infinity];
  for (let code = 0; code < year.length; code++) {
    if (year[code]! < 0 || counts[code] === 0) continue;
    min = Math.min(min, year[code]!);
    max = Math.max(max, year[code]!);
  }
  return min > max ? { min: null, max: null } : { min, max };
};

const countFlagged = ({ memory, rows }: InventoryIndex, { hits }: Selection, flag: Flag): number =>
  countBoth(memory.kernel, hits, rows.flagged(flag));

/**
 * Search inside the process. Listings are in pages of 32 slots that each belong to one dealer; a query combines bitmaps of
 * slots and counts what is left by combination of attributes. Nothing is sorted ahead of time, so applying
 * a changed listing costs microseconds.
 */
export class EmbeddedInventorySearch implements InventorySearch, InventoryIndexing {
  readonly #index = new InventoryIndex();
  readonly #scratch = new Scratch(this.#index.memory);

  search(request: SearchRequest): Promise<SearchAnswer> {
    return new Promise((resolve) => resolve(this.#answer(request)));
  }

  standing({ query, scope }: Pick<SearchRequest, 'query' | 'scope'>, id: number): Promise<Standing | null> {
    return new Promise((resolve) => {
      const selection = select(this.#index, { query, scope }, this.#scratch);
      resolve(standingOf(this.#index, selection, query, scope, id));
    });
  }

  places({ query, scope }: Pick<SearchRequest, 'query' | 'scope'>): Promise<FoundPlace[]> {
    return new Promise((resolve) => {
      const selection = select(this.#index, { query, scope }, this.#scratch);
      resolve(placesOf(this.#index, selection, scope.currency));
    });
  }

  clusters({ query, scope }: Pick<SearchRequest, 'query' | 'scope'>, window: MapWindow): Promise<MapCluster[]> {
    return new Promise((resolve) => {
      const selection = select(this.#index, { query, scope }, this.#scratch);
      resolve(clustersOf(this.#index, selection, scope.currency, window));
    });
  }

  apply(listings: readonly Listing[]): Promise<void> {
    return new Promise((resolve) => {
      for (const listing of listings) this.#index.put(listing);
      resolve();
    });
  }

  size(): Promise<number> {
    return Promise.resolve(this.#index.size);
  }

  #answer(request: SearchRequest): SearchAnswer {
    const { query, scope, facets = [], histograms = [], flags = [] } = request;
    const index = this.#index;
    const selection = select(index, request, this.#scratch);
    const tallies = new Tallies(index, selection, this.#scratch);
    return {
      total: selection.total,
      ids: resultPage(index, selection, query, scope, this.#scratch),
      facets: Object.fromEntries(facets.map((facet) => [facet, facetCounts(index, tallies, facet, query, this.#scratch)])),
      histograms: Object.fromEntries(histograms.map((field) => [field, histogramOf(index, tallies, field, scope)])),
      flags: Object.fromEntries(flags.map((flag) => [flag, countFlagged(index, selection, flag)])),
    };
  }
}
