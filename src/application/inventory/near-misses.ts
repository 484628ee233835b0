/** What a search that found nothing almost found (product rules, section 5, "Zero results"). */
import { DISTANCES } from '../../domain/inventory/around-place.ts';
import { EMPTY_QUERY, radiusOf, type InventoryQuery, type InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { changeQuery } from '../../domain/inventory/query-codec.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

/** A search with more filters than these is nobody's. */
const MOST_TRIED = 12;
/** Pairs of so many filters are 45 searches, each a millisecond or less. */
const MOST_PAIRED = 10;
/** Nobody reads on for longer. */
const MOST_PAIRS_NAMED = 5;
const SIMILAR = 6;

interface Ports {
  readonly search: InventorySearch;
  readonly vehicles: Vehicles;
}

interface Droppable {
  readonly without: Partial<InventoryQuery>;
}

/** Filters to drop together, and the number of vehicles without them. */
interface Relaxation<Filter> {
  readonly filters: readonly Filter[];
  readonly total: number;
}

export interface NearMisses<Filter> {
  /**
   * Filters that alone stand in the way; where no single one does, pairs that do, the best few of them. Most vehicles first; never
   * filters and pairs at once.
   */
  readonly relaxations: readonly Relaxation<Filter>[];
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

/** Vehicles that may do instead of those that a search did not find. */
export const similarVehicles = async (
  query: InventoryQuery,
  scope: InventoryScope,
  { search: engine, vehicles }: Ports,
): Promise<readonly Listing[]> => {
  for (const search of widerSearches(query)) {
    const { ids } = await engine.search({ query: search, scope, facets: [], histograms: [] });
    if (ids.length > 0) return vehicles.ofIds(ids);
  }
  return [];
};

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

/** What a search becomes without several filters: of a list that each shortens, what each of them leaves. */
export const withoutAll = (filters: readonly Droppable[]): Partial<InventoryQuery> => {
  const all = new Map<string, unknown>();
  for (const { without } of filters) {
    for (const [part, left] of Object.entries(without)) {
      const before = all.get(part);
      all.set(part, Array.isArray(before) && Array.isArray(left) ? left.filter((value) => before.includes(value)) : left);
    }
  }
  return Object.fromEntries(all);
};

const pairsOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other]));

/** @param filters what is in force; `without` is what the search becomes when that one is dropped */
export const nearMisses = async <Filter extends Droppable>(
  query: InventoryQuery,
  filters: readonly Filter[],
  scope: InventoryScope,
  ports: Ports,
): Promise<NearMisses<Filter>> => {
  const totalOf = async (asked: InventoryQuery): Promise<number> =>
    (await ports.search.search({ query: { ...asked, pageSize: 1 }, scope, facets: [], histograms: [] })).total;
  const helpful = async (choices: readonly (readonly Filter[])[]): Promise<readonly Relaxation<Filter>[]> => {
    const tried = await Promise.all(
      choices.map(async (dropped) => ({ filters: dropped, total: await totalOf(changeQuery(query, withoutAll(dropped))) })),
    );
    return tried.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  };
  const singles = await helpful(filters.slice(0, MOST_TRIED).map((filter) => [filter]));
  return {
    relaxations:
      singles.length > 0 ? singles : (await helpful(pairsOf(filters.slice(0, MOST_PAIRED)))).slice(0, MOST_PAIRS_NAMED),
    wider: await widerCircle(query, (distanceKm) => totalOf({ ...query, distanceKm })),
    similar: await similarVehicles(query, scope, ports),
  };
};
