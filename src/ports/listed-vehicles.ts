import type { InventoryScope } from '../domain/inventory/inventory-query.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';

/** What an address and its date need of a vehicle. */
export interface ListedVehicle extends Pick<Vehicle, 'id' | 'dealerId' | 'type' | 'make' | 'model' | 'year' | 'version'> {
  /**
   * Milliseconds since 1970, UTC, when what is said of it last changed: it was first seen, its facts were replaced, or its price or
   * availability changed. Being seen again in a feed is no change.
   */
  readonly changedAt: number;
}

/** Ids, both ends included. */
export interface IdRange {
  readonly from: number;
  readonly to: number;
}

/** All vehicles that can be found, for whoever walks through them: their number is bounded by nothing, a batch is. */
export interface ListedVehicles {
  /**
   * The vehicles of the scope's dealers that are in the lists, of every kind, by ascending id, in batches of at most 2,000. What is
   * committed while they are read may be seen or not. Between batches others have their turn.
   */
  inOrder(scope: Pick<InventoryScope, 'market' | 'companyIds'>, range?: IdRange): AsyncIterable<readonly ListedVehicle[]>;
}
