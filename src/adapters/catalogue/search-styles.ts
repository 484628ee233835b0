/** One pass over the columns: a style that passes all filters is found; one that fails a single filter counts for that field only. */
import {
  CATALOGUE_FACETS,
  CATALOGUE_RANGES,
  chosenIn,
  type CatalogueFacet,
  type CatalogueQuery,
  type CatalogueRange,
} from '../../domain/catalogue/catalogue-query.ts';
import { wordsOf } from '../../domain/text/fold.ts';
import type { CatalogueAnswer, CatalogueFacetCount, CatalogueHistogram } from '../../ports/catalogue.ts';
import { recordOf, type FacetColumn, type NumberField, type StyleIndex } from './style-index.ts';

type Field = CatalogueFacet | CatalogueRange;
type Slots = readonly number[];

interface Filter {
  readonly field: Field;
  readonly passes: (slot: number) => boolean;
}

export const searchStyles = (index: StyleIndex, query: CatalogueQuery): CatalogueAnswer => {
  const { found, butFor } = select(index, query);
  /** The styles counted for a field: those found, and those that only this field's filter excludes. */
  const slotsOf = (field: Field): readonly Slots[] => [found, butFor.get(field) ?? []];
  return {
    total: found.length,
    styles: pageOf(index, found, query).flatMap((slot) => index.styles[slot] ?? []),
    facets: recordOf(CATALOGUE_FACETS, (facet) =>
      facet === 'model' && query.makes.length === 0
        ? []
        : facetCounts(facet, index.facets[facet], slotsOf(facet), chosenIn(query, facet).map(String)),
    ),
    histograms: recordOf(CATALOGUE_RANGES, (range) => histogram(index.numbers[range], slotsOf(range))),
  };
};

/** The query's filters; a style without the value does not pass. */
function filtersOf(index: StyleIndex, query: CatalogueQuery): Filter[] {
  const ofFacets = CATALOGUE_FACETS.filter((facet) => chosenIn(query, facet).length > 0).map((field) => {
    const { codes, table } = index.facets[field];
    const allowed = new Uint8Array(table.size);
    for (const value of chosenIn(query, field)) allowed[table.codeOf(String(value)) ?? 0] = 1;
    allowed[0] = 0;
    return { field, passes: (slot: number) => allowed[codes[slot] ?? 0] === 1 };
  });
  const ofRanges = CATALOGUE_RANGES.map((field) => ({ field, ...query.ranges[field] }))
    .filter(({ min, max }) => min !== null || max !== null)
    .map(({ field, min, max }) => {
      const values = index.numbers[field];
      const [low, high] = [min ?? -Infinity, max ?? Infinity];
      // NaN is within no bounds.
      return { field, passes: (slot: number) => (values[slot] ?? NaN) >= low && (values[slot] ?? NaN) <= high };
    });
  return [...ofFacets, ...ofRanges];
}

/** The styles that pass all filters and the text, and, by field, those that fail the filter of this field only. */
function select(index: StyleIndex, query: CatalogueQuery): { readonly found: Slots; readonly butFor: ReadonlyMap<Field, Slots> } {
  const filters = filtersOf(index, query);
  const withWords = [...new Set(wordsOf(query.text ?? ''))].map((start) => withWord(index, start));
  const found: number[] = [];
  const butFor = new Map(filters.map(({ field }) => [field, [] as number[]]));
  for (let slot = 0; slot < index.styles.length; slot++) {
    if (!withWords.every((slots) => slots[slot] === 1)) continue;
    let failed: Filter | null = null;
    let failures = 0;
    for (const filter of filters) {
      if (filter.passes(slot)) continue;
      failed = filter;
      if (++failures > 1) break;
    }
    if (failures > 1) continue;
    if (failed) butFor.get(failed.field)?.push(slot);
    else found.push(slot);
  }
  return { found, butFor };
}

/** By slot: 1 for each style with a word that starts like this. */
function withWord({ styles, words }: StyleIndex, start: string): Uint8Array {
  const found = new Uint8Array(styles.length);
  for (const [word, slots] of words) if (word.startsWith(start)) for (const slot of slots) found[slot] = 1;
  return found;
}

function facetCounts(
  facet: CatalogueFacet,
  { codes, table }: FacetColumn,
  lists: readonly Slots[],
  chosen: readonly string[],
): CatalogueFacetCount[] {
  const counts = new Uint32Array(table.size);
  for (const slots of lists)
    for (const slot of slots) {
      const code = codes[slot] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  counts[0] = 0;
  const listed = [...new Set(chosen)].flatMap((value) => {
    const code = table.codeOf(value) ?? 0;
    return counts[code] === 0 ? [{ value, name: (table.values[code] ?? '') || value, count: 0 }] : [];
  });
  for (const [code, count] of counts.entries())
    if (count > 0) listed.push({ value: table.keyOf(code), name: table.values[code] ?? '', count });
  return listed.sort((a, b) =>
    facet === 'year' ? Number(b.value) - Number(a.value) : b.count - a.count || (a.value < b.value ? -1 : 1),
  );
}

/** Approximate number of buckets in a histogram. */
const BUCKETS = 20;

function histogram(column: Float64Array, lists: readonly Slots[]): CatalogueHistogram | null {
  let [min, max] = [Infinity, -Infinity];
  const values: number[] = [];
  for (const slots of lists)
    for (const slot of slots) {
      const value = column[slot] ?? NaN;
      if (Number.isNaN(value)) continue;
      values.push(value);
      if (value < min) min = value;
      if (value > max) max = value;
    }
  if (values.length === 0) return null;
  const step = roundStep((max - min) / BUCKETS);
  const from = Math.floor(min / step) * step;
  const counts = Array.from({ length: Math.floor((max - from) / step) + 1 }, () => 0);
  for (const value of values) {
    const bucket = Math.min(counts.length - 1, Math.floor((value - from) / step));
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return { min, max, from, step, counts };
}

/** 1, 2 or 5 times a power of ten: round widths. */
function roundStep(least: number): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}

/** Packs a rank and a slot into one number: sorting plain numbers is several times faster than calling a comparison. */
const SLOTS = 2 ** 19;
/** Two decimals of the largest price. */
const LAST = 10 ** 10;

/** Styles without the value come last in both directions; ties keep the natural order, which is that of the slots. */
function pageOf(index: StyleIndex, found: Slots, { sort, descending, pageIndex, pageSize }: CatalogueQuery): number[] {
  const [from, to] = [(pageIndex - 1) * pageSize, pageIndex * pageSize];
  if (sort === 'Pertinence') return found.slice(from, to);
  const values = sort === 'Name' ? index.nameRanks : index.numbers[sort.toLowerCase() as NumberField];
  const keys = Float64Array.from(found, (slot) => {
    const value = Math.round((values[slot] ?? NaN) * 100);
    return (Number.isNaN(value) ? LAST : descending && sort !== 'Name' ? LAST - 1 - value : value) * SLOTS + slot;
  });
  return Array.from(keys.sort().subarray(from, to), (key) => key % SLOTS);
}
