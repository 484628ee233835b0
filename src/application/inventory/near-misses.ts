/** Suggestions for a search without results (product rules, section 5, "Zero results"). */
import { DISTANCES } from '../../domain/inventory/around-place.ts';
import { EMPTY_QUERY, radiusOf, type InventoryQuery, type InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { changeQuery } from '../../domain/inventory/query-codec.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import { countInventory } from './count-inventory.ts';
import { listedOf } from './listed-of.ts';
import type { Ports } from '../../ports/ports.ts';

/** Few searches have more filters. */
const MOST_TRIED = 12;
/** 10 filters make 45 pairs, each a search of a millisecond or less. */
const MOST_PAIRED = 10;
/** A longer list would not be read. */
const MOST_PAIRS_NAMED = 5;
const SIMILAR = 6;

export interface Droppable {
  readonly without: Partial<InventoryQuery>;
}

/** Filters to drop together, what the search becomes then, and the number of vehicles that it finds. */
interface Relaxation<Filter> extends Droppable {
  readonly filters: readonly Filter[];
  readonly total: number;
}

export interface NearMisses<Filter> {
  /**
   * Single filters whose removal gives results; if there are none, the best such pairs. Most vehicles first; never single filters
   * and pairs together.
   */
  readonly relaxations: readonly Relaxation<Filter>[];
  /** The next wider circle with vehicles in it, and how many; null without a circle, or when no wider one has any. */
  readonly wider: { readonly distanceKm: number; readonly total: number } | null;
  /** Vehicles that meet the most important filters. */
  readonly similar: readonly Listing[];
}

export const NO_MISSES: NearMisses<never> = { relaxations: [], wider: null, similar: [] };

/** Searches for alternatives, from narrow to wide: the model, the make and body, the body, the kind. */
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

/** Alternatives for a search without results. */
const vehiclesInstead = async (
  query: InventoryQuery,
  scope: InventoryScope,
  ports: Pick<Ports, 'search' | 'vehicles'>,
): Promise<readonly Listing[]> => {
  for (const wider of widerSearches(query)) {
    const { ids } = await ports.search.search({ query: wider, scope });
    if (ids.length > 0) return listedOf(ids, ports);
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

/** The search without several filters; a list that several of them shorten keeps the values that all of them leave. */
const withoutAll = (filters: readonly Droppable[]): Partial<InventoryQuery> => {
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

/** @param filters those of the search; `without` is the change that drops one of them */
export const nearMisses = async <Filter extends Droppable>(
  query: InventoryQuery,
  filters: readonly Filter[],
  scope: InventoryScope,
  ports: Pick<Ports, 'search' | 'vehicles'>,
): Promise<NearMisses<Filter>> => {
  const totalOf = async (asked: InventoryQuery): Promise<number> => (await countInventory(asked, scope, ports.search)).total;
  const helpful = async (choices: readonly (readonly Filter[])[]): Promise<readonly Relaxation<Filter>[]> => {
    const tried = await Promise.all(
      choices.map(async (dropped) => {
        const without = withoutAll(dropped);
        return { filters: dropped, without, total: await totalOf(changeQuery(query, without)) };
      }),
    );
    return tried.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  };
  const singles = await helpful(filters.slice(0, MOST_TRIED).map((filter) => [filter]));
  return {
    relaxations:
      singles.length > 0 ? singles : (await helpful(pairsOf(filters.slice(0, MOST_PAIRED)))).slice(0, MOST_PAIRS_NAMED),
    wider: await widerCircle(query, (distanceKm) => totalOf({ ...query, distanceKm })),
    similar: await vehiclesInstead(query, scope, ports),
  };
};
