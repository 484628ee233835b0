import { Metrics, type MetricSources } from '../../../src/adapters/system/metrics.ts';

/** Of an install at rest with one vehicle and no leads, six seconds after 1970 began, but for what the test is about. */
export const metricsOf = (sources: Partial<MetricSources>): Metrics =>
  new Metrics({
    leadCounts: () => Promise.resolve({ leads: 0, quarantined: 0, waiting: 0, dead: 0, sent: 0, oldestWaiting: null }),
    inventoryRevision: () => Promise.resolve(1),
    listedVehicles: () => Promise.resolve(1),
    locationRests: () => false,
    freeBytes: () => Promise.resolve(5e9),
    sources: () => Promise.resolve([]),
    now: () => 6_000,
    ...sources,
  });
