/**
 * The table of fueleconomy.gov, United States (its columns: fueleconomy.gov/feg/ws). 0 and -1 stand for unknown; consumption is in
 * miles a US gallon, of electric vehicles also in kWh/100 miles.
 */
import type { Body, Drivetrain, Fuel } from '../../vehicle/attributes.ts';
import { catalogueModel, nameKey } from '../model-key.ts';
import { gramsPerKmOfPerMile, kmOfMiles, litresOfCubicFeet, litresPer100OfMpgUs } from '../facts/quantity.ts';
import type { SourceNote } from '../specification-style.ts';
import { EMPTY_RECORD } from '../style-record.ts';
import { readGearbox } from './gearbox.ts';
import { FactsDraft, known, rounded } from './style-draft.ts';
import { importedMake } from './imported-make.ts';
import type { StyleRow } from './style-row.ts';
import { bodyInName, splitModelAndTrim, styleName, trimOf } from './trim-name.ts';

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

const FUELS: Readonly<Record<string, Fuel>> = {
  EV: 'electric',
  FCV: 'hydrogen',
  'Plug-in Hybrid': 'plug-in-hybrid',
  Hybrid: 'hybrid',
  FFV: 'flex',
  'Bifuel (CNG)': 'bi-fuel',
  'Bifuel (LPG)': 'bi-fuel',
  CNG: 'natural-gas',
  Diesel: 'diesel',
};

const fuelOf = (row: Row): Fuel => FUELS[row('atvType')] ?? (row('fuelType1') === 'Diesel' ? 'diesel' : 'gas');

const GRADES: Readonly<Record<string, string>> = {
  'Regular Gasoline': 'regular',
  'Midgrade Gasoline': 'midgrade',
  'Premium Gasoline': 'premium',
};

const CLASSES: readonly (readonly [RegExp, Body])[] = [
  [/pickup/i, 'truck'],
  [/sport utility/i, 'suv'],
  [/minivan/i, 'minivan'],
  [/^vans/i, 'van'],
  [/station wagon/i, 'wagon'],
];

/** By class and name, else by the column in which the luggage volume of one body stands. */
const bodyOf = (row: Row): Body | null => {
  const byClass = CLASSES.find(([words]) => words.test(row('VClass')))?.[1] ?? bodyInName(row('model'));
  if (byClass) return byClass;
  const measured = (
    [
      ['hlv', 'hatchback'],
      ['lv4', 'sedan'],
      ['lv2', 'coupe'],
    ] as const
  ).filter(([column]) => known(row(column)) !== null);
  return measured.length === 1 ? (measured[0]?.[1] ?? null) : null;
};

const DRIVES: Readonly<Record<string, Drivetrain>> = {
  'Front-Wheel Drive': 'fwd',
  'Rear-Wheel Drive': 'rwd',
  'All-Wheel Drive': 'awd',
  '4-Wheel Drive': '4wd',
  'Part-time 4-Wheel Drive': '4wd',
  '2-Wheel Drive': '2wd',
};

/** Before 2010 the table does not tell all wheels from four: high vehicles are taken to have four. */
const driveOf = (row: Row): Drivetrain | null =>
  row('drive') === '4-Wheel or All-Wheel Drive'
    ? /pickup|sport utility|special purpose|van/i.test(row('VClass'))
      ? '4wd'
      : 'awd'
    : (DRIVES[row('drive')] ?? null);

/** The table's name of the model may stand for two ('Legacy/Outback'), or for all sports models of a make ('M'). */
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
  const reject = (field: string, reason: string): StyleRow => ({ kind: 'rejected', place, field, value: row(field), reason });
  const year = Number(row('year'));
  if (!(Number.isInteger(year) && year >= 1900 && year <= 2100)) return reject('year', 'The model year is missing or cannot be');
  if (row('make') === '') return reject('make', 'The make is missing');
  if (row('model') === '') return reject('model', 'The model is missing');
  if (!/^\d+$/.test(row('id'))) return reject('id', 'The id is missing');

  const make = importedMake(row('make'));
  const model = modelOf(row, make);
  const fuel = fuelOf(row);
  const gearbox = readGearbox(row('trany'), year, row('model'));
  const litres = known(row('displ'));
  const draft = new FactsDraft()
    .put('fuel', fuel)
    .put('fuelGrade', GRADES[row('fuelType1')])
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
  return {
    kind: 'style',
    place,
    record: {
      ...EMPTY_RECORD,
      feed: 'epa',
      key: row('id'),
      make,
      model,
      year,
      name: styleName(trim, litres, gearbox?.mark ?? '', instead(row, model)),
      body: bodyOf(row),
      // Most vehicles are certified for both countries alike; the table is the United States'.
      markets: ['CA', 'US'],
      facts: draft.facts(),
      equipment: row('startStop') === 'Y' ? [{ id: 'start-stop', optional: false }] : [],
      sources: [{ ...SOURCE, date: dateOf(row('modifiedOn')) }],
    },
    issues: draft.issues,
  };
};

/** A style without trim, engine and gearbox is told by its driven wheels. */
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
  return volumes.length === 1 ? Math.round(litresOfCubicFeet(volumes[0] ?? 0)) : null;
};

/** Figures for gasoline, diesel or gas; those for electricity are kWh. A fuel cell's litres would be of gasoline that it never sees. */
function putConsumption(draft: FactsDraft, row: Row, fuel: Fuel): void {
  if (fuel !== 'electric' && fuel !== 'hydrogen') {
    const litresPer100 = (column: string): number | null => {
      const mpg = known(row(`${column}U`)) ?? known(row(column));
      return mpg === null ? null : rounded(litresPer100OfMpgUs(mpg), 2);
    };
    draft
      .put('consumptionCity', litresPer100('city08'), 'city08')
      .put('consumptionHighway', litresPer100('highway08'), 'highway08')
      .put('consumptionCombined', litresPer100('comb08'), 'comb08');
  }
  if (fuel === 'electric' || fuel === 'hydrogen') draft.put('co2', 0);
  else {
    const grams = known(row('co2TailpipeGpm'));
    draft.put('co2', grams === null ? null : Math.round(gramsPerKmOfPerMile(grams)), 'co2TailpipeGpm');
  }
  if (fuel !== 'electric' && fuel !== 'plug-in-hybrid') return;
  const kwhPer100 = (column: string): number | null => {
    const energy = known(row(column));
    return energy === null ? null : rounded(energy / kmOfMiles(1), 2);
  };
  draft
    .put('energyCity', kwhPer100('cityE'), 'cityE')
    .put('energyHighway', kwhPer100('highwayE'), 'highwayE')
    .put('energyCombined', kwhPer100('combE'), 'combE');
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
    .map((text) => known(text))
    .filter((range) => range !== null)
    .map((range) => Math.round(kmOfMiles(range)));
  if (ranges.length > 0)
    draft.put('rangeEpa', ranges.length === 1 ? ranges[0] : [Math.min(...ranges), Math.max(...ranges)], 'range');
  if (fuel === 'electric' || fuel === 'plug-in-hybrid') draft.put('chargeTime240', known(row('charge240')), 'charge240');
}
