/** Vehicles by their ids, if the site shows them. Sold ones are included, since visitors may have saved an id. */
import { showsListing, type Site } from '../../domain/site/site.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

/** In the order of `ids`; those that the site does not show are left out. */
export const shownListings = async (
  ids: readonly number[],
  site: Pick<Site, 'country' | 'companyIds'>,
  vehicles: Pick<Vehicles, 'ofIds'>,
): Promise<readonly Listing[]> => (await vehicles.ofIds(ids)).filter((listing) => showsListing(site, listing));

/** Null when the site has no such vehicle, or without an id. */
export const shownListing = async (
  id: number | null,
  site: Pick<Site, 'country' | 'companyIds'>,
  vehicles: Pick<Vehicles, 'ofId'>,
): Promise<Listing | null> => {
  const listing = id === null ? null : await vehicles.ofId(id);
  return listing && showsListing(site, listing) ? listing : null;
};
