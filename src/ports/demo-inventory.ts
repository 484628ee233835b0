import type { VehicleFacts } from '../domain/vehicle/vehicle.ts';
import type { LogoPicture } from './media/dealer-logos.ts';
import type { DealerRecord, PriceRecord } from './vehicles.ts';

export interface DemoVehicle {
  /** `key` of its dealer. */
  readonly dealerKey: string;
  readonly facts: VehicleFacts;
  /** Milliseconds since 1970, UTC; in the past. */
  readonly firstSeen: number;
  /** Every price it had, oldest first, the present one last; empty without a price. */
  readonly priceHistory: readonly PriceRecord[];
}

/**
 * Invented vehicles of invented dealers. The n-th vehicle is the same whatever the number of vehicles, so a smaller
 * inventory is the beginning of a larger one, and stock numbers are unique within a dealer.
 */
export interface DemoInventory {
  /** Every dealer of these vehicles, and the first two always: a demo site names them. */
  readonly dealers: readonly DealerRecord[];
  /** By the dealer's key; some dealers have none. */
  readonly logos: ReadonlyMap<string, LogoPicture>;
  readonly listings: number;
  /** Made one at a time while they are read; the same ones each time. */
  vehicles(): Iterable<DemoVehicle>;
}
