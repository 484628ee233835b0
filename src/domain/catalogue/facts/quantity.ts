/** Quantities with the units that makers write: '203 hp', '184 lb-ft', '29 mpg'. */
import { readNumber } from '../../feeds/number-text.ts';

const US_GALLON_L = 3.785411784;
const MILE_KM = 1.609344;
/** L/100 km of one mile a US gallon; the consumption is this divided by the miles. */
const MPG_US = (100 * US_GALLON_L) / MILE_KM;
/** The same for an imperial gallon, which Natural Resources Canada uses. */
const MPG_IMPERIAL = (100 * 4.54609) / MILE_KM;

export const litresPer100OfMpgUs = (mpg: number): number => MPG_US / mpg;
export const litresPer100OfMpgImperial = (mpg: number): number => MPG_IMPERIAL / mpg;
export const kmOfMiles = (miles: number): number => miles * MILE_KM;
export const litresOfCubicFeet = (feet: number): number => feet * 28.316846592;
export const gramsPerKmOfPerMile = (grams: number): number => grams / MILE_KM;
export const kwOfHp = (hp: number): number => hp * 0.745699872;
export const hpOfKw = (kw: number): number => kw / 0.745699872;
/** Metric horsepower: French ch, Spanish CV, German PS. */
export const metricHpOfKw = (kw: number): number => kw / 0.73549875;
export const lbFtOfNm = (nm: number): number => nm / 1.3558179483;

type Conversion = (value: number) => number;
const times =
  (factor: number): Conversion =>
  (value) =>
    value * factor;
const same = times(1);
const ofLbFt = times(1.3558179483);

/** The units of facts, each with the conversions to it by folded unit words. */
const READINGS = {
  kW: { kw: same, hp: kwOfHp, bhp: kwOfHp, ch: times(0.73549875), cv: times(0.73549875), ps: times(0.73549875), w: times(0.001) },
  Nm: {
    nm: same,
    'n·m': same,
    'n.m': same,
    'lb-ft': ofLbFt,
    'lb-pi': ofLbFt,
    'ft-lb': ofLbFt,
  },
  L: {
    l: same,
    litre: same,
    litres: same,
    cc: times(0.001),
    cm3: times(0.001),
    'cu ft': litresOfCubicFeet,
    pi3: litresOfCubicFeet,
    gal: times(US_GALLON_L),
  },
  'L/100km': { 'l/100 km': same, 'l/100km': same, mpg: litresPer100OfMpgUs },
  'kWh/100km': { 'kwh/100 km': same, 'kwh/100km': same, 'wh/km': times(0.1), 'kwh/100 mi': times(1 / MILE_KM) },
  km: { km: same, mi: kmOfMiles, miles: kmOfMiles },
  'km/h': { 'km/h': same, mph: kmOfMiles },
  'g/km': { 'g/km': same, 'g/mi': gramsPerKmOfPerMile },
  mm: { mm: same, cm: times(10), m: times(1000), in: times(25.4), po: times(25.4) },
  m: { m: same, ft: times(0.3048), pi: times(0.3048) },
  kg: { kg: same, t: times(1000), lb: times(0.45359237), lbs: times(0.45359237) },
  in: { in: same, po: same, '"': same },
  kWh: { kwh: same },
  V: { v: same },
  h: { h: same, min: times(1 / 60) },
  min: { min: same, h: times(60) },
  s: { s: same },
  rpm: { rpm: same, 'tr/min': same },
  years: { years: same, months: times(1 / 12) },
  CV: { cv: same },
  count: {},
  rating: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Conversion>>>>;
export type Unit = keyof typeof READINGS;

/**
 * Reads '203 hp', '4,595 mm' or '8.1' into the unit; null without a number, or for a unit of another quantity.
 * Six significant digits stay, so a value in the maker's unit is shown again as they wrote it.
 */
export const readQuantity = (text: string, unit: Unit): number | null => {
  const [, figures = '', rest = ''] = /^([\d.,\s'’\u00a0\u202f-]*\d)(.*)/s.exec(text.trim()) ?? [];
  const read = readNumber(figures);
  if (read.kind !== 'number') return null;
  const word = rest.trim();
  const readings: Readonly<Record<string, Conversion>> = READINGS[unit];
  const convert = word === '' ? same : readings[word.toLowerCase()];
  return convert ? Number(convert(read.value).toPrecision(6)) : null;
};
