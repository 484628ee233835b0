import { FACETS, HISTOGRAMS } from '../../../domain/inventory/facets.ts';
import { EMPTY_QUERY, SORTS, type InventoryQuery, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import type { InventorySearch } from '../../../ports/inventory-search.ts';

/** Longest time of the warm-up, in milliseconds. */
const BUDGET_MS = 250;
const MOST_SEARCHES = 400;

/**
 * Runs visitors' typical searches, over the makes, models and years in the index, until the engine's loops are compiled: the first two
 * hundred searches of a process take ten times as long as those that follow. Run it before the server says that it is ready.
 */
export const warmUp = async (search: Pick<InventorySearch, 'search'>, scopes: readonly InventoryScope[]): Promise<void> => {
  for (const scope of scopes) {
    const end = performance.now() + BUDGET_MS / scopes.length;
    const ask = (query: InventoryQuery) => search.search({ query, scope, facets: FACETS, histograms: HISTOGRAMS });
    const { facets } = await ask(EMPTY_QUERY);
    const values = (facet: 'make' | 'model' | 'year'): string[] => (facets[facet] ?? []).map(({ value }) => value);
    const queries = mixOf(values('make'), values('model'), values('year').map(Number));
    for (let k = 0; k < MOST_SEARCHES && performance.now() < end; k++) await ask(queries[k % queries.length] ?? EMPTY_QUERY);
  }
};

const mixOf = (makes: readonly string[], models: readonly string[], years: readonly number[]): InventoryQuery[] => {
  const around = { near: { latitude: 45.5, longitude: -73.6 }, distanceKm: 500 };
  const of = (values: readonly string[], k: number): string[] => values.slice(k, k + 1);
  const parts: ((k: number) => Partial<InventoryQuery>)[] = [
    (k) => ({ makes: of(makes, k) }),
    (k) => ({ makes: of(makes, 0), models: of(models, k), ...around }),
    (k) => ({ priceMax: 20_000 + 1000 * k, conditions: ['used'] }),
    (k) => ({ yearMin: years[k] ?? null, mileageMax: 100_000, bodies: ['suv', 'truck'] }),
    (k) => ({ keyword: `${makes[k] ?? ''} ${years[0] ?? ''}`, flags: ['certified'] }),
    () => ({ fuels: ['hybrid', 'electric'], drivetrains: ['awd', '4x4'], transmissions: ['automatic'], priceNone: false }),
    (k) => ({ colours: ['black'], ...around, pageIndex: k + 1 }),
  ];
  return SORTS.flatMap((sort, k) => parts.map((part) => ({ ...EMPTY_QUERY, ...part(k), sort, descending: k % 2 === 0 })));
};
