/** Chooses the provider of visitors' places. */
import { join } from 'node:path';
import { EmbeddedLocationProvider } from '../adapters/location/embedded/embedded-location-provider.ts';
import { GuardedLocationProvider } from '../adapters/location/guarded-location-provider.ts';
import { HttpLocationProvider } from '../adapters/location/http/http-location-provider.ts';
import type { Clock } from '../ports/clock.ts';
import type { LocationProvider, PlaceSuggestions } from '../ports/location-provider.ts';
import type { Config } from './config.ts';

/** The operator's imported postal files. */
export const locationFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'location');

export interface Locations {
  readonly provider: LocationProvider;
  /** From the bundled data, for every provider: the API of the specification has no call for them. */
  readonly suggestions: PlaceSuggestions;
  /** Whether lookups are forwarded to another server. */
  readonly relayed: boolean;
  /** Whether calls to the provider are paused after failures. */
  rests(): boolean;
  /** Loads what lookups need, so that no visitor waits for it. */
  warm(): Promise<void>;
}

export const createLocations = (config: Pick<Config, 'dataDir' | 'location'>, clock: Clock): Locations => {
  const embedded = new EmbeddedLocationProvider(locationFolder(config));
  const { location } = config;
  switch (location.provider) {
    case 'embedded':
      return {
        provider: embedded,
        suggestions: embedded,
        relayed: false,
        rests: () => false,
        warm: () => embedded.warm({ ips: true }),
      };
    case 'http': {
      const guarded = new GuardedLocationProvider(new HttpLocationProvider(location.url, clock));
      return {
        provider: guarded,
        suggestions: embedded,
        relayed: true,
        rests: () => guarded.resting,
        warm: () => embedded.warm({ ips: false }),
      };
    }
  }
};
