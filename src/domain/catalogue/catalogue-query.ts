/**
 * A search of the catalogue. Lists are OR inside and AND across; bounds are inclusive and a null bound is open. A style without
 * the value fails a filter that asks for one, a missing price included.
 */
import type { Body, Drivetrain, Fuel, Transmission } from '../vehicle/attributes.ts';

/** Fields with counts: a field's counts ignore its own choice. */
export const CATALOGUE_FACETS = [
  'make',
  'model',
  'year',
  'body',
  'fuel',
  'transmission',
  'drivetrain',
  'seats',
  'doors',
] as const;
export type CatalogueFacet = (typeof CATALOGUE_FACETS)[number];

/** Numbers that can be asked for by range. */
export const CATALOGUE_RANGES = ['price', 'power', 'consumption', 'energy', 'range', 'length'] as const;
export type CatalogueRange = (typeof CATALOGUE_RANGES)[number];

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

export interface CatalogueQuery {
  /** Every word is a prefix of a word of the style's year, make, model or name. */
  readonly text: string | null;
  /** Slugs (`slug(name)`), as in paths. */
  readonly makes: readonly string[];
  /** Slugs; a model of any of the makes. */
  readonly models: readonly string[];
  readonly years: readonly number[];
  readonly bodies: readonly Body[];
  readonly fuels: readonly Fuel[];
  readonly transmissions: readonly Transmission[];
  readonly drivetrains: readonly Drivetrain[];
  readonly seats: readonly number[];
  readonly doors: readonly number[];
  /**
   * Price in the currency of the scope; power in kW, consumption in L/100 km, energy in kWh/100 km, range in km, length in mm.
   * The `power` parameter may be in hp: the codec converts it.
   */
  readonly ranges: Readonly<Record<CatalogueRange, Bounds>>;
  readonly sort: CatalogueSort;
  /** Highest first. 'Pertinence' and 'Name' ignore it. */
  readonly descending: boolean;
  /** First page is 1. */
  readonly pageIndex: number;
  readonly pageSize: number;
}

const OPEN: Bounds = { min: null, max: null };

export const CATALOGUE_PAGE_SIZE = 24;

export const EMPTY_CATALOGUE_QUERY: CatalogueQuery = {
  text: null,
  makes: [],
  models: [],
  years: [],
  bodies: [],
  fuels: [],
  transmissions: [],
  drivetrains: [],
  seats: [],
  doors: [],
  ranges: { price: OPEN, power: OPEN, consumption: OPEN, energy: OPEN, range: OPEN, length: OPEN },
  sort: 'Pertinence',
  descending: false,
  pageIndex: 1,
  pageSize: CATALOGUE_PAGE_SIZE,
};
