import type { Availability } from '../domain/vehicle/availability.ts';
import type { Coverage } from '../domain/feeds/coverage.ts';
import type { Money } from '../domain/money/money.ts';
import type { Dealer, Listing, Vehicle, VehicleFacts } from '../domain/vehicle/vehicle.ts';
import type { LogoPicture } from './media/dealer-logos.ts';

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
  /** Null when there never was such a vehicle. Sold, unavailable and hidden ones are found. */
  ofId(id: number): Promise<Listing | null>;
  /** In the order of `ids`, each with the last reduction of its price (`Listing.drop`); unknown ids are left out. */
  ofIds(ids: readonly number[]): Promise<Listing[]>;
  /** All listings with this VIN, of whatever dealer, by ascending id; sold, unavailable and hidden ones too. */
  ofVin(vin: string): Promise<Listing[]>;
  dealers(): Promise<Dealer[]>;
  /** Null when no dealer has this id. */
  dealerOfId(id: number): Promise<Dealer | null>;
  /** Every price the vehicle had, oldest first. */
  priceHistory(id: number): Promise<PriceRecord[]>;
  availabilityHistory(id: number): Promise<AvailabilityRecord[]>;
  /** The vehicles that an operator hid one by one, ascending; not those of removed dealers. */
  hiddenIds(): Promise<number[]>;
  /** Grows with every committed change of the inventory by any process; 0 before the first. Cheap enough to read twice a second. */
  revision(): Promise<number>;
  /**
   * Every listing that changed after this revision (all of them after 0), in batches, with sold and unavailable ones. A dealer's
   * new record changes all their listings. Other requests run between batches. What is committed while the batches are read may be
   * included, even twice: to maintain a copy, read `revision()` first and pass it the next time.
   *
   * @param inBulk in larger batches, for a server that answers no requests yet
   */
  changedSince(revision: number, inBulk?: boolean): AsyncIterable<Listing[]>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
}

/** What an import needs to know of a stored vehicle. */
export interface KnownVehicle {
  readonly id: number;
  readonly dealerId: number;
  readonly stockNumber: string | null;
  readonly vin: string | null;
  readonly price: Money | null;
  readonly availability: Availability;
  /** Equal for equal facts, so an unchanged row costs no write. Empty once `setAvailability` has changed the facts since. */
  readonly fingerprint: string;
  /** Of the row that the vehicle was last read from, as `writeRowMark` writes it; null where every such row is to be read. */
  readonly rowMark: string | null;
}

/** A dealer as a feed or an operator describes it. `key` is stable within `source`: the feed's own id, or an operator's. */
export interface DealerRecord extends Omit<Dealer, 'id' | 'logo' | 'removed'> {
  readonly key: string;
  /** Where the feed says that the logo is, an http or https address; nothing leaves what an earlier record said. */
  readonly logoAddress?: string | null;
}

export interface DealerOfSource {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly listed: number;
}

export interface StoredVehicle extends VehicleFacts, Pick<Vehicle, 'dealerId' | 'sources' | 'demo'> {
  readonly fingerprint: string;
  readonly rowMark?: string | null;
}

export interface NewVehicle extends StoredVehicle {
  /** `at`, unless a generator backdates it. */
  readonly firstSeen?: number;
  /** Earlier prices, oldest first, of a generator's vehicle; the present price is appended unless it is the last one. */
  readonly priceHistory?: readonly PriceRecord[];
}

/**
 * One exclusive writing session. Nothing is visible to others before it commits, and nothing is stored when it fails.
 * Its calls are made one after the other: each is awaited before the next.
 */
export interface InventoryTransaction {
  /**
   * The dealer's id: the stored one where the key is known (its record is brought up to date), else a new one. An equal record
   * changes nothing. Hours, time zone and routing of leads that the record does not have stay, since an operator may have set them.
   * The stored logo stays, and a removed dealer stays removed.
   */
  saveDealer(dealer: DealerRecord): Promise<number>;
  /** Stores when a dealer is open, if it differs; null leaves what is stored. Unknown ids are ignored. */
  setOpeningHours(dealerId: number, told: Pick<Dealer, 'hours' | 'timeZone'>): Promise<void>;
  /** Replaces where a dealer's leads go; null for their own address alone. Unknown ids are ignored. */
  setLeadRouting(dealerId: number, routing: Dealer['leadRouting']): Promise<void>;
  /**
   * Stores the dealer's logo. Unknown ids are ignored.
   * @param logo null for none
   * @param from the address that it was fetched from; `OPERATOR` for what no feed replaces; null when the feed's is wanted (again)
   */
  setLogo(dealerId: number, logo: LogoPicture | null, from: string | null): Promise<void>;
  /** Takes a dealer with all their vehicles off every page, or puts them back. False when no dealer has this id, or it is so already. */
  setRemoved(dealerId: number, removed: boolean): Promise<boolean>;
  /** Takes vehicles off every page, or puts them back. Resolves with the ids that changed; unknown ones are ignored. */
  setHidden(ids: readonly number[], hidden: boolean): Promise<readonly number[]>;
  /** Null when no dealer has this id. */
  dealerOfId(id: number): Promise<Dealer | null>;
  dealerOfKey(key: string): Promise<Dealer | null>;
  /** The dealers whose key begins with this text, each with the vehicles that can be found, by ascending id. */
  dealersOfSource(prefix: string): Promise<readonly DealerOfSource[]>;
  /** The dealer's vehicles that can be found and were last seen before a time. */
  unseenSince(dealerId: number, before: number): Promise<number[]>;
  /** Every stored vehicle of the dealer by ascending id, sold and unavailable ones too; not those added while it is read. */
  vehiclesOfDealer(dealerId: number): AsyncIterable<KnownVehicle>;
  /** What the write API wrote of the dealer's vehicles, by id: the fields as they were sent, as JSON. Feeds leave these vehicles as they are. */
  apiRecords(dealerId: number): Promise<ReadonlyMap<number, string>>;
  /** Notes that the write API wrote a vehicle last. */
  keepApiRecord(id: number, record: string): Promise<void>;
  /** Feeds may write these vehicles again. */
  forgetApiRecords(ids: readonly number[]): Promise<void>;
  /** Adds vehicles, with ids that grow in their order. They are last seen `at`, and their histories begin at `firstSeen`. Rejects on an unknown dealer. */
  add(vehicles: readonly NewVehicle[], at: number): Promise<void>;
  /** Replaces facts of known vehicles, last seen `at`; hidden ones stay hidden; a changed price or availability is appended to the history. Rejects on an unknown id or dealer, or the same id twice. */
  replace(vehicles: readonly (StoredVehicle & { readonly id: number })[], at: number): Promise<void>;
  /** Notes that unchanged vehicles were seen again; does not count as a change of the inventory. Unknown ids are ignored. */
  seenAgain(ids: readonly number[], at: number): Promise<void>;
  /** Keeps what their rows were like, null for nothing; does not count as a change of the inventory. Unknown ids are ignored. */
  markRows(vehicles: readonly (Pick<KnownVehicle, 'id'> & Pick<StoredVehicle, 'rowMark'>)[]): Promise<void>;
  /**
   * Sets availability alone, with its history, where it differs; unknown ids are ignored. It empties the vehicle's fingerprint:
   * the same row in a later feed must count as changed.
   */
  setAvailability(ids: readonly number[], availability: Availability, at: number): Promise<void>;
  /** How full the fields were in the last `COVERAGES_KEPT` imports of a source, oldest first. */
  coverageOf(source: string): Promise<Coverage[]>;
  /** Appends to what `coverageOf` answers; does not count as a change of the inventory. */
  noteCoverage(source: string, coverage: Coverage, at: number): Promise<void>;
}

export const COVERAGES_KEPT = 5;

export interface WaitOptions {
  readonly waitMs?: number;
  readonly onWait?: () => void;
}

export interface WriteOptions extends WaitOptions {
  /** Bytes that have to be free on the disk before anything is written; else it rejects with `StorageUnwritable`. */
  readonly leastFree?: number;
}

export const DEFAULT_WAIT_MS = 600_000;

export interface InventoryWriting {
  /**
   * Runs `work` in one transaction; it commits when `work` resolves and rolls back when it rejects.
   * Waits while a transaction of any process writes, calling `onWait` once when it has to, and rejects with
   * `StorageBusy` after `waitMs` (default 10 minutes).
   */
  transaction<T>(work: (inventory: InventoryTransaction) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Whether no vehicle was ever stored: the first start of a new data folder. */
  isEmpty(): Promise<boolean>;
}

export class StorageBusy extends Error {
  override readonly name: string = 'StorageBusy';
}

/** The disk is full, read-only or failing: nothing was written, and a retry makes sense once the operator has acted. */
export class StorageUnwritable extends StorageBusy {
  override readonly name = 'StorageUnwritable';
}
