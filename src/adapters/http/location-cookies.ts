/** The visitor's place in cookies `Location_{field}_{site key}` (specification, sections 3 and 9). */
import { roundedDegrees, type Location } from '../../domain/location/location.ts';
import type { PlaceParts } from '../../domain/location/location-chain.ts';
import { ofPlace, PLACE_WIRE } from '../../domain/location/location-wire.ts';
import type { Site } from '../../domain/site/site.ts';
import type { CookieLifetime } from '../../ports/visitor-cookies.ts';

/** The wire's names of the fields of a location. */
const FIELDS = {
  ...PLACE_WIRE,
  source: 'Source',
  date: 'Date',
  valid: 'Valid',
} as const satisfies Record<keyof Location, string>;

const nameOf = (field: keyof Location, { key }: Pick<Site, 'key'>): string => `Location_${FIELDS[field]}_${key}`;

/** The parts of the place as this site's cookies have them; absent ones are undefined. */
export const readLocationCookies = (cookies: Readonly<Record<string, unknown>>, site: Pick<Site, 'key'>): PlaceParts =>
  ofPlace((field) => {
    const value = cookies[nameOf(field, site)];
    return typeof value === 'string' ? value : undefined;
  });

/** Names and values of every field; coordinates to three decimals. */
export const locationCookies = (location: Location, site: Pick<Site, 'key'>): [name: string, value: string][] => {
  const kept = { ...location, latitude: roundedDegrees(location.latitude), longitude: roundedDegrees(location.longitude) };
  return (Object.keys(FIELDS) as (keyof Location)[]).map((field) => [nameOf(field, site), String(kept[field])]);
};

/** They last this many days (one, unless the site sets another number), or for the session: both readings of section 9. */
export const locationCookieLifetime = ({ locationCookie: { days } }: Pick<Site, 'locationCookie'>): CookieLifetime =>
  days === 'session' ? days : { days };

/** Whether the cookies have any part of a place for this site, usable or not. */
export const hasLocationCookies = (cookies: Readonly<Record<string, unknown>>, site: Pick<Site, 'key'>): boolean =>
  (Object.keys(FIELDS) as (keyof Location)[]).some((field) => cookies[nameOf(field, site)] !== undefined);

/** Names of every field. */
export const locationCookieNames = (site: Pick<Site, 'key'>): string[] =>
  (Object.keys(FIELDS) as (keyof Location)[]).map((field) => nameOf(field, site));
