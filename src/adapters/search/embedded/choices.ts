/** The visitor's choices by field: what the query asks of each field, and the slots that pass it. */
import {
  boundsOf,
  CODED_FACETS,
  FILTERS,
  LIMITS,
  type CodedFacet,
  type FilterName,
  type LimitField,
} from '../../../domain/inventory/facets.ts';
import type { InventoryQuery, InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../../domain/inventory/limits.ts';
import { fold } from '../../../domain/text/fold.ts';
import type { Bitmap } from './bits.ts';
import type { InventoryIndex } from './inventory-index.ts';
import type { ValueColumn } from './value-column.ts';
import { scanCodes, scanOwners, scanRange } from './scans.ts';

export interface Choice {
  readonly field: FilterName;
  /** Writes the slots that pass to `target`, an empty bitmap; it need not be right where `candidates` is empty. */
  readonly select: (target: Bitmap, candidates: Bitmap) => void;
}

/** The query's choices, the cheapest to evaluate first. */
export const choicesOf = (index: InventoryIndex, query: InventoryQuery, scope: InventoryScope): Choice[] =>
  [
    ...CODED_FACETS.map((facet) => ofRows(index, facet, query[FILTERS[facet].list])),
    ofCompanies(index, query.companyIds),
    ofNames(index, 'model', query.models),
    ofNames(index, 'make', query.makes),
    ofYears(index, query),
    ofMileage(index, query),
    ...LIMITS.map((field) => ofLimit(index, field, query)),
    ofPrice(index, query, scope),
  ].filter((choice) => choice !== null);

const ofRows = (index: InventoryIndex, field: CodedFacet, values: readonly string[]): Choice | null =>
  values.length === 0 ? null : { field, select: (target) => index.rows.unite(target, field, values) };

const ofCompanies = (index: InventoryIndex, ids: readonly number[]): Choice | null =>
  ids.length === 0
    ? null
    : { field: 'company', select: (target) => scanOwners(index.pages.owner, index.dealers.flagsOf(ids), target) };

/** A share of the listings above which reading a whole column is faster than following chains. */
const CHAINED_SHARE = 1 / 32;

const ofNames = (index: InventoryIndex, field: 'make' | 'model', names: readonly string[]): Choice | null => {
  if (names.length === 0) return null;
  const { kinds } = index;
  return {
    field,
    select: (target, candidates) => {
      const wanted = kindsOf(index, field, names);
      const listings = wanted.reduce((sum, kind) => sum + kinds.usesOf(kind), 0);
      if (listings < index.size * CHAINED_SHARE) {
        for (const kind of wanted) index.kindChains.unite(target, kind);
      } else {
        const allowed = new Uint8Array(kinds.size);
        for (const kind of wanted) allowed[kind] = 1;
        scanCodes(kinds.codes, allowed, candidates, target);
      }
    },
  };
};

const kindsOf = ({ kinds, makes, models }: InventoryIndex, field: 'make' | 'model', names: readonly string[]): number[] => {
  const table = field === 'make' ? makes : models;
  const wanted = new Uint8Array(table.size);
  for (const name of names) {
    const code = table.codeOf(fold(name));
    if (code !== undefined) wanted[code] = 1;
  }
  const found: number[] = [];
  const codes = kinds.attributes[field];
  for (let kind = 0; kind < kinds.size; kind++) {
    if (wanted[codes[kind]!] === 1 && kinds.usesOf(kind) !== 0) found.push(kind);
  }
  return found;
};

const isInRange = (value: number, min: number | null, max: number | null): boolean =>
  (min !== null || max !== null) && value >= (min ?? -Infinity) && value <= (max ?? Infinity);

const ofYears = (index: InventoryIndex, { years, yearMin, yearMax, yearLow }: InventoryQuery): Choice | null => {
  if (years.length === 0 && yearMin === null && yearMax === null && !yearLow) return null;
  const passes = (year: number): boolean =>
    years.includes(year) || isInRange(year, yearMin, yearMax) || (yearLow && year < SEARCH_LIMITS.year.low);
  return {
    field: 'year',
    select: (target, candidates) => {
      const { attributes, codes } = index.looks;
      const allowed = Uint8Array.from(attributes.year, (year) => (year >= 0 && passes(year) ? 1 : 0));
      scanCodes(codes, allowed, candidates, target);
    },
  };
};

type Range = readonly [min: number, max: number];

/** The nearest numbers that are less and more than a positive one: open bounds become closed ones. */
const justBelow = (value: number): number => value * (1 - Number.EPSILON / 2);
const justAbove = (value: number): number => value * (1 + Number.EPSILON);

const rangesOf = (min: number | null, max: number | null): Range[] =>
  min === null && max === null ? [] : [[min ?? -Infinity, max ?? Infinity]];

const ofRanges = (field: FilterName, { values }: ValueColumn, ranges: readonly Range[]): Choice | null =>
  ranges.length === 0
    ? null
    : {
        field,
        select: (target, candidates) => {
          for (const [min, max] of ranges) scanRange(values, min, max, candidates, target);
        },
      };

const ofMileage = ({ mileage }: InventoryIndex, { mileageMin, mileageMax, mileageHigh }: InventoryQuery): Choice | null => {
  const ranges = rangesOf(mileageMin, mileageMax);
  if (mileageHigh) ranges.push([justAbove(SEARCH_LIMITS.mileage.high), Infinity]);
  return ofRanges('mileage', mileage, ranges);
};

const ofLimit = (index: InventoryIndex, field: LimitField, query: InventoryQuery): Choice | null =>
  ofRanges(field, index.limits[field], rangesOf(null, boundsOf(query, field).max));

const ofPrice = (index: InventoryIndex, query: InventoryQuery, { currency }: InventoryScope): Choice | null => {
  const { priceMin, priceMax, priceNone, priceLow, priceHigh } = query;
  const ranges = rangesOf(priceMin, priceMax);
  if (priceLow) ranges.push([-Infinity, justBelow(SEARCH_LIMITS.price.low)]);
  if (priceHigh) ranges.push([SEARCH_LIMITS.price.high, Infinity]);
  if (ranges.length === 0 && priceNone === null) return null;
  return {
    field: 'price',
    select: (target, candidates) => {
      if (ranges.length === 0 && priceNone === false) target.fill(-1);
      for (const [min, max] of ranges) scanRange(index.price.values, min, max, candidates, target);
      const priced = index.rows.priced(currency, target.length);
      const unpriced = (priceNone ?? ranges.length === 0) ? -1 : 0;
      for (let w = 0; w < target.length; w++) target[w] = (target[w]! & priced[w]!) | (unpriced & ~priced[w]!);
    },
  };
};
