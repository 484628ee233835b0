import { searchOnSite, type SiteSearch } from '../../domain/inventory/around-place.ts';
import type { InventoryQuery, InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { InventorySearch, SearchAnswer, SearchRequest } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';
import { listedOf } from './listed-of.ts';
import { NO_MISSES, nearMisses, type Droppable, type NearMisses } from './near-misses.ts';

export interface InventoryRequest<Filter extends Droppable>
  extends SiteSearch, Pick<SearchRequest, 'facets' | 'histograms' | 'flags'> {
  /** The filters in force, for a caller who wants to know what a search without result nearly found. */
  readonly filters?: (facets: SearchAnswer['facets'], around: InventoryQuery) => readonly Filter[];
}

export interface SearchPorts {
  readonly search: Pick<InventorySearch, 'search'>;
  readonly vehicles: Pick<Vehicles, 'ofIds'>;
}

export interface FoundInventory<Filter extends Droppable = never> extends Omit<SearchAnswer, 'ids'> {
  /** The search around the visitor's place: what was really asked. */
  readonly around: InventoryQuery;
  readonly scope: InventoryScope;
  /** The vehicles of the page. Fewer than the engine found where some left the lists a moment ago. */
  readonly listings: readonly Listing[];
  /** Pages that can be asked for. */
  readonly pages: number;
  /** What nearly was found; empty where anything was, and where `filters` was not asked. */
  readonly misses: NearMisses<Filter>;
}

/**
 * A search as lists, the API and feeds show it: around the visitor's place, within what the site may show, without what has left the
 * lists since the index heard of it. Rejects when the engine or the store does not answer.
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
    scope,
    listings: await listedOf(ids, ports),
    pages: Math.min(Math.ceil(answer.total / around.pageSize), SEARCH_LIMITS.maxPageIndex),
    misses: isMissed ? await nearMisses(around, filters(answer.facets, around), scope, ports) : NO_MISSES,
  };
};
