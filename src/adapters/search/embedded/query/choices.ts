/** The visitor's choices by field: what the query asks of each field. */
import {
  boundsOf,
  CODED_FACETS,
  FILTERS,
  LIMITS,
  type CodedFacet,
  type FilterName,
  type HistogramField,
} from '../../../../domain/inventory/facets.ts';
import type { InventoryQuery, InventoryScope } from '../../../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../../../domain/inventory/limits.ts';
import type { Currency } from '../../../../domain/money/money.ts';
import { fold } from '../../../../domain/text/fold.ts';
import { above, DEALER, LIVE, rowOf, valueCode, type RowAttribute } from '../columns/layout.ts';
import type { Measured } from '../columns/measured.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import type { Scratch } from '../scratch.ts';
import { kindsWith, kindTerms, makeTerms } from './kinds.ts';
import type { Term } from './program.ts';
import { rangeTerms, type Range } from './ranges.ts';

export interface Choice {
  readonly field: FilterName;
  readonly terms: readonly Term[];
}

/** The query's choices, the cheapest to evaluate first. */
export const choicesOf = (
  index: InventoryIndex,
  query: InventoryQuery,
  { currency }: InventoryScope,
  scratch: Scratch,
): Choice[] =>
  [
    ...CODED_FACETS.map((facet) => ofValues(facet, query[FILTERS[facet].list])),
    ofValues('rating', query.ratings),
    ofCompanies(index, query.companyIds, scratch),
    ofYears(index, query, currency),
    ofMileage(index, query, currency),
    ...LIMITS.map((field) => ofRanges(field, currency, rangesOf(null, boundsOf(query, field).max), index.limits[field])),
    ofPrice(index, query, currency),
    ofNames(index, 'make', query.makes, scratch),
    ofNames(index, 'model', query.models, scratch),
  ].filter((choice) => choice !== null);

/** The slots with one of these values. */
export const valueTerms = (attribute: RowAttribute, values: readonly string[]): Term[] =>
  [...new Set(values)].map((value) => ({ kind: 'rows', row: rowOf(attribute, valueCode(attribute, value)) }));

const ofValues = (field: CodedFacet | 'rating', values: readonly string[]): Choice | null =>
  values.length === 0 ? null : { field, terms: valueTerms(field, values) };

const ofCompanies = ({ dealers }: InventoryIndex, ids: readonly number[], scratch: Scratch): Choice | null =>
  ids.length === 0
    ? null
    : { field: 'company', terms: [{ kind: 'dealers', row: LIVE, dealers: DEALER, allowed: dealers.flagsOf(ids, scratch) }] };

const ofNames = (index: InventoryIndex, field: 'make' | 'model', names: readonly string[], scratch: Scratch): Choice | null => {
  if (names.length === 0) return null;
  const table = index[FILTERS[field].list];
  const wanted = [...new Set(names.map((name) => table.codeOf(fold(name))))].filter((code) => code !== undefined);
  if (field === 'make') return { field, terms: makeTerms(index, wanted, scratch) };
  const { model } = index.kinds.attributes;
  const kinds = kindsWith(index, (kind) => wanted.includes(model[kind]!));
  return { field, terms: kindTerms(index, kinds, scratch) };
};

/** The nearest numbers that are less and more than a positive one: open bounds become closed ones. */
const justBelow = (value: number): number => value * (1 - Number.EPSILON / 2);
const justAbove = (value: number): number => value * (1 + Number.EPSILON);

const rangesOf = (min: number | null, max: number | null): Range[] =>
  min === null && max === null ? [] : [[min ?? -Infinity, max ?? Infinity]];

const ofRanges = (field: HistogramField, currency: Currency, ranges: readonly Range[], measure: Measured): Choice | null =>
  ranges.length === 0 ? null : { field, terms: rangeTerms(field, currency, ranges, measure) };

const ofYears = (
  index: InventoryIndex,
  { years, yearMin, yearMax, yearLow }: InventoryQuery,
  currency: Currency,
): Choice | null => {
  const ranges = [...rangesOf(yearMin, yearMax), ...[...new Set(years)].map((year): Range => [year, year])];
  if (yearLow) ranges.push([-Infinity, SEARCH_LIMITS.year.low - 1]);
  return ofRanges('year', currency, ranges, index.year);
};

const ofMileage = (
  index: InventoryIndex,
  { mileageMin, mileageMax, mileageHigh }: InventoryQuery,
  currency: Currency,
): Choice | null => {
  const ranges = rangesOf(mileageMin, mileageMax);
  if (mileageHigh) ranges.push([justAbove(SEARCH_LIMITS.mileage.high), Infinity]);
  return ofRanges('mileage', currency, ranges, index.mileage);
};

const ofPrice = (index: InventoryIndex, query: InventoryQuery, currency: Currency): Choice | null => {
  const { priceMin, priceMax, priceNone, priceLow, priceHigh } = query;
  const ranges = rangesOf(priceMin, priceMax);
  if (priceLow) ranges.push([-Infinity, justBelow(SEARCH_LIMITS.price.low)]);
  if (priceHigh) ranges.push([SEARCH_LIMITS.price.high, Infinity]);
  if (ranges.length === 0 && priceNone === null) return null;
  const isAnyPrice = ranges.length === 0 && priceNone === false;
  const terms = rangeTerms('price', currency, isAnyPrice ? [[-Infinity, Infinity]] : ranges, index.price);
  if (priceNone ?? ranges.length === 0) terms.push({ kind: 'rows', row: LIVE, other: above('price', -1, currency) });
  return { field: 'price', terms };
};
