/** Every address of a site for search engines, in batches: memory does not grow with the inventory. */
import { cataloguePath } from '../../../domain/catalogue/catalogue-path.ts';
import { countInventory } from '../../../application/inventory/count-inventory.ts';
import { stockedModels } from '../../../application/inventory/stocked-models.ts';
import type { InventoryQuery } from '../../../domain/inventory/inventory-query.ts';
import type { Facet, FacetCount } from '../../../domain/inventory/facets.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import type { PageCode } from '../../../domain/routing/section-page.ts';
import { hasPage } from '../../../domain/site/offered-pages.ts';
import { idsOfPart, type SitemapPart } from '../../../domain/site/sitemap-url.ts';
import { scopeOf, showsDealer, typesOfDivision, type Site } from '../../../domain/site/site.ts';
import type { Body, Condition, Fuel, VehicleType } from '../../../domain/vehicle/attributes.ts';
import { dealerPath } from '../../../domain/dealers/dealer-url.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { Ports } from '../../../ports/ports.ts';
import { CONTENT_CODES } from '../../../ports/content-pages.ts';
import type { CatalogueSection } from '../../../domain/catalogue/catalogue-section.ts';
import { catalogueScope, shownMakes } from '../../../application/catalogue/catalogue-scope.ts';
import type { SiteStock } from './listed-stock.ts';

export type SitemapPorts = Pick<Ports, 'vehicles' | 'listed' | 'search' | 'catalogue' | 'contents'>;

export interface Address {
  readonly path: string;
  /** When the page last changed, in milliseconds since 1970, UTC; null when it is not known. */
  readonly changedAt: number | null;
}

type Batches = AsyncIterable<readonly Address[]>;
const undated = (path: string): Address => ({ path, changedAt: null });

/** Pages that are the same for every visitor, besides content pages. */
const PAGES: readonly PageCode[] = [
  'Public_Index',
  'Public_Directory',
  'Public_BuyOnline',
  'Public_Shopibot',
  'Public_Financing',
  'Public_SellTrade',
  'Public_Contact',
  'Showroom_Index',
  'Specs_Index',
];

async function* pages(site: Site, languageId: LanguageId, { contents }: SitemapPorts): Batches {
  // The home page of a specs-only site is its catalogue.
  const isShown = (code: PageCode): boolean => hasPage(site, code) && !(site.specs && code === 'Public_Index');
  yield PAGES.filter(isShown).map((code) => undated(pathOf(code, languageId)));
  yield CONTENT_CODES.filter(isShown).map((code) => ({
    path: pathOf(code, languageId),
    changedAt: Date.parse(contents.page(site, languageId, code, (linked) => pathOf(linked, languageId)).updated),
  }));
  await Promise.resolve();
}

const FACETS = ['type', 'body', 'fuel', 'condition'] as const satisfies readonly Facet[];

/** Indexable lists of one division (`indexable.ts`) that have vehicles. */
async function* divisionLists(
  division: Site['division'],
  site: Site,
  languageId: LanguageId,
  { search, vehicles }: SitemapPorts,
): Batches {
  const scope = scopeOf(site, typesOfDivision(division));
  const list = (query: Partial<InventoryQuery>): Address => undated(listPath(division, languageId, query));
  const { total, facets } = await countInventory({}, scope, search, FACETS);
  if (total === 0 && division !== site.division) return;
  yield [list({})];

  const found = (facet: (typeof FACETS)[number]): readonly FacetCount[] => (facets[facet] ?? []).filter(({ count }) => count > 0);
  yield [
    ...found('type').map(({ value }) => list({ types: [value as VehicleType] })),
    ...found('body').map(({ value }) => list({ bodies: [value as Body] })),
    ...found('fuel').map(({ value }) => list({ fuels: [value as Fuel] })),
    ...found('condition').map(({ value }) => list({ conditions: [value as Condition] })),
  ];
  for await (const { make, models } of stockedModels(scope, search)) {
    const makes = [make.value];
    yield [list({ makes }), ...models.map(({ value }) => list({ makes, models: [value] }))];
  }
  const shown = (await vehicles.dealers()).filter((dealer) => showsDealer(site, dealer));
  for (const province of new Set(shown.flatMap((dealer) => dealer.province ?? [])))
    if ((await countInventory({ province }, scope, search)).total > 0) yield [list({ province })];
}

async function* lists(site: Site, languageId: LanguageId, ports: SitemapPorts): Batches {
  for (const division of ['Automotive', 'Recreative'] as const) yield* divisionLists(division, site, languageId, ports);
}

async function* dealers(languageId: LanguageId, { vehicles }: SitemapPorts, stock: SiteStock): Batches {
  const all = await vehicles.dealers();
  yield all.flatMap((dealer) => {
    const changedAt = stock.dealers.get(dealer.id);
    return changedAt === undefined ? [] : [{ path: dealerPath(dealer, languageId), changedAt }];
  });
}

const SECTIONS: readonly CatalogueSection[] = ['showroom', 'specs'];

async function* catalogue(site: Site, languageId: LanguageId, ports: SitemapPorts): Batches {
  const scope = catalogueScope(site);
  const makes = await ports.catalogue.makes(scope);
  for (const section of SECTIONS) {
    const shows = await shownMakes(section, site, ports.search);
    const path = (...segments: readonly string[]): Address => undated(cataloguePath(section, languageId, segments));
    for (const make of makes.filter(({ name }) => shows(name))) {
      const models = await ports.catalogue.modelsOf(make.slug, scope);
      // A model's own address shows its latest year, which is its canonical address.
      const years = models.flatMap((model) => model.years.map(({ year }) => path(make.slug, model.slug, String(year))));
      yield [path(make.slug), ...years];
    }
  }
}

async function* vehiclesOfPart(site: Site, languageId: LanguageId, { listed }: SitemapPorts, part: number): Batches {
  for await (const batch of listed.inOrder(scopeOf(site, null), idsOfPart(part)))
    yield batch.map((vehicle) => ({ path: vehiclePath(vehicle, languageId), changedAt: vehicle.changedAt }));
}

/** The addresses of one file of a site, in one of its languages. */
export const addressesOf = (
  file: SitemapPart,
  {
    site,
    languageId,
    ports,
    stock,
  }: { site: Site; languageId: LanguageId; ports: SitemapPorts; stock: () => Promise<SiteStock> },
): Batches => {
  switch (file.kind) {
    case 'pages':
      return pages(site, languageId, ports);
    case 'lists':
      return lists(site, languageId, ports);
    case 'dealers':
      return (async function* () {
        yield* dealers(languageId, ports, await stock());
      })();
    case 'catalogue':
      return catalogue(site, languageId, ports);
    case 'vehicles':
      return vehiclesOfPart(site, languageId, ports, file.part);
  }
};
