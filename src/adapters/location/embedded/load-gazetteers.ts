import type { MarketCountry } from '../../../domain/location/expected-place.ts';
import { canada } from './canada.ts';
import { readCities } from './city-records.ts';
import { france, FRENCH_COUNTRIES } from './france.ts';
import { Gazetteer } from './gazetteer.ts';
import type { GazetteerData, PostalArea, PostalEntry, Town } from './gazetteer-data.ts';
import { readPostalFile } from './imported-postal-file.ts';
import { placeKey } from './place-names.ts';

export type Gazetteers = Readonly<Record<MarketCountry, Gazetteer>>;

/** Towns and postal codes of both countries: from npm packages, or the operator's files in this folder where there are any. */
export const loadGazetteers = async (folder: string): Promise<Gazetteers> => {
  const cities = await readCities(new Set(['CA', ...FRENCH_COUNTRIES]));
  const gazetteer = async (data: GazetteerData): Promise<Gazetteer> => {
    const imported = await readPostalFile(folder, data.country);
    return new Gazetteer(imported ? withImported(data, imported) : data);
  };
  return { CA: await gazetteer(canada(cities)), FR: await gazetteer(await france(cities)) };
};

/** The imported codes replace all others; towns that only the import knows are added. */
const withImported = ({ country, towns }: GazetteerData, imported: readonly PostalArea[]): GazetteerData => {
  const keyOf = (provinceIso: string, name: string): string => `${provinceIso} ${placeKey(name)}`;
  const populationOf = new Map<string, number>();
  for (const { provinceIso, name, population } of towns) {
    const key = keyOf(provinceIso, name);
    populationOf.set(key, Math.max(population, populationOf.get(key) ?? 0));
  }
  const added = new Map<string, Town>();
  const postal: PostalEntry[] = [];
  for (const entry of imported) {
    const key = keyOf(entry.provinceIso, entry.city);
    const population = populationOf.get(key) ?? 0;
    postal.push({ ...entry, population });
    if (population === 0 && !added.has(key)) {
      const { city: name, code: postalCode, provinceIso, latitude, longitude } = entry;
      added.set(key, { name, provinceIso, population, postalCode, latitude, longitude });
    }
  }
  return { country, towns: [...towns, ...added.values()], postal };
};
