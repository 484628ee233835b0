/** Vehicles on sale of a model, a model year or a style. */
import { stockQuery, type StockSubject } from '../../domain/catalogue/stock-query.ts';
import type { InventoryQuery, InventoryScope } from '../../domain/inventory/inventory-query.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';

export interface Stock {
  /** What a link to the list of these vehicles asks for. */
  readonly query: InventoryQuery;
  readonly total: number;
}

export const vehiclesInStock = async (
  subject: StockSubject,
  search: Pick<InventorySearch, 'search'>,
  scope: InventoryScope,
): Promise<Stock> => {
  const query = stockQuery(subject);
  const { total } = await search.search({ query, scope, facets: [], histograms: [] });
  return { query, total };
};
