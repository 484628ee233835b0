/** What has changed about a vehicle since a visitor saved it, from its history. */
import type { Money } from '../money/money.ts';
import { AVAILABILITY_RULES, type Availability } from '../vehicle/availability.ts';
import { priceDropOf, type PriceAt } from '../vehicle/price-drop.ts';

export interface AvailabilityAt {
  readonly at: number;
  readonly availability: Availability;
}

/** Oldest first; the last of each is the present one. */
export interface VehicleHistory {
  readonly prices: readonly PriceAt[];
  readonly availabilities: readonly AvailabilityAt[];
}

export type PriceChange =
  | {
      readonly kind: 'fell' | 'rose';
      readonly before: Money;
      readonly by: Money;
      /** When it fell, if the time of saving is not known; else null. */
      readonly at: number | null;
    }
  /** It had no price then, or has none now. */
  | { readonly kind: 'priced' | 'unpriced' };

export interface Changes {
  readonly price: PriceChange | null;
  readonly availability: AvailabilityAt | null;
}

/** The entry in force at that time; before the first one, the first. */
const standingAt = <Entry extends { readonly at: number }>(entries: readonly Entry[], time: number): Entry | undefined =>
  entries.findLast(({ at }) => at <= time) ?? entries[0];

const priceChange = (then: Money | null, now: Money | null): PriceChange | null => {
  if (!then || !now) return then === now ? null : { kind: now ? 'priced' : 'unpriced' };
  if (then.currency !== now.currency || then.amount === now.amount) return null;
  const amount = Math.round(Math.abs(now.amount - then.amount) * 100) / 100;
  return {
    kind: now.amount < then.amount ? 'fell' : 'rose',
    before: then,
    by: { amount, currency: now.currency },
    at: null,
  };
};

/** A recent price drop (`priceDropOf`), and whether the vehicle is unlisted: all that is known without a date. */
const recentChanges = ({ prices, availabilities }: VehicleHistory, now: number): Changes => {
  const drop = priceDropOf(prices, now);
  const present = availabilities.at(-1);
  return {
    price: drop && { kind: 'fell', ...drop },
    availability: present && !AVAILABILITY_RULES[present.availability].listed ? present : null,
  };
};

/** @param since when the vehicle was saved; null when not known */
export const changesSince = (since: number | null, history: VehicleHistory, now: number): Changes => {
  if (since === null) return recentChanges(history, now);
  const { prices, availabilities } = history;
  const [priceThen, price] = [standingAt(prices, since), prices.at(-1)];
  const [availabilityThen, availability] = [standingAt(availabilities, since), availabilities.at(-1)];
  return {
    price: priceThen && price ? priceChange(priceThen.price, price.price) : null,
    availability: availability && availability.availability !== availabilityThen?.availability ? availability : null,
  };
};
