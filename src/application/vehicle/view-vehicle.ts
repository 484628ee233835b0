/**
 * The page of a vehicle: shown, redirected to the dealer's own site or to another address, or gone. Without what only a search finds
 * where the search does not answer: visitors come from elsewhere, and send their leads all the same.
 */
import type { LanguageId } from '../../domain/language/language.ts';
import { isListed, isPublished } from '../../domain/inventory/searchable.ts';
import { scopeOf, showsListing, type Site } from '../../domain/site/site.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { AVAILABILITY_RULES, unlistedSince } from '../../domain/vehicle/availability.ts';
import { byArrival, vehicleKey } from '../../domain/vehicle/same-vehicle.ts';
import { vehiclePath, type VehiclePageKind } from '../../domain/vehicle/vehicle-url.ts';
import { photosOf, type VehiclePhoto } from '../../domain/vehicle/vehicle-photos.ts';
import type { Listing, Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PriceRecord } from '../../ports/vehicles.ts';
import { catalogueScope } from '../catalogue/catalogue-scope.ts';
import { styleOfListing } from '../catalogue/style-of-listing.ts';
import { shownListing } from '../inventory/shown-listings.ts';
import { unlessSearchIsAway } from '../inventory/unless-search-is-away.ts';
import { rateVehicle, type RatedVehicle } from '../rating/rate-vehicle.ts';
import { outboundUrlOf } from '../tracking/outbound-url.ts';
import { similarVehicles } from './similar-vehicles.ts';

export interface VehicleRequest {
  readonly site: Site;
  readonly languageId: LanguageId;
  /** Null when the address has none. */
  readonly id: number | null;
  /** The address that was asked for, and which of the vehicle's pages it is. */
  readonly path: string;
  readonly kind: VehiclePageKind;
}

export type VehiclePorts = Pick<Ports, 'vehicles' | 'search' | 'catalogue' | 'images' | 'clock'>;

export interface ShownVehicle {
  readonly listing: Listing;
  /** Those that can be had: a photo that the dealer's server did not give is not tried again for a while. */
  readonly photos: readonly VehiclePhoto[];
  /** Every price, oldest first. */
  readonly history: readonly PriceRecord[];
  /** Null where the search does not answer. */
  readonly rated: RatedVehicle | null;
  readonly similar: readonly Listing[];
  /** The catalogue's style; null when it cannot be determined. */
  readonly style: StyleSummary | null;
  /** The listing that the site's lists show of this vehicle: another one where it came first (decision 49). */
  readonly inLists: Vehicle;
}

export type ViewedVehicle =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'moved'; readonly path: string; readonly permanently: boolean }
  | { readonly kind: 'gone'; readonly vehicle: Vehicle; readonly similar: readonly Listing[] }
  | { readonly kind: 'bridge'; readonly listing: Listing; readonly url: URL }
  | ({ readonly kind: 'shown' } & ShownVehicle);

const DAY = 86_400_000;

/** Whether the vehicle has been sold, or away, for longer than the site keeps its page. */
const isLongGone = async (vehicle: Vehicle, { soldPageDays }: Site, { vehicles, clock }: VehiclePorts): Promise<boolean> => {
  if (AVAILABILITY_RULES[vehicle.availability].listed) return false;
  const left = unlistedSince(await vehicles.availabilityHistory(vehicle.id));
  return left !== null && clock.now() - left > soldPageDays * DAY;
};

/** Several listings of one vehicle keep their pages; search engines are told of the one that the lists show. */
const listingInLists = async (vehicle: Vehicle, site: Site, { vehicles }: VehiclePorts): Promise<Vehicle> => {
  const key = vehicleKey(vehicle);
  if (key === null || !isListed(vehicle)) return vehicle;
  const others = (await vehicles.ofVin(vehicle.vin ?? '')).filter(
    (other) => isListed(other.vehicle) && showsListing(site, other) && isPublished(other.vehicle, site.source),
  );
  const [first] = others
    .map((other) => other.vehicle)
    .filter((other) => vehicleKey(other) === key)
    .toSorted(byArrival);
  return first ?? vehicle;
};

export const viewVehicle = async (
  { site, languageId, id, path, kind }: VehicleRequest,
  ports: VehiclePorts,
): Promise<ViewedVehicle> => {
  const listing = await shownListing(id, site, ports.vehicles);
  if (!listing) return { kind: 'unknown' };
  const { vehicle } = listing;
  // Only the number identifies the vehicle; the words before it may be outdated or those of the other list.
  const ownPath = vehiclePath(vehicle, languageId, kind);
  if (path !== ownPath) return { kind: 'moved', path: ownPath, permanently: true };

  const scope = scopeOf(site, null);
  if (await isLongGone(vehicle, site, ports))
    return { kind: 'gone', vehicle, similar: await unlessSearchIsAway(similarVehicles(vehicle, scope, ports), []) };

  if (kind === 'bridge') {
    const url = outboundUrlOf(vehicle, site);
    return url ? { kind, listing, url } : { kind: 'moved', path: vehiclePath(vehicle, languageId), permanently: false };
  }
  const [history, similar, matched, rated, inLists] = await Promise.all([
    ports.vehicles.priceHistory(vehicle.id),
    unlessSearchIsAway(similarVehicles(vehicle, scope, ports), []),
    styleOfListing(vehicle, ports.catalogue, catalogueScope(site)),
    // Compared with the whole market, so that a rating is the same on a dealer's own site.
    unlessSearchIsAway(rateVehicle(vehicle, { ...scope, companyIds: null, source: null }, ports), null),
    listingInLists(vehicle, site, ports),
  ]);
  const photos = photosOf(vehicle, (url) => ports.images.isMissing(url));
  return { kind: 'shown', listing, photos, history, similar, style: matched?.style ?? null, rated, inLists };
};
