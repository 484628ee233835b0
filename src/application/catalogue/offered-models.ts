/** What a showroom offers to choose from: models of today, by their bodies, each with how many are for sale around the visitor. */
import { stockQuery } from '../../domain/catalogue/stock-query.ts';
import { searchOnSite } from '../../domain/inventory/around-place.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import type { Body } from '../../domain/vehicle/attributes.ts';
import type { CatalogueModel } from '../../ports/catalogue.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { CatalogueVisitor } from './view-styles.ts';

export interface OfferedModel {
  readonly model: CatalogueModel;
  /** The search that lists those for sale, and how many it finds; null where there are none, or the site sells nothing. */
  readonly stock: { readonly query: InventoryQuery; readonly total: number } | null;
}

export interface BodyOffer {
  readonly body: Body;
  /** How many models of the body there are. */
  readonly total: number;
  /** The first few; where one body is chosen, those of its page, and none of other bodies. */
  readonly models: readonly OfferedModel[];
}

/** Shown of each body. */
const FIRST = 4;
export const MODELS_PAGE_SIZE = 24;

/** Makers still sell last year's model year beside the new one. */
const YEARS_OF_TODAY = 1;

/** Models that are still made: of the newest of their latest years, or the one before. */
export const ofToday = (models: readonly CatalogueModel[]): readonly CatalogueModel[] => {
  const newest = Math.max(...models.map(({ years }) => years[0]?.year ?? 0));
  return models.filter(({ years }) => (years[0]?.year ?? 0) >= newest - YEARS_OF_TODAY);
};

/** Each with its vehicles for sale: one search for each make. */
export const withStock = async (
  models: readonly CatalogueModel[],
  { site, place }: CatalogueVisitor,
  search: Pick<InventorySearch, 'search'>,
): Promise<readonly OfferedModel[]> => {
  if (site.specs) return models.map((model) => ({ model, stock: null }));
  const counts = new Map(
    await Promise.all(
      [...Map.groupBy(models, ({ makeSlug }) => makeSlug)].map(async ([makeSlug, [first]]) => {
        const query = { ...stockQuery({ make: first?.make ?? '', model: '' }), models: [], pageSize: 1 };
        const { facets } = await search.search({ ...searchOnSite({ site, place, query }), facets: ['model'] });
        return [makeSlug, new Map((facets.model ?? []).map(({ value, count }) => [value, count]))] as const;
      }),
    ),
  );
  return models.map((model) => {
    const query = stockQuery({ make: model.make, model: model.name });
    const total = query.models.reduce((sum, name) => sum + (counts.get(model.makeSlug)?.get(name) ?? 0), 0);
    return { model, stock: total === 0 ? null : { query, total } };
  });
};

/** Models with a price come first, then those that are for sale near the visitor most often, then by name. */
const inOrderOfOffer = (a: OfferedModel, b: OfferedModel): number =>
  Number(b.model.price !== null) - Number(a.model.price !== null) ||
  (b.stock?.total ?? 0) - (a.stock?.total ?? 0) ||
  `${a.model.make} ${a.model.name}`.localeCompare(`${b.model.make} ${b.model.name}`, 'en');

/**
 * The models of the latest years by body, the body with most models first.
 * @param chosen the only body to show, page by page; null for the first models of each
 */
export const offerByBody = async (
  models: readonly CatalogueModel[],
  { chosen, pageIndex }: { readonly chosen: Body | null; readonly pageIndex: number },
  visitor: CatalogueVisitor,
  search: Pick<InventorySearch, 'search'>,
): Promise<readonly BodyOffer[]> => {
  const offered = await withStock(ofToday(models), visitor, search);
  const from = chosen === null ? 0 : (pageIndex - 1) * MODELS_PAGE_SIZE;
  return [...Map.groupBy(offered, ({ model }) => model.body)]
    .flatMap(([body, ofBody]) =>
      body === null
        ? []
        : [
            {
              body,
              total: ofBody.length,
              models:
                chosen === null || chosen === body
                  ? ofBody.toSorted(inOrderOfOffer).slice(from, from + (chosen === null ? FIRST : MODELS_PAGE_SIZE))
                  : [],
            },
          ],
    )
    .sort((a, b) => b.total - a.total);
};
