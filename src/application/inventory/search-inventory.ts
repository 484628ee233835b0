/** A search as pages and the API show it: find, hydrate, and where nothing was found, what nearly was. */
import type { Facet, HistogramField } from '../../domain/inventory/facets.ts';
import type { InventoryQuery, InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { isListed } from '../../domain/inventory/searchable.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { InventorySearch, SearchAnswer } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';
import { similarVehicles } from './near-misses.ts';

export interface InventoryRequest {
  readonly query: InventoryQuery;
  readonly scope: InventoryScope;
  readonly facets: readonly Facet[];
  readonly histograms: readonly HistogramField[];
}

export interface FoundInventory extends Pick<SearchAnswer, 'total' | 'facets' | 'histograms'> {
  readonly pageIndex: number;
  readonly totalPages: number;
  /** Numbers of the pages beside this one; null at either end. Beyond the last page, `previous` is the last. */
  readonly previous: number | null;
  readonly next: number | null;
  /** With as many images as the query wants. */
  readonly listings: readonly Listing[];
  /** Ids of `listings`. */
  readonly idList: readonly number[];
  /** Nothing was found: `listings` are similar vehicles instead; `total`, facets and histograms are still the search's own. */
  readonly similar: boolean;
}

const withImages = ({ vehicle, dealer }: Listing, imageTotal: number | null): Listing =>
  imageTotal === null ? { vehicle, dealer } : { vehicle: { ...vehicle, images: vehicle.images.slice(0, imageTotal) }, dealer };

/** Rejects when the engine or the store does not answer. */
export const searchInventory = async (
  { query, scope, facets, histograms }: InventoryRequest,
  ports: { readonly search: InventorySearch; readonly vehicles: Vehicles },
): Promise<FoundInventory> => {
  const { total, ids, ...counts } = await ports.search.search({ query, scope, facets, histograms });
  const listings = total === 0 ? await similarVehicles(query, scope, ports) : await ports.vehicles.ofIds(ids);
  // The index may be a moment behind the store: what was sold meanwhile is not shown.
  const shown = listings.filter(({ vehicle }) => isListed(vehicle)).map((listing) => withImages(listing, query.imageTotal));
  const { pageIndex } = query;
  const totalPages = Math.min(Math.ceil(total / query.pageSize), SEARCH_LIMITS.maxPageIndex);
  return {
    ...counts,
    total,
    pageIndex,
    totalPages,
    previous: pageIndex > 1 && totalPages > 0 ? Math.min(pageIndex - 1, totalPages) : null,
    next: pageIndex < totalPages ? pageIndex + 1 : null,
    listings: shown,
    idList: shown.map(({ vehicle }) => vehicle.id),
    similar: shown.length > 0 && total === 0,
  };
};
