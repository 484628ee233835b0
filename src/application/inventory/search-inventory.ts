import { searchOnSite, type SiteSearch } from '../../domain/inventory/around-place.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { SearchAnswer, SearchRequest } from '../../ports/inventory-search.ts';
import type { Ports } from '../../ports/ports.ts';
import { listedOf } from './listed-of.ts';
import { NO_MISSES, nearMisses, type Droppable, type NearMisses } from './near-misses.ts';

export interface InventoryRequest<Filter extends Droppable>
  extends SiteSearch, Pick<SearchRequest, 'facets' | 'histograms' | 'flags'> {
  /** The filters in force, for a caller that wants suggestions for a search without results. */
  readonly filters?: (facets: SearchAnswer['facets'], around: InventoryQuery) => readonly Filter[];
}

export type SearchPorts = Pick<Ports, 'search' | 'vehicles'>;

export interface FoundInventory<Filter extends Droppable = never> extends Omit<SearchAnswer, 'ids'> {
  /** The search that was run, with the visitor's place filled in. */
  readonly around: InventoryQuery;
  /** The vehicles of the page; fewer than the engine found when some have just left the lists. */
  readonly listings: readonly Listing[];
  /** The number of pages. */
  readonly pages: number;
  /** Suggestions; empty when anything was found, or without `filters`. */
  readonly misses: NearMisses<Filter>;
}

/**
 * The search that lists, the API and feeds use: around the visitor's place, within the site's scope, without vehicles that are no
 * longer listed. Rejects when the engine or the store does not answer.
 */
export const searchInventory = async <Filter extends Droppable = never>(
  { site, division = null, query, place = null, filters, ...counts }: InventoryRequest<Filter>,
  ports: SearchPorts,
): Promise<FoundInventory<Filter>> => {
  const { query: around, scope } = searchOnSite({ site, division, query, place });
  const { ids, ...answer } = await ports.search.search({ ...counts, query: around, scope });
  const isMissed = answer.total === 0 && filters !== undefined;
  return {
    ...answer,
    around,
    listings: await listedOf(ids, ports),
    pages: Math.min(Math.ceil(answer.total / around.pageSize), SEARCH_LIMITS.maxPageIndex),
    misses: isMissed ? await nearMisses(around, filters(answer.facets, around), scope, ports) : NO_MISSES,
  };
};
