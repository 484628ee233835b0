import type { Availability } from '../domain/vehicle/availability.ts';
import type { Money } from '../domain/money/money.ts';
import type { Dealer, Listing, Vehicle, VehicleFacts } from '../domain/vehicle/vehicle.ts';

export interface PriceRecord {
  /** Milliseconds since 1970, UTC, when this price was first seen; null when the vehicle lost its price. */
  readonly at: number;
  readonly price: Money | null;
}

export interface AvailabilityRecord {
  readonly at: number;
  readonly availability: Availability;
}

/** Reads the inventory as last committed. */
export interface Vehicles {
  /** Null when there never was such a vehicle. Sold and unavailable ones are found. */
  ofId(id: number): Promise<Listing | null>;
  /** In the order of `ids`; unknown ids are left out. */
  ofIds(ids: readonly number[]): Promise<Listing[]>;
  dealers(): Promise<Dealer[]>;
  /** Every price the vehicle had, oldest first. */
  priceHistory(id: number): Promise<PriceRecord[]>;
  availabilityHistory(id: number): Promise<AvailabilityRecord[]>;
  /** Grows with every committed change of the inventory, by whatever process; 0 before the first. Cheap enough to ask twice a second. */
  revision(): Promise<number>;
  /** Every listing that changed after this revision (all of them after 0), in batches, with sold and unavailable ones. */
  changedSince(revision: number): AsyncIterable<Listing[]>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
}

/** What an import must know of a vehicle that is already stored. */
export interface KnownVehicle {
  readonly id: number;
  readonly dealerId: number;
  readonly stockNumber: string | null;
  readonly vin: string | null;
  readonly price: Money | null;
  readonly availability: Availability;
  /** Equal for equal facts, so an unchanged row costs no write. */
  readonly fingerprint: string;
}

/** A dealer as a feed or an operator names it. `key` is stable within `source`: the feed's own id, or an operator's. */
export interface DealerRecord extends Omit<Dealer, 'id'> {
  readonly key: string;
}

export type StoredVehicle = VehicleFacts & Pick<Vehicle, 'dealerId' | 'source' | 'demo'> & { readonly fingerprint: string };

/** One exclusive writing session. Nothing is visible to others before it ends well, and nothing remains when it fails. */
export interface InventoryTransaction {
  /** The dealer's id: the stored one where the key is known (its record is brought up to date), else a new one. */
  saveDealer(dealer: DealerRecord): Promise<number>;
  /** Null when no dealer has this id. */
  dealerOfId(id: number): Promise<Dealer | null>;
  dealerOfKey(key: string): Promise<Dealer | null>;
  /** Every stored vehicle of the dealer, sold and unavailable ones too. */
  vehiclesOfDealer(dealerId: number): AsyncIterable<KnownVehicle>;
  /** Adds vehicles. `firstSeen` and `lastSeen` are `at`, unless a generator backdates them. */
  add(vehicles: readonly (StoredVehicle & { readonly firstSeen?: number; readonly priceHistory?: readonly PriceRecord[] })[], at: number): Promise<void>;
  /** Replaces facts of known vehicles; a changed price or availability is appended to the history. */
  replace(vehicles: readonly (StoredVehicle & { readonly id: number })[], at: number): Promise<void>;
  /** Notes that unchanged vehicles were seen again; does not count as a change of the inventory. */
  seenAgain(ids: readonly number[], at: number): Promise<void>;
  /** Sets availability alone, with its history. */
  setAvailability(ids: readonly number[], availability: Availability, at: number): Promise<void>;
}

export interface InventoryWriting {
  /**
   * Runs `work` in one transaction; it commits when `work` resolves and leaves no trace when it rejects.
   * Waits while another process writes, calling `onWait` once when it has to, and rejects with `StorageBusy` after `waitMs` (default 10 minutes).
   */
  transaction<T>(work: (inventory: InventoryTransaction) => Promise<T>, options?: { readonly waitMs?: number; readonly onWait?: () => void }): Promise<T>;
  /** Whether no vehicle was ever stored: the first start of a new data folder. */
  isEmpty(): Promise<boolean>;
}

export class StorageBusy extends Error {
  override readonly name = 'StorageBusy';
}
