/** The vehicles for sale that a page of the catalogue leads to. */
import { styleName } from '../../../domain/catalogue/style-name.ts';
import { vehiclesInStock } from '../../../application/catalogue/vehicles-in-stock.ts';
import type { StockSubject } from '../../../domain/catalogue/stock-query.ts';
import type { StyleSummary } from '../../../domain/catalogue/specification-style.ts';
import { aroundPlace } from '../../../domain/inventory/around-place.ts';
import type { InventoryQuery } from '../../../domain/inventory/inventory-query.ts';
import { listPathOfType } from '../../../domain/inventory/list-path.ts';
import { numberText } from '../../../domain/money/price-text.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import { scopeOf } from '../../../domain/site/site.ts';
import type { StockView } from '../../../ui/catalogue/catalogue-view.ts';
import type { CardView } from '../../../ui/components/vehicle-card.tsx';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { PagePorts } from '../loader.ts';
import { presentCard } from '../../../ui/components/present-card.ts';

export interface FoundStock {
  readonly view: StockView;
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
export const stockOf = async (
  style: StyleSummary,
  exact: boolean,
  { site, language, place }: Pick<PageRequest, 'site' | 'language' | 'place'>,
  { search }: Pick<PagePorts, 'search'>,
): Promise<FoundStock | null> => {
  if (site.specs) return null;
  const { type } = style;
  const asTheList = (query: InventoryQuery): InventoryQuery => aroundPlace({ ...query, types: [type] }, place, site);
  for (const { subject, name } of subjectsOf(style, exact)) {
    const { query, total, ids } = await vehiclesInStock(subject, search, scopeOf(site, null), asTheList);
    if (total > 0) {
      const count = { count: total, text: numberText(total, language.id) };
      return { ids, view: { path: listPathOfType(type, language.id, query), count, name } };
    }
  }
  return null;
};

export const stockCards = async (
  ids: readonly number[],
  { site, language, params, place, terms }: PageRequest,
  { vehicles }: Pick<PagePorts, 'vehicles'>,
): Promise<readonly CardView[]> => {
  const context = { site, languageId: language.id, carried: carriedParameters(params, site.logoInInventory), from: place, terms };
  return (await vehicles.ofIds(ids)).map((listing) => presentCard(listing, context));
};
