/** The open price rating: five grades by how far a price lies from the expected one, or the reason why there is none. */
import { isListed } from '../inventory/searchable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { comparableOf, hasModel, openPrice, type Comparable } from './comparable.ts';
import { trustIn, type Confidence } from './confidence.ts';
import { expectedPriceOf, type ExpectedPrice } from './expected-price.ts';
import { gradedPrice, type Grade } from './grade.ts';

export const UNRATED_REASONS = [
  'not-listed',
  'new',
  'no-price',
  'no-model',
  'no-year',
  'no-mileage',
  'few',
  'spread',
  'far',
] as const;
export type UnratedReason = (typeof UNRATED_REASONS)[number];

export interface Rated {
  readonly kind: 'rated';
  /** The vehicle with its price. */
  readonly subject: Comparable;
  readonly grade: Grade;
  readonly expected: ExpectedPrice;
  readonly confidence: Confidence;
  /** As a share: 0.04 calls prices within 4 % of the expected one fair. */
  readonly margin: number;
  /** Of the asked price from the expected one: -0.05 is 5 % below. */
  readonly difference: number;
}

export interface Unrated {
  readonly kind: 'unrated';
  readonly reason: UnratedReason;
  /** Comparables found; 0 where none were looked for. */
  readonly sample: number;
}

export type Rating = Rated | Unrated;

/** Why a vehicle cannot be rated whatever it is compared with; null where it can. It is cheap, so call it before looking for comparables. */
export const obstacleOf = (vehicle: Vehicle): UnratedReason | null => {
  if (!isListed(vehicle)) return 'not-listed';
  if (vehicle.condition === 'new') return 'new';
  if (vehicle.price === null || openPrice(vehicle, vehicle.price.currency) === null) return 'no-price';
  if (!hasModel(vehicle)) return 'no-model';
  if (vehicle.year === null) return 'no-year';
  return vehicle.mileageKm === null ? 'no-mileage' : null;
};

/**
 * Rates the vehicle's price. The price does not influence the expected one, so of two prices the higher one is never graded better.
 *
 * @param comparables in the currency of its price, in any order; the vehicle itself may be among them
 */
export const rate = (vehicle: Vehicle, comparables: readonly Comparable[]): Rating => {
  const obstacle = obstacleOf(vehicle);
  const subject = vehicle.price && comparableOf(vehicle, vehicle.price.currency);
  if (obstacle !== null || subject === null) return { kind: 'unrated', reason: obstacle ?? 'no-price', sample: 0 };
  const trust = trustIn(expectedPriceOf(subject, comparables));
  if (trust.kind !== 'trusted') return { kind: 'unrated', reason: trust.kind, sample: trust.sample };
  const { expected, confidence, margin } = trust;
  const graded = gradedPrice(subject.amount, { amount: expected.amount, margin });
  if (!graded) return { kind: 'unrated', reason: 'far', sample: expected.sample.length };
  const { grade, difference } = graded;
  return { kind: 'rated', subject, grade, expected, confidence, margin, difference };
};
