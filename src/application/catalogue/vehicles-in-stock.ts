/** Vehicles on sale of a style, of its model in that year, or of its model. */
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { stockQuery, type StockSubject } from '../../domain/catalogue/stock-query.ts';
import { styleName } from '../../domain/catalogue/style-name.ts';
import { searchOnSite } from '../../domain/inventory/around-place.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import type { Site } from '../../domain/site/site.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';

export interface Stock {
  /** What the vehicles are of. */
  readonly name: string;
  /** What a link to the list of these vehicles asks for. */
  readonly query: InventoryQuery;
  readonly total: number;
  /** Of its first page. */
  readonly ids: readonly number[];
}

/** The style itself, then its model in that year, then in any year. */
const subjectsOf = (
  style: StyleSummary,
  exact: boolean,
): readonly { readonly subject: StockSubject; readonly name: string }[] => {
  const { make, model, year, name, fuel } = style;
  const ofModel = { subject: { make, model }, name: `${make} ${model}` };
  const ofYear = { subject: { make, model, year }, name: styleName(style) };
  const ofStyle = { subject: { make, model, year, style: { name, fuel } }, name: `${styleName(style)} ${name}` };
  return [...(exact ? [ofStyle] : []), ofYear, ofModel];
};

/**
 * The first of those that anything is for sale of, counted as the list counts that it leads to. Null on a site that sells nothing,
 * and where nothing is for sale.
 * @param exact whether the style itself is asked about, or its model
 */
export const vehiclesInStock = async (
  style: StyleSummary,
  exact: boolean,
  { site, place }: { readonly site: Site; readonly place: VisitorPlace | null },
  search: Pick<InventorySearch, 'search'>,
): Promise<Stock | null> => {
  if (site.specs) return null;
  for (const { subject, name } of subjectsOf(style, exact)) {
    const query = stockQuery(subject);
    const { total, ids } = await search.search(searchOnSite({ site, place, query: { ...query, types: [style.type] } }));
    if (total > 0) return { name, query, total, ids };
  }
  return null;
};
