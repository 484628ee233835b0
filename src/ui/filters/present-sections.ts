/** The fields of the filters form: their values with counts, their ranges, in the order of the page. */
import {
  boundsOf,
  chosenOf,
  FILTERS,
  isLimit,
  type Facet,
  type FacetCount,
  type FilterName,
  type Histogram,
  type HistogramField,
  type LimitField,
  type RangeField,
} from '../../domain/inventory/facets.ts';
import { GRADES, type Grade } from '../../domain/rating/grade.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import type { Flag } from '../../domain/vehicle/vehicle-facts.ts';
import { facetLabel } from '../../domain/inventory/facet-label.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { PROMOTED_FLAGS } from '../../domain/inventory/promoted-filters.ts';
import { WIRE_NAMES } from '../../domain/inventory/query-codec.ts';
import type { Site } from '../../domain/site/site.ts';

import { FIRST, WHOLE_PARAMETER, longList, optionView, pictureOf, type OptionView } from './present-options.ts';
import type { Words } from '../inventory/list-message.ts';
import { limitWords, specialWords, type FilterTexts, type SpecialLimit } from './present-applied-filters.ts';
import { presentPaymentRange, presentRange } from './present-range.ts';

/** The most values that 'Show all' shows, by number of vehicles. The directory lists every dealer. */
const MOST = 1000;
/** Sorted by name, since visitors look for names alphabetically. */
const BY_NAME: readonly Facet[] = ['company', 'make', 'model'];

/** The facets with a section; years have a range instead. */
export type SectionFacet = Exclude<Facet, 'year'>;
const isSectionFacet = (key: FilterName): key is SectionFacet => key !== 'year' && 'list' in FILTERS[key];

/** Open from the start (specification, section 4); every other one is open while something in it is chosen. */
const OPEN: readonly FilterName[] = ['company', 'price', 'year', 'mileage'];

/** In the order of use. */
const FIRST_SECTIONS: readonly FilterName[] = [
  'price',
  'rating',
  'make',
  'model',
  'year',
  'mileage',
  'body',
  'fuel',
  'condition',
];
const LAST_SECTIONS: readonly FilterName[] = ['company'];
const ORDER = [
  ...FIRST_SECTIONS,
  ...(Object.keys(FILTERS) as FilterName[]).filter((name) => ![...FIRST_SECTIONS, ...LAST_SECTIONS].includes(name)),
  ...LAST_SECTIONS,
];

/** The facets to count: models only once makes are chosen. */
export const countedFacets = (query: InventoryQuery): readonly SectionFacet[] =>
  ORDER.filter(
    (key): key is SectionFacet => isSectionFacet(key) && (key !== 'model' || query.makes.length > 0 || query.models.length > 0),
  );

/** The filters that this address shows with all their values. */
export const wholeFacets = (pairs: Iterable<readonly [name: string, value: string]>): readonly SectionFacet[] => {
  const asked = new Map(pairs).get(WHOLE_PARAMETER)?.split(',') ?? [];
  return ORDER.filter((key): key is SectionFacet => isSectionFacet(key) && asked.includes(key));
};

export interface SectionContext extends FilterTexts {
  /** The filters that are shown with all their values, and the address of this page with others expanded. */
  readonly whole: readonly SectionFacet[];
  readonly hrefOfWhole: (whole: readonly SectionFacet[]) => string;

  /** Of the site; by the stock unless said. */
  readonly sliders?: Site['sliders'];
  readonly query: InventoryQuery;
  readonly facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  readonly histograms: Readonly<Partial<Record<HistogramField, Histogram>>>;
  readonly flags: Readonly<Partial<Record<Flag, number>>>;
}

const facetSection = (facet: SectionFacet, context: SectionContext) => {
  const { query, facets, languageId, whole, hrefOfWhole } = context;
  const chosen = new Set(chosenOf(query, facet).map(String));
  const counted = facets[facet] ?? [];
  // A single value that every vehicle has is not a choice.
  if (counted.length < 2 && chosen.size === 0) return null;
  const isWhole = whole.includes(facet);
  const values = counted
    .filter(({ value }, place) => place < (isWhole ? MOST : FIRST) || chosen.has(value))
    .map((counted) => ({ ...counted, label: facetLabel(facet, counted, languageId) }));
  // From great to high, whatever their numbers.
  if (facet === 'rating') values.sort((a, b) => GRADES.indexOf(a.value as Grade) - GRADES.indexOf(b.value as Grade));
  const rest = values.slice(FIRST);
  if (BY_NAME.includes(facet)) rest.sort((a, b) => (a.label < b.label ? -1 : 1));
  const options = [...values.slice(0, FIRST), ...rest].map(({ value, count, label }) => ({
    ...optionView(FILTERS[facet].wire, value, label, count, chosen.has(value), languageId),
    ...(facet === 'body' && pictureOf(value)),
  }));
  const long = longList(facet, Math.min(counted.length, MOST), whole, hrefOfWhole, languageId);
  const open = OPEN.includes(facet) || chosen.size > 0 || isWhole;
  return { kind: 'options' as const, key: facet, open, options, long };
};

/** Vehicles in the buckets from one value up to, but not including, another; null without a histogram. */
const countWithin = (histogram: Histogram | undefined, from: number, to: number): number | null =>
  histogram?.counts.reduce((sum, count, bucket) => {
    const edge = histogram.edges[bucket] ?? Infinity;
    return edge >= from && edge < to ? sum + count : sum;
  }, 0) ?? null;

const { price, year, mileage } = SEARCH_LIMITS;

const rangeOptions = (field: RangeField, context: SectionContext): readonly OptionView[] => {
  const { query, histograms, languageId } = context;
  const words = specialWords(context);
  const histogram = histograms[field];
  const option = (name: string, value: '0' | '1', label: Words, count: number | null, chosen: boolean): OptionView =>
    optionView(name, value, label, count, chosen, languageId);
  const special = (name: SpecialLimit, count: number | null): OptionView =>
    option(WIRE_NAMES[name], '1', words[name], count, query[name]);
  switch (field) {
    case 'price': {
      const priced = countWithin(histogram, 0, Infinity);
      const none = histogram?.none ?? null;
      return [
        // The two options exclude each other.
        ...(query.priceNone === true
          ? []
          : [option(WIRE_NAMES.priceNone, '0', words.withPrice, priced, query.priceNone === false)]),
        ...(query.priceNone === false
          ? []
          : [option(WIRE_NAMES.priceNone, '1', words.withoutPrice, none, query.priceNone === true)]),
        ...(query.priceLow ? [special('priceLow', null)] : []),
        special('priceHigh', countWithin(histogram, price.high, Infinity)),
      ];
    }
    case 'year':
      return [special('yearLow', countWithin(histogram, year.min, year.low))];
    case 'mileage':
      return [special('mileageHigh', countWithin(histogram, mileage.high, Infinity))];
  }
};

/** Whether the price is shown as payments, whose range is then in the section, or in total. */
const priceView = ({ query, histograms, priceMode = 'total', terms }: SectionContext) => {
  const { min = null, max = null } = histograms.price ?? {};
  return {
    mode: priceMode,
    /** Terms that payments are calculated with; the visitor may change them. */
    terms,
    /** The requested prices, '' for an open end. */
    asked: [String(query.priceMin ?? ''), String(query.priceMax ?? '')] as const,
    /** The lowest and the highest price found; null without any. */
    extent: min === null || max === null ? null : ([min, max] as const),
  };
};

const rangeSection = (field: RangeField, context: SectionContext) => {
  const ofField = { ...context, histogram: context.histograms[field] };
  const range =
    field === 'price' && context.priceMode === 'payment' ? presentPaymentRange(ofField) : presentRange(field, ofField);
  return {
    kind: 'range' as const,
    key: field,
    open: true,
    options: rangeOptions(field, context),
    range,
    ...(field === 'price' && { price: priceView(context) }),
  };
};

/** Upper bounds as options. Only one can apply: while it does, the others are hidden. */
const limitSection = (field: LimitField, { query, histograms, languageId }: SectionContext) => {
  const asked = boundsOf(query, field).max;
  const histogram = histograms[field];
  const limits: readonly number[] = asked === null ? FILTERS[field].range.offered : [asked];
  if (asked === null && !histogram?.counts.some((count) => count > 0)) return null;
  const options = limits.map((limit) =>
    optionView(
      WIRE_NAMES[`${field}Max`],
      String(limit),
      limitWords(field, limit, languageId),
      countWithin(histogram, 0, limit + 1),
      limit === asked,
      languageId,
    ),
  );
  return { kind: 'options' as const, key: field, open: asked !== null, options, long: null };
};

const moreSection = ({ query, flags, languageId }: SectionContext) => {
  const shown = [...PROMOTED_FLAGS, ...query.flags.filter((flag) => !PROMOTED_FLAGS.includes(flag))];
  const options = shown.map((flag) =>
    optionView(WIRE_NAMES[flag], '1', { key: `option.${flag}` }, flags[flag] ?? null, query.flags.includes(flag), languageId),
  );
  return { kind: 'options' as const, key: 'more' as const, open: query.flags.length > 0, options, long: null };
};

/** Boats have hours, trailers nothing: where vehicles are found and none of them has such a figure, there is nothing to choose. */
const hasNoMileage = ({ query, histograms }: SectionContext): boolean => {
  const { max, none } = histograms.mileage ?? { max: null, none: 0 };
  return max === null && none > 0 && query.mileageMin === null && query.mileageMax === null && !query.mileageHigh;
};

/** Every section of the form that has options. */
export const presentSections = (context: SectionContext) => {
  const sections = ORDER.map((key) => {
    if (isSectionFacet(key)) return facetSection(key, context);
    if (key === 'mileage' && hasNoMileage(context)) return null;
    return isLimit(key) ? limitSection(key, context) : rangeSection(key, context);
  });
  return [...sections.filter((section) => section !== null), moreSection(context)];
};

export type PriceView = ReturnType<typeof priceView>;
export type SectionView = ReturnType<typeof presentSections>[number];
