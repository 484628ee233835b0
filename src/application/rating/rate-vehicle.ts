import { comparableOf } from '../../domain/rating/comparable.ts';
import { obstacleOf, rate, type Rating } from '../../domain/rating/rating.ts';
import type { InventoryScope } from '../../domain/inventory/inventory-query.ts';
import type { Listing, Vehicle } from '../../domain/vehicle/vehicle.ts';
import { findComparables, type ComparablesPorts } from './find-comparables.ts';

export interface RatedVehicle {
  readonly rating: Rating;
  /** The listings of the rating's sample, by id. */
  readonly listings: ReadonlyMap<number, Listing>;
}

/** Rates a vehicle's price against the inventory, in the currency of the price. Searches only when a rating is possible. */
export const rateVehicle = async (vehicle: Vehicle, scope: InventoryScope, ports: ComparablesPorts): Promise<RatedVehicle> => {
  const currency = vehicle.price?.currency ?? scope.currency;
  const subject = obstacleOf(vehicle) === null ? comparableOf(vehicle, currency) : null;
  const found = subject
    ? await findComparables({ ...subject, type: vehicle.type, demo: vehicle.demo }, { ...scope, currency }, ports)
    : [];
  return {
    rating: rate(
      vehicle,
      found.map(({ comparable }) => comparable),
    ),
    listings: new Map(found.map(({ listing }) => [listing.vehicle.id, listing])),
  };
};
