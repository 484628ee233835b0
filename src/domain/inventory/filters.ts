/** The filters of a search, each with the parts of the query that belong to it. */
import { EMPTY_QUERY, type InventoryQuery } from './inventory-query.ts';

const PARTS = {
  ids: ['ids'],
  near: ['near', 'distanceKm'],
  company: ['companyIds', 'companyName'],
  place: ['city', 'province', 'country'],
  type: ['types'],
  make: ['makes'],
  model: ['models'],
  year: ['years', 'yearMin', 'yearMax', 'yearLow'],
  body: ['bodies'],
  condition: ['conditions'],
  price: ['priceMin', 'priceMax', 'priceNone', 'priceLow', 'priceHigh'],
  mileage: ['mileageMin', 'mileageMax', 'mileageHigh'],
  transmission: ['transmissions'],
  fuel: ['fuels'],
  drivetrain: ['drivetrains'],
  colour: ['colours'],
  flags: ['flags'],
  keyword: ['keyword'],
  stockNumber: ['stockNumber'],
  group: ['group'],
  source: ['source'],
} as const satisfies Record<string, readonly (keyof InventoryQuery)[]>;

export type FilterField = keyof typeof PARTS;
const FIELDS = Object.keys(PARTS) as FilterField[];

export interface ActiveFilter {
  readonly field: FilterField;
  /** What the query becomes without it, as far as it changes. */
  readonly without: Partial<InventoryQuery>;
}

const asks = (query: InventoryQuery, part: keyof InventoryQuery): boolean => {
  const value = query[part];
  return Array.isArray(value) ? value.length > 0 : value !== EMPTY_QUERY[part];
};

/** Models go with their make: without it they would be names without a meaning. */
const droppedWith = (field: FilterField): readonly (keyof InventoryQuery)[] =>
  field === 'make' ? [...PARTS.make, ...PARTS.model] : PARTS[field];

/** The filters that the query sets. */
export const activeFilters = (query: InventoryQuery): ActiveFilter[] =>
  FIELDS.filter((field) => PARTS[field].some((part) => asks(query, part))).map((field) => ({
    field,
    without: Object.fromEntries(droppedWith(field).map((part) => [part, EMPTY_QUERY[part]])),
  }));
