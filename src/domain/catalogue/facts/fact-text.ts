/** Values of a technical sheet as a reader of each language writes them, in the units of their country. */
import { languageOf, type LanguageId } from '../../language/language.ts';
import type { Translate } from '../../language/translate.ts';
import { labelOf } from '../../vehicle/attribute-labels.ts';
import { codesOf, type CODES, type CodeTitleId } from './fact-codes.ts';
import { titleOf, type FactValue, type TitleId } from './catalogue-facts.ts';
import { hpOfKw, lbFtOfNm, metricHpOfKw, type Unit } from './quantity.ts';

const NO_BREAK = '\u00a0';

/** Units whose name differs between languages (namespace `specifications`); a unit that is not listed here is not shown. */
const NAMED_UNITS = {
  rpm: 'rpm',
  'L/100km': 'litresPer100Km',
  in: 'inches',
  rating: 'rating',
  L: 'litres',
} as const satisfies Readonly<Partial<Record<Unit, string>>>;
/** Units that are the same in every language. */
const PLAIN_UNITS: Readonly<Partial<Record<Unit, string>>> = {
  'kWh/100km': `kWh/100${NO_BREAK}km`,
  ...Object.fromEntries(
    ['kW', 'CV', 'kWh', 'V', 'h', 'min', 'km', 'g/km', 's', 'km/h', 'mm', 'm', 'kg'].map((unit) => [unit, unit]),
  ),
};

const formatters = new Map<string, Intl.NumberFormat>();

const decimalText = (value: number, decimals: number, languageId: LanguageId): string => {
  const key = `${String(languageId)} ${String(decimals)}`;
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languageOf(languageId).locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, format);
  }
  return format.format(value);
};

type UnitMessage = (typeof NAMED_UNITS)[keyof typeof NAMED_UNITS] | 'year' | 'years' | 'horsepower' | 'poundFeet';

const inUnit = (unit: UnitMessage, n: string, t: Translate): string =>
  t(`specifications:unit.${unit}`, { n }).replaceAll(' ', NO_BREAK);

type Span = readonly [lowest: number, highest: number];

const spanText = ([low, high]: Span, decimals: number, languageId: LanguageId): string => {
  const [from, to] = [decimalText(low, decimals, languageId), decimalText(high, decimals, languageId)];
  return from === to ? from : `${from}–${to}`;
};

const isAmerican = (languageId: LanguageId): boolean => languageId === 1 || languageId === 2 || languageId === 5;

/** Mechanical horsepower in the Americas, metric in Europe. */
const powerText = (span: Span, languageId: LanguageId, t: Translate): string => {
  const convert = isAmerican(languageId) ? hpOfKw : metricHpOfKw;
  const horses = inUnit('horsepower', spanText([convert(span[0]), convert(span[1])], 0, languageId), t);
  return `${horses} (${spanText(span, 0, languageId)}${NO_BREAK}kW)`;
};

const torqueText = (span: Span, languageId: LanguageId, t: Translate): string => {
  const metric = `${spanText(span, 0, languageId)}${NO_BREAK}Nm`;
  if (!isAmerican(languageId)) return metric;
  return `${inUnit('poundFeet', spanText([lbFtOfNm(span[0]), lbFtOfNm(span[1])], 0, languageId), t)} (${metric})`;
};

const isNamed = (unit: Unit): unit is keyof typeof NAMED_UNITS => unit in NAMED_UNITS;

/** A number in a unit: `8.1 L/100 km`, `203 hp (151 kW)`. */
export const quantityText = (span: Span, unit: Unit, decimals: number, languageId: LanguageId, t: Translate): string => {
  const text = spanText(span, decimals, languageId);
  if (unit === 'kW' && decimals === 0) return powerText(span, languageId, t);
  if (unit === 'Nm') return torqueText(span, languageId, t);
  if (unit === 'years') return inUnit(span[1] === 1 ? 'year' : 'years', text, t);
  if (isNamed(unit)) return inUnit(NAMED_UNITS[unit], text, t);
  const plain = PLAIN_UNITS[unit];
  return plain === undefined ? text : `${text}${NO_BREAK}${plain}`;
};

type VehicleCodes = 'fuel' | 'transmission' | 'drivetrain';
/** Codes that are used on technical sheets only. A code means the same under every title. */
type SheetCode = (typeof CODES)[Exclude<CodeTitleId, VehicleCodes>][number];

/** The word for a code of a title; an unknown code is returned unchanged. */
export const codeLabel = (title: TitleId, code: string, languageId: LanguageId, t: Translate): string => {
  if (title === 'fuel' || title === 'transmission' || title === 'drivetrain') return labelOf(title, code, languageId);
  return codesOf(title)?.includes(code) ? t(`specifications:code.${code as SheetCode}`) : code;
};

/** Titles in kilowatts that are never given in horsepower. */
const ELECTRIC_LOADS: readonly TitleId[] = ['dcCharging'];

/** The display text of a title's value. */
export const factText = (id: TitleId, value: FactValue, languageId: LanguageId, t: Translate): string => {
  const title = titleOf(id);
  if (typeof value === 'boolean') return t(value ? 'specifications:yes' : 'specifications:no');
  if (typeof value === 'string') return title.kind === 'code' ? codeLabel(id, value, languageId, t) : value;
  if (title.kind !== 'number') return String(value);
  const span: Span = typeof value === 'number' ? [value, value] : value;
  if (ELECTRIC_LOADS.includes(id)) return `${spanText(span, title.decimals, languageId)}${NO_BREAK}kW`;
  return quantityText(span, title.unit, title.decimals, languageId, t);
};
