/**
 * The tables, under the names that Kysely's `CamelCasePlugin` gives them: `stock_number` is `stockNumber`. Amounts of money are
 * whole cents, times are milliseconds since 1970 UTC, the rest is as `columns.ts` says. Vehicles and dealers are never deleted, so
 * an id in an old link never means another vehicle.
 */
import type { Kysely } from 'kysely';
import type { SourceCondition } from '../../../domain/feeds/feed-source.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { TrafficCount } from '../../../domain/tracking/traffic-counts.ts';
import type { Dealer, Vehicle, VehicleFacts } from '../../../domain/vehicle/vehicle.ts';
import type { DealerToken } from '../../../ports/feeds/dealer-tokens.ts';
import type { RecordedRun } from '../../../ports/feeds/feed-runs.ts';
import type { AvailabilityRecord, WriteOptions } from '../../../ports/vehicles.ts';
import type { Columns } from '../column-types.ts';

/** One row, whose id is 1. */
export interface InventoryTable {
  readonly id: number;
  /** Counts the committed transactions that changed the inventory. */
  readonly revision: number;
}

export interface DealersTable extends Columns<Omit<Dealer, 'coordinates' | 'hours' | 'leadRouting'>> {
  readonly key: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly openingHours: string | null;
  readonly leadRouting: string | null;
  /** Where the feed says that the logo is. */
  readonly logoAddress: string | null;
  /** The address that `logo` was fetched from, or 'operator'. */
  readonly logoFrom: string | null;
}

/** Pictures by content; one that no dealer has any more stays, since addresses of it may be in caches. */
export interface DealerLogosTable {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface PriceColumns {
  readonly priceCents: number | null;
  readonly currency: Money['currency'] | null;
}

type Split = 'details' | 'mileageOriginal' | 'price' | 'warranty' | 'group' | 'images' | 'sources';

export interface VehiclesTable extends Columns<Omit<Vehicle, Split>>, PriceColumns {
  /** When its facts, its price or its availability last changed. */
  readonly changedAt: number;
  readonly fingerprint: string;
  /** The inventory's revision at this vehicle's, or its dealer's, last change. */
  readonly revision: number;
  readonly mileageOriginal: number | null;
  readonly mileageUnit: NonNullable<VehicleFacts['mileageOriginal']>['unit'] | null;
  readonly warrantyMonths: number | null;
  readonly warrantyKm: number | null;
  readonly warrantyText: string | null;
  readonly stockGroup: string | null;
  /** As JSON; null where nothing is known. */
  readonly details: string | null;
  /** As JSON: the address of a photo without words, a `VehicleImage` of everything else; null for none. */
  readonly images: string | null;
  /** Names with spaces between. */
  readonly source: string;
}

/** What imports note of each vehicle, changed or not: a row for each of `vehicles`, small because all are written. */
export interface SightingsTable {
  readonly vehicleId: number;
  readonly lastSeen: number;
  readonly rowMark: string | null;
}

/** Append-only. */
export interface PriceHistoryTable extends PriceColumns {
  /** Grows in the order of writing. */
  readonly id: number;
  readonly vehicleId: number;
  readonly at: number;
}

/** Append-only. */
export interface AvailabilityHistoryTable extends AvailabilityRecord {
  readonly id: number;
  readonly vehicleId: number;
}

/** The last imports of each source. */
export interface FeedCoverageTable {
  readonly id: number;
  readonly source: string;
  readonly at: number;
  readonly rows: number;
  /** Vehicles by field, as JSON. */
  readonly filled: string;
  /** Vehicles that could be found before it, and those of them that it took off. */
  readonly listed: number;
  readonly gone: number;
}

/** A source that files are fetched from. */
export interface FeedSourcesTable {
  readonly name: string;
  readonly since: number;
  readonly told: SourceCondition;
  /** `SourceRecord.validators` as JSON. */
  readonly validators: string | null;
}

/** What came of fetching and importing a source's file. */
export interface FeedRunsTable extends Omit<RecordedRun, 'coverage'> {
  /** As JSON. */
  readonly coverage: string;
}

export interface ApiTokensTable extends DealerToken {
  /** SHA-256 of the token, hexadecimal. */
  readonly hash: string;
}

/** A vehicle that the write API wrote last. */
export interface ApiVehiclesTable {
  readonly vehicleId: number;
  /** The fields as they were sent, as JSON. */
  readonly record: string;
}

export interface Database {
  readonly apiTokens: ApiTokensTable;
  readonly apiVehicles: ApiVehiclesTable;
  readonly inventory: InventoryTable;
  readonly dealers: DealersTable;
  readonly dealerLogos: DealerLogosTable;
  readonly vehicles: VehiclesTable;
  readonly sightings: SightingsTable;
  readonly priceHistory: PriceHistoryTable;
  readonly availabilityHistory: AvailabilityHistoryTable;
  readonly feedCoverage: FeedCoverageTable;
  readonly feedSources: FeedSourcesTable;
  readonly feedRuns: FeedRunsTable;
  /** Count of one kind of event for a vehicle, by site and day. */
  readonly traffic: TrafficCount;
}

/** What the repositories need of any database. */
export interface KyselyStorage {
  /** Read only; sees what is committed. */
  readonly db: Kysely<Database>;
  /** Runs `work` while nothing else writes. Commits, rolls back, waits and rejects as `InventoryWriting.transaction` says. */
  writeAlone<T>(work: (db: Kysely<Database>) => Promise<T>, options?: WriteOptions): Promise<T>;
}

export interface InventoryStorage extends KyselyStorage {
  /** Returns the disk space that a killed process left taken. */
  returnSpace(): void;
  /** Transactions in progress are completed. */
  close(): Promise<void>;
}
