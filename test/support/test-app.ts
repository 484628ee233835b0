/** The whole application without a database: real pages, words, search and sites over an inventory in memory. */
import { join } from 'node:path';
import { pino } from 'pino';
import type { Assets } from '../../src/adapters/ssr/assets.ts';
import { FileContentPages } from '../../src/adapters/content/file-content-pages.ts';
import { randomIds } from '../../src/adapters/system/random-ids.ts';
import { createApp, type AppDependencies } from '../../src/adapters/http/create-app.ts';
import { createTranslators, readMessages } from '../../src/adapters/i18n/messages.ts';
import { paintIllustration } from '../../src/adapters/media/illustrations.ts';
import { Metrics } from '../../src/adapters/system/metrics.ts';
import { EmbeddedInventorySearch } from '../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import { createPages } from '../../src/adapters/ssr/pages.ts';
import { createPageRenderer } from '../../src/adapters/ssr/render-page.tsx';
import { searchUnderstanding } from '../../src/application/sentence-search/understand-search.ts';
import type { Images } from '../../src/ports/images.ts';
import type { Previews } from '../../src/ports/previews.ts';
import { aDealer, type DealerBuilder } from './builders/a-dealer.ts';
import type { VehicleBuilder } from './builders/a-vehicle.ts';
import type { StyleRecord } from '../../src/domain/catalogue/style-record.ts';
import { InMemoryCatalogue } from './fakes/in-memory-catalogue.ts';
import { FakeFormStamps } from './fakes/fake-form-stamps.ts';
import { FakeLocationProvider } from './fakes/fake-location-provider.ts';
import { noAlerts } from './fakes/no-alerts.ts';
import { FixedClock } from './fakes/fixed-clock.ts';
import { InMemoryInventory } from './fakes/in-memory-inventory.ts';
import { requestsTo, type Answer, type RequestOptions, type Send } from './requests.ts';

const root = join(import.meta.dirname, '../..');
const messages = readMessages(join(root, 'src/ui'));
const translatorOf = createTranslators(messages);

const assets: Assets = {
  build: 'test',
  start: '/assets/start.js',
  styles: '/assets/styles.css',
  font: '/assets/inter.woff2',
  modulesOf: () => [],
};

export interface Stock {
  /** The key ties vehicles to their dealer; ids are given in this order, from 1. */
  readonly dealers: readonly DealerBuilder[];
  /** Each with the place of its dealer in `dealers`; ids are given in this order, from 1. */
  readonly vehicles: readonly { readonly vehicle: VehicleBuilder; readonly dealer?: number }[];
  /** A style of the catalogue each; ids are given in this order, from 1. */
  readonly styles: readonly StyleRecord[];
}

export interface TestApp {
  readonly catalogue: InMemoryCatalogue;
  readonly inventory: InMemoryInventory;
  readonly get: (url: string, options?: Omit<RequestOptions, 'url'>) => Promise<Answer>;
  readonly send: Send;
}

/** Painting has tests of its own; here a picture is one byte. */
const noPreviews: Previews = {
  preview: () => Promise.resolve({ contentType: 'image/jpeg', bytes: new Uint8Array([0xff]), lasting: true }),
};

const noPhotos: Images = { photo: () => Promise.resolve({ kind: 'missing' }) };

const demoSites = loadSites(join(root, 'sites'));

/** The pages that come with the product. */
const contents = FileContentPages.read(
  { sitesDir: join(root, 'sites'), shipped: join(root, 'sites/pages') },
  demoSites,
  24,
).pages;

/** Vehicles are offered by a dealer in Laval unless the stock says otherwise. Requests go to `localhost`, the main site, unless their Host says otherwise. */
export const testApp = async (stock: Partial<Stock> = {}, overrides: Partial<AppDependencies> = {}): Promise<TestApp> => {
  const sites = overrides.sites ?? demoSites;
  const clock = new FixedClock();
  const inventory = new InMemoryInventory();
  const { dealers = [aDealer()], vehicles = [], styles = [] } = stock;
  await inventory.transaction(async (transaction) => {
    const ids: number[] = [];
    for (const [index, dealer] of dealers.entries())
      ids.push(await transaction.saveDealer(dealer.record(`dealer ${String(index)}`)));
    for (const { vehicle, dealer = 0 } of vehicles) await transaction.add([vehicle.ofDealer(ids[dealer]!).stored()], clock.now());
  });
  const catalogue = new InMemoryCatalogue();
  await catalogue.add(...styles);
  const search = new EmbeddedInventorySearch();
  for await (const listings of inventory.changedSince(0)) await search.apply(listings);

  const stamps = new FakeFormStamps();
  const locationProvider = new FakeLocationProvider();
  const understandSearch = searchUnderstanding({ vehicles: inventory, search, clock, locationProvider });
  const ports = {
    vehicles: inventory,
    listed: inventory,
    search,
    catalogue,
    clock,
    contents,
    understandSearch,
    alertDesk: overrides.alertDesk ?? noAlerts,
    leadForms: { stamps, retentionMonths: 24 },
  };
  const pages = createPages({ ...ports, sites, translatorOf, build: assets.build, dataHost: '', showsDemo: () => false });
  const app = createApp({
    ...ports,
    sites,
    logger: pino({ level: 'silent' }),
    readiness: { reason: () => Promise.resolve(null) },
    metrics: new Metrics({
      leadCounts: () => Promise.resolve({ leads: 0, quarantined: 0, waiting: 0, sent: 0, dead: 0, oldestWaiting: null }),
      inventoryRevision: () => inventory.revision(),
      listedVehicles: () => search.size(),
      locationRests: () => false,
      now: () => clock.now(),
    }),
    showsMetrics: true,
    trustedProxies: [],
    development: false,
    dataHost: '',
    traffic: { count: () => true },
    stamps,
    consentLog: { record: () => Promise.resolve() },
    ids: randomIds,
    sendLead: () => Promise.resolve({ kind: 'busy' }),
    clientFolder: join(root, 'dist/client'),
    publicFolder: join(root, 'public'),
    sitesFolder: join(root, 'sites'),
    pages,
    render: createPageRenderer({ assets, messages, translatorOf }),
    messages,
    images: noPhotos,
    locationProvider,
    locationsAreRelayed: false,
    placeSuggestions: locationProvider,
    paintIllustration,
    previews: noPreviews,
    translatorOf,
    ...overrides,
  });
  const send = requestsTo(app);
  return { inventory, catalogue, send, get: (url, options) => send({ ...options, url }) };
};
