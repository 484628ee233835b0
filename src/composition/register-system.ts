import { join } from 'node:path';
import { FileContentPages } from '../adapters/content/file-content-pages.ts';
import { nextOccurrence } from '../adapters/feeds/sources/cron-schedule.ts';
import { loadSites } from '../adapters/sites/load-sites.ts';
import { takeOverConsentFiles } from '../adapters/storage/consents/consent-files.ts';
import { openConsents } from '../adapters/storage/consents/consents-storage.ts';
import { kyselyConsentProofs } from '../adapters/storage/consents/kysely-consent-proofs.ts';
import { diskReserve } from '../adapters/storage/disk-reserve.ts';
import { connectPostgres } from '../adapters/storage/postgres/postgres-database.ts';
import { consentsInPostgres } from '../adapters/storage/postgres/postgres-storages.ts';
import { createLogger } from '../adapters/system/logger.ts';
import { Metrics } from '../adapters/system/metrics.ts';
import { randomIds } from '../adapters/system/random-ids.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { watchSources } from '../application/feeds/source-watch.ts';
import { pollEvery } from '../application/poll.ts';
import { make, open, type Registration } from './registration.ts';

const DISK_POLL_MS = 60_000;

/** The server overrides the sites and their pages with those of `readServerConfig`, which reports all faults at once. */
export const SYSTEM: readonly Registration[] = [
  make('sites', ['config'], ({ config }) => loadSites(config.sitesDir)),
  make(
    'contents',
    ['config', 'sites', 'retentionMonths'],
    ({ config: { root, sitesDir }, sites, retentionMonths }) =>
      FileContentPages.read({ sitesDir, shipped: join(root, 'sites/pages') }, sites, retentionMonths).pages,
  ),
  make('clock', [], () => systemClock),
  make('ids', [], () => randomIds),
  make('diskReserve', ['config'], ({ config }) => diskReserve(config.dataDir, config.reserveBytes)),
  open(
    'postgres',
    ['config'],
    ({ config: { database } }) => (database ? connectPostgres(database) : Promise.resolve(null)),
    (postgres) => postgres?.close(),
  ),
  make('logger', ['config'], ({ config }) => createLogger(config.logLevel)),
  open(
    'consentStorage',
    ['config', 'postgres'],
    async ({ config: { dataDir }, postgres }) => {
      const storage = await (postgres ? consentsInPostgres(postgres) : openConsents(dataDir));
      await takeOverConsentFiles(storage, dataDir);
      return storage;
    },
    (storage) => storage.close(),
  ),
  make('consentProofs', ['consentStorage', 'config', 'logger'], ({ consentStorage, config, logger }) =>
    kyselyConsentProofs(consentStorage, {
      mostBytes: config.consentBytes,
      onNearlyFull: (state) =>
        logger.warn(state, 'Room for proofs of consent is nearly used up, then choices are refused: raise CONSENTS_MB'),
    }),
  ),
  make(
    'diskWatch',
    ['diskReserve', 'inventoryStorage', 'logger'],
    ({ diskReserve, inventoryStorage, logger }) =>
      pollEvery(
        DISK_POLL_MS,
        async () => {
          inventoryStorage.returnSpace();
          await diskReserve.hold();
        },
        (err) => logger.error({ err }, 'The disk reserve of leads could not be made; trying again'),
      ),
    (poll) => poll.stop(),
  ),
  make(
    'metrics',
    ['leadCounts', 'vehicles', 'search', 'locations', 'clock', 'diskReserve', 'sources', 'feedRuns'],
    ({ leadCounts, vehicles, search, locations, clock, diskReserve, sources, feedRuns: runs }) =>
      new Metrics({
        freeBytes: () => diskReserve.freeBytes(),
        leadCounts,
        inventoryRevision: () => vehicles.revision(),
        listedVehicles: () => search.size(),
        locationRests: () => locations.rests(),
        sources: () => watchSources({ sources, runs, clock, nextOccurrence }),
        now: () => clock.now(),
      }),
  ),
];
