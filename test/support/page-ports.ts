/** What the loaders of pages work with, over an inventory in memory. */
import { defaultTerms } from '../../src/domain/finance/payment.ts';
import { FakeContentPages } from './fakes/fake-content-pages.ts';
import { languageOf, type LanguageId } from '../../src/domain/language/language.ts';
import type { Site } from '../../src/domain/site/site.ts';
import { resolvePath } from '../../src/domain/routing/path-table.ts';
import { searchUnderstanding } from '../../src/application/sentence-search/understand-search.ts';
import type { PageRequest } from '../../src/ui/page-request.ts';
import type { PagePorts } from '../../src/adapters/ssr/loader.ts';
import type { DealerBuilder } from './builders/a-dealer.ts';
import { aDealer } from './builders/a-dealer.ts';
import { aSite } from './builders/a-frame.ts';
import type { VehicleBuilder } from './builders/a-vehicle.ts';
import { FakeFormStamps } from './fakes/fake-form-stamps.ts';
import { FlatBaseMaps } from './fakes/flat-base-maps.ts';
import { FakeLocationProvider } from './fakes/fake-location-provider.ts';
import { noAlerts } from './fakes/no-alerts.ts';
import { InMemoryCatalogue } from './fakes/in-memory-catalogue.ts';
import { FixedClock } from './fakes/fixed-clock.ts';
import { InMemoryInventory } from './fakes/in-memory-inventory.ts';
import { NaiveInventorySearch } from './naive-search.ts';
import { words } from './words.ts';

export interface PagePortsForTests extends PagePorts {
  readonly search: NaiveInventorySearch;
  readonly inventory: InMemoryInventory;
  /** Empty at first. */
  readonly catalogue: InMemoryCatalogue;
  readonly clock: FixedClock;
}

/** One dealer with these vehicles, whose ids count from 1. */
export const portsWith = async (
  vehicles: readonly VehicleBuilder[],
  dealer: DealerBuilder = aDealer(),
): Promise<PagePortsForTests> => {
  const clock = new FixedClock();
  const inventory = new InMemoryInventory();
  await inventory.transaction(async (transaction) => {
    const dealerId = await transaction.saveDealer(dealer.record());
    await transaction.add(
      vehicles.map((vehicle) => vehicle.ofDealer(dealerId).stored()),
      clock.now(),
    );
  });
  const search = new NaiveInventorySearch();
  for await (const listings of inventory.changedSince(0)) await search.apply(listings);
  const understandSearch = searchUnderstanding({
    vehicles: inventory,
    search,
    clock,
    locationProvider: new FakeLocationProvider(),
  });
  const alertDesk = noAlerts;
  const leadForms = { words, stamps: new FakeFormStamps(), retentionMonths: 24 };
  return {
    inventory,
    vehicles: inventory,
    search,
    baseMaps: new FlatBaseMaps(),
    catalogue: new InMemoryCatalogue(),
    clock,
    contents: new FakeContentPages(),
    understandSearch,
    alertDesk,
    images: { photo: () => Promise.resolve({ kind: 'missing' }), isMissing: () => false },
    leadForms,
  };
};

/** A visit to an address of a site, as the pages hand it to a loader. */
export const requestFor = (address: string, site: Site = aSite(), languageId: LanguageId = site.defaultLanguage): PageRequest => {
  const url = new URL(address, 'https://forecourt.example');
  const found = resolvePath(url.pathname);
  if (found.kind !== 'found') throw new Error(`${address} is no page`);
  const { code, segments } = found;
  return {
    site,
    language: languageOf(found.languageId ?? languageId),
    t: words.in(found.languageId ?? languageId),
    code,
    segments,
    path: url.pathname,
    params: url.searchParams,
    cookies: {},
    place: null,
    now: new FixedClock().now(),
    terms: defaultTerms(site.currency),
  };
};
