/** Provinces and territories of Canada, regions of France (ISO 3166-2). */
import { fold } from '../text/fold.ts';
import type { Tongue } from '../language/language.ts';
import type { MarketCountry } from './expected-place.ts';
import provinces from './provinces.json' with { type: 'json' };

export interface Province {
  readonly country: MarketCountry;
  /** Without the country. */
  readonly iso: string;
  readonly names: Readonly<Record<Tongue, string>>;
  /** How its postal codes begin: with a letter in Canada, with a department in France (Corsica's two are '20'). */
  readonly postal: readonly string[];
}

export const PROVINCES = provinces as readonly Province[];

/** The name that stands in `Location.Province`: Canada's in English, France's in French. Postal data writes them so. */
export const provinceName = ({ country, names }: Province): string => (country === 'FR' ? names.fr : names.en);

const spoken = (text: string): string => fold(text).replaceAll('-', ' ');

/** Code or name in any language and spelling of accents, per country. */
const byWord = new Map(
  PROVINCES.flatMap((province) =>
    [province.iso, ...Object.values(province.names)].map((word) => [`${province.country} ${spoken(word)}`, province] as const),
  ),
);

/** Finds a province or region by its code or its name in English, French or Spanish; null for an unknown one. */
export const findProvince = (text: string, country: MarketCountry): Province | null =>
  byWord.get(`${country} ${spoken(text)}`) ?? null;

const byPostal = new Map(PROVINCES.flatMap((province) => province.postal.map((prefix) => [prefix, province] as const)));

/** The region of a department's code as French postal codes begin; null overseas where there is no region. */
export const regionOfDepartment = (department: string): Province | null => byPostal.get(department) ?? null;

/** The province of a Canadian postal code: its first letter says it, except in the three areas of Nunavut. */
export const provinceOfCanadianCode = (code: string): string | null =>
  (byPostal.get(code.slice(0, 3)) ?? byPostal.get(code.charAt(0)))?.iso ?? null;

/** Names of the countries as `Location.Country` has them. */
export const COUNTRY_NAMES: Readonly<Record<MarketCountry, string>> = { CA: 'Canada', FR: 'France' };
