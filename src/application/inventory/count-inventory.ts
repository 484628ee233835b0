import type { Facet } from '../../domain/inventory/facets.ts';
import { EMPTY_QUERY, type InventoryQuery, type InventoryScope } from '../../domain/inventory/inventory-query.ts';
import type { InventorySearch, SearchAnswer } from '../../ports/inventory-search.ts';

/** How much a search finds, and the values of these facets. Rejects when the engine does not answer. */
export const countInventory = (
  query: Partial<InventoryQuery>,
  scope: InventoryScope,
  search: Pick<InventorySearch, 'search'>,
  facets: readonly Facet[] = [],
): Promise<Pick<SearchAnswer, 'total' | 'facets'>> =>
  search.search({ query: { ...EMPTY_QUERY, ...query, pageIndex: 1, pageSize: 1 }, scope, facets });
