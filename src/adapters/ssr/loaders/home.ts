/** The home page: how much there is of each kind, what came last, and a quick search that its own address fills in. */
import { aroundPlace, suitsCircle } from '../../../domain/inventory/around-place.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../domain/inventory/inventory-query.ts';
import { decodeQuery, encodeQuery } from '../../../domain/inventory/query-codec.ts';
import { placeText } from '../../../domain/location/place-text.ts';
import { carriedParameters, withCarried } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { kindsInOrder } from '../../../domain/site/kinds-in-order.ts';
import { scopeOf } from '../../../domain/site/site.ts';
import type { Facet } from '../../../domain/inventory/facets.ts';
import type { VehicleType } from '../../../domain/vehicle/attributes.ts';
import type { SearchAnswer } from '../../../ports/inventory-search.ts';
import type { HomeView } from '../../../ui/home/home-view.ts';
import { catalogueScope, shownMakes } from '../../../application/catalogue/catalogue-scope.ts';
import type { Loader } from '../loader.ts';
import { presentCard } from '../presenters/card-view.ts';
import { homeView } from '../presenters/home-view.ts';
import { siteData } from '../../discovery/structured/site-data.ts';

const NEWEST = 4;
const ALL_FACETS: readonly Facet[] = ['type', 'body', 'company'];

/** The part of an address that the form has fields for. */
const quickSearchOf = (params: URLSearchParams, kind: VehicleType): InventoryQuery => {
  const { makes, models, priceMax, keyword } = decodeQuery(params).query;
  return {
    ...EMPTY_QUERY,
    types: [kind],
    makes: makes.slice(0, 1),
    models: makes.length > 0 ? models.slice(0, 1) : [],
    priceMax,
    keyword,
  };
};

export const loadHome: Loader<HomeView> = async ({ site, language, params, place, terms }, ports) => {
  // A site of specifications begins with its catalogue.
  if (site.specs) {
    const to = withCarried(pathOf('Specs_Index', language.id), carriedParameters(params, site.logoInInventory));
    return { kind: 'redirect', status: 302, to };
  }
  const { search, vehicles } = ports;
  const scope = scopeOf(site, null);
  const kind = decodeQuery(params).query.types[0] ?? kindsInOrder(site)[0] ?? 'car';
  const ask = (query: InventoryQuery, facets: readonly Facet[]): Promise<SearchAnswer> =>
    search.search({ query: aroundPlace(query, place, site), scope, facets });

  // As the lists count: around the place that the visitor has chosen, unless there is nothing.
  const circled = place?.valid === true && suitsCircle(EMPTY_QUERY, site);
  const whole = { ...EMPTY_QUERY, pageSize: 1 };
  const near = await ask(whole, ALL_FACETS);
  const everywhere = circled && near.total === 0;
  const reach = everywhere ? { distanceKm: 0 } : {};

  const newest: InventoryQuery = { ...EMPTY_QUERY, ...reach, types: [kind], sort: 'Newest', pageSize: NEWEST };
  const chosen = { ...quickSearchOf(params, kind), ...reach };
  const isUntouched = encodeQuery(chosen) === encodeQuery({ ...EMPTY_QUERY, ...reach, types: [kind] });
  const [all, ofKind, found] = await Promise.all([
    everywhere ? ask({ ...whole, ...reach }, ALL_FACETS) : near,
    ask(newest, ['make']),
    isUntouched ? null : ask({ ...chosen, pageSize: 1 }, chosen.makes.length > 0 ? ['model'] : []),
  ]);

  const shows = await shownMakes('showroom', site, search);
  const makes = site.division === 'Automotive' ? await ports.catalogue.makes(catalogueScope(site)) : [];
  const context = { site, languageId: language.id, carried: carriedParameters(params, site.logoInInventory), from: place, terms };
  const listings = await vehicles.ofIds(ofKind.ids);
  const cards = listings.map((listing) => presentCard(listing, context));
  return {
    kind: 'page',
    view: homeView({
      all,
      ofKind,
      found: found ?? ofKind,
      chosen,
      kind,
      newest,
      cards,
      site,
      languageId: language.id,
      terms,
      carried: context.carried,
      everywhere,
      newModels: makes.filter(({ name }) => shows(name)).reduce((sum, { models }) => sum + models, 0),
      around: circled && !everywhere ? placeText(place, language.tongue) : null,
    }),
    structured: (absolute) => [siteData(site, language.id, absolute)],
  };
};
