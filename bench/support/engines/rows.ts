/** Listings as flat rows, and requests as demands on them: what every peer is given, each in its own language. */
import { bucketOf, chosenOf, FACETS, FILTERS, type Facet, type FilterName } from '../../../src/domain/inventory/facets.ts';
import { radiusOf, type Sort } from '../../../src/domain/inventory/inventory-query.ts';
import { distancePenalty, pertinenceOf } from '../../../src/domain/inventory/pertinence.ts';
import { searchableYear } from '../../../src/domain/inventory/searchable.ts';
import { distanceKm, type Coordinates } from '../../../src/domain/location/coordinates.ts';
import { rankOfRating } from '../../../src/domain/rating/grade.ts';
import { fold, wordsOf } from '../../../src/domain/text/fold.ts';
import type { Dealer, Listing } from '../../../src/domain/vehicle/vehicle.ts';
import type { SearchRequest } from '../../../src/ports/inventory-search.ts';
import { keywordsOf } from '../../../test/support/naive-search.ts';
import type { Bars } from './engine.ts';

export const rowOf = ({ vehicle, dealer, rating }: Listing) => {
  const price = vehicle.price?.amount ?? null;
  const mileage = vehicle.mileageKm;
  return {
    id: vehicle.id,
    company: dealer.id,
    type: vehicle.type,
    make: fold(vehicle.make),
    model: fold(vehicle.model),
    year: searchableYear(vehicle),
    body: vehicle.body,
    condition: vehicle.condition,
    transmission: vehicle.transmission,
    fuel: vehicle.fuel,
    drivetrain: vehicle.drivetrain,
    colour: vehicle.colour,
    rating: rating?.grade ?? null,
    rank: rating ? rankOfRating(rating) : null,
    price,
    mileage,
    // Buckets are known beforehand: no peer has to compute them while it searches.
    priceBucket: price === null ? null : bucketOf('price', price),
    mileageBucket: mileage === null ? null : bucketOf('mileage', mileage),
    pertinence: pertinenceOf(vehicle),
    newest: vehicle.firstSeen,
    promotion: Number(vehicle.promotion),
    buyOnline: Number(vehicle.buyOnline),
    certified: Number(vehicle.certified),
    /** Each after a space. */
    words: [...new Set([...keywordsOf(vehicle), ...wordsOf(dealer.name)])].map((word) => ` ${word}`).join(''),
  };
};
export type Row = ReturnType<typeof rowOf>;
export type Field = Exclude<keyof Row, 'words'>;

export type Demand =
  | { readonly kind: 'in'; readonly field: Field; readonly values: readonly (string | number)[] }
  | { readonly kind: 'range'; readonly field: Field; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'none'; readonly field: Field }
  | { readonly kind: 'any'; readonly of: readonly Demand[] };

export interface Asked {
  /** What facets look past when they count their own filter. */
  readonly chosen: ReadonlyMap<FilterName, Demand>;
  /** What they never look past, as are words and circle. */
  readonly plain: readonly Demand[];
  /** Each starts a word of the row. */
  readonly words: readonly string[];
  readonly circle: { readonly near: Coordinates; readonly km: number } | null;
  readonly sort: Sort;
  readonly descending: boolean;
  readonly from: number;
  readonly size: number;
}

/** Of the parts of a query that `mixedRequests` uses. */
export const askedOf = ({ query, scope }: SearchRequest): Asked => {
  const chosen = new Map<FilterName, Demand>();
  const choose = (name: FilterName, parts: readonly Demand[]): void => {
    if (parts.length > 0) chosen.set(name, { kind: 'any', of: parts });
  };
  const listed = (facet: Facet): Demand[] => {
    const values = chosenOf(query, facet);
    return values.length === 0 ? [] : [{ kind: 'in', field: facet, values }];
  };
  const between = (field: Field, min: number | null, max: number | null): Demand[] =>
    min === null && max === null ? [] : [{ kind: 'range', field, min, max }];
  for (const facet of FACETS) choose(facet, facet === 'year' ? [] : listed(facet));
  choose('year', [...listed('year'), ...between('year', query.yearMin, query.yearMax)]);
  choose('mileage', between('mileage', query.mileageMin, query.mileageMax));
  choose('price', [
    ...between('price', query.priceMin, query.priceMax),
    ...(query.priceNone === true ? [{ kind: 'none', field: 'price' } as const] : []),
  ]);
  const km = radiusOf(query);
  return {
    chosen,
    plain: [
      ...(scope.types === null ? [] : [{ kind: 'in', field: 'type', values: scope.types } as const]),
      ...query.flags.map((flag) => ({ kind: 'in', field: flag as Field, values: [1] }) as const),
    ],
    words: wordsOf(query.keyword ?? ''),
    circle: query.near === null || km === null ? null : { near: query.near, km },
    sort: query.sort === 'Distance' && query.near === null ? 'Pertinence' : query.sort,
    descending: query.descending,
    from: (query.pageIndex - 1) * query.pageSize,
    size: query.pageSize,
  };
};

export const satisfies = (row: Row, demand: Demand): boolean => {
  if (demand.kind === 'any') return demand.of.some((part) => satisfies(row, part));
  const value = row[demand.field];
  if (demand.kind === 'none' || value === null) return demand.kind === 'none' && value === null;
  return demand.kind === 'in'
    ? demand.values.includes(value)
    : typeof value === 'number' && value >= (demand.min ?? -Infinity) && value <= (demand.max ?? Infinity);
};

/** Dealers beside an engine that knows vehicles alone. */
export class Dealers {
  readonly #dealers = new Map<number, Dealer>();

  add(listings: readonly Listing[]): void {
    for (const { dealer } of listings) this.#dealers.set(dealer.id, dealer);
  }

  /** Kilometres by company, of those within; null without a circle. */
  within({ circle }: Asked): ReadonlyMap<number, number> | null {
    if (circle === null) return null;
    const found = new Map<number, number>();
    for (const { id, coordinates } of this.#dealers.values()) {
      const km = coordinates && distanceKm(coordinates, circle.near);
      if (km !== null && km <= circle.km) found.set(id, km);
    }
    return found;
  }
}

const SORT_FIELDS = {
  Pertinence: 'pertinence',
  Distance: 'pertinence',
  Price: 'price',
  Year: 'year',
  Mileage: 'mileage',
  Newest: 'newest',
  Rating: 'rank',
} as const satisfies Record<Sort, Field>;

export const sortFieldOf = ({ sort }: Asked) => SORT_FIELDS[sort];

/** Whether the order depends on the place. */
export const isByPlace = ({ sort, circle }: Asked): boolean => sort === 'Distance' || (sort === 'Pertinence' && circle !== null);

/** What a row is sorted by, null for last. */
export const keyOf = (asked: Asked, distances: ReadonlyMap<number, number> | null) => {
  const field = sortFieldOf(asked);
  const { circle, sort } = asked;
  if (circle === null || !isByPlace(asked)) return (row: Row): number | null => row[field];
  const of = ({ company }: Row): number => distances?.get(company) ?? 0;
  return sort === 'Distance' ? of : (row: Row): number => row.pertinence - distancePenalty(of(row), circle.km);
};

export const comparisonOf =
  ({ descending }: Asked, key: (row: Row) => number | null) =>
  (a: Row, b: Row) => {
    const [x, y] = [key(a), key(b)];
    if (x === y) return a.id - b.id;
    if (x === null) return 1;
    if (y === null) return -1;
    return descending ? y - x : x - y;
  };

/** Of the counts by bucket or year; the key of vehicles without a value is not a number. */
export const barsOf = (
  field: 'price' | 'year' | 'mileage',
  counts: Iterable<readonly [bucket: number, count: number]>,
  extent: Pick<Bars, 'min' | 'max'>,
): Bars => {
  const bars = FILTERS[field].range.edges.map(() => 0);
  let none = 0;
  for (const [bucket, count] of counts) {
    if (Number.isNaN(bucket)) none += count;
    else bars[bucket] = (bars[bucket] ?? 0) + count;
  }
  return { ...extent, counts: bars, none };
};

/** The histogram of years from the facet of years: both look past the same filter. */
export const yearBars = (counts: readonly (readonly [year: number, count: number])[]): Bars => {
  const years = counts.filter(([year, count]) => !Number.isNaN(year) && count > 0).map(([year]) => year);
  const extent = years.length === 0 ? { min: null, max: null } : { min: Math.min(...years), max: Math.max(...years) };
  return barsOf(
    'year',
    counts.map(([year, count]) => [Number.isNaN(year) ? year : bucketOf('year', year), count] as const),
    extent,
  );
};

/** Smallest and largest value of a field. */
export const extentOf = (rows: Iterable<Row>, field: 'price' | 'mileage'): Pick<Bars, 'min' | 'max'> => {
  let [min, max] = [Infinity, -Infinity];
  for (const row of rows) {
    const value = row[field];
    if (value === null) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min > max ? { min: null, max: null } : { min, max };
};
