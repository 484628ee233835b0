/** Facets, histograms and flags: what OpenSearch is asked to count, and the port's form of its answers. */
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
import { CODES, divided, type CodeName, type Counted, type ValueCounts } from './codes.ts';
import type { Clause, Filters } from './filters.ts';
import type { Knowledge } from './knowledge.ts';
import type { Found } from './search-batch.ts';

/** Counts are exact as long as a field has fewer values; OpenSearch itself refuses more than 65,535 in one answer. */
const MOST_VALUES = 50_000;

/** Whether the words that are counted are the values, and not their buckets. */
const isExact = (field: HistogramField): field is 'year' | LimitField => field === 'year' || isLimit(field);
const isNumeric = (facet: Facet): boolean => facet === 'company' || facet === 'year';

/** The field that holds the words of a single one. */
const wordsOf = (field: Counted, currency: string): string => {
  if (field === 'price') return `bars.price.${currency}`;
  return field !== 'flags' && 'range' in FILTERS[field] ? `bars.${field}` : field;
};

const codeOf = (field: Counted): CodeName | undefined =>
  (Object.keys(CODES) as CodeName[]).find((name) => (CODES[name] as readonly Counted[]).includes(field));

/** Several fields of one word are counted by it. */
const aggregationsOf = (fields: readonly Counted[], currency: string): Record<string, string> =>
  Object.fromEntries(
    [...Map.groupBy(fields, (field) => codeOf(field) ?? field)].flatMap(([code, together]) =>
      together.length > 1 ? [[`codes.${code}`, `codes.${code}`]] : together.map((field) => [field, wordsOf(field, currency)]),
    ),
  );

const EXTENTS = { least: 'asc', most: 'desc' } as const;
type Extent = keyof typeof EXTENTS;

/** One search of a page: what is found, or what would be without the choice of one field. */
export interface CountingSearch {
  readonly without: FilterName | null;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Counts {
  /** Aggregations of what is found. */
  readonly ofHits: Readonly<Record<string, Clause>>;
  /** Further searches, for what the hits do not tell. */
  readonly searches: readonly CountingSearch[];
  /** @param further the answers to `searches` */
  readonly read: (hits: Found, further: readonly Found[], knowledge: Knowledge) => Omit<SearchAnswer, 'total' | 'ids'>;
}

type Asked = Pick<SearchRequest, 'facets' | 'histograms' | 'flags' | 'query' | 'scope'>;

export const countsOf = (
  { query, scope: { currency }, facets = [], histograms = [], flags = [] }: Asked,
  choices: Filters['choices'],
): Counts => {
  const fields = [...new Set<Counted>([...facets, ...histograms, ...(flags.length > 0 ? (['flags'] as const) : [])])];
  // A field ignores its own choice.
  const beyond = fields.filter((field): field is FilterName => field !== 'flags' && choices.has(field));
  const extents = histograms
    .filter((field) => !isExact(field))
    .flatMap((field) => (Object.keys(EXTENTS) as Extent[]).map((extent) => ({ field, extent })));
  const isBeyond = (field: Counted): boolean => (beyond as readonly Counted[]).includes(field);
  const terms = (wanted: readonly Counted[]): Record<string, Clause> =>
    Object.fromEntries(
      Object.entries(aggregationsOf(wanted, currency)).map(([name, field]) => [name, { terms: { field, size: MOST_VALUES } }]),
    );

  return {
    ofHits: terms(fields.filter((field) => !isBeyond(field))),
    searches: [
      ...beyond.map((field) => ({ without: field, body: { size: 0, track_total_hits: true, aggs: terms([field]) } })),
      // The first in the order of the field: OpenSearch need not look at them all for it.
      ...extents.map(({ field, extent }) => ({
        without: isBeyond(field) ? field : null,
        body: {
          size: 1,
          track_total_hits: false,
          sort: [{ [field === 'price' ? `price.${currency}` : field]: { order: EXTENTS[extent], missing: '_last' } }],
        },
      })),
    ],
    read(hits, further, knowledge) {
      const group = groupOf(hits, currency);
      const without = new Map(beyond.map((field, k) => [field as Counted, groupOf(further[k], currency)]));
      const of = (field: Counted) => without.get(field) ?? group;
      const extentOf = (field: HistogramField, extent: Extent): number | null => {
        const k = extents.findIndex((each) => each.field === field && each.extent === extent);
        const value: unknown = further[beyond.length + k]?.hits.hits[0]?.sort[0];
        return typeof value === 'number' ? value : null;
      };
      return {
        facets: Object.fromEntries(
          facets.map((facet) => [facet, facetOf(facet, of(facet).counts(facet), chosenOf(query, facet), knowledge)]),
        ),
        histograms: Object.fromEntries(
          histograms.map((field) => {
            const { counts, total } = of(field);
            const extent = isExact(field) ? null : { min: extentOf(field, 'least'), max: extentOf(field, 'most') };
            return [field, histogramOf(field, counts(field), total, extent)];
          }),
        ),
        flags: Object.fromEntries(flags.map((flag) => [flag, group.counts('flags').get(flag) ?? 0])),
      };
    },
  };
};

const NONE: ValueCounts = new Map();

/** What is counted of the same listings. */
const groupOf = (found: Found | undefined, currency: string) => {
  const byField = new Map<Counted, ValueCounts>();
  for (const [name, { buckets }] of Object.entries(found?.aggregations ?? {})) {
    const words = buckets.map(({ key, doc_count }) => [key, doc_count] as const);
    const [, code] = name.split('codes.');
    if (code === undefined) byField.set(name as Counted, new Map(words));
    else for (const [field, counts] of divided(code as CodeName, words, currency)) byField.set(field, counts);
  }
  return { total: found?.hits.total?.value ?? 0, counts: (field: Counted): ValueCounts => byField.get(field) ?? NONE };
};

const facetOf = (
  facet: Facet,
  counted: ValueCounts,
  chosen: readonly (string | number)[],
  knowledge: Knowledge,
): FacetCount[] => {
  const isNamed = facet === 'make' || facet === 'model';
  const counts = new Map(chosen.map((value) => [isNamed ? fold(String(value)) : String(value), 0]));
  for (const [value, count] of counted) counts.set(value, count);
  const isBefore = isNumeric(facet) ? (a: string, b: string) => Number(a) < Number(b) : (a: string, b: string) => a < b;
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (isBefore(a, b) ? -1 : 1))
    .map(([value, count]) => ({ value, name: knowledge.nameOf(facet, value), count }));
};

const histogramOf = (
  field: HistogramField,
  counted: ValueCounts,
  total: number,
  extent: Pick<Histogram, 'min' | 'max'> | null,
): Histogram => {
  const { edges } = FILTERS[field].range;
  const counts = edges.map(() => 0);
  let [known, min, max] = [0, Infinity, -Infinity];
  for (const [word, count] of counted) {
    const value = Number(word);
    const bucket = isExact(field) ? bucketOf(field, value) : value;
    counts[bucket] = (counts[bucket] ?? 0) + count;
    known += count;
    [min, max] = [Math.min(min, value), Math.max(max, value)];
  }
  const ofWords = known === 0 ? { min: null, max: null } : { min, max };
  return { ...(extent ?? ofWords), edges, counts, none: total - known };
};
