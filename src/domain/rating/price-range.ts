/** The worth of a vehicle without an asking price, for a visitor who wants to sell it or trade it in. */
import type { Comparable, Subject } from './comparable.ts';
import { trustIn, type Confidence } from './confidence.ts';
import { expectedPriceOf } from './expected-price.ts';

/** From least to most. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export type NumberRange =
  | {
      readonly kind: 'range';
      /** What dealers ask for such a vehicle. */
      readonly asked: Range & { readonly expected: number };
      /** What a dealer may give for it. */
      readonly tradeIn: Range;
      readonly confidence: Confidence;
      /** Those the range is made of, the closest first. */
      readonly sample: readonly Comparable[];
    }
  | { readonly kind: 'none'; readonly reason: 'few' | 'spread'; readonly sample: number };

/**
 * The share of the asking price that stays with a dealer who takes a vehicle in: what the buyer bargains off, the work on it,
 * the time on the lot and the dealer's profit. An assumption, as docs/price-rating.md explains: no inventory tells it.
 */
export const TRADE_IN_MARGIN: Range = { low: 0.12, high: 0.22 };

/**
 * @param comparables all in one currency, in any order; those of another make, model or time are left out
 * @param margin as shares of the asking price, for a site that knows its dealers' own
 */
export const estimateRange = (
  subject: Subject,
  comparables: readonly Comparable[],
  margin: Range = TRADE_IN_MARGIN,
): NumberRange => {
  const trust = trustIn(expectedPriceOf(subject, comparables));
  if (trust.kind !== 'trusted') return { kind: 'none', reason: trust.kind, sample: trust.sample };
  const { expected } = trust;
  const low = expected.amount * (1 - trust.margin);
  const high = expected.amount * (1 + trust.margin);
  return {
    kind: 'range',
    asked: { low, expected: expected.amount, high },
    tradeIn: { low: low * (1 - margin.high), high: high * (1 - margin.low) },
    confidence: trust.confidence,
    sample: expected.sample.map(({ comparable }) => comparable),
  };
};
