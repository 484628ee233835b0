/** A place as it travels between servers, and from a running page to its server (specification, sections 4 and 7). */
import { parseDegrees } from './coordinates.ts';
import type { ExpectedPlace } from './expected-place.ts';
import type { Location, LocationSource, Place, VisitorPlace } from './location.ts';
import type { RequestedPlace } from './location-chain.ts';

export interface LocationWire {
  readonly PostalCode: string;
  readonly City: string;
  readonly Province: string;
  readonly ProvinceIso: string;
  readonly Country: string;
  readonly CountryIso: string;
  readonly Latitude: number;
  readonly Longitude: number;
}

export const toWire = (place: Place): LocationWire => ({
  PostalCode: place.postalCode,
  City: place.city,
  Province: place.province,
  ProvinceIso: place.provinceIso,
  Country: place.country,
  CountryIso: place.countryIso,
  Latitude: place.latitude,
  Longitude: place.longitude,
});

const LONGEST = 200;

/** '' for an absent one, null for a value that is not a short text. */
const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' && value.length <= LONGEST ? value.trim() : null;
};

const degreesOf = (value: unknown, limit: 90 | 180): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) <= limit ? value : null;
  return typeof value === 'string' ? parseDegrees(value, limit) : null;
};

/** Reads another server's Location; coordinates may be texts, with decimal commas too. Null when it is not one. */
export const fromWire = (value: unknown): Place | null => {
  if (typeof value !== 'object' || value === null) return null;
  const wire: { readonly [Field in keyof LocationWire]?: unknown } = value;
  const postalCode = textOf(wire.PostalCode);
  const city = textOf(wire.City);
  const province = textOf(wire.Province);
  const provinceIso = textOf(wire.ProvinceIso);
  const country = textOf(wire.Country);
  const countryIso = textOf(wire.CountryIso)?.toUpperCase();
  const latitude = degreesOf(wire.Latitude, 90);
  const longitude = degreesOf(wire.Longitude, 180);
  if (postalCode === null || city === null || province === null || provinceIso === null || country === null) return null;
  if (!countryIso || latitude === null || longitude === null) return null;
  return { postalCode, city, province, provinceIso, country, countryIso, latitude, longitude };
};

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
  const place = fromWire({
    PostalCode: parameter('Session.PostalCode'),
    City: parameter('Session.City'),
    Province: parameter('Session.Province'),
    ProvinceIso: parameter('Session.ProvinceIso'),
    Country: parameter('Session.Country'),
    CountryIso: parameter('Session.CountryIso'),
    Latitude: parameter('Session.Latitude'),
    Longitude: parameter('Session.Longitude'),
  });
  if (!source || place?.countryIso !== country || place.latitude === 0 || place.longitude === 0) return null;
  return { ...place, source };
};
