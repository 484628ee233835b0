import type { InventoryScope } from '../domain/inventory/inventory-query.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';

/** The fields of a vehicle that its address and date of change need. */
export interface ListedVehicle extends Pick<Vehicle, 'id' | 'dealerId' | 'type' | 'make' | 'model' | 'year' | 'version'> {
  /**
   * Milliseconds since 1970, UTC, of its last change: it was first seen, its facts were replaced, or its price or
   * availability changed. Being seen again in a feed is not a change.
   */
  readonly changedAt: number;
}

/** Ids, both ends included. */
export interface IdRange {
  readonly from: number;
  readonly to: number;
}

/** Iterates over all listed vehicles, however many, in bounded batches. */
export interface ListedVehicles {
  /**
   * The vehicles of the scope's dealers and source that are in the lists, of every kind, by ascending id, in batches of at most 2,000. Of a
   * vehicle with several listings there the one that came first (`same-vehicle.ts`), whatever the range. What is committed while they are read may be seen or not. Other requests run between batches.
   */
  inOrder(
    scope: Pick<InventoryScope, 'market' | 'companyIds' | 'source'>,
    range?: IdRange,
  ): AsyncIterable<readonly ListedVehicle[]>;
}
