import {
  CANDIDATES,
  CLOSER_WINDOWS,
  comparableOf,
  ENOUGH,
  WHOLE_WINDOW,
  type MarketWindow,
  type Subject,
  type Comparable,
} from '../../domain/rating/comparable.ts';
import { EMPTY_QUERY, type InventoryQuery, type InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { fold } from '../../domain/text/fold.ts';
import type { Listing, Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

export interface ComparablesPorts {
  readonly search: Pick<InventorySearch, 'search'>;
  readonly vehicles: Pick<Vehicles, 'ofIds'>;
}

export interface ComparedListing {
  readonly comparable: Comparable;
  readonly listing: Listing;
}

/** A vehicle that need not be for sale. */
export type ComparedSubject = Subject & Pick<Vehicle, 'type' | 'demo'>;

const queryFor = ({ type, make, model, year, mileageKm }: ComparedSubject, window: MarketWindow): InventoryQuery => ({
  ...EMPTY_QUERY,
  types: [type],
  makes: [fold(make)],
  models: [fold(model)],
  yearMin: year - window.years,
  yearMax: year + window.years,
  mileageMin: window.mileageKm === null ? null : Math.max(0, mileageKm - window.mileageKm),
  mileageMax: window.mileageKm === null ? null : mileageKm + window.mileageKm,
  // A lower bound leaves out vehicles without a price.
  priceMin: 1,
  priceNone: false,
  conditions: ['used', 'demonstrator', 'consignment', 'courtesy', 'company'],
  pageSize: CANDIDATES,
  sort: 'Newest',
});

/**
 * Listings to compare a price with: the same make and model within three model years, in the scope's market and currency,
 * invented ones with invented ones only. Where there are more than 120, a closer part of the market is taken if it holds 40:
 * first within a year and 20,000 km, then within two years and 40,000 km; and of that the 120 seen first most recently.
 * One to three searches and one read, whatever the size of the inventory.
 *
 * @param scope the site's, with every dealer and source of the market: a rating is the same on every site
 */
export const findComparables = async (
  subject: ComparedSubject,
  scope: InventoryScope,
  { search, vehicles }: ComparablesPorts,
): Promise<ComparedListing[]> => {
  const look = (window: MarketWindow) => search.search({ query: queryFor(subject, window), scope });
  let found = await look(WHOLE_WINDOW);
  if (found.total > CANDIDATES) {
    for (const window of CLOSER_WINDOWS) {
      const closer = await look(window);
      if (closer.total < ENOUGH) continue;
      found = closer;
      break;
    }
  }
  return (await vehicles.ofIds(found.ids)).flatMap((listing) => {
    // The index may be slightly stale.
    const comparable = listing.vehicle.demo === subject.demo ? comparableOf(listing.vehicle, scope.currency) : null;
    return comparable ? [{ comparable, listing }] : [];
  });
};
