/** What a number of a sentence says: a price, a payment, a year, an age, a mileage, or how far away. */
import { priceForPayment, type FinanceTerms, type Frequency } from '../finance/payment.ts';
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import type { Currency } from '../money/money.ts';
import type { Amount } from './amount-at.ts';
import type { Draft } from './draft.ts';
import type { Bound, Measure, Unit } from './senses.ts';

const KM_PER_MILE = 1.609344;
/** The largest radius around a place, and the smallest mileage. */
const FARTHEST_KM = 1000;
/** 'Less than 200 km' is a distance even where no place is named. */
const NEAR_KM = 300;
const OLDEST_YEARS = 60;
const FIRST_YEAR = 1900;
/** Smaller sums without a currency may be anything. */
const LEAST_BARE_PRICE = 1000;
/** 'About' is a tenth more or less. */
const TOLERANCE = 0.1;

export interface Said {
  readonly low: Amount | null;
  /** The only amount, unless there is a range. */
  readonly high: Amount;
  readonly bound: Bound | null;
  /** What the words around it say is measured. */
  readonly measure: Measure | null;
  /** A place follows: '50 km from Laval'. */
  readonly placed: boolean;
  /** The sentence has a down payment, so that a bare number is a price: '20000 with 2000 down'. */
  readonly bargained: boolean;
}

export interface AmountContext {
  readonly currency: Currency;
  /** That payments become prices by. */
  readonly terms: FinanceTerms;
  /** This year. */
  readonly year: number;
}

export type AmountMeaning =
  { readonly kind: 'filter' } | { readonly kind: 'radius'; readonly km: number } | { readonly kind: 'none' };

const NONE: AmountMeaning = { kind: 'none' };
const FILTER: AmountMeaning = { kind: 'filter' };

const isBare = ({ unit, scale, period, value }: Amount): boolean =>
  unit === null && period === null && scale === 1 && Number.isInteger(value);

const isYear = (amount: Amount, { year }: AmountContext): boolean =>
  isBare(amount) && amount.value >= FIRST_YEAR && amount.value <= year + 2;

/** Amounts of another currency than the inventory's are not compared, so they ask for nothing. */
const isOwnCurrency = (unit: Unit | null, currency: Currency): boolean => {
  switch (unit) {
    case null:
      return true;
    case 'dollar':
      return currency !== 'EUR';
    case 'euro':
      return currency === 'EUR';
    default:
      return unit.toUpperCase() === currency;
  }
};

/** In whole units within the budget. Null where the currency has no such instalments. */
const priceOf = (payment: number, period: Frequency | null, { currency, terms }: AmountContext): number | null => {
  if (currency === 'EUR' && period !== null && period !== 'Month') return null;
  return Math.floor(priceForPayment(payment, { ...terms, frequency: period ?? terms.frequency }));
};

/** '2018-21': the second year without its century. */
const withCentury = (low: Amount | null, high: Amount, context: AmountContext): Amount => {
  if (low === null || !isYear(low, context) || !isBare(high) || high.value >= 100) return high;
  const year = { ...high, value: low.value - (low.value % 100) + high.value };
  return year.value > low.value && isYear(year, context) ? year : high;
};

/** '15 to 20k', '15 à 20 000', '1 to 2 million': thousands that are said once, for both ends. */
const sharedScale = (low: Amount, high: Amount): number => {
  const scale = high.scale > 1 ? high.scale : 1000;
  return low.value * scale < high.value ? scale : 1;
};

/** '2018 à 15 000 $' is a year and a price; '2000 à 15 000 $' is a range, since round numbers are sums. */
export const isYearBeside = (first: Amount, second: Amount, context: AmountContext): boolean =>
  isYear(first, context) && first.value % 100 !== 0 && !isYear(withCentury(first, second, context), context);

/** Reads one amount or the two ends of a range into the search. */
export const readAmount = (said: Said, draft: Draft, context: AmountContext): AmountMeaning => {
  const { low, bound, measure } = said;
  const high = withCentury(low, said.high, context);
  const unit = high.unit ?? low?.unit ?? null;
  const period = high.period ?? low?.period ?? null;
  const ends = [low && low.value * sharedScale(low, high), high.value] as const;
  const from = ends[0] === null ? null : Math.min(ends[0], ends[1]);
  const upTo = Math.max(ends[0] ?? 0, ends[1]);

  /** Both ends of a range, or the side that the bound names; a single amount is an upper limit. */
  const take = (field: 'price' | 'mileage', convert: (value: number) => number | null): AmountMeaning => {
    const [min, max] = [from === null ? null : convert(from), convert(upTo)];
    if (max === null) return NONE;
    const fits = (least: number | null, most: number | null): AmountMeaning => (draft.range(field, least, most) ? FILTER : NONE);
    if (min !== null) return fits(min, max);
    switch (bound?.side) {
      case 'min':
        return fits(max, null);
      case 'about':
        return fits(Math.round(max * (1 - TOLERANCE)), Math.round(max * (1 + TOLERANCE)));
      case 'max':
      case undefined:
        return fits(null, max);
    }
  };

  if (measure === 'other' || measure === 'deposit') return NONE;
  if (unit === 'km' || unit === 'mile') {
    const km = (value: number): number => Math.round(unit === 'mile' ? value * KM_PER_MILE : value);
    const isNear = measure !== 'mileage' && km(upTo) > 0 && from === null && bound?.side !== 'min';
    const isRadius = measure === 'radius' || said.placed || (bound?.side === 'max' && km(upTo) <= NEAR_KM);
    if (isNear && isRadius && km(upTo) <= FARTHEST_KM) return { kind: 'radius', km: km(upTo) };
    return km(upTo) >= FARTHEST_KM || measure === 'mileage' ? take('mileage', km) : NONE;
  }
  if (unit === 'age') return readAge(upTo, from, bound, draft, context);
  if (unit !== null || period !== null || measure === 'payment' || measure === 'price') {
    if (!isOwnCurrency(unit, context.currency)) return NONE;
    if (period !== null || measure === 'payment') return take('price', (value) => priceOf(value, period, context));
    return unit !== null || upTo >= LEAST_BARE_PRICE ? take('price', (value) => value) : NONE;
  }
  if (measure === 'mileage') return take('mileage', Math.round);
  if (isYear(high, context) && (low === null || isYear(low, context))) return readYear(upTo, from, bound, draft);
  if (bound?.of === 'year' || measure === 'year') return NONE;
  const isSaid = bound !== null || from !== null || high.scale > 1 || said.bargained;
  return isSaid && upTo >= LEAST_BARE_PRICE ? take('price', (value) => value) : NONE;
};

const readYear = (year: number, from: number | null, bound: Bound | null, draft: Draft): AmountMeaning => {
  const fits = (min: number | null, max: number | null): AmountMeaning => (draft.range('year', min, max) ? FILTER : NONE);
  if (from !== null) return fits(from, year);
  if (bound === null) {
    draft.year(year);
    return FILTER;
  }
  // 'Less than 2000' may be a price, 'about 2015' no year in particular.
  if (bound.of === 'quantity' || bound.side === 'about') return NONE;
  const strict = bound.strict ? 1 : 0;
  if (bound.side === 'min') return fits(year + strict, null);
  if (year - strict !== SEARCH_LIMITS.year.low - 1) return fits(null, year - strict);
  draft.set({ yearLow: true });
  return FILTER;
};

const readAge = (
  years: number,
  from: number | null,
  bound: Bound | null,
  draft: Draft,
  { year }: AmountContext,
): AmountMeaning => {
  if (years > OLDEST_YEARS) return NONE;
  const built = year - Math.floor(years);
  if (from !== null) return draft.range('year', built, year - Math.floor(from)) ? FILTER : NONE;
  if (bound === null || bound.side === 'about') return NONE;
  // 'Newer than 5 years' speaks of the year, 'less than 5 years old' of the age.
  const isYounger = bound.of === 'year' ? bound.side === 'min' : bound.side === 'max';
  return (isYounger ? draft.range('year', built, null) : draft.range('year', null, built)) ? FILTER : NONE;
};
