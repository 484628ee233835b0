/** The embedded places against GeoNames, which they do not come from. */
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedLocationProvider } from '../../../../src/adapters/location/embedded/embedded-location-provider.ts';
import { distanceKm, type Coordinates } from '../../../../src/domain/location/coordinates.ts';
import type { Place } from '../../../../src/domain/location/location.ts';
import { departmentOfFrenchCode } from '../../../../src/domain/location/postal-code.ts';
import { regionOfDepartment } from '../../../../src/domain/location/provinces.ts';
import type { LookupContext } from '../../../../src/ports/location-provider.ts';
import { IN_PARIS, IN_QUEBEC } from '../../../support/lookup-context.ts';
import { zipEntry } from '../../../support/zip-entry.ts';

const geo = join(import.meta.dirname, '../../../../../shared/data/geo');

interface Row {
  readonly zipcode: string;
  readonly state_code: string;
  readonly province_code: string;
  readonly latitude: string;
  readonly longitude: string;
}

interface Department {
  readonly properties: { readonly code: string };
  readonly geometry: { readonly type: 'Polygon' | 'MultiPolygon'; readonly coordinates: unknown };
}

type Ring = readonly (readonly [longitude: number, latitude: number])[];

const rows = async (country: 'CA' | 'FR'): Promise<Row[]> =>
  parse(await zipEntry(join(geo, 'geonames-postal', `${country}.zip`), `zipcodes.${country.toLowerCase()}.csv`), {
    columns: true,
  });

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const isInside = ({ latitude, longitude }: Coordinates, ring: Ring): boolean =>
  ring.reduce((inside, [x, y], k) => {
    const [px, py] = ring.at(k - 1) ?? [x, y];
    const crosses = y > latitude !== py > latitude && longitude < ((px - x) * (latitude - y)) / (py - y) + x;
    return crosses ? !inside : inside;
  }, false);

const departmentAt = (point: Coordinates, departments: readonly Department[]): string | undefined =>
  departments.find(({ geometry }) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as readonly Ring[][];
    return polygons.some(([outline = []]) => isInside(point, outline));
  })?.properties.code;

describe('The embedded places, compared with GeoNames', function () {
  const provider = new EmbeddedLocationProvider('no-imports');
  before(function () {
    if (existsSync(geo)) return;
    console.log('      not run: ../shared/data absent');
    this.skip();
  });

  const find = async (code: string, context: LookupContext): Promise<Place | null> => {
    const answer = await provider.find({ by: 'postal code', postalCode: code }, context);
    return answer.kind === 'found' ? answer.place : null;
  };

  it('at least 99 % of Canadian sortation areas are in the right province, half of them within 3 km', async () => {
    const reference = await rows('CA');
    let right = 0;
    const errors: number[] = [];
    for (const { zipcode, state_code: province, latitude, longitude } of reference) {
      const place = await find(zipcode, IN_QUEBEC);
      if (!place) continue;
      if (place.provinceIso === province) right += 1;
      errors.push(distanceKm(place, { latitude: Number(latitude), longitude: Number(longitude) }));
    }
    console.log(`      ${right} of ${reference.length} right, median ${median(errors).toFixed(2)} km`);
    expect(right / reference.length).to.be.at.least(0.99);
    expect(median(errors)).to.be.at.most(3);
  });

  it('at least 95 % of mainland French postal codes are in the right department, half of them within 3 km', async () => {
    const boundaries = readFileSync(join(geo, 'fr-boundaries', 'departements-version-simplifiee.geojson'), 'utf8');
    const { features } = JSON.parse(boundaries) as { features: Department[] };
    // A code may serve several places, and those of companies are no addresses of visitors.
    const reference = Map.groupBy(
      (await rows('FR')).filter(({ zipcode }) => /^\d{5}$/.test(zipcode) && !/^(20|9[78])/.test(zipcode)),
      ({ zipcode }) => zipcode,
    );
    let right = 0;
    let inside = 0;
    const errors: number[] = [];
    for (const [code, places] of reference) {
      const place = await find(code, IN_PARIS);
      if (!place) continue;
      const departments = new Set(places.map(({ province_code: department }) => department));
      const region = regionOfDepartment(departmentOfFrenchCode(place.postalCode))?.iso;
      if (departments.has(departmentOfFrenchCode(place.postalCode)) && place.provinceIso === region) right += 1;
      if (departments.has(departmentAt(place, features) ?? '')) inside += 1;
      const mean = (of: (row: Row) => string): number => places.reduce((sum, row) => sum + Number(of(row)), 0) / places.length;
      errors.push(distanceKm(place, { latitude: mean((row) => row.latitude), longitude: mean((row) => row.longitude) }));
    }
    const share = (count: number): string => `${((100 * count) / reference.size).toFixed(1)} %`;
    console.log(
      `      ${reference.size} codes: ${share(errors.length)} answered, ${share(right)} in the right department by their name, ` +
        `${share(inside)} by their coordinates, median ${median(errors).toFixed(2)} km`,
    );
    expect(right / reference.size).to.be.at.least(0.95);
    expect(inside / reference.size).to.be.at.least(0.95);
    expect(median(errors)).to.be.at.most(3);
  });
});
