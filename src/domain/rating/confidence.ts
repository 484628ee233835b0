import type { ExpectedPrice } from './expected-price.ts';

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Below these limits no rating is shown. */
const FEWEST = 6;
const WIDEST = 0.2;

/** What a confidence takes: so many comparables at least, whose adjusted prices lie no further apart. */
const DEMANDS: readonly { readonly confidence: Confidence; readonly sample: number; readonly spread: number }[] = [
  { confidence: 'high', sample: 20, spread: 0.08 },
  { confidence: 'medium', sample: 10, spread: 0.13 },
  { confidence: 'low', sample: FEWEST, spread: WIDEST },
];

/** Half the width of what passes for a usual price, at the least: the less is known, the wider. */
const LEAST_MARGINS: Readonly<Record<Confidence, number>> = { high: 0.04, medium: 0.05, low: 0.07 };
/** A normal distribution has half of its values within so many deviations of the middle. */
const MIDDLE_HALF = 0.6745;

export type Trust =
  | {
      readonly kind: 'trusted';
      readonly expected: ExpectedPrice;
      readonly confidence: Confidence;
      /** As a share: prices within it are usual ones. */
      readonly margin: number;
    }
  | { readonly kind: 'few' | 'spread'; readonly sample: number };

/** Whether an expected price may be shown, and how sure it is. */
export const trustIn = (expected: ExpectedPrice | null): Trust => {
  const sample = expected?.sample.length ?? 0;
  if (!expected || sample < FEWEST) return { kind: 'few', sample };
  const demand = DEMANDS.find((each) => sample >= each.sample && expected.spread <= each.spread);
  if (!demand) return { kind: 'spread', sample };
  const { confidence } = demand;
  return { kind: 'trusted', expected, confidence, margin: Math.max(LEAST_MARGINS[confidence], MIDDLE_HALF * expected.spread) };
};
