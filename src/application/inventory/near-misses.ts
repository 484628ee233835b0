/** What a search that found nothing almost found (product rules, section 5, "Zero results"). */
import { EMPTY_QUERY, type InventoryQuery, type InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { changeQuery } from '../../domain/inventory/query-codec.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

/** A search with more filters than these is nobody's. */
const MOST_TRIED = 12;
const SIMILAR = 6;

export interface NearMisses<Filter> {
  /** Filters that alone stand in the way, with the number of vehicles without each; most vehicles first. */
  readonly relaxations: readonly { readonly filter: Filter; readonly total: number }[];
  /** Vehicles that share the most telling wishes. */
  readonly similar: readonly Listing[];
}

/** Ever wider searches for vehicles that may do instead: the model, the make and body, the body, the kind. */
const widerSearches = ({ types, makes, models, bodies, near }: InventoryQuery): readonly InventoryQuery[] =>
  [
    { types, makes, models, bodies, near },
    { types, makes, bodies, near },
    { types, bodies, near },
    { types, bodies },
    { types },
  ].map((wishes) => ({
    ...EMPTY_QUERY,
    ...wishes,
    pageSize: SIMILAR,
  }));

/** @param filters what is in force; `without` is what the search becomes when that one is dropped */
export const nearMisses = async <Filter extends { readonly without: Partial<InventoryQuery> }>(
  query: InventoryQuery,
  filters: readonly Filter[],
  scope: InventoryScope,
  { search, vehicles }: { readonly search: InventorySearch; readonly vehicles: Vehicles },
): Promise<NearMisses<Filter>> => {
  const find = (wider: InventoryQuery) => search.search({ query: wider, scope, facets: [], histograms: [] });
  const tried = await Promise.all(
    filters
      .slice(0, MOST_TRIED)
      .map(async (filter) => ({ filter, total: (await find(changeQuery(query, { ...filter.without, pageSize: 1 }))).total })),
  );
  const relaxations = tried.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  for (const wider of widerSearches(query)) {
    const { ids } = await find(wider);
    if (ids.length > 0) return { relaxations, similar: await vehicles.ofIds(ids) };
  }
  return { relaxations, similar: [] };
};
