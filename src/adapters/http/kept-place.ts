import type { Coordinates } from '../../domain/location/coordinates.ts';
import { stepsFor } from '../../domain/location/location-chain.ts';
import type { Site } from '../../domain/site/site.ts';
import { readLocationCookies } from './location-cookies.ts';

/** Where the visitor said that they are, as far as their cookies still know; null where they don't. */
export const keptPlace = (
  site: Pick<Site, 'key' | 'country' | 'province'>,
  cookies: Readonly<Record<string, string | undefined>>,
): Coordinates | null => {
  const [step] = stepsFor({ requested: {}, cookies: readLocationCookies(cookies, site), ip: null }, site);
  return step?.by === 'cookies' ? step.place : null;
};
