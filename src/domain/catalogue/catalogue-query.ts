/**
 * A search of the catalogue. Lists are OR inside and AND across; bounds are inclusive and a null bound is open. A style without
 * the value fails a filter that asks for one, a missing price included.
 */
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import { slug } from '../text/fold.ts';
import { BODIES, DRIVETRAINS, FUELS, TRANSMISSIONS } from '../vehicle/attributes.ts';
import { listOf, parseCode, parseWithin, type WireValue } from '../wire/wire-values.ts';

/** Names by their slugs (`slug(name)`), as in paths. */
const slugs = listOf<string>((text, refuse) => {
  const own = slug(text);
  if (own === '-') return undefined;
  if (text.length > SEARCH_LIMITS.maxTextLength) refuse('too-long');
  else return own;
  return undefined;
});

/**
 * Fields with counts, each with the query's list of chosen values, the parameter of an address and how it is read. A field's counts
 * ignore its own choice; a model is one of any of the makes.
 */
export const CATALOGUE_FILTERS = {
  make: { list: 'makes', wire: 'Make', values: slugs },
  model: { list: 'models', wire: 'Model', values: slugs },
  year: { list: 'years', wire: 'Year', values: listOf(parseWithin(1, SEARCH_LIMITS.year.max)) },
  body: { list: 'bodies', wire: 'Body', values: listOf(parseCode(BODIES)) },
  fuel: { list: 'fuels', wire: 'Fuel', values: listOf(parseCode(FUELS)) },
  transmission: { list: 'transmissions', wire: 'Transmission', values: listOf(parseCode(TRANSMISSIONS)) },
  drivetrain: { list: 'drivetrains', wire: 'Drivetrain', values: listOf(parseCode(DRIVETRAINS)) },
  seats: { list: 'seats', wire: 'Seats', values: listOf(parseWithin(1, 99)) },
  doors: { list: 'doors', wire: 'Doors', values: listOf(parseWithin(1, 9)) },
} as const;
export type CatalogueFacet = keyof typeof CATALOGUE_FILTERS;
export const CATALOGUE_FACETS = Object.keys(CATALOGUE_FILTERS) as readonly CatalogueFacet[];

type Values<Wire> = Wire extends WireValue<infer Chosen> ? Chosen : never;
export type ChosenValues = {
  readonly [F in CatalogueFacet as (typeof CATALOGUE_FILTERS)[F]['list']]: Values<(typeof CATALOGUE_FILTERS)[F]['values']>;
};

/** What `valueOf` makes of each field with counts, by the query's name of its list. */
export const ofLists = <Lists>(valueOf: (filter: (typeof CATALOGUE_FILTERS)[CatalogueFacet]) => Lists[keyof Lists]): Lists =>
  Object.fromEntries(Object.values(CATALOGUE_FILTERS).map((filter) => [filter.list, valueOf(filter)])) as Lists;

/**
 * Numbers that can be asked for by range, with their limits: price in the currency of the scope, power in kW, consumption in
 * L/100 km, energy in kWh/100 km, range in km, length in mm. A bound at its limit asks for nothing.
 */
export const CATALOGUE_RANGE_LIMITS = {
  price: { min: 0, max: SEARCH_LIMITS.price.max },
  power: { min: 0, max: 2000 },
  consumption: { min: 0, max: 50 },
  energy: { min: 0, max: 100 },
  range: { min: 0, max: 2000 },
  length: { min: 0, max: 10_000 },
} as const;
export type CatalogueRange = keyof typeof CATALOGUE_RANGE_LIMITS;
export const CATALOGUE_RANGES = Object.keys(CATALOGUE_RANGE_LIMITS) as readonly CatalogueRange[];

/** What a style can do, and how large it is. */
export type CatalogueFigure = Exclude<CatalogueRange, 'price'>;
export const CATALOGUE_FIGURES = CATALOGUE_RANGES.filter((range) => range !== 'price');

export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

export const CATALOGUE_SORTS = [
  'Pertinence',
  'Price',
  'Power',
  'Consumption',
  'Energy',
  'Range',
  'Length',
  'Year',
  'Name',
] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

export interface CatalogueQuery extends ChosenValues {
  /** Every word is a prefix of a word of the style's year, make, model or name. */
  readonly text: string | null;
  readonly ranges: Readonly<Record<CatalogueRange, Bounds>>;
  readonly sort: CatalogueSort;
  /** Highest first. 'Pertinence' and 'Name' ignore it. */
  readonly descending: boolean;
  /** First page is 1. */
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** The values of a field that a query chooses. */
export const chosenIn = (query: CatalogueQuery, facet: CatalogueFacet): readonly (string | number)[] =>
  query[CATALOGUE_FILTERS[facet].list];

const OPEN: Bounds = { min: null, max: null };

const CATALOGUE_PAGE_SIZE = 24;

export const EMPTY_CATALOGUE_QUERY: CatalogueQuery = {
  ...ofLists<ChosenValues>(() => []),
  text: null,
  ranges: { price: OPEN, power: OPEN, consumption: OPEN, energy: OPEN, range: OPEN, length: OPEN },
  sort: 'Pertinence',
  descending: false,
  pageIndex: 1,
  pageSize: CATALOGUE_PAGE_SIZE,
};
