import { kyselyDealerLogos } from '../adapters/storage/inventory/kysely-dealer-logos.ts';
import { kyselyInventoryWriting } from '../adapters/storage/inventory/inventory-writing.ts';
import { KyselyDealerTokens } from '../adapters/storage/inventory/kysely-dealer-tokens.ts';
import { kyselyListedVehicles } from '../adapters/storage/inventory/kysely-listed-vehicles.ts';
import { kyselyTraffic } from '../adapters/storage/inventory/kysely-traffic.ts';
import { KyselyVehicles } from '../adapters/storage/inventory/kysely-vehicles.ts';
import { cachedVehicles } from '../adapters/storage/cached-vehicles.ts';
import { inventoryInPostgres } from '../adapters/storage/postgres/postgres-storages.ts';
import { inSpan, traced } from '../adapters/system/tracing/spans.ts';
import { openSqlite } from '../adapters/storage/sqlite.ts';
import { PriceRatings } from '../application/rating/price-ratings.ts';
import { searchUnderstanding } from '../application/sentence-search/understand-search.ts';
import { TrafficCounter } from '../application/tracking/count-traffic.ts';
import { serverReadiness } from './readiness.ts';
import { make, open, type Registration } from './registration.ts';
import { searchEngine } from './search-engine.ts';

/** The inventory: its file, its search index, and what counts its visits. */
export const INVENTORY: readonly Registration[] = [
  open(
    'inventoryStorage',
    ['config', 'postgres'],
    ({ config, postgres }) => (postgres ? inventoryInPostgres(postgres) : openSqlite(config.dataDir)),
    (storage) => storage.close(),
  ),
  make(
    'vehicles',
    ['inventoryStorage', 'logger'],
    ({ inventoryStorage, logger }) =>
      new KyselyVehicles(inventoryStorage.db, (row) =>
        logger.error(row, 'A row of the inventory cannot be read and is left out'),
      ),
  ),
  make('listed', ['inventoryStorage'], ({ inventoryStorage }) => kyselyListedVehicles(inventoryStorage.db)),
  make('logos', ['inventoryStorage'], ({ inventoryStorage }) => kyselyDealerLogos(inventoryStorage.db)),
  make('writing', ['inventoryStorage'], ({ inventoryStorage }) => kyselyInventoryWriting(inventoryStorage)),
  make('dealerTokens', ['inventoryStorage'], ({ inventoryStorage }) => new KyselyDealerTokens(inventoryStorage)),
  make('trafficCounts', ['inventoryStorage'], ({ inventoryStorage }) => kyselyTraffic(inventoryStorage)),
  make('searchEngine', ['config'], ({ config }) => searchEngine(config)),
  make('search', ['config', 'searchEngine'], ({ config, ...services }) =>
    config.tracing ? traced('search', services.searchEngine.search) : services.searchEngine.search,
  ),
  make(
    'ratings',
    ['vehicles', 'searchEngine', 'logger'],
    ({ vehicles, logger, ...services }) =>
      new PriceRatings({ vehicles, search: services.searchEngine.indexing }, (err) =>
        logger.error({ err }, 'Prices could not be rated; trying again'),
      ),
    (ratings) => ratings.stop(),
  ),
  make(
    'follower',
    ['vehicles', 'searchEngine', 'ratings', 'logger'],
    ({ logger, ...services }) =>
      services.searchEngine.follow(services, (err) =>
        logger.error({ err }, 'Changes of the inventory could not be loaded; trying again'),
      ),
    (follower) => follower.stop(),
  ),
  make('cachedVehicles', ['vehicles', 'follower', 'ratings'], ({ vehicles, follower, ratings }) =>
    cachedVehicles(
      vehicles,
      () => follower.revision(),
      (listing) => ratings.rated(listing),
    ),
  ),
  make(
    'serverReadiness',
    ['vehicles', 'search', 'follower', 'photoStore', 'leadsStorage', 'clock'],
    ({ vehicles, search, follower, photoStore, leadsStorage, clock }) =>
      serverReadiness(vehicles, { search, follower, photoStore }, leadsStorage, clock),
  ),
  make('readiness', ['serverReadiness'], ({ serverReadiness }) => serverReadiness),
  // By the revision of the index: while it takes over an import, what is collected from it belongs to the old one.
  make('understandSearch', ['cachedVehicles', 'search', 'clock', 'locationProvider'], ({ cachedVehicles, ...ports }) => {
    const understand = searchUnderstanding({ ...ports, vehicles: cachedVehicles });
    return (...asked) => inSpan('understand search', {}, () => understand(...asked));
  }),
  make(
    'trafficCounter',
    ['trafficCounts', 'clock', 'logger'],
    ({ trafficCounts, clock }) => new TrafficCounter({ traffic: trafficCounts, clock }),
    (counter, { logger }) => counter.stop().catch((err: unknown) => logger.error({ err }, 'The last views and clicks are lost')),
  ),
  make('traffic', ['trafficCounter'], ({ trafficCounter }) => trafficCounter),
];
