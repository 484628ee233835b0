/** A search of the catalogue to and from a query string, by the names of the inventory's search where it has the same. */
import {
  bound,
  code,
  listOf,
  parseCode,
  parseWithin,
  within,
  words,
  yesNo,
  type Refusal,
  type WireValue,
} from '../inventory/wire-values.ts';
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import { slug } from '../text/fold.ts';
import { BODIES, DRIVETRAINS, FUELS, TRANSMISSIONS } from '../vehicle/attributes.ts';
import {
  CATALOGUE_RANGES,
  CATALOGUE_SORTS,
  EMPTY_CATALOGUE_QUERY,
  type CatalogueQuery,
  type CatalogueRange,
} from './catalogue-query.ts';

type Plain = Omit<CatalogueQuery, 'ranges'>;

/** The parameter of each field, in canonical order; ranges follow as `PriceMin`, `PriceMax`, … (power in kW, length in mm). */
export const CATALOGUE_WIRE_NAMES: Readonly<Record<keyof Plain, string>> = {
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
};

const RANGE_NAMES: Readonly<Record<CatalogueRange, string>> = {
  price: 'Price',
  power: 'Power',
  consumption: 'Consumption',
  energy: 'Energy',
  range: 'Range',
  length: 'Length',
};

export const catalogueRangeParameter = (range: CatalogueRange, end: 'min' | 'max'): string =>
  `${RANGE_NAMES[range]}${end === 'min' ? 'Min' : 'Max'}`;

/** The outermost values ask for nothing. */
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

type WireValues<T> = { readonly [K in keyof T]: WireValue<T[K]> };

const keysOf = <T extends object>(values: T): Extract<keyof T, string>[] => Object.keys(values) as Extract<keyof T, string>[];

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

export interface CatalogueQueryProblem {
  readonly parameter: string;
  /** What the request said, at most 80 characters of it. */
  readonly value: string;
  readonly reason: Refusal;
}

const MOST_PROBLEMS = 20;

/** Reads a search from a query string's pairs, in any order and case; what cannot be used is left out and reported. */
export const decodeCatalogueQuery = (
  pairs: Iterable<readonly [string, string]>,
): { readonly query: CatalogueQuery; readonly problems: readonly CatalogueQueryProblem[] } => {
  const given = new Map<string, string[]>();
  for (const [name, text] of pairs) {
    if (text.trim() === '') continue;
    const key = name.toLowerCase();
    given.set(key, [...(given.get(key) ?? []), text]);
  }
  const problems: CatalogueQueryProblem[] = [];
  const read = <T>(parameter: string, value: WireValue<T>): T | undefined => {
    const texts = given.get(parameter.toLowerCase());
    return (
      texts &&
      value.read(texts, (text, reason) => {
        if (problems.length < MOST_PROBLEMS) problems.push({ parameter, value: text.slice(0, 80), reason });
      })
    );
  };
  const readAll = <T extends object>(values: WireValues<T>, names: Readonly<Record<keyof T, string>>, defaults: T): T => {
    const all = { ...defaults };
    for (const field of keysOf(values)) all[field] = read(names[field], values[field]) ?? defaults[field];
    return all;
  };
  const plain = readAll<Plain>(PLAIN, CATALOGUE_WIRE_NAMES, EMPTY_CATALOGUE_QUERY);
  const ranges = Object.fromEntries(
    CATALOGUE_RANGES.map((range) => {
      const end = (side: 'min' | 'max'): number | null =>
        read(catalogueRangeParameter(range, side), bound(CATALOGUE_RANGE_LIMITS[range], side, 2)) ?? null;
      return [range, { min: end('min'), max: end('max') }];
    }),
  ) as unknown as CatalogueQuery['ranges'];
  return { query: { ...plain, ranges }, problems };
};

/** The canonical query string of a search, without '?': fixed order, sorted lists, defaults left out; '' for the empty search. */
export const encodeCatalogueQuery = (query: CatalogueQuery): string => {
  const parts: string[] = [];
  const write = <T>(parameter: string, { write: format }: WireValue<T>, value: T, byDefault: T): void => {
    const text = format(value);
    if (text !== format(byDefault)) parts.push(`${parameter}=${text}`);
  };
  const writeAll = <T extends object>(
    values: WireValues<T>,
    names: Readonly<Record<keyof T, string>>,
    fields: T,
    defaults: T,
  ): void => {
    for (const field of keysOf(names)) write(names[field], values[field], fields[field], defaults[field]);
  };
  writeAll<Plain>(PLAIN, CATALOGUE_WIRE_NAMES, query, EMPTY_CATALOGUE_QUERY);
  for (const range of CATALOGUE_RANGES)
    for (const side of ['min', 'max'] as const)
      write(catalogueRangeParameter(range, side), bound(CATALOGUE_RANGE_LIMITS[range], side, 2), query.ranges[range][side], null);
  return parts.join('&');
};

/** The search with some parts changed, from its first page unless the change names another. */
export const changeCatalogueQuery = (query: CatalogueQuery, change: Partial<CatalogueQuery>): CatalogueQuery => ({
  ...query,
  pageIndex: 1,
  ...change,
});
