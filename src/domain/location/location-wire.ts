/** A place as it travels between servers (specification, section 7). */
import { parseDegrees } from './coordinates.ts';
import type { Place } from './location.ts';

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
