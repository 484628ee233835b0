import type { Coordinates } from '../../domain/location/coordinates.ts';
import { stepsFor } from '../../domain/location/location-chain.ts';
import type { Site } from '../../domain/site/site.ts';
import { readLocationCookies } from './location-cookies.ts';

/** The place that the visitor chose, from their cookies; null without one. */
export const keptPlace = (
  site: Pick<Site, 'key' | 'country' | 'province'>,
  cookies: Readonly<Record<string, string | undefined>>,
): Coordinates | null => {
  const [step] = stepsFor({ requested: {}, cookies: readLocationCookies(cookies, site), ip: null }, site);
  return step?.by === 'cookies' ? step.place : null;
};
