/** What a search that found nothing almost found (product rules, section 5, "Zero results"). */
import { DISTANCES } from '../../domain/inventory/around-place.ts';
import { EMPTY_QUERY, radiusOf, type InventoryQuery, type InventoryScope } from '../../domain/inventory/inventory-query.ts';
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
  /** The next wider circle with vehicles in it, and how many; null without a circle, or where none of them helps. */
  readonly wider: { readonly distanceKm: number; readonly total: number } | null;
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

const widerCircle = async (
  query: InventoryQuery,
  totalWithin: (distanceKm: number) => Promise<number>,
): Promise<NearMisses<unknown>['wider']> => {
  const radius = radiusOf(query);
  if (radius === null) return null;
  for (const distanceKm of DISTANCES.filter((km) => km > radius)) {
    const total = await totalWithin(distanceKm);
    if (total > 0) return { distanceKm, total };
  }
  return null;
};

/** @param filters what is in force; `without` is what the search becomes when that one is dropped */
export const nearMisses = async <Filter extends { readonly without: Partial<InventoryQuery> }>(
  query: InventoryQuery,
  filters: readonly Filter[],
  scope: InventoryScope,
  { search: engine, vehicles }: { readonly search: InventorySearch; readonly vehicles: Vehicles },
): Promise<NearMisses<Filter>> => {
  const find = (asked: InventoryQuery) => engine.search({ query: asked, scope, facets: [], histograms: [] });
  const tried = await Promise.all(
    filters
      .slice(0, MOST_TRIED)
      .map(async (filter) => ({ filter, total: (await find(changeQuery(query, { ...filter.without, pageSize: 1 }))).total })),
  );
  const relaxations = tried.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  const wider = await widerCircle(query, async (distanceKm) => (await find({ ...query, distanceKm, pageSize: 1 })).total);
  for (const search of widerSearches(query)) {
    const { ids } = await find(search);
    if (ids.length > 0) return { relaxations, wider, similar: await vehicles.ofIds(ids) };
  }
  return { relaxations, wider, similar: [] };
};
