/**
 * Why a vehicle cannot be in a feed. Receivers reject offers without their required fields; it is better to know
 * beforehand. Sources: Google, "Create a primary feed" for vehicle ads (support.google.com/merchants/answer/11192663); Meta,
 * "Automotive inventory catalogs and feeds" (developers.facebook.com/docs/marketing-api/auto-ads/reference).
 */
import { vinProblem } from '../vehicle/vin.ts';
import type { CheckedFeed } from './feed-kinds.ts';
import type { Offer } from './offer.ts';

/** True where the offer has what the feed asks for. */
const RULES = {
  demo: ({ demo }) => !demo,
  // Google shows passenger cars and pickups only; Meta has one catalogue for cars and trucks.
  kind: ({ type, body }) => type === 'car' && body !== 'bus',
  unavailable: ({ available }) => available,
  vin: ({ vin }) => vin !== null && vinProblem(vin, null) === null,
  year: ({ year }) => year !== null,
  price: ({ price }) => price !== null && price.amount > 0,
  photo: ({ photos }) => photos.length > 0,
  mileage: ({ mileageKm, isNew }) => mileageKm !== null || isNew,
  colour: ({ colour }) => colour !== null,
  body: ({ body }) => body !== null,
  address: ({ dealer: { street, city, province, postalCode } }) =>
    [street, city, province, postalCode].every((part) => part !== null && part !== ''),
} as const satisfies Readonly<Record<string, (offer: Offer) => boolean>>;

export type Obstacle = keyof typeof RULES;
export const OBSTACLES = Object.keys(RULES) as readonly Obstacle[];

const ASKED: Readonly<Record<CheckedFeed, readonly Obstacle[]>> = {
  google: ['demo', 'kind', 'unavailable', 'vin', 'year', 'price', 'photo', 'mileage', 'colour'],
  meta: OBSTACLES,
};

/** The obstacles that keep the offer out of the feed; empty for one that is in it. */
export const obstaclesOf = (offer: Offer, feed: CheckedFeed): readonly Obstacle[] =>
  ASKED[feed].filter((obstacle) => !RULES[obstacle](offer));
