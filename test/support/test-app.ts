/** The whole application without a database: real pages, words, search and sites over an inventory in memory. */
import { join } from 'node:path';
import type { Assets } from '../../src/adapters/ssr/assets.ts';
import { FileContentPages } from '../../src/adapters/content/file-content-pages.ts';
import type { RequestQueue } from '../../src/adapters/http/middleware/request-queue.ts';
import { EmbeddedInventorySearch } from '../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import { readConfig, type Config } from '../../src/composition/config.ts';
import { createServerContainer, type ServerContainer } from '../../src/composition/container.ts';
import { embeddedEngine } from '../../src/composition/search-engine.ts';
import type { Services } from '../../src/composition/services.ts';
import { WEB } from '../../src/composition/web.ts';
import { aDealer, type DealerBuilder } from './builders/a-dealer.ts';
import type { VehicleBuilder } from './builders/a-vehicle.ts';
import type { StyleRecord } from '../../src/domain/catalogue/style-record.ts';
import { InMemoryCatalogue } from './fakes/in-memory-catalogue.ts';
import { FakeConsentProofs } from './fakes/fake-consent-proofs.ts';
import { FakeFormStamps } from './fakes/fake-form-stamps.ts';
import { FakeLocationProvider } from './fakes/fake-location-provider.ts';
import { noAlerts } from './fakes/no-alerts.ts';
import { FixedClock } from './fakes/fixed-clock.ts';
import { InMemoryInventory } from './fakes/in-memory-inventory.ts';
import { messages, translatorOf } from './words.ts';
import { requestsTo, type Answer, type RequestOptions, type Send } from './requests.ts';

const root = join(import.meta.dirname, '../..');
const sites = loadSites(join(root, 'sites'));
/** The pages that come with the product. */
const contents = FileContentPages.read({ sitesDir: join(root, 'sites'), shipped: join(root, 'sites/pages') }, sites, 24).pages;

const assets: Assets = {
  build: 'test',
  start: '/assets/start.js',
  styles: '/assets/styles.css',
  integrity: { start: 'sha384-start', styles: 'sha384-styles' },
  font: '/assets/inter.woff2',
  headingFonts: {
    inter: null,
    'source-serif': '/assets/serif.woff2',
    archivo: '/assets/archivo.woff2',
    figtree: '/assets/figtree.woff2',
  },
  modulesOf: () => [],
};

/** What is the same for every app, and takes time to read. */
const SHARED = { assets, contents, messages, sites, translatorOf };

/** For apps without a folder for leads: forms are shown, and nothing is stored. */
const withoutLeads = (): Partial<Services> => ({
  alertDesk: noAlerts,
  leadCounts: () => Promise.resolve({ leads: 0, quarantined: 0, waiting: 0, sent: 0, dead: 0, oldestWaiting: null }),
  sendLead: () => Promise.resolve({ kind: 'busy', retryAfter: 2 }),
});

/** Requests are begun as they arrive, however slow the machine is. */
const atOnce: RequestQueue = { connect: () => undefined, arrive: () => 0, enqueue: (begin) => begin() };

/** Of sources of feeds, which these apps have none of. */
const noRuns: Services['feedRuns'] = {
  remember: () => Promise.resolve(),
  records: () => Promise.resolve([]),
  begin: () => Promise.resolve(null),
  end: () => Promise.resolve(),
  tell: () => Promise.resolve(false),
};

const noTokens: Services['dealerTokens'] = {
  create: () => Promise.reject(new Error('These apps have no tokens')),
  list: () => Promise.resolve([]),
  revoke: () => Promise.resolve(false),
  find: () => Promise.resolve(null),
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
  readonly search: EmbeddedInventorySearch;
  readonly container: ServerContainer;
  readonly get: (url: string, options?: Omit<RequestOptions, 'url'>) => Promise<Answer>;
  readonly send: Send;
}

/**
 * Vehicles are offered by a dealer in Laval unless the stock says otherwise. Requests go to `localhost`, the main site, unless their
 * Host says otherwise. With `dataDir` leads are stored there for real; close the container then.
 */
export const testApp = async (
  stock: Partial<Stock> = {},
  overrides: Partial<Services> = {},
  settings: Partial<Config> = {},
): Promise<TestApp> => {
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
  const locationProvider = new FakeLocationProvider();

  const container = createServerContainer({
    web: WEB,
    config: { ...readConfig(root, { NODE_ENV: 'production', LOG_LEVEL: 'silent' }), ...settings },
    overrides: {
      ...SHARED,
      ...(settings.dataDir === undefined && withoutLeads()),
      catalogue,
      clock,
      dealerTokens: noTokens,
      feedRuns: noRuns,
      sources: [],
      consentProofs: new FakeConsentProofs(),
      images: { photo: () => Promise.resolve({ kind: 'missing' }), isMissing: () => false },
      listed: inventory,
      logos: inventory,
      locationProvider,
      placeSuggestions: locationProvider,
      // Painting is tested separately; here a picture is one byte.
      previews: {
        preview: () => Promise.resolve({ contentType: 'image/jpeg', bytes: new Uint8Array([0xff]), lasting: true }),
        picture: () => Promise.resolve({ contentType: 'image/jpeg', bytes: new Uint8Array([0xfe]), lasting: true }),
      },
      readiness: { reason: () => Promise.resolve(null) },
      searchEngine: embeddedEngine(search),
      requestCounts: null,
      requestQueue: atOnce,
      stamps: new FakeFormStamps(),
      traffic: { count: () => true },
      vehicles: inventory,
      writing: inventory,
      ...overrides,
    },
  });
  const { app } = await container.open('app');
  const send = requestsTo(app);
  return { inventory, search, catalogue, container, send, get: (url, options) => send({ ...options, url }) };
};
