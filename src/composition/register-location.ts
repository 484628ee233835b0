import { countedLocationProvider } from '../adapters/location/counted-location-provider.ts';
import { fallbackLocationProvider } from '../adapters/location/fallback-location-provider.ts';
import { createLocations } from './locations.ts';
import type { LocationProvider } from '../ports/location-provider.ts';
import { make, type Registration } from './registration.ts';

/** Finds visitors' places, and counts the outcomes. */
export const LOCATION: readonly Registration[] = [
  make('locations', ['config', 'clock', 'logger'], ({ config, clock, logger }) => createLocations(config, clock, logger)),
  make('locationProvider', ['config', 'locations', 'metrics'], ({ config, locations: { provider, fallback }, metrics }) => {
    const counted = (name: string, each: LocationProvider): LocationProvider =>
      countedLocationProvider(each, (by, answer) => metrics.lookedUp(name, by, answer));
    const first = counted(config.location.provider, provider);
    return fallback ? fallbackLocationProvider(first, counted('embedded', fallback)) : first;
  }),
  make('locationsAreRelayed', ['locations'], ({ locations }) => locations.relayed),
  make('placeSuggestions', ['locations'], ({ locations }) => locations.suggestions),
];
