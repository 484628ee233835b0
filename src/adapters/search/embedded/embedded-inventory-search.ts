import type { Listing } from '../../../domain/vehicle/vehicle.ts';
import type { FoundPlace } from '../../../domain/inventory/found-place.ts';
import type { MapCluster, MapWindow } from '../../../domain/inventory/map-clusters.ts';
import type {
  InventoryIndexing,
  InventorySearch,
  SearchAnswer,
  SearchRequest,
  Standing,
} from '../../../ports/inventory-search.ts';
import { HITS, rowOf, valueCode } from './columns/layout.ts';
import { facetCounts } from './counts/facet-counts.ts';
import { histogramOf } from './counts/histograms.ts';
import { Tallies } from './counts/tallies.ts';
import { InventoryIndex } from './inventory-index.ts';
import { resultPage } from './order/result-page.ts';
import { standingOf } from './order/standing.ts';
import { clustersOf, placesOf } from './places.ts';
import { select } from './query/selection.ts';
import { Scratch } from './scratch.ts';

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
      resolve(standingOf(this.#index, selection, query, scope, id, this.#scratch));
    });
  }

  places({ query, scope }: Pick<SearchRequest, 'query' | 'scope'>): Promise<FoundPlace[]> {
    return new Promise((resolve) => {
      select(this.#index, { query, scope }, this.#scratch);
      resolve(placesOf(this.#index, scope.currency));
    });
  }

  clusters({ query, scope }: Pick<SearchRequest, 'query' | 'scope'>, window: MapWindow): Promise<MapCluster[]> {
    return new Promise((resolve) => {
      select(this.#index, { query, scope }, this.#scratch);
      resolve(clustersOf(this.#index, scope.currency, window));
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
    const ids = resultPage(index, selection, query, scope, this.#scratch);
    const { kernel } = index;
    return {
      total: selection.total,
      ids,
      facets: Object.fromEntries(facets.map((facet) => [facet, facetCounts(index, tallies, facet, query)])),
      histograms: Object.fromEntries(histograms.map((field) => [field, histogramOf(index, tallies, field, scope.currency)])),
      flags: Object.fromEntries(flags.map((flag) => [flag, kernel.countBoth(HITS, rowOf('flag', valueCode('flag', flag)))])),
    };
  }
}
