import { LRUCache } from 'lru-cache';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

/** About 2 KB each. */
const MOST_LISTINGS = 5000;

/**
 * Caches the listings that were read most recently until the inventory's revision changes, so that a list of them needs no database
 * query.
 * @param rated adds what is known of a listing's price; the same object for the same listing, since cards are cached by it
 * @param revisionNow the inventory's revision, or that of the search index which the ids come from
 */
export const cachedVehicles = (
  vehicles: Vehicles,
  revisionNow: () => number | Promise<number>,
  rated: (listing: Listing) => Listing = (listing) => listing,
): Vehicles => {
  const cache = new LRUCache<number, Listing>({ max: MOST_LISTINGS });
  let present = -1;

  const ofIds = async (ids: readonly number[]): Promise<Listing[]> => {
    const revision = await revisionNow();
    if (revision !== present) cache.clear();
    present = revision;
    const found = new Map(ids.map((id) => [id, cache.get(id)]));
    const missing = [...found].filter(([, listing]) => listing === undefined).map(([id]) => id);
    if (missing.length > 0) {
      for (const listing of await vehicles.ofIds(missing)) {
        found.set(listing.vehicle.id, listing);
        // Another request may have seen a newer revision meanwhile.
        if (present === revision) cache.set(listing.vehicle.id, listing);
      }
    }
    return ids.flatMap((id) => {
      const listing = found.get(id);
      return listing ? [rated(listing)] : [];
    });
  };

  return {
    ofIds,
    ofId: (id) => vehicles.ofId(id),
    ofVin: (vin) => vehicles.ofVin(vin),
    dealers: () => vehicles.dealers(),
    dealerOfId: (id) => vehicles.dealerOfId(id),
    priceHistory: (id) => vehicles.priceHistory(id),
    availabilityHistory: (id) => vehicles.availabilityHistory(id),
    hiddenIds: () => vehicles.hiddenIds(),
    revision: async () => revisionNow(),
    changedSince: (revision, inBulk) => vehicles.changedSince(revision, inBulk),
    ping: () => vehicles.ping(),
  };
};
