/** The open price rating on the page, as plain JSON: figures are ready text in the page's language. */
import type { Confidence } from '../../domain/rating/confidence.ts';
import type { Grade, UnratedReason } from '../../domain/rating/rating.ts';

export interface ComparedView {
  readonly id: number;
  /** Year and version; year, make and model where it has none. */
  readonly name: string;
  readonly mileage: string;
  readonly price: string;
  /** The price brought to this vehicle's year, mileage, power and version. */
  readonly adjusted: string;
  /** Null where this site does not show it. */
  readonly path: string | null;
  /** Where its point is: per cent of the width, pixels from the top. */
  readonly x: number;
  readonly y: number;
}

export interface TickView {
  readonly at: number;
  readonly text: string;
}

export interface PlotView {
  /** In per cent of the width. */
  readonly across: readonly TickView[];
  /** In pixels from the top. */
  readonly down: readonly TickView[];
  /** Outline of what is usual for this year and version by mileage, and its middle; paths in a box of 100 by 100. */
  readonly band: string;
  readonly middle: string;
  /** Of this vehicle, and of the price that was to be expected of it. */
  readonly x: number;
  readonly y: number;
  readonly expectedY: number;
}

export interface RatedView {
  readonly kind: 'rated';
  readonly grade: Grade;
  /** How far the price lies from the expected one; null where it hardly does. */
  readonly difference: { readonly text: string; readonly side: 'below' | 'above' } | null;
  readonly price: string;
  readonly expected: string;
  /** Prices that are called fair. */
  readonly from: string;
  readonly to: string;
  /** Make and model. */
  readonly model: string;
  /** Model years of the comparables: '2021', or '2020–2023'. */
  readonly years: string;
  readonly confidence: Confidence;
  readonly spread: string;
  /** The share within which a price is fair, and beyond which it is great or high. */
  readonly margin: string;
  readonly outer: string;
  /** What a model year newer and 10,000 km more do to the price, with their signs. */
  readonly perYear: string;
  readonly per10000Km: string;
  readonly tenThousandKm: string;
  readonly plot: PlotView;
  /** The closest first. */
  readonly comparables: readonly ComparedView[];
}

export interface UnratedView {
  readonly kind: 'unrated';
  readonly reason: Exclude<UnratedReason, 'not-listed'>;
  readonly model: string;
  /** Comparables found. */
  readonly sample: number;
}

export type RatingView = RatedView | UnratedView;
