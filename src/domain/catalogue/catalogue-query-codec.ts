/** A search of the catalogue to and from a query string, by the names of the inventory's search where it has the same. */
import { wireCodec, type WireProblem, type WireValues } from '../wire/wire-codec.ts';
import { bound, code, listOf, parseCode, parseWithin, within, words, yesNo } from '../wire/wire-values.ts';
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import { slug } from '../text/fold.ts';
import { BODIES, DRIVETRAINS, FUELS, TRANSMISSIONS } from '../vehicle/attributes.ts';
import {
  CATALOGUE_RANGES,
  CATALOGUE_SORTS,
  EMPTY_CATALOGUE_QUERY,
  type Bounds,
  type CatalogueQuery,
  type CatalogueRange,
} from './catalogue-query.ts';

type Plain = Omit<CatalogueQuery, 'ranges'>;
type RangeEnd = 'min' | 'max';
type BoundField = `${CatalogueRange}${Capitalize<RangeEnd>}`;

export const boundField = (range: CatalogueRange, end: RangeEnd): BoundField => `${range}${end === 'min' ? 'Min' : 'Max'}`;

/** The parameter of each field, in canonical order (power in kW, length in mm). */
export const CATALOGUE_WIRE_NAMES = {
  text: 'Keyword',
  makes: 'Make',
  models: 'Model',
  years: 'Year',
  bodies: 'Body',
  fuels: 'Fuel',
  transmissions: 'Transmission',
  drivetrains: 'Drivetrain',
  seats: 'Seats',
  doors: 'Doors',
  sort: 'SortExpression',
  descending: 'SortDirection',
  pageIndex: 'PageIndex',
  pageSize: 'PageSize',
  priceMin: 'PriceMin',
  priceMax: 'PriceMax',
  powerMin: 'PowerMin',
  powerMax: 'PowerMax',
  consumptionMin: 'ConsumptionMin',
  consumptionMax: 'ConsumptionMax',
  energyMin: 'EnergyMin',
  energyMax: 'EnergyMax',
  rangeMin: 'RangeMin',
  rangeMax: 'RangeMax',
  lengthMin: 'LengthMin',
  lengthMax: 'LengthMax',
} as const satisfies Readonly<Record<keyof Plain | BoundField, string>>;

/** A bound at its limit is no restriction. */
const CATALOGUE_RANGE_LIMITS: Readonly<Record<CatalogueRange, { readonly min: number; readonly max: number }>> = {
  price: { min: 0, max: SEARCH_LIMITS.price.max },
  power: { min: 0, max: 2000 },
  consumption: { min: 0, max: 50 },
  energy: { min: 0, max: 100 },
  range: { min: 0, max: 2000 },
  length: { min: 0, max: 10_000 },
};

const slugs = listOf<string>((text, refuse) => {
  const own = slug(text);
  if (own === '-') return undefined;
  if (text.length > SEARCH_LIMITS.maxTextLength) refuse('too-long');
  else return own;
  return undefined;
});

const PLAIN: WireValues<Plain> = {
  text: words,
  makes: slugs,
  models: slugs,
  years: listOf(parseWithin(1, SEARCH_LIMITS.year.max)),
  bodies: listOf(parseCode(BODIES)),
  fuels: listOf(parseCode(FUELS)),
  transmissions: listOf(parseCode(TRANSMISSIONS)),
  drivetrains: listOf(parseCode(DRIVETRAINS)),
  seats: listOf(parseWithin(1, 99)),
  doors: listOf(parseWithin(1, 9)),
  sort: code(CATALOGUE_SORTS),
  descending: yesNo,
  pageIndex: within(1, SEARCH_LIMITS.maxPageIndex),
  pageSize: within(1, SEARCH_LIMITS.maxPageSize),
};

/** A value for each end of each range. */
const ofBounds = <T>(valueOf: (range: CatalogueRange, end: RangeEnd) => T): Readonly<Record<BoundField, T>> =>
  Object.fromEntries(
    CATALOGUE_RANGES.flatMap((range) =>
      (['min', 'max'] as const).map((end) => [boundField(range, end), valueOf(range, end)] as const),
    ),
  ) as Record<BoundField, T>;

const CODEC = wireCodec<Plain & Readonly<Record<BoundField, number | null>>, string>(
  CATALOGUE_WIRE_NAMES,
  { ...PLAIN, ...ofBounds((range, end) => bound(CATALOGUE_RANGE_LIMITS[range], end, 2)) },
  { ...EMPTY_CATALOGUE_QUERY, ...ofBounds(() => null) },
);

/** Reads a search from a query string's pairs, in any order and case; what cannot be used is left out and reported. */
export const decodeCatalogueQuery = (
  pairs: Iterable<readonly [string, string]>,
): { readonly query: CatalogueQuery; readonly problems: readonly WireProblem[] } => {
  const { said, problems } = CODEC.read(pairs);
  const plain = Object.fromEntries(Object.entries(said).filter(([field]) => field in PLAIN)) as Partial<Plain>;
  const ranges = Object.fromEntries(
    CATALOGUE_RANGES.map((range) => [range, { min: said[`${range}Min`] ?? null, max: said[`${range}Max`] ?? null }]),
  ) as Record<CatalogueRange, Bounds>;
  return { query: { ...EMPTY_CATALOGUE_QUERY, ...plain, ranges }, problems };
};

/** The canonical query string of a search, without '?': fixed order, sorted lists, defaults left out; '' for the empty search. */
export const encodeCatalogueQuery = (query: CatalogueQuery): string =>
  CODEC.write({ ...query, ...ofBounds((range, end) => query.ranges[range][end]) });

/** The search with some parts changed, from its first page unless the change names another. */
export const changeCatalogueQuery = (query: CatalogueQuery, change: Partial<CatalogueQuery>): CatalogueQuery => ({
  ...query,
  pageIndex: 1,
  ...change,
});
