/** Quantities with units and plausible limits. An impossible value is reported with its reason, never corrected. */
import { NUMBER_LIMITS, type VehicleType } from '../vehicle/attributes.ts';
import { isNoWholeDistance } from './other-amount.ts';
import { DECIMAL_MARK, readNumber, type OpenMarks } from './number-text.ts';
import type { Units } from './profile.ts';

/** Why a value of a field was left out. */
export type FieldFault =
  | 'not-a-number'
  | 'not-whole'
  | 'out-of-range'
  | 'other-amount'
  | 'placeholder'
  | 'unreadable'
  | 'vin-length'
  | 'vin-characters'
  | 'vin-check-digit'
  | 'no-web-address'
  | 'no-yes-or-no'
  | 'too-long'
  | 'other-address'
  | 'no-currency'
  | 'other-currency'
  | 'unclear-currency'
  | 'unclear-marks'
  | 'no-such-dealer'
  | 'no-country-code'
  | 'no-language'
  | 'no-date'
  | 'no-opening-hours'
  | 'no-lead-routing';
/** What a text says of a quantity: a value, nothing, or something that cannot be. */
export type Measured<T, Fault = FieldFault> =
  { readonly kind: 'value'; readonly value: T } | { readonly kind: 'none' } | { readonly kind: 'fault'; readonly fault: Fault };

export const NONE = { kind: 'none' } as const;
export const value = <T>(measured: T) => ({ kind: 'value', value: measured }) as const;
export const fault = <Fault extends string>(reason: Fault) => ({ kind: 'fault', fault: reason }) as const;

/** Applies `read` to the number in a text. */
const measured = <T>(text: string, open: OpenMarks, read: (number: number) => Measured<T>): Measured<T> => {
  const found = readNumber(text, open);
  if (found.kind === 'number') return read(found.value);
  if (found.kind === 'unclear') return fault('unclear-marks');
  return found.kind === 'none' ? NONE : fault('not-a-number');
};

/** A whole number within bounds; 0 means unknown. `2002.0` is whole; `2002.52` is an average that a program computed. */
export const wholeNumber = (text: string, min: number, max: number, open = DECIMAL_MARK['.']): Measured<number> =>
  measured(text, open, (number) => {
    if (number === 0) return NONE;
    if (!Number.isInteger(number)) return fault('not-whole');
    return number >= min && number <= max ? value(number) : fault('out-of-range');
  });

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

/** A unit written behind the number outranks the profile's, as a word or as UNECE's code (KMT, SMI, HUR), which XML of the trade uses. */
export const mileage = (text: string, unit: Units['mileage'], open: OpenMarks, type: VehicleType): Measured<Mileage> =>
  measured<Mileage>(text, open, (number) => {
    if (isNoWholeDistance(text)) return fault('other-amount');
    if (number < 0) return fault('out-of-range');
    const counted = Math.round(number);
    if (/^(?:9{6,}|1234567)$/.test(String(counted))) return fault('placeholder');
    switch (writtenUnit(text) ?? unit) {
      case 'km':
        return counted <= maxKmOf(type) ? value({ km: counted, original: null }) : fault('out-of-range');
      case 'mi': {
        const km = Math.round(number * KM_PER_MILE);
        return km <= maxKmOf(type) ? value({ km, original: { value: counted, unit: 'mi' } }) : fault('out-of-range');
      }
      case 'h':
        return counted <= MAX_HOURS ? value({ km: null, original: { value: counted, unit: 'h' } }) : fault('out-of-range');
    }
  });

const writtenUnit = (text: string): Units['mileage'] | null => {
  const unit =
    /\d\s*(?:(km|kms|kmt|kil\p{L}*)|(mi|smi|mls?|miles?|millas?|milles?|meilen)|(h|hur|hrs?|hours?|heures?|horas?|std|stunden|ore|uur|uren))\b/iu.exec(
      text,
    );
  if (!unit) return null;
  return unit[1] !== undefined ? 'km' : unit[2] !== undefined ? 'mi' : 'h';
};

/** Litres to one decimal, below one litre to three: `3.0L`, `1.5L I4`, `1998 cc`, `125`. */
export const engineLitres = (text: string, unit: Units['engine'], open: OpenMarks, type: VehicleType): Measured<number> => {
  const [, digits, written] = /(\d[\d.,' ]{0,16}?)\s{0,4}(l\b|lit(?:er|re)s?\b|cc\b|ccm\b|cm3\b|cm³)/i.exec(text) ?? [];
  return measured(digits ?? text, open, (number) => {
    if (number === 0) return NONE;
    const inLitres = written === undefined ? unit === 'l' : /^l/i.test(written);
    const litres = inLitres ? number : number / 1000;
    const { min, max } = type === 'car' ? NUMBER_LIMITS.engineLitres : { min: 0.02, max: 100 };
    const rounded = litres < 1 && type !== 'car' ? Math.round(litres * 1000) / 1000 : Math.round(litres * 10) / 10;
    return rounded >= min && rounded <= max ? value(rounded) : fault('out-of-range');
  });
};

const METRES_PER_FOOT = 0.3048;

const FEET_AND_INCHES =
  /(\d{1,3}(?:[.,]\d+)?)\s{0,2}(?:['’′]|(?:ft|feet|foot|pi|pieds?|pies?)(?![a-z]))(?:\s{0,2}(\d{1,2}(?:\.\d+)?))?/i;

/** Metres to the centimetre: `5.85 m`, `585 cm`, `19'2"`, `19 ft 2 in`. Of two lengths, `5.85 m x 2.25 m`, the one at `place` (0 or 1). */
export const metres = (text: string, unit: Units['length'], place: number): Measured<number> => {
  const parts = text.slice(0, 100).split(/[x×]/i);
  const part = parts[parts.length > 1 ? place : 0] ?? '';
  const numbers = part.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const imperial = numbers.length <= 2 ? FEET_AND_INCHES.exec(part) : null;
  if (imperial)
    return lengthValue((Number((imperial[1] ?? '').replace(',', '.')) + Number(imperial[2] ?? 0) / 12) * METRES_PER_FOOT);
  return measured(part.replace(/(\d),(\d{1,2})(?!\d)/, '$1.$2'), DECIMAL_MARK['.'], (number) => {
    if (number === 0) return NONE;
    if (/\d\s*cm\b/i.test(part)) return lengthValue(number / 100);
    return lengthValue(unit === 'ft' && !/\d\s*m\b/i.test(part) ? number * METRES_PER_FOOT : number);
  });
};

/** The longest yacht is of 183 m. */
const lengthValue = (length: number): Measured<number> =>
  length >= 0.5 && length <= 200 ? value(Math.round(length * 100) / 100) : fault('out-of-range');

/** Percent from 1 to 100, to the tenth. */
export const percentage = (text: string): Measured<number> =>
  measured(text, DECIMAL_MARK['.'], (number) => {
    if (number === 0) return NONE;
    return number >= 1 && number <= 100 ? value(Math.round(number * 10) / 10) : fault('out-of-range');
  });

const KW_PER_UNIT = { kW: 1, hp: 0.745699872, ch: 0.73549875 } as const;

/** Kilowatts, to the tenth; of horsepower to the hundredth. A unit written behind the number outranks the profile's. */
export const powerKw = (text: string, unit: Units['power'], open: OpenMarks, type: VehicleType): Measured<number> =>
  measured(text, open, (number) => {
    if (number === 0) return NONE;
    const written = /\d\s*(?:(kw)|(b?hp)|(ch|cv|ps|pk))\b/i.exec(text);
    const actual = !written ? unit : written[1] !== undefined ? 'kW' : written[2] !== undefined ? 'hp' : 'ch';
    const kw = number * KW_PER_UNIT[actual];
    // A hundredth is enough to give the number back in the unit of the feed: 130 ch are 95.61 kW, 96 kW would be 131 ch.
    const rounded = actual === 'kW' ? Math.round(kw * 10) / 10 : Math.round(kw * 100) / 100;
    return rounded > 0 && rounded <= (type === 'boat' ? 20_000 : 2_000) ? value(rounded) : fault('out-of-range');
  });
