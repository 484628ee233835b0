/** The visitor's choices by field: what the query asks of each field, and the slots that pass it. */
import {
  boundsOf,
  CODED_FACETS,
  FILTERS,
  LIMITS,
  type CodedFacet,
  type FilterName,
  type HistogramField,
} from '../../../domain/inventory/facets.ts';
import type { InventoryQuery, InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../../domain/inventory/limits.ts';
import { fold } from '../../../domain/text/fold.ts';
import { inRows, ofOwners, type Filter } from './block.ts';
import type { InventoryIndex } from './inventory-index.ts';
import { rangeFilter, type Range } from './ranges.ts';
import type { Scratch } from './scratch.ts';
import type { ValueColumn } from './columns/value-column.ts';

export interface Choice {
  readonly field: FilterName;
  /** It need not be right for slots that are not passing so far. */
  readonly filter: Filter;
}

/** The query's choices, the cheapest to evaluate first. */
export const choicesOf = (index: InventoryIndex, query: InventoryQuery, scope: InventoryScope, scratch: Scratch): Choice[] =>
  [
    ...CODED_FACETS.map((facet) => ofRows(index, facet, query[FILTERS[facet].list], scratch)),
    ofRows(index, 'rating', query.ratings, scratch),
    ofCompanies(index, query.companyIds, scratch),
    ofNames(index, 'model', query.models, scratch),
    ofNames(index, 'make', query.makes, scratch),
    ofYears(index, query),
    ofMileage(index, query),
    ...LIMITS.map((field) => ofRanges(index, field, index.limits[field], rangesOf(null, boundsOf(query, field).max))),
    ofPrice(index, query, scope),
  ].filter((choice) => choice !== null);

const ofRows = (
  { memory, rows }: InventoryIndex,
  field: CodedFacet | 'rating',
  values: readonly string[],
  scratch: Scratch,
): Choice | null => {
  if (values.length === 0) return null;
  return { field, filter: inRows(memory.kernel, scratch.listOf(rows.rowsOf(field, [...new Set(values)]))) };
};

const ofCompanies = ({ dealers, memory, pages }: InventoryIndex, ids: readonly number[], scratch: Scratch): Choice | null => {
  if (ids.length === 0) return null;
  return { field: 'company', filter: ofOwners(memory.kernel, pages.owner, dealers.flagsOf(ids, scratch)) };
};

const ofNames = (index: InventoryIndex, field: 'make' | 'model', names: readonly string[], scratch: Scratch): Choice | null => {
  if (names.length === 0) return null;
  const { kinds, kindSlots, makes, memory, models, pages } = index;
  const table = field === 'make' ? makes : models;
  const wanted = new Uint8Array(table.size);
  for (const name of names) {
    const code = table.codeOf(fold(name));
    if (code !== undefined) wanted[code] = 1;
  }
  const named = scratch.words(pages.count).fill(0);
  const codes = kinds.attributes[field];
  for (let kind = 0; kind < kinds.size; kind++) {
    if (wanted[codes[kind]!] === 1 && kinds.usesOf(kind) !== 0) kindSlots.unite(named, kind);
  }
  return { field, filter: inRows(memory.kernel, scratch.listOf([named])) };
};

/** The nearest numbers that are less and more than a positive one: open bounds become closed ones. */
const justBelow = (value: number): number => value * (1 - Number.EPSILON / 2);
const justAbove = (value: number): number => value * (1 + Number.EPSILON);

const rangesOf = (min: number | null, max: number | null): Range[] =>
  min === null && max === null ? [] : [[min ?? -Infinity, max ?? Infinity]];

const ofRanges = (
  { memory, rows }: InventoryIndex,
  field: HistogramField,
  column: ValueColumn,
  ranges: readonly Range[],
): Choice | null => (ranges.length === 0 ? null : { field, filter: rangeFilter(memory.kernel, rows, field, column, ranges) });

const ofYears = (index: InventoryIndex, { years, yearMin, yearMax, yearLow }: InventoryQuery): Choice | null => {
  const ranges = [...rangesOf(yearMin, yearMax), ...[...new Set(years)].map((year): Range => [year, year])];
  if (yearLow) ranges.push([-Infinity, SEARCH_LIMITS.year.low - 1]);
  return ofRanges(index, 'year', index.year, ranges);
};

const ofMileage = (index: InventoryIndex, { mileageMin, mileageMax, mileageHigh }: InventoryQuery): Choice | null => {
  const ranges = rangesOf(mileageMin, mileageMax);
  if (mileageHigh) ranges.push([justAbove(SEARCH_LIMITS.mileage.high), Infinity]);
  return ofRanges(index, 'mileage', index.mileage, ranges);
};

const ofPrice = (index: InventoryIndex, query: InventoryQuery, { currency }: InventoryScope): Choice | null => {
  const { priceMin, priceMax, priceNone, priceLow, priceHigh } = query;
  const ranges = rangesOf(priceMin, priceMax);
  if (priceLow) ranges.push([-Infinity, justBelow(SEARCH_LIMITS.price.low)]);
  if (priceHigh) ranges.push([SEARCH_LIMITS.price.high, Infinity]);
  if (ranges.length === 0 && priceNone === null) return null;
  const isAnyPrice = ranges.length === 0 && priceNone === false;
  const { kernel } = index.memory;
  const inRanges = rangeFilter(kernel, index.rows, 'price', index.price, isAnyPrice ? [[-Infinity, Infinity]] : ranges);
  const priced = index.rows.priced(currency);
  const unpriced = (priceNone ?? ranges.length === 0) ? -1 : 0;
  return {
    field: 'price',
    filter: (block, target) => {
      inRanges(block, target);
      kernel.keepPriced(block.set.listed, block.from, block.to, priced.byteOffset, unpriced, target.byteOffset);
    },
  };
};
