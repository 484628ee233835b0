/**
 * A vehicle's value and mileage. A used vehicle's price is
 *
 *   list price of its model year × residual(age) × mileage factor × condition × noise
 *
 * - list prices rise by 2.5 % a model year;
 * - the residual falls by the first year's loss, then by a constant rate a year, down to a floor (table below);
 * - each year's distance above what is usual for the age takes 3 % off, and below it adds 3 %, within −25 % and +15 %;
 * - the noise is normal with a deviation of 4 %, cut at 12 %.
 */
import type { Condition, VehicleType } from '../../domain/vehicle/attributes.ts';
import type { Model, Trim } from './demo-data.ts';
import type { Random } from './random.ts';

/** The year of the tables' list prices. */
const LIST_YEAR = 2025;
const YEARLY_RISE = 1.025;

/** Shares of the list price: after one year, kept each year after, and never less than. */
const RESIDUALS: Readonly<Record<VehicleType, { readonly first: number; readonly yearly: number; readonly floor: number }>> = {
  car: { first: 0.86, yearly: 0.92, floor: 0.08 },
  motorcycle: { first: 0.87, yearly: 0.92, floor: 0.15 },
  boat: { first: 0.88, yearly: 0.935, floor: 0.18 },
  recreational: { first: 0.86, yearly: 0.94, floor: 0.18 },
  heavy: { first: 0.84, yearly: 0.88, floor: 0.08 },
};

const CONDITION_FACTORS: Readonly<Record<Condition, number>> = {
  new: 1,
  used: 1,
  demonstrator: 0.95,
  consignment: 1.02,
  courtesy: 0.97,
  company: 0.96,
};

/** A model that ended before 2000 is a collector's vehicle and does not depreciate. */
export const isCollectable = (model: Model): boolean => model.years.to < 2000;

/** The price when new of this model year, in the market's currency. */
export const listPriceOf = (trim: Trim, year: number): number =>
  trim.listPrice * YEARLY_RISE ** (year - Math.min(LIST_YEAR, trim.years.to));

/** The share of its list price that a vehicle keeps after this many years. */
const residual = (type: VehicleType, age: number): number => {
  const { first, yearly, floor } = RESIDUALS[type];
  return Math.max(floor, age <= 1 ? 1 - (1 - first) * Math.max(0, age) : first * yearly ** (age - 1));
};

export interface Wear {
  /** Years since it was new. */
  readonly age: number;
  /** Kilometres or engine hours: usual for the age, and actual; null for a vehicle without a meter. */
  readonly usual: number | null;
  readonly gone: number | null;
}

/** In whole units of the currency, before dealers' rounding. */
export const valueOf = (model: Model, trim: Trim, year: number, condition: Condition, wear: Wear, random: Random): number => {
  if (isCollectable(model)) return trim.listPrice * (1 + random.normal(0.12));
  const noise = 1 + Math.max(-0.12, Math.min(0.12, random.normal(0.04)));
  const surplusYears = wear.usual && wear.gone !== null ? ((wear.gone - wear.usual) / wear.usual) * Math.max(1, wear.age) : 0;
  const mileage = Math.max(0.75, Math.min(1.15, 1 - 0.03 * surplusYears));
  return listPriceOf(trim, year) * residual(model.type, wear.age) * mileage * CONDITION_FACTORS[condition] * noise;
};

/** Rounded the way dealers write prices: 27,995 in Canada, 15 990 in France. */
export const asDealersWrite = (value: number, market: 'CA' | 'FR'): number => {
  const step = value < 2000 ? 50 : value < 10_000 ? 100 : value < 100_000 ? 500 : 1000;
  return Math.max(step, Math.round(value / step) * step) - (market === 'CA' ? 5 : 10);
};
