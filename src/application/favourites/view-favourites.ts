/** A visitor's favourites, with what changed since they were saved. */
import { changesSince, type Changes } from '../../domain/favourites/changes.ts';
import type { Favourite } from '../../domain/favourites/favourites.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';
import { shownListings } from '../inventory/shown-listings.ts';

export interface ViewedFavourite {
  readonly listing: Listing;
  /** When it was saved; null when not known. */
  readonly since: number | null;
  readonly changes: Changes;
}

export const viewFavourites = async (
  { site, kept }: { readonly site: Site; readonly kept: readonly Favourite[] },
  { vehicles, clock }: Pick<Ports, 'vehicles' | 'clock'>,
) => {
  const ids = kept.map(({ id }) => id);
  const listings = await shownListings(ids, site, vehicles);
  const sinceOf = new Map(kept.map(({ id, since }) => [id, since]));
  const known = new Set(listings.map(({ vehicle }) => vehicle.id));
  const now = clock.now();
  return {
    /** In the order in which they were saved, sold ones included. */
    favourites: await Promise.all(
      listings.map(async (listing) => {
        const { id } = listing.vehicle;
        const [prices, availabilities] = await Promise.all([vehicles.priceHistory(id), vehicles.availabilityHistory(id)]);
        const since = sinceOf.get(id) ?? null;
        return { listing, since, changes: changesSince(since, { prices, availabilities }, now) };
      }),
    ),
    /** Ids that the site does not show. */
    unknown: ids.filter((id) => !known.has(id)),
  };
};

export type ViewedFavourites = Awaited<ReturnType<typeof viewFavourites>>;
