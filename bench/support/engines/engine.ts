/** What the benchmark of search demands of an engine, and the form in which answers of two engines are compared. */
import type { Facet } from '../../../src/domain/inventory/facets.ts';
import type { Listing } from '../../../src/domain/vehicle/vehicle.ts';
import type { SearchRequest } from '../../../src/ports/inventory-search.ts';

/** The histograms that are measured: those with a slider. */
export const MEASURED_HISTOGRAMS = ['price', 'year', 'mileage'] as const;
export type MeasuredHistogram = (typeof MEASURED_HISTOGRAMS)[number];

export interface Bars {
  readonly min: number | null;
  readonly max: number | null;
  /** By bucket of the filter's edges. */
  readonly counts: readonly number[];
  /** Without a value. */
  readonly none: number;
}

export interface Found {
  readonly total: number;
  /** Of the page, in order. */
  readonly ids: readonly number[];
  /** Each facet as if nothing were chosen in it, and so are the histograms. */
  readonly facets: Readonly<Record<Facet, Iterable<readonly [value: string, count: number]>>>;
  readonly histograms: Readonly<Record<MeasuredHistogram, Bars>>;
}

/** Runs in a process of its own; whatever it starts is a child of that process. */
export interface Engine {
  /** Adds listings whose ids are new. */
  readonly add: (listings: readonly Listing[]) => Promise<void> | void;
  /** After the last listing, as a part of building: indexes and statistics. */
  readonly finish?: () => Promise<void> | void;
  readonly search: (request: SearchRequest) => Promise<Found> | Found;
  /** The next search sees it. */
  readonly replace: (listing: Listing) => Promise<void> | void;
  readonly stop?: () => Promise<void> | void;
}

/** Equal for equal answers, whatever the order of values and with or without those that no vehicle has. */
export const asText = ({ total, ids, facets, histograms }: Found): string =>
  JSON.stringify({
    total,
    ids,
    facets: Object.entries(facets)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([facet, values]) => [
        facet,
        ...[...values]
          .filter(([, count]) => count > 0)
          .map(([value, count]) => `${value}: ${count}`)
          .sort(),
      ]),
    histograms: MEASURED_HISTOGRAMS.map((field) => {
      const { min, max, counts, none } = histograms[field];
      return [field, min, max, none, ...counts];
    }),
  });

/** A package of bench/package.json, which `--install` installs. */
export const peerPackage = async (name: string): Promise<unknown> => {
  try {
    return (await import(name)) as unknown;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new Error(`${name} is not installed (add --install)`, { cause: error });
    throw error;
  }
};
