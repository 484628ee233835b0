/** A search of the catalogue to and from a query string, by the names of the inventory's search where it has the same. */
import { wireCodec, type WireProblem, type WireValues } from '../wire/wire-codec.ts';
import { bound, code, within, words, yesNo } from '../wire/wire-values.ts';
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import {
  CATALOGUE_RANGE_LIMITS,
  CATALOGUE_RANGES,
  CATALOGUE_SORTS,
  EMPTY_CATALOGUE_QUERY,
  ofLists,
  type Bounds,
  type CatalogueQuery,
  type CatalogueRange,
  type ChosenValues,
} from './catalogue-query.ts';

type Plain = Omit<CatalogueQuery, 'ranges'>;
type RangeEnd = 'min' | 'max';
type BoundField = `${CatalogueRange}${Capitalize<RangeEnd>}`;

export const boundField = (range: CatalogueRange, end: RangeEnd): BoundField => `${range}${end === 'min' ? 'Min' : 'Max'}`;

/** A value for each end of each range. */
const ofBounds = <T>(valueOf: (range: CatalogueRange, end: RangeEnd) => T): Readonly<Record<BoundField, T>> =>
  Object.fromEntries(
    CATALOGUE_RANGES.flatMap((range) =>
      (['min', 'max'] as const).map((end) => [boundField(range, end), valueOf(range, end)] as const),
    ),
  ) as Record<BoundField, T>;

/** The parameter of each field, in canonical order (power in kW, length in mm). */
export const CATALOGUE_WIRE_NAMES: Readonly<Record<keyof Plain | BoundField, string>> = {
  text: 'Keyword',
  ...ofLists<Record<keyof ChosenValues, string>>(({ wire }) => wire),
  sort: 'SortExpression',
  descending: 'SortDirection',
  pageIndex: 'PageIndex',
  pageSize: 'PageSize',
  ...ofBounds((range, end) => boundField(range, end).replace(/^./, (letter) => letter.toUpperCase())),
};

const PLAIN: WireValues<Plain> = {
  ...ofLists<WireValues<ChosenValues>>(({ values }) => values),
  text: words,
  sort: code(CATALOGUE_SORTS),
  descending: yesNo,
  pageIndex: within(1, SEARCH_LIMITS.maxPageIndex),
  pageSize: within(1, SEARCH_LIMITS.maxPageSize),
};

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
