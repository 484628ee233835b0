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
import { removeOldSnapshots, snapshotFolder } from '../adapters/storage/upgrade/snapshots.ts';
import { createLogger } from '../adapters/system/logger.ts';
import { Metrics } from '../adapters/system/metrics.ts';
import { startTracing } from '../adapters/system/tracing/start-tracing.ts';
import { randomIds } from '../adapters/system/random-ids.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { watchSources } from '../application/feeds/source-watch.ts';
import { pollEvery } from '../application/poll.ts';
import { photoStore } from './photo-store.ts';
import { make, open, type Registration } from './registration.ts';

const DISK_POLL_MS = 60_000;
/** Of databases as they were before an upgrade: who was erased since is in them still. */
const SNAPSHOTS_MS = 14 * 86_400_000;

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
    ({ config: { database, dataDir } }) =>
      database ? connectPostgres({ ...database, snapshots: snapshotFolder(dataDir) }) : Promise.resolve(null),
    (postgres) => postgres?.close(),
  ),
  make('logger', ['config'], ({ config }) => createLogger(config.logLevel)),
  make('photoStore', ['config', 'logger'], ({ config, logger }) => photoStore(config, logger)),
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
    'tracing',
    ['config', 'logger'],
    ({ config: { root, tracing }, logger }) => tracing && startTracing(root, tracing, logger),
    (tracing) => tracing?.stop(),
  ),
  make(
    'diskWatch',
    ['config', 'clock', 'diskReserve', 'inventoryStorage', 'logger'],
    ({ config, clock, diskReserve, inventoryStorage, logger }) =>
      pollEvery(
        DISK_POLL_MS,
        async () => {
          inventoryStorage.returnSpace();
          await diskReserve.hold();
          const removed = removeOldSnapshots(config.dataDir, clock.now() - SNAPSHOTS_MS);
          if (removed.length > 0) logger.info({ removed }, 'Copies of databases before an upgrade removed');
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
