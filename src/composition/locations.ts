/** Chooses the provider of visitors' places. */
import { join } from 'node:path';
import { EmbeddedLocationProvider } from '../adapters/location/embedded/embedded-location-provider.ts';
import { guardedLocationProvider } from '../adapters/location/guarded-location-provider.ts';
import { httpLocationProvider } from '../adapters/location/http/http-location-provider.ts';
import { reportingOutages, type OutageReports } from '../adapters/location/outage-reporting.ts';
import type { Clock } from '../ports/clock.ts';
import type { LocationProvider, PlaceSuggestions } from '../ports/location-provider.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** The operator's imported postal files. */
export const locationFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'location');

export interface Locations {
  /** The one of the settings. */
  readonly provider: LocationProvider;
  /** Answers where that one cannot: the embedded data; null where it is the provider itself. */
  readonly fallback: LocationProvider | null;
  /** The bundled data, whatever the provider: for what may not wait for another server. */
  readonly embedded: LocationProvider;
  /** From the bundled data, for every provider: the API of the specification has no call for them. */
  readonly suggestions: PlaceSuggestions;
  /** Whether lookups are forwarded to another server. */
  readonly relayed: boolean;
  /** Whether calls to the provider are paused after failures. */
  rests(): boolean;
  /** Loads what lookups need, so that no visitor waits for it. */
  warm(): Promise<void>;
}

/** Tells the log which server fails, why, and that it answers again. */
const reportsTo = (logger: Pick<Logger, 'warn' | 'info'>, server: string): OutageReports => ({
  failed: (report) =>
    logger.warn({ provider: 'http', server, ...report }, 'Location provider failed; the embedded data answers in its place'),
  recovered: (report) => logger.info({ provider: 'http', server, ...report }, 'Location provider recovered'),
});

export const createLocations = (
  config: Pick<Config, 'dataDir' | 'location'>,
  clock: Clock,
  logger: Pick<Logger, 'warn' | 'info'>,
): Locations => {
  const embedded = new EmbeddedLocationProvider(locationFolder(config));
  const { location } = config;
  const own = { embedded, suggestions: embedded, warm: () => embedded.warm() };
  if (location.provider === 'embedded') return { ...own, provider: embedded, fallback: null, relayed: false, rests: () => false };
  const http = httpLocationProvider(location.url, clock);
  const reports = reportsTo(logger, new URL(location.url).host);
  const guarded = guardedLocationProvider(reportingOutages(http, reports, clock));
  return { ...own, provider: guarded, fallback: embedded, relayed: true, rests: guarded.resting };
};
