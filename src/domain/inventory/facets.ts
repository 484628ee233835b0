/** What a search says about its results besides listing them. */
import { SEARCH_LIMITS } from './limits.ts';

/** Fields with counts. A field's counts ignore that field's own choice (they are disjunctive). */
export const FACETS = [
  'company',
  'type',
  'make',
  'model',
  'year',
  'body',
  'condition',
  'transmission',
  'fuel',
  'drivetrain',
  'colour',
] as const;
export type Facet = (typeof FACETS)[number];

export interface FacetCount {
  /** A code, a folded make or model, a year or a company id, as text: what the URL holds. */
  readonly value: string;
  /** A dealer's name, or a make's or model's as vehicles spell it; the value itself for others, whose words depend on the language. */
  readonly name: string;
  readonly count: number;
}

/**
 * Vehicles by price, year or mileage, for a slider; like a facet it ignores the field's own choice, and that is every part of the
 * field: a price histogram looks past `priceNone` and `priceHigh` too. The facet and the histogram of the year count the same.
 */
export interface Histogram {
  /** Smallest and largest value among the counted vehicles; null when there are none. */
  readonly min: number | null;
  readonly max: number | null;
  /** `counts[k]` is the number of vehicles from `edges[k]` up to, not including, `edges[k + 1]`; the last bucket is open above. */
  readonly edges: readonly number[];
  readonly counts: readonly number[];
  /** Vehicles that pass the other filters and have no value here. */
  readonly none: number;
}

export const HISTOGRAMS = ['price', 'year', 'mileage'] as const;
export type HistogramField = (typeof HISTOGRAMS)[number];

const steps = (from: number, count: number, step: number): number[] => Array.from({ length: count }, (_, k) => from + k * step);

/** A field that a visitor chooses values of, and whose counts therefore ignore his choice. */
export type ChoiceField = Facet | HistogramField;

/**
 * Lower edges of the buckets: price by 5,000 to 100,000, mileage by 10,000 to 300,000 and what is more, year by one from 1990
 * (earlier years in the first bucket).
 */
export const HISTOGRAM_EDGES: Readonly<Record<HistogramField, readonly number[]>> = {
  price: steps(0, 21, 5000),
  mileage: [...steps(0, 30, 10_000), SEARCH_LIMITS.mileage.high + 1],
  year: [0, ...steps(1990, 41, 1)],
};

/** The bucket of a value; one below the first edge counts in the first. */
export const bucketOf = (field: HistogramField, value: number): number => {
  const edges = HISTOGRAM_EDGES[field];
  let bucket = edges.length - 1;
  while (bucket > 0 && value < (edges[bucket] ?? 0)) bucket -= 1;
  return bucket;
};
