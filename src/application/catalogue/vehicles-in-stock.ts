/** Vehicles for sale of a style, of its model in that year, or of its model. */
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { stockQuery, type StockSubject } from '../../domain/catalogue/stock-query.ts';
import { searchOnSite } from '../../domain/inventory/around-place.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import type { Site } from '../../domain/site/site.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';

export interface Stock {
  /** What these vehicles have in common with the style. */
  readonly common: 'style' | 'year' | 'model';
  /** The search that lists these vehicles. */
  readonly query: InventoryQuery;
  readonly total: number;
  /** Of its first page. */
  readonly ids: readonly number[];
}

/** The style itself, then its model in that year, then in any year. */
const subjectsOf = (
  style: StyleSummary,
  exact: boolean,
): readonly { readonly subject: StockSubject; readonly common: Stock['common'] }[] => {
  const { make, model, year, name, fuel } = style;
  const ofModel = { subject: { make, model }, common: 'model' } as const;
  const ofYear = { subject: { make, model, year }, common: 'year' } as const;
  const ofStyle = { subject: { make, model, year, style: { name, fuel } }, common: 'style' } as const;
  return [...(exact ? [ofStyle] : []), ofYear, ofModel];
};

/**
 * The first of those with vehicles for sale, with the count that the linked list shows. Null when there are none, or when the site
 * sells nothing.
 * @param exact whether the style itself is asked about, or its model
 */
export const vehiclesInStock = async (
  style: StyleSummary,
  exact: boolean,
  { site, place }: { readonly site: Site; readonly place: VisitorPlace | null },
  search: Pick<InventorySearch, 'search'>,
): Promise<Stock | null> => {
  if (site.specs) return null;
  for (const { subject, common } of subjectsOf(style, exact)) {
    const query = stockQuery(subject);
    const { total, ids } = await search.search(searchOnSite({ site, place, query: { ...query, types: [style.type] } }));
    if (total > 0) return { common, query, total, ids };
  }
  return null;
};
