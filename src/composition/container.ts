/** Wires the server: every adapter is named here and nowhere else. */
import { join } from 'node:path';
import { container as parent } from 'tsyringe';
import type { Express } from 'express';
import type { i18n } from 'i18next';
import type { Logger } from 'pino';
import { readAssets, type Assets } from '../adapters/ssr/assets.ts';
import { FileConsentLog } from '../adapters/storage/file-consent-log.ts';
import { createApp } from '../adapters/http/create-app.ts';
import { createTranslators, readMessages, type Messages } from '../adapters/i18n/messages.ts';
import { lengthenMessages } from '../adapters/i18n/pseudo-locale.ts';
import { randomIds } from '../adapters/system/random-ids.ts';
import { createLogger } from '../adapters/system/logger.ts';
import { paintIllustration } from '../adapters/media/illustrations.ts';
import { Metrics } from '../adapters/system/metrics.ts';
import { PaintedPreviews } from '../adapters/discovery/previews/painted-previews.ts';
import { PhotoCache } from '../adapters/media/photos.ts';
import { EmbeddedInventorySearch } from '../adapters/search/embedded/embedded-inventory-search.ts';
import { warmUp } from '../adapters/search/embedded/warm-up.ts';
import { createPages, type Pages } from '../adapters/ssr/pages.ts';
import { createPageRenderer } from '../adapters/ssr/render-page.tsx';
import { KyselyInventoryWriting } from '../adapters/storage/inventory/inventory-writing.ts';
import { KyselyListedVehicles } from '../adapters/storage/inventory/listed-vehicles.ts';
import { KyselyTraffic } from '../adapters/storage/inventory/traffic.ts';
import { KyselyVehicles } from '../adapters/storage/inventory/vehicles.ts';
import { rememberingVehicles } from '../adapters/storage/remembering-vehicles.ts';
import { openSqlite } from '../adapters/storage/sqlite.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { DEFAULT_LISTINGS, generateInventory } from '../adapters/demo/generate-inventory.ts';
import { seedWhenEmpty } from '../application/inventory/seed-inventory.ts';
import { TrafficCounter } from '../application/tracking/count-traffic.ts';
import { followInventory, type InventoryFollower } from '../application/inventory/follow-inventory.ts';
import { searchUnderstanding, type UnderstandSearch } from '../application/sentence-search/understand-search.ts';
import type { LanguageId } from '../domain/language/language.ts';
import { scopeOf, typesOfDivision } from '../domain/site/site.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { ContentPages } from '../ports/content-pages.ts';
import type { Images } from '../ports/images.ts';
import type { ListedVehicles } from '../ports/listed-vehicles.ts';
import type { InventorySearch } from '../ports/inventory-search.ts';
import type { Previews } from '../ports/previews.ts';
import type { InventoryWriting, Vehicles } from '../ports/vehicles.ts';
import type { ServerConfig } from './config.ts';
import { openCatalogueParts } from './register-catalogue.ts';
import { openLeadParts, startDelivery, type LeadSender } from './register-leads.ts';
import { ServerReadiness } from './readiness.ts';
import { createLocations, type Locations } from './register-location.ts';
import { register, token, type Token } from './tokens.ts';

export const TOKENS = {
  app: token<Express>('app'),
  assets: token<Assets>('assets'),
  catalogue: token<Catalogue>('catalogue'),
  clock: token<Clock>('clock'),
  follower: token<InventoryFollower>('follower'),
  images: token<Images>('images'),
  listed: token<ListedVehicles>('listed'),
  locations: token<Locations>('locations'),
  logger: token<Logger>('logger'),
  messages: token<Messages>('messages'),
  metrics: token<Metrics>('metrics'),
  pages: token<Pages>('pages'),
  previews: token<Previews>('previews'),
  readiness: token<ServerReadiness>('readiness'),
  search: token<InventorySearch>('search'),
  traffic: token<TrafficCounter>('traffic'),
  translatorOf: token<(language: LanguageId) => i18n>('translatorOf'),
  understandSearch: token<UnderstandSearch>('understandSearch'),
  contents: token<ContentPages>('contents'),
  vehicles: token<Vehicles>('vehicles'),
  writing: token<InventoryWriting>('writing'),
} as const;

export interface ServerContainer {
  readonly get: <T>(token: Token<T>) => T;
  /** Writes the demo into an empty inventory, loads the index and declares the server ready. */
  fill(say: (line: string) => void): Promise<void>;
  close(): Promise<void>;
}

const countedLeads =
  (send: LeadSender, metrics: Metrics): LeadSender =>
  async (submission) => {
    const sent = await send(submission);
    metrics.leadSent(submission.form.type, sent.kind);
    return sent;
  };

/** Rejects with `StorageUnusable` when the data folder cannot be used. */
export const createServerContainer = async ({ config, sites, contents }: ServerConfig): Promise<ServerContainer> => {
  const storage = await openSqlite(config.dataDir);
  const leads = await openLeadParts(config, systemClock).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const catalogue = await openCatalogueParts(config, (err) =>
    get(TOKENS.logger).error({ err }, 'Changes of the catalogue could not be taken over; trying again'),
  ).catch(async (error: unknown) => {
    await leads.close();
    await storage.close();
    throw error;
  });
  const container = parent.createChildContainer();
  const add = <T>(key: Token<T>, make: Parameters<typeof register<T>>[2]): void => register(container, key, make);
  const get: ServerContainer['get'] = (key) => container.resolve(key);

  add(TOKENS.logger, () => createLogger(config.logLevel));
  add(TOKENS.clock, () => systemClock);
  add(TOKENS.vehicles, () => new KyselyVehicles(storage.db));
  add(TOKENS.listed, () => new KyselyListedVehicles(storage.db));
  add(TOKENS.writing, () => new KyselyInventoryWriting(storage));
  add(TOKENS.catalogue, () => catalogue.catalogue);
  add(TOKENS.search, () => new EmbeddedInventorySearch());
  add(TOKENS.images, (from) => new PhotoCache({ folder: join(config.dataDir, 'media') }, from(TOKENS.clock)));
  add(
    TOKENS.previews,
    (from) =>
      new PaintedPreviews(
        { folder: join(config.dataDir, 'previews') },
        { images: from(TOKENS.images), clock: from(TOKENS.clock), paintIllustration },
      ),
  );
  add(TOKENS.locations, (from) =>
    createLocations(config, from(TOKENS.clock), (by, answer) => from(TOKENS.metrics).lookedUp(by, answer)),
  );
  add(TOKENS.contents, () => contents);
  add(TOKENS.understandSearch, (from) =>
    searchUnderstanding({
      vehicles: from(TOKENS.vehicles),
      search: from(TOKENS.search),
      clock: from(TOKENS.clock),
      locationProvider: from(TOKENS.locations).provider,
    }),
  );
  add(TOKENS.follower, (from) =>
    followInventory({ vehicles: from(TOKENS.vehicles), search: from(TOKENS.search) }, (err) =>
      from(TOKENS.logger).error({ err }, 'Changes of the inventory could not be taken over; trying again'),
    ),
  );
  add(TOKENS.traffic, (from) => new TrafficCounter({ traffic: new KyselyTraffic(storage), clock: from(TOKENS.clock) }));
  add(TOKENS.readiness, (from) => new ServerReadiness(from(TOKENS.vehicles)));
  add(
    TOKENS.metrics,
    (from) =>
      new Metrics({
        leadCounts: () => leads.leads.counts(),
        inventoryRevision: () => from(TOKENS.vehicles).revision(),
        listedVehicles: () => from(TOKENS.search).size(),
        locationRests: () => from(TOKENS.locations).rests(),
        now: () => from(TOKENS.clock).now(),
      }),
  );
  add(TOKENS.messages, () => {
    const messages = readMessages(join(config.root, 'src/ui'));
    return config.pseudoLocale ? lengthenMessages(messages) : messages;
  });
  add(TOKENS.translatorOf, (from) => createTranslators(from(TOKENS.messages)));
  add(TOKENS.assets, () => readAssets(join(config.root, 'dist/client')));
  add(TOKENS.pages, (from) =>
    createPages({
      sites,
      vehicles: rememberingVehicles(from(TOKENS.vehicles), () => from(TOKENS.follower).revision()),
      search: from(TOKENS.search),
      catalogue: from(TOKENS.catalogue),
      clock: from(TOKENS.clock),
      translatorOf: from(TOKENS.translatorOf),
      build: from(TOKENS.assets).build,
      dataHost: config.dataHost,
      showsDemo: () => from(TOKENS.follower).showsDemo(),
      understandSearch: from(TOKENS.understandSearch),
      contents: from(TOKENS.contents),
      alertDesk: leads.alertDesk,
      leadForms: { stamps: leads.stamps, retentionMonths: config.leads.retentionMonths },
    }),
  );
  add(TOKENS.app, (from) => {
    const ports = { assets: from(TOKENS.assets), messages: from(TOKENS.messages), translatorOf: from(TOKENS.translatorOf) };
    const locations = from(TOKENS.locations);
    return createApp({
      sites,
      consentLog: new FileConsentLog(join(config.dataDir, 'consents.ndjson')),
      ids: randomIds,
      logger: from(TOKENS.logger),
      readiness: from(TOKENS.readiness),
      trustedProxies: config.trustedProxies,
      development: config.development,
      dataHost: config.dataHost,
      traffic: from(TOKENS.traffic),
      stamps: leads.stamps,
      alertDesk: leads.alertDesk,
      sendLead: countedLeads(leads.sender(from(TOKENS.vehicles)), from(TOKENS.metrics)),
      metrics: from(TOKENS.metrics),
      showsMetrics: config.metricsPort === null,
      clientFolder: join(config.root, 'dist/client'),
      publicFolder: join(config.root, 'public'),
      sitesFolder: config.sitesDir,
      vehicles: from(TOKENS.vehicles),
      listed: from(TOKENS.listed),
      catalogue: from(TOKENS.catalogue),
      contents: from(TOKENS.contents),
      search: from(TOKENS.search),
      clock: from(TOKENS.clock),
      understandSearch: from(TOKENS.understandSearch),
      images: from(TOKENS.images),
      paintIllustration,
      previews: from(TOKENS.previews),
      translatorOf: ports.translatorOf,
      locationProvider: locations.provider,
      locationsAreRelayed: locations.relayed,
      placeSuggestions: locations.suggestions,
      pages: from(TOKENS.pages),
      messages: ports.messages,
      render: createPageRenderer(ports),
    });
  });

  return {
    get,
    async fill(say) {
      const clock = get(TOKENS.clock);
      const demo = generateInventory({ listings: DEFAULT_LISTINGS, seed: 1, now: clock.now() });
      const seeded = await seedWhenEmpty(get(TOKENS.writing), demo, clock.now(), {
        onWait: () => say('Another process is filling the data folder; waiting for it …'),
      });
      if (seeded?.kind === 'seeded')
        say(`Demo inventory: ${String(seeded.added)} invented vehicles of ${String(seeded.dealers)} invented dealers.`);
      await get(TOKENS.follower).start();
      await catalogue.start(say);
      await warmUp(
        get(TOKENS.search),
        sites.map((site) => scopeOf(site, typesOfDivision(site.division))),
      );
      if (config.leads.deliversHere)
        startDelivery(leads, get(TOKENS.vehicles), get(TOKENS.logger), (event) => get(TOKENS.metrics).delivered(event));
      get(TOKENS.readiness).loaded();
      // A timer of its own: the server is ready before it, and the first lookup waits for what is missing.
      setTimeout(() => {
        get(TOKENS.locations)
          .warm()
          .catch((err: unknown) => get(TOKENS.logger).error({ err }, 'Places cannot be looked up'));
      });
      get(TOKENS.traffic).start((err) => get(TOKENS.logger).warn({ err }, 'Views and clicks could not be written; trying again'));
    },
    async close() {
      await get(TOKENS.follower).stop();
      await get(TOKENS.traffic)
        .stop()
        .catch((err: unknown) => get(TOKENS.logger).error({ err }, 'The last views and clicks are lost'));
      await leads.close();
      await catalogue.close();
      await storage.close();
    },
  };
};
