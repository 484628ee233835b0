/**
 * The styles of other models that a buyer of a style would also consider, ranked by the difference in body, drive, size, power,
 * seats and price. Each difference is measured in steps of about one vehicle class.
 */
import type { StyleSummary } from './specification-style.ts';

/** Beyond this, it is another kind of vehicle. */
export const MOST_DIFFERENT = 3;
export const MOST_YEARS_APART = 2;

const ELECTRIC = new Set(['electric', 'hydrogen']);
const PLUGGED = new Set(['electric', 'plug-in-hybrid']);

/** A difference counts one for each step; a missing value counts half, since it gives no information. */
const steps = (a: number | null, b: number | null, step: number): number =>
  a === null || b === null ? 0.5 : Math.abs(a - b) / step;

/** 0 for equal ones; Infinity for those that are not comparable: another type of vehicle, another body, far apart in years. */
export const difference = (
  one: StyleSummary,
  other: StyleSummary,
  prices: { readonly one: number | null; readonly other: number | null },
): number => {
  if (one.type !== other.type || Math.abs(one.year - other.year) > MOST_YEARS_APART) return Infinity;
  if (one.body !== null && other.body !== null && one.body !== other.body) return Infinity;
  const [a, b] = [one.fuel ?? '', other.fuel ?? ''];
  const fuel = a === b ? 0 : ELECTRIC.has(a) !== ELECTRIC.has(b) ? 1.5 : PLUGGED.has(a) !== PLUGGED.has(b) ? 0.8 : 0.4;
  const relativePrice =
    prices.one === null || prices.other === null ? 0.5 : Math.abs(Math.log(prices.one / prices.other)) / Math.log(1.25);
  return (
    fuel +
    (one.body === null || other.body === null ? 0.5 : 0) +
    steps(one.lengthMm, other.lengthMm, 250) +
    steps(one.powerKw, other.powerKw, 50) +
    steps(one.engineLitres, other.engineLitres, 1.5) / 2 +
    steps(one.seats, other.seats, 2) +
    relativePrice +
    Math.abs(one.year - other.year) * 0.4
  );
};
