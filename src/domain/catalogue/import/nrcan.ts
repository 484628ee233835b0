/**
 * Fuel consumption ratings of Natural Resources Canada, in L/100 km. Two column layouts: the one-year files name city, highway and
 * combined; the file of all years has one 'FUEL CONSUMPTION', which is the city's, and the combined figure in miles an imperial gallon.
 */
import { makeName } from '../../vehicle/makes.ts';
import { fold } from '../../text/fold.ts';
import { litresPer100OfMpgImperial } from '../facts/quantity.ts';
import type { SourceNote } from '../specification-style.ts';
import { readGearbox } from './gearbox.ts';
import { converted, FactsDraft, isModelYear, known, rejecting } from './style-draft.ts';
import type { KnownModels, StyleRow } from './style-row.ts';
import { bodyInName, bodyOfClass, driveInName, splitModelAndTrim, distinctName } from './trim-name.ts';

const COLUMNS = {
  year: ['year', 'model year', 'modelyear'],
  make: ['make'],
  model: ['model'],
  class: ['vehicle class', 'class', 'vehicleclass'],
  litres: ['engine size', 'enginesize', 'engine size (l)'],
  cylinders: ['cylinders'],
  transmission: ['transmission'],
  fuel: ['fuel', 'fueltype', 'fuel type'],
  city: ['fuel consumption', 'consumptioncity', 'city (l/100 km)', 'fuel consumption city (l/100 km)'],
  highway: ['consumptionhwy', 'highway (l/100 km)', 'hwy (l/100 km)'],
  combined: ['consumptioncomb', 'combined (l/100 km)', 'comb (l/100 km)'],
  mpg: ['comb (mpg)', 'combined (mpg)'],
  co2: ['emissions', 'co2_emissions', 'co2 emissions (g/km)'],
  co2Rating: ['co2_rating', 'co2 rating'],
  smogRating: ['smog_rating', 'smog rating'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Column = keyof typeof COLUMNS;
const REQUIRED: readonly Column[] = ['make', 'model', 'class', 'litres', 'transmission', 'fuel', 'city'];

/** Where each column stands under its own header; null when the file is none of these tables. */
export const nrcanColumns = (header: readonly string[]): ReadonlyMap<Column, string> | null => {
  const columns = new Map<Column, string>();
  for (const [column, names] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const found = header.find((name) => names.includes(fold(name)));
    if (found !== undefined) columns.set(column, found);
  }
  return REQUIRED.every((column) => columns.has(column)) && (columns.has('combined') || columns.has('mpg')) ? columns : null;
};

const SOURCE: Omit<SourceNote, 'date'> = {
  key: 'nrcan',
  name: 'Natural Resources Canada',
  url: 'https://natural-resources.canada.ca/energy-efficiency/transportation-energy-efficiency/fuel-consumption-guide',
  licence: 'Open Government Licence – Canada',
};

const FUELS: Readonly<Record<string, { readonly fuel: string; readonly grade: string | null }>> = {
  X: { fuel: 'gas', grade: 'regular' },
  Z: { fuel: 'gas', grade: 'premium' },
  D: { fuel: 'diesel', grade: null },
  N: { fuel: 'natural-gas', grade: null },
};

/** Until then Canada's label was of two test cycles, the United States' of five. */
const FIVE_CYCLES_SINCE = 2015;

export interface NrcanRow {
  readonly line: number;
  readonly of: (column: Column) => string;
}

/** What two rows of one vehicle share: the second gives the figures of a flex-fuel vehicle on E85. */
export const nrcanIdentity = ({ of }: NrcanRow): string =>
  (['year', 'make', 'model', 'litres', 'cylinders', 'transmission'] as const).map((column) => of(column).toLowerCase()).join('|');

export const isE85 = ({ of }: NrcanRow): boolean => of('fuel').trim().toUpperCase() === 'E';

/**
 * `fileYear` is for tables without years. `flex` says that the table has E85 figures of it too. `turn` counts rows that share their
 * identity, from 1.
 */
export const mapNrcan = (
  row: NrcanRow,
  {
    fileYear,
    flex,
    turn,
    knownModels,
  }: { readonly fileYear: number | null; readonly flex: boolean; readonly turn: number; readonly knownModels: KnownModels },
): StyleRow => {
  const { of } = row;
  const place = `line ${String(row.line)}`;
  const reject = rejecting(place, (column) => of(column as Column));
  const year = of('year') === '' ? fileYear : Number(of('year'));
  if (!isModelYear(year)) return reject('year', 'The model year is missing or cannot be');
  if (of('make').trim() === '') return reject('make', 'The make is missing');
  if (of('model').trim() === '') return reject('model', 'The model is missing');
  const burnt = FUELS[of('fuel').trim().toUpperCase()];
  if (!burnt) return reject('fuel', 'The fuel is none of X, Z, D, E and N');

  const make = makeName(of('make'));
  const text = of('model');
  const { model, trim } = splitModelAndTrim(text, make, knownModels);
  const gearbox = readGearbox(of('transmission'), year, text);
  const litres = known(of('litres'));
  const hybrid = /\b(?:hybrid|hev)\b/i.test(text);
  const combined = known(of('combined')) ?? converted(known(of('mpg')), litresPer100OfMpgImperial, 1);
  const test = year < FIVE_CYCLES_SINCE ? 'Before2015' : '';
  const draft = new FactsDraft()
    .put('fuel', flex ? 'flex' : hybrid ? 'hybrid' : burnt.fuel)
    .put('fuelGrade', burnt.grade)
    .put('engineSize', litres, 'engine size')
    .put('cylinders', known(of('cylinders')))
    .put('transmission', gearbox?.transmission)
    .put('gears', gearbox?.gears)
    .put('drivetrain', driveInName(text))
    .put(`consumptionCity${test}`, known(of('city')), 'city')
    .put(`consumptionHighway${test}`, known(of('highway')), 'highway')
    .put(`consumptionCombined${test}`, combined, 'combined')
    .put(`co2${test}`, known(of('co2')), 'emissions')
    .put('co2Rating', known(of('co2Rating')))
    .put('smogRating', known(of('smogRating')));
  return draft.row(place, {
    feed: 'nrcan',
    key: [year, nrcanIdentity(row), of('fuel'), turn].join('|').toLowerCase(),
    make,
    model,
    year,
    name: distinctName(trim, litres, gearbox?.mark ?? '', model),
    body: bodyOfClass(of('class')) ?? bodyInName(text),
    markets: ['CA'],
    sources: [{ ...SOURCE, date: String(year) }],
  });
};
