/** A place in a few words, and back: "Laval, QC", "Lyon (69)", "H7S 1Y9". */
import type { Tongue } from '../language/language.ts';
import type { Coordinates } from './coordinates.ts';
import { isMarketCountry, type MarketCountry } from './expected-place.ts';
import type { Place } from './location.ts';
import type { RequestedPlace } from './location-chain.ts';
import { departmentOfFrenchCode, parsePostalArea } from './postal-code.ts';
import { findProvince, regionOfDepartment } from './provinces.ts';

const provinceText = (province: string, iso: string, country: string, tongue: Tongue): string =>
  (isMarketCountry(country) ? findProvince(iso, country)?.names[tongue] : undefined) ?? province;

/** The town with what tells it from others of its name: the province in Canada, the department in France. */
export const placeText = (
  { city, province, provinceIso, postalCode, countryIso }: Omit<Place, keyof Coordinates | 'country'>,
  tongue: Tongue,
): string => {
  if (city === '') return provinceText(province, provinceIso, countryIso, tongue) || postalCode;
  if (countryIso === 'FR') return postalCode === '' ? city : `${city} (${departmentOfFrenchCode(postalCode)})`;
  return provinceIso === '' ? city : `${city}, ${provinceIso}`;
};

/** What a visitor typed into the field of their place: a postal code, or a town with or without its province or department. */
export const parsePlaceText = (text: string, country: MarketCountry): RequestedPlace => {
  const postalCode = parsePostalArea(text, country);
  if (postalCode !== null) return { postalCode };
  const [suffix = '', department] = /\((\d{2,3})\)$/.exec(text.trim()) ?? [];
  if (department === undefined) return { city: text.trim() };
  return { city: text.trim().slice(0, -suffix.length).trimEnd(), province: regionOfDepartment(department)?.iso };
};
