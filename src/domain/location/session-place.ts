/** The place that a running page sends with its navigations (specification, sections 4 and 7). */
import type { ExpectedPlace } from './expected-place.ts';
import type { Location, LocationSource, Place, VisitorPlace } from './location.ts';
import type { RequestedPlace } from './location-chain.ts';
import { fromWire, PLACE_WIRE, toWire } from './location-wire.ts';

/** What a request says of a place, by the names of its parameters. */
export const requestedPlaceOf = (parameter: (name: string) => string | undefined): RequestedPlace => ({
  postalCode: parameter('PostalCode'),
  city: parameter('City'),
  province: parameter('Province'),
  latitude: parameter('Latitude'),
  longitude: parameter('Longitude'),
});

const KEPT_SOURCES: readonly string[] = ['Server Keyword', 'Proxy Headers'] satisfies LocationSource[];

/**
 * The place that a running page sends with its navigations, as parameters of the session: a valid one that the request would not
 * say otherwise. Cookies go along by themselves, and coordinates of an address are a circle on that page's map (decision 13).
 */
export const sessionPlace = (place: VisitorPlace | null): Readonly<Record<string, string>> =>
  place?.valid && KEPT_SOURCES.includes(place.source)
    ? Object.fromEntries(
        Object.entries({ ...toWire(place), Source: place.source }).map(([name, value]) => [`Session.${name}`, String(value)]),
      )
    : {};

/** The place in the parameters of a session; null where it is not whole, or not in the expected country. */
export const readSessionPlace = (
  parameter: (name: string) => string | undefined,
  { country }: Pick<ExpectedPlace, 'country'>,
): (Place & Pick<Location, 'source'>) | null => {
  const source = KEPT_SOURCES.find((each) => each === parameter('Session.Source')) as LocationSource | undefined;
  const names = Object.values(PLACE_WIRE);
  const place = fromWire(Object.fromEntries(names.map((name) => [name, parameter(`Session.${name}`)])));
  if (!source || place?.countryIso !== country || place.latitude === 0 || place.longitude === 0) return null;
  return { ...place, source };
};
