/** Quantities with their units and plausible bounds. What cannot be is told with a reason, never repaired. */
import { NUMBER_LIMITS, type VehicleType } from '../vehicle/attributes.ts';
import { readNumber } from './number-text.ts';
import type { Units } from './profile.ts';

/** Why a value of a field was left out. */
export type ValueFault = 'not-a-number' | 'not-whole' | 'out-of-range' | 'placeholder';
export type Measured<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'none' }
  | { readonly kind: 'fault'; readonly fault: ValueFault };

const NONE = { kind: 'none' } as const;
const value = <T>(measured: T): Measured<T> => ({ kind: 'value', value: measured });
const fault = (reason: ValueFault): { readonly kind: 'fault'; readonly fault: ValueFault } => ({ kind: 'fault', fault: reason });

/** A whole number within bounds; 0 says that nobody knows. `2002.0` is whole, `2002.52` is an average that a program put there. */
export const wholeNumber = (text: string, min: number, max: number): Measured<number> => {
  const read = readNumber(text);
  if (read.kind === 'none') return NONE;
  if (read.kind === 'unreadable') return fault('not-a-number');
  if (read.value === 0) return NONE;
  if (!Number.isInteger(read.value)) return fault('not-whole');
  return read.value >= min && read.value <= max ? value(read.value) : fault('out-of-range');
};

/** The first automobile is of 1886; dealers take orders for the model year after the next. */
export const modelYear = (text: string, thisYear: number): Measured<number> => wholeNumber(text, 1886, thisYear + 2);

export interface Mileage {
  readonly km: number | null;
  readonly original: { readonly value: number; readonly unit: 'mi' | 'h' } | null;
}

const KM_PER_MILE = 1.609344;
/** 999,999 km is the search's own limit (specification, section 9); only heavy vehicles get beyond it. */
const maxKmOf = (type: VehicleType): number => (type === 'heavy' ? 3_000_000 : 999_999);
const MAX_HOURS = 100_000;

/** A unit written behind the number outranks the profile's. */
export const mileage = (text: string, unit: Units['mileage'], decimal: '.' | ',', type: VehicleType): Measured<Mileage> => {
  const read = readNumber(text, decimal);
  if (read.kind === 'none') return NONE;
  if (read.kind === 'unreadable') return fault('not-a-number');
  if (read.value < 0) return fault('out-of-range');
  const counted = Math.round(read.value);
  if (/^(?:9{6,}|1234567)$/.test(String(counted))) return fault('placeholder');
  switch (writtenUnit(text) ?? unit) {
    case 'km':
      return counted <= maxKmOf(type) ? value({ km: counted, original: null }) : fault('out-of-range');
    case 'mi': {
      const km = Math.round(read.value * KM_PER_MILE);
      return km <= maxKmOf(type) ? value({ km, original: { value: counted, unit: 'mi' } }) : fault('out-of-range');
    }
    case 'h':
      return counted <= MAX_HOURS ? value({ km: null, original: { value: counted, unit: 'h' } }) : fault('out-of-range');
  }
};

const writtenUnit = (text: string): Units['mileage'] | null => {
  const unit =
    /\d\s*(?:(km|kms|kil\p{L}*)|(mi|mls?|miles?|millas?|milles?|meilen)|(h|hrs?|hours?|heures?|horas?|std|stunden|ore|uur|uren))\b/iu.exec(
      text,
    );
  if (!unit) return null;
  return unit[1] !== undefined ? 'km' : unit[2] !== undefined ? 'mi' : 'h';
};

/** Litres to one decimal, below one litre to three: `3.0L`, `1.5L I4`, `1998 cc`, `125`. */
export const engineLitres = (text: string, unit: Units['engine'], decimal: '.' | ',', type: VehicleType): Measured<number> => {
  const [, number, written] = /(\d[\d.,' ]*?)\s*(l\b|lit(?:er|re)s?\b|cc\b|ccm\b|cm3\b|cm³)/i.exec(text) ?? [];
  const read = readNumber(number ?? text, decimal);
  if (read.kind === 'none') return NONE;
  if (read.kind === 'unreadable') return fault('not-a-number');
  if (read.value === 0) return NONE;
  const inLitres = written === undefined ? unit === 'l' : /^l/i.test(written);
  const litres = inLitres ? read.value : read.value / 1000;
  const { min, max } = type === 'car' ? NUMBER_LIMITS.engineLitres : { min: 0.02, max: 100 };
  const rounded = litres < 1 && type !== 'car' ? Math.round(litres * 1000) / 1000 : Math.round(litres * 10) / 10;
  return rounded >= min && rounded <= max ? value(rounded) : fault('out-of-range');
};

const KW_PER_UNIT = { kW: 1, hp: 0.745699872, ch: 0.73549875 } as const;

/** Kilowatts, whole from ten up. A unit written behind the number outranks the profile's. */
export const powerKw = (text: string, unit: Units['power'], decimal: '.' | ',', type: VehicleType): Measured<number> => {
  const read = readNumber(text, decimal);
  if (read.kind === 'none') return NONE;
  if (read.kind === 'unreadable') return fault('not-a-number');
  if (read.value === 0) return NONE;
  const written = /\d\s*(?:(kw)|(b?hp)|(ch|cv|ps|pk))\b/i.exec(text);
  const actual = !written ? unit : written[1] !== undefined ? 'kW' : written[2] !== undefined ? 'hp' : 'ch';
  const kw = read.value * KW_PER_UNIT[actual];
  const rounded = kw < 10 ? Math.round(kw * 10) / 10 : Math.round(kw);
  return rounded > 0 && rounded <= (type === 'boat' ? 20_000 : 2_000) ? value(rounded) : fault('out-of-range');
};
