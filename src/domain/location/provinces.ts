/** Provinces and territories of Canada, regions of France (ISO 3166-2). */
import { fold } from '../text/fold.ts';
import type { Tongue } from '../language/language.ts';
import type { MarketCountry } from './expected-place.ts';

export interface Province {
  readonly country: MarketCountry;
  /** Without the country. */
  readonly iso: string;
  readonly names: Readonly<Record<Tongue, string>>;
  /** Departments of a French region, as postal codes begin; Corsica's two are '20'. */
  readonly departments: readonly string[];
}

const CANADA = `
AB | Alberta | Alberta | Alberta
BC | British Columbia | Colombie-Britannique | Columbia Británica
MB | Manitoba | Manitoba | Manitoba
NB | New Brunswick | Nouveau-Brunswick | Nuevo Brunswick
NL | Newfoundland and Labrador | Terre-Neuve-et-Labrador | Terranova y Labrador
NS | Nova Scotia | Nouvelle-Écosse | Nueva Escocia
NT | Northwest Territories | Territoires du Nord-Ouest | Territorios del Noroeste
NU | Nunavut | Nunavut | Nunavut
ON | Ontario | Ontario | Ontario
PE | Prince Edward Island | Île-du-Prince-Édouard | Isla del Príncipe Eduardo
QC | Quebec | Québec | Quebec
SK | Saskatchewan | Saskatchewan | Saskatchewan
YT | Yukon | Yukon | Yukón`;

const FRANCE = `
ARA | Auvergne-Rhône-Alpes | Auvergne-Rhône-Alpes | Auvernia-Ródano-Alpes | 01 03 07 15 26 38 42 43 63 69 73 74
BFC | Bourgogne-Franche-Comté | Bourgogne-Franche-Comté | Borgoña-Franco Condado | 21 25 39 58 70 71 89 90
BRE | Brittany | Bretagne | Bretaña | 22 29 35 56
CVL | Centre-Val de Loire | Centre-Val de Loire | Centro-Valle de Loira | 18 28 36 37 41 45
20R | Corsica | Corse | Córcega | 20
GES | Grand Est | Grand Est | Gran Este | 08 10 51 52 54 55 57 67 68 88
HDF | Hauts-de-France | Hauts-de-France | Alta Francia | 02 59 60 62 80
IDF | Île-de-France | Île-de-France | Isla de Francia | 75 77 78 91 92 93 94 95
NOR | Normandy | Normandie | Normandía | 14 27 50 61 76
NAQ | Nouvelle-Aquitaine | Nouvelle-Aquitaine | Nueva Aquitania | 16 17 19 23 24 33 40 47 64 79 86 87
OCC | Occitanie | Occitanie | Occitania | 09 11 12 30 31 32 34 46 48 65 66 81 82
PDL | Pays de la Loire | Pays de la Loire | Países del Loira | 44 49 53 72 85
PAC | Provence-Alpes-Côte d'Azur | Provence-Alpes-Côte d'Azur | Provenza-Alpes-Costa Azul | 04 05 06 13 83 84
971 | Guadeloupe | Guadeloupe | Guadalupe | 971
972 | Martinique | Martinique | Martinica | 972
973 | French Guiana | Guyane | Guayana Francesa | 973
974 | Réunion | La Réunion | Reunión | 974
976 | Mayotte | Mayotte | Mayotte | 976`;

const table = (country: MarketCountry, text: string): Province[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [iso = '', en = '', fr = '', es = '', departments = ''] = line.split(' | ');
      return { country, iso, names: { en, fr, es }, departments: departments === '' ? [] : departments.split(' ') };
    });

export const PROVINCES: readonly Province[] = [...table('CA', CANADA), ...table('FR', FRANCE)];

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

const byDepartment = new Map(PROVINCES.flatMap((province) => province.departments.map((code) => [code, province] as const)));

/** The region of a department's code as French postal codes begin; null overseas where there is no region. */
export const regionOfDepartment = (department: string): Province | null => byDepartment.get(department) ?? null;

/** Names of the countries as `Location.Country` has them. */
export const COUNTRY_NAMES: Readonly<Record<MarketCountry, string>> = { CA: 'Canada', FR: 'France' };
