/** Whether the present price may be called reduced, and against which price. */
import type { Money } from '../money/money.ts';

const DAY = 86_400_000;

/** The reference is the lowest price of this long before the reduction (France: Code de la consommation, L112-1-1; Directive 98/6/EC, article 6a). */
const REFERENCE_DAYS = 30;

/** How many days a reduction is shown. */
const NEWS_DAYS = 30;

/** A price as of a time; null when the vehicle had none. */
export interface PriceAt {
  readonly at: number;
  readonly price: Money | null;
}

export interface PriceDrop {
  /** The lowest price of the days before. */
  readonly before: Money;
  readonly by: Money;
  readonly at: number;
}

/**
 * Compares the present price with the lowest one of the 30 days before it: a price that was raised first and then cut is not
 * reduced. The strict French rule is used on every site. Null where the last change was no reduction.
 *
 * @param history every price, oldest first; the last one is the present one
 */
export const lastDropOf = (history: readonly PriceAt[]): PriceDrop | null => {
  const present = history.at(-1);
  if (!present?.price) return null;
  const { price, at } = present;
  const since = at - REFERENCE_DAYS * DAY;
  // A price stands until the next one, so the one that stood when the 30 days began counts too.
  const standing = history.slice(0, -1).filter((_record, place) => (history[place + 1]?.at ?? at) > since);
  const amounts = standing.flatMap((record) => (record.price?.currency === price.currency ? [record.price.amount] : []));
  const lowest = Math.min(...amounts);
  if (amounts.length === 0 || lowest <= price.amount) return null;
  const { currency } = price;
  return { before: { amount: lowest, currency }, by: { amount: Math.round((lowest - price.amount) * 100) / 100, currency }, at };
};

/** A reduction that may still be called one. */
export const freshDrop = (drop: PriceDrop | null, now: number): PriceDrop | null =>
  drop && now - drop.at <= NEWS_DAYS * DAY ? drop : null;

/** The reduction of the last 30 days; null without one. */
export const priceDropOf = (history: readonly PriceAt[], now: number): PriceDrop | null => freshDrop(lastDropOf(history), now);
