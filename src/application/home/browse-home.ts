/** What the home page shows of the inventory: counts, the newest vehicles, and the result of its quick search. */
import { suitsCircle } from '../../domain/inventory/around-place.ts';
import type { Facet } from '../../domain/inventory/facets.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { encodeQuery } from '../../domain/inventory/query-codec.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import { kindsInOrder } from '../../domain/site/kinds-in-order.ts';
import { showsDealer, type Site } from '../../domain/site/site.ts';
import type { VehicleType } from '../../domain/vehicle/attributes.ts';
import { fold } from '../../domain/text/fold.ts';
import type { Ports } from '../../ports/ports.ts';
import type { FacetCount } from '../../domain/inventory/facets.ts';
import type { CatalogueMake } from '../../ports/catalogue.ts';
import { ofToday, withStock, type OfferedModel } from '../catalogue/offered-models.ts';
import { catalogueScope, shownMakes } from '../catalogue/catalogue-scope.ts';
import { searchInventory, type FoundInventory, type SearchPorts } from '../inventory/search-inventory.ts';

const NEWEST = 4;
const ALL_FACETS: readonly Facet[] = ['type', 'body', 'company'];

export interface HomeRequest {
  readonly site: Site;
  readonly place: VisitorPlace | null;
  /** From the address of the page. */
  readonly query: InventoryQuery;
}

/** The part of an address that the form has fields for. */
const quickSearchOf = ({ makes, models, priceMax, keyword }: InventoryQuery, kind: VehicleType): InventoryQuery => ({
  ...EMPTY_QUERY,
  types: [kind],
  makes: makes.slice(0, 1),
  models: makes.length > 0 ? models.slice(0, 1) : [],
  priceMax,
  keyword,
});

const MAKES_OFFERED = 4;

/** The model with a price that is for sale most often, of each of the makes with most vehicles. */
const bestOffers = async (
  makes: readonly CatalogueMake[],
  counts: readonly FacetCount[],
  visitor: Pick<HomeRequest, 'site' | 'place'>,
  ports: Pick<Ports, 'catalogue' | 'search'>,
): Promise<readonly OfferedModel[]> => {
  const countOfMake = new Map(counts.map(({ value, count }) => [value, count]));
  const most = makes
    .toSorted((a, b) => (countOfMake.get(fold(b.name)) ?? 0) - (countOfMake.get(fold(a.name)) ?? 0))
    .slice(0, MAKES_OFFERED);
  const scope = catalogueScope(visitor.site);
  const models = (await Promise.all(most.map(({ slug }) => ports.catalogue.modelsOf(slug, scope)))).flat();
  const offered = await withStock(ofToday(models), visitor, ports.search);
  return most.flatMap(({ slug }) => {
    const priced = offered.filter(({ model }) => model.makeSlug === slug && model.price !== null);
    return priced.toSorted((a, b) => (b.stock?.total ?? 0) - (a.stock?.total ?? 0)).slice(0, 1);
  });
};

/** Counts are those of the lists: around the place that the visitor has chosen, unless nothing is there. */
export const browseHome = async (
  { site, place, query }: HomeRequest,
  ports: SearchPorts & Pick<Ports, 'catalogue' | 'vehicles'>,
) => {
  const kind = query.types[0] ?? kindsInOrder(site)[0] ?? 'car';
  const ask = (asked: Partial<InventoryQuery>, facets: readonly Facet[]): Promise<FoundInventory> =>
    searchInventory({ site, place, query: { ...EMPTY_QUERY, ...asked }, facets }, ports);

  const circled = place?.valid === true && suitsCircle(EMPTY_QUERY, site);
  const near = await ask({ pageSize: 1 }, ALL_FACETS);
  const everywhere = circled && near.total === 0;
  const reach = everywhere ? { distanceKm: 0 } : {};
  const chosen = { ...quickSearchOf(query, kind), ...reach };
  const isUntouched = encodeQuery(chosen) === encodeQuery({ ...EMPTY_QUERY, ...reach, types: [kind] });
  const [all, ofKind, found, shows, makes, dealers] = await Promise.all([
    everywhere ? ask({ pageSize: 1, ...reach }, ALL_FACETS) : near,
    ask({ ...reach, types: [kind], sort: 'Newest', pageSize: NEWEST }, ['make']),
    isUntouched ? null : ask({ ...chosen, pageSize: 1 }, chosen.makes.length > 0 ? ['model'] : []),
    shownMakes('showroom', site, ports.search),
    site.home.blocks.includes('newVehicles') ? ports.catalogue.makes(catalogueScope(site)) : [],
    site.companyIds.length > 0 ? ports.vehicles.dealers() : [],
  ]);
  const newModels = await bestOffers(
    makes.filter(({ name }) => shows(name)),
    ofKind.facets.make ?? [],
    { site, place },
    ports,
  );
  return {
    /** The kind of vehicle that the page is about. */
    kind,
    /** Everything the site shows, with facets type, body and company. */
    all,
    /** The newest of the kind, with facet make. */
    ofKind,
    /** The quick search as the address fills it in. */
    chosen,
    /** Its result, with facet model once a make is chosen. */
    found: found ?? ofKind,
    /** Of a site that has dealers of its own. */
    ownDealers: dealers.filter((dealer) => showsDealer(site, dealer)),
    /** Whether counts are those around the visitor's place. */
    isAround: circled && !everywhere,
    /** Nothing is around the visitor, so everything is counted and linked to. */
    everywhere,
    /** Of the site's showroom: one model each of the makes that are for sale most often. */
    newModels,
  };
};

export type HomeInventory = Awaited<ReturnType<typeof browseHome>>;
