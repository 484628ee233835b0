import { countedLocationProvider } from '../adapters/location/counted-location-provider.ts';
import { createLocations } from './locations.ts';
import { make, type Registration } from './registration.ts';

/** Finds visitors' places, and counts the outcomes. */
export const LOCATION: readonly Registration[] = [
  make('locations', ['config', 'clock'], ({ config, clock }) => createLocations(config, clock)),
  make('locationProvider', ['locations', 'metrics'], ({ locations, metrics }) =>
    countedLocationProvider(locations.provider, (by, answer) => metrics.lookedUp(by, answer)),
  ),
  make('locationsAreRelayed', ['locations'], ({ locations }) => locations.relayed),
  make('placeSuggestions', ['locations'], ({ locations }) => locations.suggestions),
];
