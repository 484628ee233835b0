/** The five grades of a price, by how far it lies from the expected one. */

/** The lowest price first. */
export const GRADES = ['great', 'good', 'fair', 'above', 'high'] as const;
export type Grade = (typeof GRADES)[number];

/** 'Great' and 'high' begin at so many times the margin of 'fair'. */
export const OUTER = 2.5;
/** A price less than three fifths of the expected one, or more than five thirds, has another cause: damage, a lease, a typing error. */
const FAR = 5 / 3;

/** What vehicles like one are offered for. */
export interface Expectation {
  /** In the currency of the vehicle's price. */
  readonly amount: number;
  /** As a share: 0.04 calls prices within 4 % of the expected one fair. */
  readonly margin: number;
}

/** The grade of a vehicle's price, with its reason: what was expected. */
export interface PriceRating {
  readonly grade: Grade;
  /** In the currency of the price. */
  readonly expected: number;
  /** Of the asked price from the expected one: -0.05 is 5 % below. */
  readonly difference: number;
}

const gradeOf = (difference: number, margin: number): Grade => {
  if (difference < -OUTER * margin) return 'great';
  if (difference < -margin) return 'good';
  if (difference <= margin) return 'fair';
  return difference <= OUTER * margin ? 'above' : 'high';
};

/** Null for a price that is too far from the expected one to be graded. */
export const gradedPrice = (amount: number, { amount: expected, margin }: Expectation): PriceRating | null => {
  const ratio = amount / expected;
  if (ratio > FAR || ratio < 1 / FAR) return null;
  return { grade: gradeOf(ratio - 1, margin), expected, difference: ratio - 1 };
};

const STEPS = 1000;

/**
 * What the sort 'Rating' orders by, a whole number from 0 to 4999: the better grade is higher, and within a grade what is further below
 * the expected price.
 */
export const rankOfRating = ({ grade, difference }: Pick<PriceRating, 'grade' | 'difference'>): number =>
  (GRADES.length - 1 - GRADES.indexOf(grade)) * STEPS + Math.round(((FAR - 1 - difference) / (FAR - 1 / FAR)) * (STEPS - 1));
