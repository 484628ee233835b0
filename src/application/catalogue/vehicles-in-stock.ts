/** Vehicles on sale of a model, a model year or a style. */
import { stockQuery, type StockSubject } from '../../domain/catalogue/stock-query.ts';
import type { InventoryQuery, InventoryScope } from '../../domain/inventory/inventory-query.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';

export interface Stock {
  /** What a link to the list of these vehicles asks for. */
  readonly query: InventoryQuery;
  readonly total: number;
  /** Of its first page. */
  readonly ids: readonly number[];
}

/** @param narrowed the search as the list itself makes it: around the visitor's place */
export const vehiclesInStock = async (
  subject: StockSubject,
  search: Pick<InventorySearch, 'search'>,
  scope: InventoryScope,
  narrowed: (query: InventoryQuery) => InventoryQuery = (query) => query,
): Promise<Stock> => {
  const query = stockQuery(subject);
  const { total, ids } = await search.search({ query: narrowed(query), scope });
  return { query, total, ids };
};
