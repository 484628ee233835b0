/**
 * A visitor's search, with every search parameter of the specification (section 3) in plain names.
 *
 * Meaning of the parts: lists are OR inside and AND across; an empty list, a null, an empty text and a
 * keyword without letters or digits ask for nothing. Texts (makes, models, city, province, country, stock number, group, source) are compared whole and folded
 * (`fold`); a vehicle that has no value fails a filter that asks for one. A null bound is open, bounds are inclusive.
 *
 * Price, year and mileage are each one field made of parts, joined by OR:
 * - year: `years`, the range `yearMin`–`yearMax`, `yearLow` (before 2000)
 * - price: the range, `priceLow` (under 1,000), `priceHigh` (100,000 and above)
 * - mileage: the range, `mileageHigh` (more than 300,000 km)
 * A range is asked when either bound is set; an inverted range (min > max) matches no value. A vehicle whose year or mileage is
 * unknown fails a field of which any part is asked, and so does one without a price unless `priceNone` is true, which is one more part:
 * with no other, only vehicles without a price pass. `priceNone` false leaves them out where nothing else is asked. A price in another currency
 * than the scope's counts as no price: amounts of different currencies are not compared.
 *
 * A rating is of the listing (`Listing.rating`), not of the vehicle: it follows from the prices of others. One that has none fails a choice of grades.
 *
 * Of several listings of one vehicle (`same-vehicle.ts`) among those that pass everything, the one that came first is found.
 *
 * Order: a vehicle without the value that is sorted by comes last in both directions; ties stand by ascending id in both.
 * 'Newest' sorts by `firstSeen`, 'Rating' by `rankOfRating`. 'Distance' without a place to measure from sorts as 'Pertinence' does (`pertinence.ts`).
 */
import type { VehicleType } from '../vehicle/attributes.ts';
import type { Flag } from '../vehicle/vehicle-facts.ts';
import type { Coordinates } from '../location/coordinates.ts';
import type { Currency } from '../money/money.ts';
import { NO_FILTERS, type FilterFields } from './facets.ts';
import { SEARCH_LIMITS } from './limits.ts';

export const SORTS = ['Pertinence', 'Price', 'Year', 'Mileage', 'Distance', 'Newest', 'Rating'] as const;
export type Sort = (typeof SORTS)[number];

export interface InventoryQuery extends FilterFields {
  readonly ids: readonly number[];
  /** Where distances are measured from. */
  readonly near: Coordinates | null;
  /**
   * Radius of a circle around `near`, its edge included; vehicles of dealers without coordinates are outside every circle. 0 is
   * anywhere, null is the site's default (`around-place.ts`). Without `near` it has no effect.
   */
  readonly distanceKm: number | null;
  /** Every word starts a word of the dealer's name. */
  readonly companyName: string | null;
  /** Of the dealer, as are province (ISO 3166-2 without country: 'QC') and country (ISO 3166-1: 'CA'). */
  readonly city: string | null;
  readonly province: string | null;
  readonly country: string | null;
  /** Flags that must be set. */
  readonly flags: readonly Flag[];
  /** Every word starts a word of the vehicle's make, model, version, year, stock number or dealer name, or is its VIN. */
  readonly keyword: string | null;
  readonly stockNumber: string | null;
  readonly group: string | null;
  /** Null for the scope's. */
  readonly source: string | null;
  /** First page is 1. */
  readonly pageIndex: number;
  readonly pageSize: number;
  /** How many images each result carries; null for all. */
  readonly imageTotal: number | null;
  readonly sort: Sort;
  /** True: highest first ('SortDirection=1', the default); false: lowest first ('0'). */
  readonly descending: boolean;
}

export const EMPTY_QUERY: InventoryQuery = {
  ...NO_FILTERS,
  ids: [],
  near: null,
  distanceKm: null,
  companyName: null,
  city: null,
  province: null,
  country: null,
  flags: [],
  keyword: null,
  stockNumber: null,
  group: null,
  source: null,
  pageIndex: 1,
  pageSize: SEARCH_LIMITS.pageSize,
  imageTotal: null,
  sort: 'Pertinence',
  descending: true,
};

/** The radius in force; null without a circle. */
export const radiusOf = ({ near, distanceKm }: Pick<InventoryQuery, 'near' | 'distanceKm'>): number | null =>
  near === null || distanceKm === 0 ? null : distanceKm;

/** What a site may show at all; not a choice of the visitor, so no facet ever looks past it. */
export interface InventoryScope {
  readonly market: 'CA' | 'FR';
  /** The only dealers shown; null for all. */
  readonly companyIds: readonly number[] | null;
  /** The kinds of vehicle of this list; null for all. */
  readonly types: readonly VehicleType[] | null;
  /** The currency in which prices are compared. */
  readonly currency: Currency;
  /** The source of searches that name none; null for vehicles of every source. */
  readonly source: string | null;
}
