/** Amounts, numbers and distances as a reader of each language writes them. */
import { languageOf, type LanguageId } from '../language/language.ts';
import type { Currency, Money } from './money.ts';

const NO_BREAK = '\u00a0';

/** Unambiguous symbols, where a plain `$` could mean another dollar. */
const FOREIGN_SYMBOLS: Readonly<Record<Exclude<Currency, 'EUR'>, Readonly<Record<LanguageId, string>>>> = {
  CAD: { 1: 'CA$', 2: '$\u00a0CA', 3: '$CA', 4: 'CA$', 5: 'CA$' },
  USD: { 1: 'US$', 2: '$\u00a0US', 3: '$US', 4: 'US$', 5: 'US$' },
  AUD: { 1: 'AU$', 2: '$\u00a0AU', 3: '$AU', 4: 'AU$', 5: 'AU$' },
  GBP: { 1: '£', 2: '£', 3: '£', 4: '£', 5: '£' },
};

/** Making a formatter takes about fifty microseconds, using it one. */
const formatters = new Map<string, Intl.NumberFormat>();

const formatter = (languageId: LanguageId, name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${String(languageId)} ${name}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(languageOf(languageId).locale, options);
  formatters.set(key, made);
  return made;
};

const amountText = (amount: number, languageId: LanguageId, digits: number): string =>
  formatter(languageId, `amount ${String(digits)}`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(amount);

/** Euro amounts put the symbol after and spaces between thousands, in every language (specification, section 9). */
const euroText = (amount: number, languageId: LanguageId, digits: number): string => {
  const text = amountText(amount, languageId, digits);
  const spaced = languageId === 1 ? text.replaceAll(',', NO_BREAK) : text.replaceAll('.', NO_BREAK);
  return `${spaced}${NO_BREAK}€`;
};

/** Where a language puts the symbol: before the amount at once or after a space, or behind it. */
const SYMBOL_PLACES: Readonly<Record<LanguageId, string>> = {
  1: '$0',
  2: `0${NO_BREAK}$`,
  3: `0${NO_BREAK}$`,
  4: `0${NO_BREAK}$`,
  5: `$${NO_BREAK}0`,
};

const moneyText = ({ amount, currency }: Money, languageId: LanguageId, homeCurrency: Currency, digits: number): string => {
  if (currency === 'EUR') return euroText(amount, languageId, digits);
  const foreign = FOREIGN_SYMBOLS[currency][languageId];
  const symbol = currency !== homeCurrency || currency === 'GBP' ? foreign : '$';
  const write = (place: string): string => (place === '$' ? symbol : amountText(amount, languageId, digits));
  return SYMBOL_PLACES[languageId].replace(/[$0]/g, write);
};

/**
 * A price: `$28,495`, `28 495 $`, `28 495 €`. Cents are shown only where there are any. A currency other than the
 * site's own has a name that cannot be mistaken for it (`US$28,495`).
 */
export const priceText = (price: Money, languageId: LanguageId, homeCurrency: Currency): string =>
  moneyText(price, languageId, homeCurrency, Number.isInteger(price.amount) ? 0 : 2);

/** An amount in a calculation, always with cents: `$0.00`. */
export const exactPriceText = (price: Money, languageId: LanguageId, homeCurrency: Currency): string =>
  moneyText(price, languageId, homeCurrency, 2);

/** The site's currency beside a field, on the side where the language puts it. */
export const currencySign = (
  currency: Currency,
  languageId: LanguageId,
): { readonly text: string; readonly place: 'start' | 'end' } => {
  const sample = priceText({ amount: 0, currency }, languageId, currency);
  return { text: sample.replace(/[\d\s]/g, ''), place: /^\d/.test(sample) ? 'end' : 'start' };
};

/** `5.99%`, `5,99 %`; whole per cents stay whole unless more digits are asked for. */
export const percentText = (percent: number, languageId: LanguageId, leastDigits: 0 | 2 = 0): string =>
  formatter(languageId, `percent ${String(leastDigits)}`, {
    style: 'percent',
    minimumFractionDigits: leastDigits,
    maximumFractionDigits: 3,
  }).format(percent / 100);

/** A cache by language: a list shows about a hundred counts, most of them small and the same on each page. */
const counts: Partial<Record<LanguageId, Map<number, string>>> = {};
const MOST_COUNTS = 10_000;

/** A number with its thousands separated: `12,450`. */
export const numberText = (n: number, languageId: LanguageId): string => {
  const known = (counts[languageId] ??= new Map());
  const text = known.get(n) ?? formatter(languageId, 'number', {}).format(n);
  if (known.size < MOST_COUNTS) known.set(n, text);
  return text;
};

/** A mileage in whole kilometres: `12,450 km`. */
export const mileageText = (km: number, languageId: LanguageId): string =>
  formatter(languageId, 'km', { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }).format(km);

/** A distance in whole kilometres, since places are known by postal code only: `45 km`, `< 1 km`. */
export const distanceText = (km: number, languageId: LanguageId): string =>
  km < 1 ? `<${NO_BREAK}${mileageText(1, languageId)}` : mileageText(km, languageId);
