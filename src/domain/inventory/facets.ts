/**
 * What vehicles are filtered by, each defined once: the query, its address, the form's sections, chips, the API's facets, sentences and
 * the index are made from this record. A filter has a list of values to choose from (a facet), a range, or both.
 */
import { BODIES, COLOURS, CONDITIONS, DRIVETRAINS, FUELS, TRANSMISSIONS, VEHICLE_TYPES } from '../vehicle/attributes.ts';
import { COUNTS } from '../vehicle/vehicle-facts.ts';
import type { Grade } from '../rating/grade.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { SEARCH_LIMITS } from './limits.ts';
import { searchableYear } from './searchable.ts';

interface FacetFilter {
  /** The property of a query that holds the chosen values. */
  readonly list: string;
  /** The parameter of an address. */
  readonly wire: string;
  /** The name of the facet in an answer of the API, where that is not the parameter. */
  readonly answer?: string;
  /** The codes there are, or what the values are instead. */
  readonly values: readonly string[] | 'ids' | 'names' | 'years' | 'grades';
}

interface RangeFilter {
  /** Null when not known. Prices are in the currency of the scope. */
  readonly of: (vehicle: Vehicle) => number | null;
  readonly limits: { readonly min: number; readonly max: number };
  readonly decimals: 0 | 2;
  /** The bounds that can be asked, as properties of a query: `priceMin`. */
  readonly ends: readonly ('Min' | 'Max')[];
  /** Yes-or-no questions beside the bounds: `priceLow`. 'None' asks for vehicles without a value, and has no answer by default. */
  readonly parts: readonly ('None' | 'Low' | 'High')[];
  /** Upper bounds that the form offers as choices, where it has no slider for both ends. */
  readonly offered?: readonly number[];
  /** Lower edges of the buckets of its histogram; the last one is open above, and a value below the first counts in the first. */
  readonly edges: readonly number[];
}

const steps = (from: number, count: number, step: number): number[] => Array.from({ length: count }, (_, k) => from + k * step);

/** In the order of an address. */
export const FILTERS = {
  company: { list: 'companyIds', wire: 'CompanyId', answer: 'Company', values: 'ids' },
  type: { list: 'types', wire: 'Type', values: VEHICLE_TYPES },
  make: { list: 'makes', wire: 'Make', values: 'names' },
  model: { list: 'models', wire: 'Model', values: 'names' },
  year: {
    list: 'years',
    wire: 'Year',
    values: 'years',
    range: {
      of: searchableYear,
      limits: SEARCH_LIMITS.year,
      decimals: 0,
      ends: ['Min', 'Max'],
      parts: ['Low'],
      edges: [0, ...steps(1990, 41, 1)],
    },
  },
  body: { list: 'bodies', wire: 'Body', values: BODIES },
  condition: { list: 'conditions', wire: 'Condition', values: CONDITIONS },
  price: {
    range: {
      of: ({ price }) => price?.amount ?? null,
      limits: SEARCH_LIMITS.price,
      decimals: 2,
      ends: ['Min', 'Max'],
      parts: ['None', 'Low', 'High'],
      edges: steps(0, 21, 5000),
    },
  },
  rating: { list: 'ratings', wire: 'PriceRating', values: 'grades' },
  mileage: {
    range: {
      of: ({ mileageKm }) => mileageKm,
      limits: SEARCH_LIMITS.mileage,
      decimals: 0,
      ends: ['Min', 'Max'],
      parts: ['High'],
      edges: [...steps(0, 30, 10_000), SEARCH_LIMITS.mileage.high + 1],
    },
  },
  transmission: { list: 'transmissions', wire: 'Transmission', values: TRANSMISSIONS },
  fuel: { list: 'fuels', wire: 'Fuel', values: FUELS },
  drivetrain: { list: 'drivetrains', wire: 'Drivetrain', values: DRIVETRAINS },
  colour: { list: 'colours', wire: 'Color', values: COLOURS },
  owners: {
    range: {
      of: ({ owners }) => owners,
      limits: { min: 0, max: COUNTS.owners.max },
      decimals: 0,
      ends: ['Max'],
      parts: [],
      offered: [1, 2, 3],
      edges: steps(0, 5, 1),
    },
  },
} as const satisfies Readonly<Record<string, FacetFilter | { readonly range: RangeFilter }>>;

type Filters = typeof FILTERS;
export type FilterName = keyof Filters;
/** Filters with values to choose from, which are counted. */
export type Facet = { [F in FilterName]: Filters[F] extends FacetFilter ? F : never }[FilterName];
/** Facets whose values are codes, which have labels. */
export type CodedFacet = { [F in Facet]: Filters[F]['values'] extends readonly string[] ? F : never }[Facet];
/** Filters with bounds, and a histogram. */
export type HistogramField = { [F in FilterName]: Filters[F] extends { readonly range: RangeFilter } ? F : never }[FilterName];

/** Filters by an upper bound, of which some are offered. */
export type LimitField = {
  [F in HistogramField]: Filters[F]['range'] extends { readonly offered: readonly number[] } ? F : never;
}[HistogramField];
/** Filters by both bounds, with a slider. */
export type RangeField = Exclude<HistogramField, LimitField>;

type ValueOf<Values> = Values extends readonly (infer Code)[]
  ? Code
  : Values extends 'names'
    ? string
    : Values extends 'grades'
      ? Grade
      : number;
type PartsOf<F extends HistogramField> = Filters[F]['range']['parts'][number];
type Ends = {
  readonly [F in HistogramField as `${F}${Filters[F]['range']['ends'][number]}`]: number | null;
};
type Parts = { readonly [F in HistogramField as `${F}${Exclude<PartsOf<F>, 'None'>}`]: boolean } & {
  readonly [F in HistogramField as `${F}${Extract<PartsOf<F>, 'None'>}`]: boolean | null;
};

/** What a query holds of every filter. */
export type FilterFields = Ends &
  Parts & { readonly [F in Facet as Filters[F]['list']]: readonly ValueOf<Filters[F]['values']>[] };

type WireNames = { readonly [Name in keyof (Ends & Parts)]: Capitalize<Name> } & {
  readonly [F in Facet as Filters[F]['list']]: Filters[F]['wire'];
};

const names = Object.keys(FILTERS) as FilterName[];
const isFacet = (name: FilterName): name is Facet => 'list' in FILTERS[name];
export const isCoded = (name: FilterName): name is CodedFacet => isFacet(name) && Array.isArray(FILTERS[name].values);
const isRange = (name: FilterName): name is HistogramField => 'range' in FILTERS[name];

export const FACETS: readonly Facet[] = names.filter(isFacet);
export const CODED_FACETS: readonly CodedFacet[] = FACETS.filter(isCoded);
export const HISTOGRAMS: readonly HistogramField[] = names.filter(isRange);

export const isLimit = (name: FilterName): name is LimitField => isRange(name) && 'offered' in FILTERS[name].range;
export const LIMITS: readonly LimitField[] = HISTOGRAMS.filter(isLimit);

/** A property of a query that a filter asks by. */
type FilterProperty = { readonly property: string; readonly wire: string } & (
  | { readonly kind: 'list'; readonly values: FacetFilter['values'] }
  | { readonly kind: 'end'; readonly end: 'min' | 'max'; readonly range: RangeFilter }
  | { readonly kind: 'part'; readonly part: RangeFilter['parts'][number] }
);

const propertiesOf = (name: FilterName): readonly FilterProperty[] => {
  const filter: Partial<FacetFilter> & { readonly range?: RangeFilter } = FILTERS[name];
  const { list, wire = '', values = [], range } = filter;
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const lists = list === undefined ? [] : [{ kind: 'list', property: list, wire, values } as const];
  if (!range) return lists;
  return [
    ...lists,
    ...range.ends.map((end) => {
      const side = end === 'Min' ? 'min' : 'max';
      return { kind: 'end', property: name + end, wire: capital + end, end: side, range } as const;
    }),
    ...range.parts.map((part) => ({ kind: 'part', property: name + part, wire: capital + part, part }) as const),
  ];
};

/** In the order of an address. */
const FILTER_PROPERTIES: readonly FilterProperty[] = names.flatMap(propertiesOf);

/** A value for each property of the filters. */
export const ofFilters = <Values>(valueOf: (property: FilterProperty) => Values[keyof Values]): Values =>
  Object.fromEntries(FILTER_PROPERTIES.map((property) => [property.property, valueOf(property)])) as Values;

export const FILTER_WIRE_NAMES = ofFilters<WireNames>(({ wire }) => wire as WireNames[keyof WireNames]);

export const NO_FILTERS = ofFilters<FilterFields>((asked) => {
  if (asked.kind === 'list') return [];
  return asked.kind === 'end' || asked.part === 'None' ? null : false;
});

/** The values of a facet that a query chooses. */
export const chosenOf = (query: FilterFields, facet: Facet): readonly (string | number)[] => query[FILTERS[facet].list];

export const boundsOf = (
  query: FilterFields,
  name: HistogramField,
): { readonly min: number | null; readonly max: number | null } => {
  const asked: Readonly<Record<string, unknown>> = query;
  return { min: (asked[`${name}Min`] ?? null) as number | null, max: (asked[`${name}Max`] ?? null) as number | null };
};

/** The bucket of a value; one below the first edge counts in the first. */
export const bucketOf = (name: HistogramField, value: number): number =>
  Math.max(
    0,
    FILTERS[name].range.edges.findLastIndex((edge) => value >= edge),
  );

export interface FacetCount {
  /** A code, a folded make or model, a year or a company id, as text: what the URL holds. */
  readonly value: string;
  /** A dealer's name, or a make's or model's as vehicles spell it; the value itself for others, whose words depend on the language. */
  readonly name: string;
  readonly count: number;
}

/**
 * Vehicles by price, year or mileage, for a slider; like a facet it ignores the field's own choice, and that is every part of the
 * field: a price histogram looks past `priceNone` and `priceHigh` too. The facet and the histogram of the year count the same.
 */
export interface Histogram {
  /** Smallest and largest value among the counted vehicles; null when there are none. */
  readonly min: number | null;
  readonly max: number | null;
  /** `counts[k]` is the number of vehicles from `edges[k]` up to, not including, `edges[k + 1]`; the last bucket is open above. */
  readonly edges: readonly number[];
  readonly counts: readonly number[];
  /** Vehicles that pass the other filters and have no value here. */
  readonly none: number;
}
