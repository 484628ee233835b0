import { join } from 'node:path';
import { FileContentPages } from '../adapters/content/file-content-pages.ts';
import { loadSites } from '../adapters/sites/load-sites.ts';
import { createLogger } from '../adapters/system/logger.ts';
import { Metrics } from '../adapters/system/metrics.ts';
import { randomIds } from '../adapters/system/random-ids.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { make, type Registration } from './registration.ts';

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
  make('logger', ['config'], ({ config }) => createLogger(config.logLevel)),
  make(
    'metrics',
    ['leadCounts', 'vehicles', 'search', 'locations', 'clock'],
    ({ leadCounts, vehicles, search, locations, clock }) =>
      new Metrics({
        leadCounts,
        inventoryRevision: () => vehicles.revision(),
        listedVehicles: () => search.size(),
        locationRests: () => locations.rests(),
        now: () => clock.now(),
      }),
  ),
];
