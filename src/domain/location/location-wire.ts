/**
 * A place by the names of the wire: as it travels between servers, and from a running page to its server (specification, sections 4 and
 * 7), and in cookies (section 3).
 */
import { parseDegrees } from './coordinates.ts';
import type { ExpectedPlace } from './expected-place.ts';
import type { Location, LocationSource, Place, VisitorPlace } from './location.ts';
import type { RequestedPlace } from './location-chain.ts';

export const PLACE_WIRE = {
  postalCode: 'PostalCode',
  city: 'City',
  province: 'Province',
  provinceIso: 'ProvinceIso',
  country: 'Country',
  countryIso: 'CountryIso',
  latitude: 'Latitude',
  longitude: 'Longitude',
} as const satisfies Readonly<Record<keyof Place, string>>;

const FIELDS = Object.keys(PLACE_WIRE) as readonly (keyof Place)[];

export type LocationWire = { readonly [Field in keyof Place as (typeof PLACE_WIRE)[Field]]: Place[Field] };

/** A value for each field of a place. */
export const ofPlace = <T>(valueOf: (field: keyof Place) => T): Readonly<Record<keyof Place, T>> =>
  Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as Record<keyof Place, T>;

export const toWire = (place: Place): LocationWire =>
  Object.fromEntries(FIELDS.map((field) => [PLACE_WIRE[field], place[field]])) as unknown as LocationWire;

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
  const texts = ofPlace((field) => textOf(wire[PLACE_WIRE[field]]));
  const [latitude, longitude] = [degreesOf(wire.Latitude, 90), degreesOf(wire.Longitude, 180)];
  const { postalCode, city, province, provinceIso, country } = texts;
  const countryIso = texts.countryIso?.toUpperCase();
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
  const place = fromWire(
    Object.fromEntries(FIELDS.map((field) => [PLACE_WIRE[field], parameter(`Session.${PLACE_WIRE[field]}`)])),
  );
  if (!source || place?.countryIso !== country || place.latitude === 0 || place.longitude === 0) return null;
  return { ...place, source };
};
