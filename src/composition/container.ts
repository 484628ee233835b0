/** Wires the server: every adapter is named here and nowhere else. */
import { join } from 'node:path';
import { container as parent } from 'tsyringe';
import type { Express } from 'express';
import type { i18n } from 'i18next';
import type { Logger } from 'pino';
import { readAssets, type Assets } from '../adapters/assets/assets.ts';
import { createApp } from '../adapters/http/create-app.ts';
import { createTranslators, readMessages, type Messages } from '../adapters/i18n/messages.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { paintIllustration } from '../adapters/media/illustrations.ts';
import { PhotoCache } from '../adapters/media/photos.ts';
import { EmbeddedInventorySearch } from '../adapters/search/embedded/embedded-inventory-search.ts';
import { createPages, type Pages } from '../adapters/ssr/pages.ts';
import { renderPage } from '../adapters/ssr/render-page.tsx';
import { KyselyInventoryWriting } from '../adapters/storage/kysely/inventory-writing.ts';
import { KyselyTraffic } from '../adapters/storage/kysely/traffic.ts';
import { KyselyVehicles } from '../adapters/storage/kysely/vehicles.ts';
import { openSqlite } from '../adapters/storage/sqlite.ts';
import { systemClock } from '../adapters/time/system-clock.ts';
import { DEFAULT_LISTINGS, generateInventory } from '../adapters/demo/generate-inventory.ts';
import { seedWhenEmpty } from '../application/inventory/seed-inventory.ts';
import { TrafficCounter } from '../application/tracking/count-traffic.ts';
import { followInventory, type InventoryFollower } from '../application/inventory/follow-inventory.ts';
import type { LanguageId } from '../domain/language/language.ts';
import type { Site } from '../domain/site/site.ts';
import type { Clock } from '../ports/clock.ts';
import type { Images } from '../ports/images.ts';
import type { InventorySearch } from '../ports/inventory-search.ts';
import type { InventoryWriting, Vehicles } from '../ports/vehicles.ts';
import type { Config } from './config.ts';
import { ServerReadiness } from './readiness.ts';
import { register, token, type Token } from './tokens.ts';

export const TOKENS = {
  app: token<Express>('app'),
  assets: token<Assets>('assets'),
  clock: token<Clock>('clock'),
  follower: token<InventoryFollower>('follower'),
  images: token<Images>('images'),
  logger: token<Logger>('logger'),
  messages: token<Messages>('messages'),
  pages: token<Pages>('pages'),
  readiness: token<ServerReadiness>('readiness'),
  search: token<InventorySearch>('search'),
  traffic: token<TrafficCounter>('traffic'),
  translatorOf: token<(language: LanguageId) => i18n>('translatorOf'),
  vehicles: token<Vehicles>('vehicles'),
  writing: token<InventoryWriting>('writing'),
} as const;

export interface ServerContainer {
  readonly get: <T>(token: Token<T>) => T;
  /** Writes the demo into an empty inventory, loads the index and declares the server ready. */
  fill(say: (line: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Rejects with `StorageUnusable` when the data folder cannot be used. */
export const createServerContainer = async (config: Config, sites: readonly Site[]): Promise<ServerContainer> => {
  const storage = await openSqlite(config.dataDir);
  const container = parent.createChildContainer();
  const add = <T>(key: Token<T>, make: Parameters<typeof register<T>>[2]): void => register(container, key, make);
  const get: ServerContainer['get'] = (key) => container.resolve(key);

  add(TOKENS.logger, () => createLogger(config.logLevel));
  add(TOKENS.clock, () => systemClock);
  add(TOKENS.vehicles, () => new KyselyVehicles(storage.db));
  add(TOKENS.writing, () => new KyselyInventoryWriting(storage));
  add(TOKENS.search, () => new EmbeddedInventorySearch());
  add(TOKENS.images, (from) => new PhotoCache({ folder: join(config.dataDir, 'media') }, from(TOKENS.clock)));
  add(TOKENS.follower, (from) =>
    followInventory({ vehicles: from(TOKENS.vehicles), search: from(TOKENS.search) }, (err) =>
      from(TOKENS.logger).error({ err }, 'Changes of the inventory could not be taken over; trying again'),
    ),
  );
  add(TOKENS.traffic, (from) => new TrafficCounter({ traffic: new KyselyTraffic(storage), clock: from(TOKENS.clock) }));
  add(TOKENS.readiness, (from) => new ServerReadiness(from(TOKENS.vehicles)));
  add(TOKENS.messages, () => readMessages(join(config.root, 'src/ui')));
  add(TOKENS.translatorOf, (from) => createTranslators(from(TOKENS.messages)));
  add(TOKENS.assets, () => readAssets(join(config.root, 'dist/client')));
  add(TOKENS.pages, (from) =>
    createPages({
      vehicles: from(TOKENS.vehicles),
      search: from(TOKENS.search),
      clock: from(TOKENS.clock),
      translatorOf: from(TOKENS.translatorOf),
      build: from(TOKENS.assets).build,
      dataHost: config.dataHost,
      showsDemo: () => from(TOKENS.follower).showsDemo(),
    }),
  );
  add(TOKENS.app, (from) => {
    const ports = { assets: from(TOKENS.assets), messages: from(TOKENS.messages), translatorOf: from(TOKENS.translatorOf) };
    return createApp({
      sites,
      logger: from(TOKENS.logger),
      readiness: from(TOKENS.readiness),
      trustedProxies: config.trustedProxies,
      dataHost: config.dataHost,
      traffic: from(TOKENS.traffic),
      clientFolder: join(config.root, 'dist/client'),
      publicFolder: join(config.root, 'public'),
      vehicles: from(TOKENS.vehicles),
      search: from(TOKENS.search),
      images: from(TOKENS.images),
      paintIllustration,
      pages: from(TOKENS.pages),
      messages: ports.messages,
      render: (state) => renderPage(state, ports),
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
      get(TOKENS.readiness).loaded();
      get(TOKENS.traffic).start((err) => get(TOKENS.logger).warn({ err }, 'Views and clicks could not be written; trying again'));
    },
    async close() {
      await get(TOKENS.follower).stop();
      await get(TOKENS.traffic)
        .stop()
        .catch((err: unknown) => get(TOKENS.logger).error({ err }, 'The last views and clicks are lost'));
      await storage.close();
    },
  };
};
