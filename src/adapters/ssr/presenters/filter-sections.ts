/** The fields of the filters form: their values with counts, their ranges, in the order of the page. */
import type { Facet, FacetCount, Histogram, HistogramField } from '../../../domain/inventory/facets.ts';
import type { Flag, InventoryQuery } from '../../../domain/inventory/inventory-query.ts';
import { WIRE_NAMES } from '../../../domain/inventory/query-codec.ts';
import { numberText } from '../../../domain/money/price-text.ts';
import { BODIES, TYPE_OF_BODY } from '../../../domain/vehicle/attributes.ts';
import { illustrationOf } from '../../../domain/vehicle/illustration.ts';
import type { OptionView, SectionView, Words } from '../../../ui/cars/cars-view.ts';
import { specialWords, type FilterTexts } from './applied-filters.ts';
import { presentRange } from './range-view.ts';

/** As many values stand at once; the others wait behind 'Show all'. */
const FIRST = 8;
/**
 * As many values of one filter are offered, those with most vehicles; chosen ones always. Beyond that nobody looks through boxes: the
 * directory lists every dealer, and the keyword finds every model.
 */
const MOST = 40;
/** Values of these are names, which a visitor looks up by the alphabet. */
const BY_NAME: readonly Facet[] = ['company', 'make', 'model'];
const FLAG_OPTIONS: readonly Flag[] = ['promotion', 'buyOnline', 'certified', 'inspected'];

const FACET_FIELDS = {
  company: 'companyIds',
  type: 'types',
  make: 'makes',
  model: 'models',
  body: 'bodies',
  condition: 'conditions',
  transmission: 'transmissions',
  fuel: 'fuels',
  drivetrain: 'drivetrains',
  colour: 'colours',
} as const satisfies Readonly<Partial<Record<Facet, keyof InventoryQuery>>>;

/** The facets that have a section. Of the years there is a range. */
export type SectionFacet = keyof typeof FACET_FIELDS;

/** Open from the start (specification, section 4); every other one is open while something in it is chosen. */
const OPEN: readonly (SectionFacet | HistogramField)[] = ['company', 'price', 'year', 'mileage'];

const ORDER: readonly (SectionFacet | HistogramField)[] = [
  'price',
  'year',
  'mileage',
  'company',
  'make',
  'model',
  'body',
  'condition',
  'type',
  'transmission',
  'fuel',
  'drivetrain',
  'colour',
];

/** What the page asks the search to count: models only once makes are chosen. */
export const countedFacets = (query: InventoryQuery): readonly SectionFacet[] =>
  ORDER.filter(
    (key): key is SectionFacet => key in FACET_FIELDS && (key !== 'model' || query.makes.length > 0 || query.models.length > 0),
  );

export interface SectionContext extends FilterTexts {
  readonly query: InventoryQuery;
  readonly facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  readonly histograms: Readonly<Partial<Record<HistogramField, Histogram>>>;
}

const pictureOf = (value: string): { readonly picture?: string } => {
  const body = BODIES.find((known) => known === value);
  return body ? { picture: illustrationOf(TYPE_OF_BODY[body], body, 'silver') } : {};
};

const facetSection = (facet: SectionFacet, { query, facets, nameOf, languageId }: SectionContext): SectionView | null => {
  const chosen = new Set<string>(query[FACET_FIELDS[facet]].map(String));
  const values = (facets[facet] ?? [])
    .filter(({ value }, place) => place < MOST || chosen.has(value))
    .map(({ value, count }) => ({ value, count, label: nameOf(facet, value) }));
  // A single value that everything has is no choice.
  if (values.length < 2 && chosen.size === 0) return null;
  const rest = values.slice(FIRST);
  if (BY_NAME.includes(facet)) rest.sort((a, b) => (a.label < b.label ? -1 : 1));
  const options = [...values.slice(0, FIRST), ...rest].map(({ value, count, label }, place) => ({
    name: WIRE_NAMES[FACET_FIELDS[facet]],
    value,
    label,
    count: numberText(count, languageId),
    ...(chosen.has(value) && { chosen: true as const }),
    // The order does not follow the choice, or a box would run away from the finger that ticked it.
    ...(place >= FIRST && !chosen.has(value) && { extra: true as const }),
    ...(facet === 'body' ? pictureOf(value) : {}),
  }));
  const all = values.length > FIRST ? numberText(values.length, languageId) : null;
  return { kind: 'options', key: facet, open: OPEN.includes(facet) || chosen.size > 0, options, all };
};

const rangeOptions = (field: HistogramField, { query, languageId, currency }: SectionContext): readonly OptionView[] => {
  const words = specialWords(languageId, currency);
  const option = (name: string, value: '0' | '1', label: Words, chosen: boolean): OptionView => ({
    name,
    value,
    label,
    count: null,
    ...(chosen && { chosen: true as const }),
  });
  const flag = (name: keyof typeof words): OptionView => option(WIRE_NAMES[name], '1', words[name], query[name]);
  switch (field) {
    case 'price':
      return [
        option(WIRE_NAMES.priceNone, '0', { key: 'option.withPrice' }, query.priceNone === false),
        ...(query.priceNone === true ? [option(WIRE_NAMES.priceNone, '1', { key: 'option.withoutPrice' }, true)] : []),
        ...(query.priceLow ? [flag('priceLow')] : []),
        flag('priceHigh'),
      ];
    case 'year':
      return [flag('yearLow')];
    case 'mileage':
      return [flag('mileageHigh')];
  }
};

const rangeSection = (field: HistogramField, context: SectionContext): SectionView => ({
  kind: 'range',
  key: field,
  open: true,
  range: presentRange(field, { ...context, histogram: context.histograms[field] }),
  options: rangeOptions(field, context),
});

const moreSection = ({ query }: SectionContext): SectionView => {
  const shown = [...FLAG_OPTIONS, ...query.flags.filter((flag) => !FLAG_OPTIONS.includes(flag))];
  const options = shown.map((flag) => ({
    name: WIRE_NAMES[flag],
    value: '1',
    label: { key: `option.${flag}` },
    count: null,
    ...(query.flags.includes(flag) && { chosen: true as const }),
  }));
  return { kind: 'options', key: 'more', open: query.flags.length > 0, options, all: null };
};

/** Every section of the form that offers a choice. */
export const presentSections = (context: SectionContext): readonly SectionView[] => {
  const sections = ORDER.map((key) =>
    key in FACET_FIELDS ? facetSection(key as SectionFacet, context) : rangeSection(key as HistogramField, context),
  );
  return [...sections.filter((section) => section !== null), moreSection(context)];
};
