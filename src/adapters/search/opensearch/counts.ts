/** Facets, histograms and flags: what OpenSearch is asked to count, and the port's form of its answer. */
import {
  bucketOf,
  chosenOf,
  FILTERS,
  isLimit,
  type Facet,
  type FacetCount,
  type FilterName,
  type Histogram,
  type HistogramField,
  type LimitField,
} from '../../../domain/inventory/facets.ts';
import { fold } from '../../../domain/text/fold.ts';
import type { SearchAnswer, SearchRequest } from '../../../ports/inventory-search.ts';
import type { Clause, Filters, Shown } from './filters.ts';
import type { Knowledge } from './knowledge.ts';

/** Counts are exact as long as a field has fewer values; OpenSearch itself refuses more than 65,535 in one answer. */
const MOST_VALUES = 50_000;

interface Found {
  readonly doc_count: number;
  readonly buckets?: readonly { readonly key: string; readonly doc_count: number }[];
  readonly value?: number | null;
}
/** By name of the aggregation; those of a group are beside its `doc_count`. */
export type Aggregations = Readonly<Record<string, Found & Readonly<Record<string, unknown>>>>;
type Group = Aggregations & { readonly doc_count: number };

/** Whether the words that are counted are the values, and not their buckets. */
const isExact = (field: HistogramField): field is 'year' | LimitField => field === 'year' || isLimit(field);
const isNumeric = (facet: Facet): boolean => facet === 'company' || facet === 'year';

const valuesOf = (field: string): Clause => ({ terms: { field, size: MOST_VALUES } });

/** What is counted of a field. The facet and the histogram of the year are made of the same counts. */
const countsOfFacet = (facet: Facet): Record<string, Clause> =>
  facet === 'year' ? countsOfBars('year', '') : { [facet]: valuesOf(facet) };

const countsOfBars = (field: HistogramField, currency: string): Record<string, Clause> => {
  const inCurrency = field === 'price' ? `.${currency}` : '';
  const bars = { [`bars ${field}`]: valuesOf(`bars.${field}${inCurrency}`) };
  if (isExact(field)) return bars;
  const of = { field: `${field}${inCurrency}` };
  return { ...bars, [`least ${field}`]: { min: of }, [`most ${field}`]: { max: of } };
};

type Asked = Pick<SearchRequest, 'facets' | 'histograms' | 'flags' | 'query' | 'scope'>;

export interface Counts {
  /** The chosen fields whose counts are asked for: those need more than the hits. */
  readonly beyond: readonly FilterName[];
  /** @param isApart whether the hits are a part of what is aggregated, and not all of it */
  readonly aggregations: (shown: Shown, isApart: boolean) => Record<string, object>;
  readonly read: (found: Aggregations, total: number, knowledge: Knowledge) => Omit<SearchAnswer, 'total' | 'ids'>;
}

export const countsOf = (
  { query, scope, facets = [], histograms = [], flags = [] }: Asked,
  choices: Filters['choices'],
): Counts => {
  const beyond = [...new Set<FilterName>([...facets, ...histograms])].filter((field) => choices.has(field));
  const countedOf = (isWanted: (field: FilterName) => boolean): Record<string, Clause> =>
    Object.fromEntries(
      [
        ...facets.filter(isWanted).map(countsOfFacet),
        ...histograms.filter(isWanted).map((field) => countsOfBars(field, scope.currency)),
      ].flatMap(Object.entries<Clause>),
    );
  return {
    beyond,
    aggregations(shown, isApart) {
      const ofHits = {
        ...countedOf((field) => !beyond.includes(field)),
        ...(flags.length > 0 && { flags: valuesOf('flags') }),
      };
      const hits: Record<string, object> =
        isApart && Object.keys(ofHits).length > 0 ? { hits: { filter: shown.hits, aggs: ofHits } } : ofHits;
      for (const field of beyond)
        hits[`but ${field}`] = { filter: shown.without(field), aggs: countedOf((each) => each === field) };
      return hits;
    },
    read(found, total, knowledge) {
      const hits = (found.hits ?? { ...found, doc_count: total }) as Group;
      const groupOf = (field: FilterName): Group => (beyond.includes(field) ? (found[`but ${field}`] as Group) : hits);
      const flagged = new Map((hits.flags?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]));
      return {
        facets: Object.fromEntries(
          facets.map((facet) => [facet, facetOf(facet, groupOf(facet), chosenOf(query, facet), knowledge)]),
        ),
        histograms: Object.fromEntries(histograms.map((field) => [field, histogramOf(field, groupOf(field))])),
        flags: Object.fromEntries(flags.map((flag) => [flag, flagged.get(flag) ?? 0])),
      };
    },
  };
};

const facetOf = (facet: Facet, group: Group, chosen: readonly (string | number)[], knowledge: Knowledge): FacetCount[] => {
  const isNamed = facet === 'make' || facet === 'model';
  const counts = new Map(chosen.map((value) => [isNamed ? fold(String(value)) : String(value), 0]));
  for (const { key, doc_count } of group[facet === 'year' ? 'bars year' : facet]?.buckets ?? []) counts.set(key, doc_count);
  const isBefore = isNumeric(facet) ? (a: string, b: string) => Number(a) < Number(b) : (a: string, b: string) => a < b;
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (isBefore(a, b) ? -1 : 1))
    .map(([value, count]) => ({ value, name: knowledge.nameOf(facet, value), count }));
};

const histogramOf = (field: HistogramField, group: Group): Histogram => {
  const { edges } = FILTERS[field].range;
  const counts = edges.map(() => 0);
  let [counted, min, max] = [0, Infinity, -Infinity];
  for (const { key, doc_count } of group[`bars ${field}`]?.buckets ?? []) {
    const value = Number(key);
    const bucket = isExact(field) ? bucketOf(field, value) : value;
    counts[bucket] = (counts[bucket] ?? 0) + doc_count;
    counted += doc_count;
    [min, max] = [Math.min(min, value), Math.max(max, value)];
  }
  const extent = isExact(field)
    ? { min: counted === 0 ? null : min, max: counted === 0 ? null : max }
    : { min: group[`least ${field}`]?.value ?? null, max: group[`most ${field}`]?.value ?? null };
  return { ...extent, edges, counts, none: group.doc_count - counted };
};
