/** Values of a technical sheet as a reader of each language writes them, in the units that he thinks in. */
import { sayIn, type InFiveLanguages } from '../language/in-five-languages.ts';
import { languageOf, type LanguageId } from '../language/language.ts';
import { codeLabel } from './code-words.ts';
import { titleOf, type FactValue, type TitleId, type Unit } from './facts.ts';
import { hpOfKw, lbFtOfNm, metricHpOfKw } from './quantity.ts';

const NO_BREAK = '\u00a0';

/** `{n}` stands for the number or the span; a missing unit says the number alone. */
const UNIT_WORDS: Readonly<Partial<Record<Unit, InFiveLanguages>>> = {
  rpm: ['{n} rpm', '{n} tr/min', '{n} tr/min', '{n} rpm', '{n} rpm'],
  'L/100km': ['{n} L/100 km', '{n} L/100 km', '{n} l/100 km', '{n} l/100 km', '{n} L/100 km'],
  'kWh/100km': ['{n} kWh/100 km', '{n} kWh/100 km', '{n} kWh/100 km', '{n} kWh/100 km', '{n} kWh/100 km'],
  in: ['{n} in', '{n} po', '{n} pouces', '{n} pulgadas', '{n} pulgadas'],
  rating: ['{n} out of 10', '{n} sur 10', '{n} sur 10', '{n} de 10', '{n} de 10'],
  L: ['{n} L', '{n} L', '{n} l', '{n} l', '{n} L'],
};
/** Units that every language writes alike. */
const PLAIN_UNITS: readonly Unit[] = ['kW', 'CV', 'kWh', 'V', 'h', 'min', 'km', 'g/km', 's', 'km/h', 'mm', 'm', 'kg'];

const YEARS: { readonly one: InFiveLanguages; readonly many: InFiveLanguages } = {
  one: ['{n} year', '{n} an', '{n} an', '{n} año', '{n} año'],
  many: ['{n} years', '{n} ans', '{n} ans', '{n} años', '{n} años'],
};
/** Mechanical horsepower in the Americas, metric in Europe. */
const HORSEPOWER: InFiveLanguages = ['{n} hp', '{n} ch', '{n} ch', '{n} CV', '{n} hp'];
const POUND_FEET: InFiveLanguages = ['{n} lb-ft', '{n} lb-pi', '', '', '{n} lb-ft'];
const YES_NO: { readonly yes: InFiveLanguages; readonly no: InFiveLanguages } = {
  yes: ['Yes', 'Oui', 'Oui', 'Sí', 'Sí'],
  no: ['No', 'Non', 'Non', 'No', 'No'],
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

const filled = (words: InFiveLanguages, text: string, languageId: LanguageId): string =>
  sayIn(words, languageId).replace('{n}', text).replaceAll(' ', NO_BREAK);

type Span = readonly [lowest: number, highest: number];

const spanText = ([low, high]: Span, decimals: number, languageId: LanguageId): string => {
  const [from, to] = [decimalText(low, decimals, languageId), decimalText(high, decimals, languageId)];
  return from === to ? from : `${from}–${to}`;
};

const isAmerican = (languageId: LanguageId): boolean => languageId === 1 || languageId === 2 || languageId === 5;

const powerText = (span: Span, languageId: LanguageId): string => {
  const convert = isAmerican(languageId) ? hpOfKw : metricHpOfKw;
  const horses = filled(HORSEPOWER, spanText([convert(span[0]), convert(span[1])], 0, languageId), languageId);
  return `${horses} (${spanText(span, 0, languageId)}${NO_BREAK}kW)`;
};

const torqueText = (span: Span, languageId: LanguageId): string => {
  const metric = `${spanText(span, 0, languageId)}${NO_BREAK}Nm`;
  if (!isAmerican(languageId)) return metric;
  return `${filled(POUND_FEET, spanText([lbFtOfNm(span[0]), lbFtOfNm(span[1])], 0, languageId), languageId)} (${metric})`;
};

/** A number in a unit: `8.1 L/100 km`, `203 hp (151 kW)`. */
export const quantityText = (span: Span, unit: Unit, decimals: number, languageId: LanguageId): string => {
  const text = spanText(span, decimals, languageId);
  if (unit === 'kW' && decimals === 0) return powerText(span, languageId);
  if (unit === 'Nm') return torqueText(span, languageId);
  if (unit === 'years') return filled(span[1] === 1 ? YEARS.one : YEARS.many, text, languageId);
  if (PLAIN_UNITS.includes(unit)) return `${text}${NO_BREAK}${unit}`;
  const words = UNIT_WORDS[unit];
  return words ? filled(words, text, languageId) : text;
};

/** Titles in kilowatts that no one thinks of in horsepower. */
const ELECTRIC_LOADS: readonly TitleId[] = ['dcCharging'];

/** A value of a title in words. */
export const factText = (id: TitleId, value: FactValue, languageId: LanguageId): string => {
  const title = titleOf(id);
  if (typeof value === 'boolean') return sayIn(value ? YES_NO.yes : YES_NO.no, languageId);
  if (typeof value === 'string') return title.kind === 'code' ? codeLabel(id, value, languageId) : value;
  if (title.kind !== 'number') return String(value);
  const span: Span = typeof value === 'number' ? [value, value] : value;
  if (ELECTRIC_LOADS.includes(id)) return `${spanText(span, title.decimals, languageId)}${NO_BREAK}kW`;
  return quantityText(span, title.unit, title.decimals, languageId);
};
