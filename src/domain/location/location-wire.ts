/** A place by the names of the wire: as it travels between servers (specification, section 7), and in cookies (section 3). */
import { parseDegrees } from './coordinates.ts';
import type { Place } from './location.ts';

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
