/**
 * The table of fueleconomy.gov, United States (its columns: fueleconomy.gov/feg/ws). 0 and -1 mean unknown; consumption is in
 * miles a US gallon, of electric vehicles also in kWh/100 miles.
 */
import { makeName } from '../../vehicle/makes.ts';
import type { Body, Drivetrain, Fuel } from '../../vehicle/attributes.ts';
import { catalogueModel, nameKey } from '../model-key.ts';
import { gramsPerKmOfPerMile, kmOfMiles, litresOfCubicFeet, litresPer100OfMpgUs } from '../facts/quantity.ts';
import type { SourceNote } from '../specification-style.ts';
import { createCodeReader } from '../../feeds/words/recognise.ts';
import { readGearbox } from './gearbox.ts';
import { converted, FactsDraft, isModelYear, known, rejecting } from './style-draft.ts';
import type { StyleRow } from './style-row.ts';
import { bodyInName, bodyOfClass, splitModelAndTrim, distinctName, trimOf } from './trim-name.ts';
import words from './words.json' with { type: 'json' };

export const EPA_COLUMNS = [
  'id',
  'make',
  'model',
  'baseModel',
  'year',
  'fuelType1',
  'atvType',
  'trany',
  'drive',
  'city08',
  'comb08',
];

const SOURCE: Omit<SourceNote, 'date'> = {
  key: 'epa',
  name: 'U.S. Environmental Protection Agency',
  url: 'https://www.fueleconomy.gov',
  licence: 'Public domain',
};

type Row = (column: string) => string;

const fuelIn = createCodeReader<Fuel>(words.epa.fuels);
const gradeIn = createCodeReader(words.epa.grades);
const driveIn = createCodeReader<Drivetrain>(words.epa.drivetrains);

const fuelOf = (row: Row): Fuel => fuelIn(row('atvType')) ?? (row('fuelType1') === 'Diesel' ? 'diesel' : 'gas');

/** The body whose luggage volume is in a column. */
const BODY_OF_VOLUME = { hlv: 'hatchback', lv4: 'sedan', lv2: 'coupe' } as const satisfies Readonly<Record<string, Body>>;

/** By class and name, else by the only column that has a luggage volume. */
const bodyOf = (row: Row): Body | null => {
  const [measured = null, ...others] = Object.entries(BODY_OF_VOLUME).flatMap(([column, body]) =>
    known(row(column)) === null ? [] : [body],
  );
  return bodyOfClass(row('VClass')) ?? bodyInName(row('model')) ?? (others.length === 0 ? measured : null);
};

/** Before 2010 the table does not tell all wheels from four: high vehicles are taken to have four. */
const driveOf = (row: Row): Drivetrain | null =>
  row('drive') === '4-Wheel or All-Wheel Drive'
    ? /pickup|sport utility|special purpose|van/i.test(row('VClass'))
      ? '4wd'
      : 'awd'
    : driveIn(row('drive'));

/** The table's name of a model may name two ('Legacy/Outback'), or for all sports models of a make ('M'). */
const modelOf = (row: Row, make: string): string => {
  const [base, model] = [row('baseModel') || row('model'), row('model')];
  const begins = (name: string): boolean => model.toLowerCase().startsWith(name.toLowerCase());
  if (base.length === 1 && !/\d/.test(base))
    return splitModelAndTrim(model, make, () => new Set([nameKey(model.split(' ')[0] ?? '')])).model;
  const name = base.includes('/')
    ? (base
        .split('/')
        .sort((a, b) => b.length - a.length)
        .find(begins) ??
      base.split('/')[0] ??
      base)
    : base;
  return catalogueModel(name.replace(/ (?:coupe|roadster|spyder|convertible)$/i, ''), make);
};

/** 'Tue Jan 01 00:00:00 EST 2013' is 2013-01-01. */
const dateOf = (text: string): string | null => {
  const [, month = '', day = '', year = ''] = /^\w{3} (\w{3}) (\d{2}) [\d:]+ \w+ (\d{4})$/.exec(text) ?? [];
  const place = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month);
  return year === '' || place < 0 ? null : `${year}-${String(place / 3 + 1).padStart(2, '0')}-${day}`;
};

export const mapEpa = (row: Row, line: number): StyleRow => {
  const place = `line ${String(line)}`;
  const reject = rejecting(place, row);
  const year = Number(row('year'));
  if (!isModelYear(year)) return reject('year', 'The model year is missing or cannot be');
  if (row('make') === '') return reject('make', 'The make is missing');
  if (row('model') === '') return reject('model', 'The model is missing');
  if (!/^\d+$/.test(row('id'))) return reject('id', 'The id is missing');

  const make = makeName(row('make'));
  const model = modelOf(row, make);
  const fuel = fuelOf(row);
  const gearbox = readGearbox(row('trany'), year, row('model'));
  const litres = known(row('displ'));
  const draft = new FactsDraft()
    .put('fuel', fuel)
    .put('fuelGrade', gradeIn(row('fuelType1')))
    .put('engineSize', litres, 'displ')
    .put('cylinders', known(row('cylinders')), 'cylinders')
    .put('aspiration', aspirationOf(row, litres))
    .put('transmission', gearbox?.transmission)
    .put('gears', gearbox?.gears)
    .put('drivetrain', driveOf(row))
    .put('cargo', oneVolume(row, ['hlv', 'lv4', 'lv2']), 'luggage volume')
    .put('passengerVolume', oneVolume(row, ['hpv', 'pv4', 'pv2']), 'passenger volume')
    .put('co2Rating', known(row('ghgScore')), 'ghgScore');
  putConsumption(draft, row, fuel);
  putElectricParts(draft, row, fuel);
  const trim =
    `${trimOf(row('model'), row('baseModel') || row('model'))}${/stop-start/i.test(row('eng_dscr')) ? ' (Stop/Start)' : ''}`.trim();
  return draft.row(place, {
    feed: 'epa',
    key: row('id'),
    make,
    model,
    year,
    name: distinctName(trim, litres, gearbox?.mark ?? '', instead(row, model)),
    body: bodyOf(row),
    // Most vehicles are certified for both countries alike; the table is the United States'.
    markets: ['CA', 'US'],
    equipment: row('startStop') === 'Y' ? [{ id: 'start-stop', optional: false }] : [],
    sources: [{ ...SOURCE, date: dateOf(row('modifiedOn')) }],
  });
};

/** A style without trim, engine and gearbox is named by its driven wheels. */
const instead = (row: Row, model: string): string => driveOf(row)?.toUpperCase() ?? model;

const aspirationOf = (row: Row, litres: number | null): string | null => {
  if (litres === null) return null;
  const [turbo, supercharger] = [row('tCharger') === 'T', row('sCharger') === 'S'];
  if (turbo) return supercharger ? 'turbo-supercharged' : 'turbo';
  return supercharger ? 'supercharged' : 'natural';
};

/** A volume in cubic feet, where the row measures one body only. */
const oneVolume = (row: Row, columns: readonly string[]): number | null => {
  const volumes = columns.map((column) => known(row(column))).filter((volume) => volume !== null);
  return volumes.length === 1 ? converted(volumes[0] ?? null, litresOfCubicFeet, 0) : null;
};

/** The test cycles, and how the names of their columns begin. */
const CYCLES = [
  ['City', 'city'],
  ['Highway', 'highway'],
  ['Combined', 'comb'],
] as const;

/** Figures for gasoline, diesel or gas; those for electricity are kWh. A fuel cell's litres would be of gasoline that it never sees. */
function putConsumption(draft: FactsDraft, row: Row, fuel: Fuel): void {
  if (fuel !== 'electric' && fuel !== 'hydrogen') {
    for (const [cycle, column] of CYCLES) {
      const mpg = known(row(`${column}08U`)) ?? known(row(`${column}08`));
      draft.put(`consumption${cycle}`, converted(mpg, litresPer100OfMpgUs, 2), `${column}08`);
    }
    draft.put('co2', converted(known(row('co2TailpipeGpm')), gramsPerKmOfPerMile, 0), 'co2TailpipeGpm');
  } else draft.put('co2', 0);
  if (fuel !== 'electric' && fuel !== 'plug-in-hybrid') return;
  for (const [cycle, column] of CYCLES) {
    const energy = converted(known(row(`${column}E`)), (kwhPer100Miles) => kwhPer100Miles / kmOfMiles(1), 2);
    draft.put(`energy${cycle}`, energy, `${column}E`);
  }
}

function putElectricParts(draft: FactsDraft, row: Row, fuel: Fuel): void {
  const [, volts] = /^(\d{2,4})\s?V\b/i.exec(row('evMotor')) ?? [];
  if (volts !== undefined) draft.put('batteryVoltage', Number(volts), 'evMotor');
  if (/\d\s?kW/i.test(row('evMotor'))) draft.put('electricMotor', row('evMotor').replace(/\s?KW\b/g, ' kW'), 'evMotor');
  const [, only] = /^(\d+(?:\.\d+)?)\s?kW\b/i.exec(row('evMotor')) ?? [];
  if (fuel === 'electric' && only !== undefined) draft.put('power', Number(only), 'evMotor');
  const miles = fuel === 'electric' ? row('range') : fuel === 'plug-in-hybrid' ? row('rangeA') : '';
  const ranges = miles
    .split('/')
    .map((text) => converted(known(text), kmOfMiles, 0))
    .filter((range) => range !== null);
  if (ranges.length > 0)
    draft.put('rangeEpa', ranges.length === 1 ? ranges[0] : [Math.min(...ranges), Math.max(...ranges)], 'range');
  if (fuel === 'electric' || fuel === 'plug-in-hybrid') draft.put('chargeTime240', known(row('charge240')), 'charge240');
}
