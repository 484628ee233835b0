/** The vehicles for sale of a model: those of its year, or of any year where there is none of that one. */
import { aroundPlace } from '../../../../domain/inventory/around-place.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../../domain/inventory/inventory-query.ts';
import { listPathOfType } from '../../../../domain/inventory/list-path.ts';
import type { StyleSummary } from '../../../../domain/catalogue/specification-style.ts';
import { numberText } from '../../../../domain/money/price-text.ts';
import { carriedParameters } from '../../../../domain/routing/carried-parameters.ts';
import { scopeOf } from '../../../../domain/site/site.ts';
import { fold } from '../../../../domain/text/fold.ts';
import type { StockView } from '../../../../ui/catalogue/catalogue-view.ts';
import type { CardView } from '../../../../ui/components/vehicle-card.tsx';
import type { PagePorts, PageRequest } from '../../loader.ts';
import { presentCard } from '../card-view.ts';

export interface Stock {
  readonly view: StockView;
  readonly ids: readonly number[];
}

/** Null on a site that sells nothing, and where nothing is for sale. Counted as the list counts that it leads to. */
export const stockOf = async (
  { make, model, year, type }: Pick<StyleSummary, 'make' | 'model' | 'year' | 'type'>,
  { site, language, place }: Pick<PageRequest, 'site' | 'language' | 'place'>,
  { search }: Pick<PagePorts, 'search'>,
  /** How many of them are wanted. */
  most = 1,
): Promise<Stock | null> => {
  if (site.specs) return null;
  const ofModel: Partial<InventoryQuery> = { makes: [fold(make)], models: [fold(model)] };
  const searches = [
    { asked: { ...ofModel, yearMin: year, yearMax: year }, name: `${make} ${model} ${String(year)}` },
    { asked: ofModel, name: `${make} ${model}` },
  ];
  for (const { asked, name } of searches) {
    const query = aroundPlace({ ...EMPTY_QUERY, ...asked, types: [type], pageSize: most }, place, site);
    const { ids, total } = await search.search({ query, scope: scopeOf(site, null), facets: [], histograms: [] });
    if (total > 0) {
      const count = { count: total, text: numberText(total, language.id) };
      return { ids, view: { path: listPathOfType(type, language.id, asked), count, name } };
    }
  }
  return null;
};

export const stockCards = async (
  ids: readonly number[],
  { site, language, params, place }: PageRequest,
  { vehicles }: Pick<PagePorts, 'vehicles'>,
): Promise<readonly CardView[]> => {
  const context = { site, languageId: language.id, carried: carriedParameters(params, site.logoInInventory), from: place };
  return (await vehicles.ofIds(ids)).map((listing) => presentCard(listing, context));
};
