/**
 * The tables. Amounts of money are whole cents, times are milliseconds since 1970 UTC, flags are 0 or 1, lists and records
 * are JSON text. Vehicles and dealers are never deleted, so an id in an old link never means another vehicle.
 */
import type { Kysely } from 'kysely';
import type { Currency } from '../../../domain/money/money.ts';
import type { TrafficEvent } from '../../../domain/tracking/traffic.ts';
import type { Availability } from '../../../domain/vehicle/availability.ts';
import type { Body, Colour, Condition, Drivetrain, Fuel, Transmission, VehicleType } from '../../../domain/vehicle/attributes.ts';
import type { VehicleImage } from '../../../domain/vehicle/vehicle.ts';
import type { WaitOptions } from '../../../ports/vehicles.ts';

type Flag = 0 | 1;

/** One row, whose id is 1. */
export interface InventoryTable {
  readonly id: number;
  /** Counts the committed transactions that changed the inventory. */
  readonly revision: number;
}

export interface DealersTable {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly market: 'CA' | 'FR';
  readonly street: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postal_code: string | null;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly time_zone: string | null;
  readonly language: string | null;
  readonly opening_hours: string | null;
  readonly demo: Flag;
}

export interface VehiclesTable {
  readonly id: number;
  readonly dealer_id: number;
  readonly source: string;
  readonly demo: Flag;
  readonly first_seen: number;
  readonly last_seen: number;
  /** When its facts, its price or its availability last changed. */
  readonly changed_at: number;
  readonly fingerprint: string;
  /** The inventory's revision at this vehicle's, or its dealer's, last change. */
  readonly revision: number;
  readonly stock_number: string | null;
  readonly vin: string | null;
  readonly type: VehicleType;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly version: string | null;
  readonly body: Body | null;
  readonly condition: Condition;
  readonly transmission: Transmission | null;
  readonly gears: number | null;
  readonly fuel: Fuel | null;
  readonly drivetrain: Drivetrain | null;
  readonly colour: Colour | null;
  readonly interior_colour: string | null;
  readonly cylinders: number | null;
  readonly doors: number | null;
  readonly seats: number | null;
  readonly engine_litres: number | null;
  readonly power_kw: number | null;
  readonly mileage_km: number | null;
  readonly mileage_original: number | null;
  readonly mileage_unit: 'mi' | 'h' | null;
  readonly price_cents: number | null;
  readonly currency: Currency | null;
  readonly availability: Availability;
  readonly promotion: Flag;
  readonly buy_online: Flag;
  readonly certified: Flag;
  readonly inspected: Flag;
  readonly inspected_on: string | null;
  readonly inspection_report_url: string | null;
  readonly history_report_url: string | null;
  readonly warranty_months: number | null;
  readonly warranty_km: number | null;
  readonly warranty_text: string | null;
  readonly extended_care: Flag;
  readonly bridge: Flag;
  readonly viral: Flag;
  readonly outbound_url: string | null;
  readonly stock_group: string | null;
  readonly unrecognised: string;
  readonly equipment: string;
  readonly description: string | null;
}

export interface ImagesTable {
  readonly vehicle_id: number;
  /** 0 is the first. */
  readonly position: number;
  readonly url: string;
  readonly type: VehicleImage['type'];
  readonly language: string | null;
}

/** Append-only. */
export interface PriceHistoryTable {
  /** Grows in the order of writing. */
  readonly id: number;
  readonly vehicle_id: number;
  readonly at: number;
  readonly price_cents: number | null;
  readonly currency: Currency | null;
}

/** Append-only. */
export interface AvailabilityHistoryTable {
  readonly id: number;
  readonly vehicle_id: number;
  readonly at: number;
  readonly availability: Availability;
}

/** How often the same happened to a vehicle on one site and day. */
export interface TrafficTable {
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
  readonly site_id: number;
  readonly vehicle_id: number;
  readonly event: TrafficEvent;
  readonly count: number;
}

export interface Database {
  readonly inventory: InventoryTable;
  readonly dealers: DealersTable;
  readonly vehicles: VehiclesTable;
  readonly images: ImagesTable;
  readonly price_history: PriceHistoryTable;
  readonly availability_history: AvailabilityHistoryTable;
  readonly traffic: TrafficTable;
}

/** What the repositories need of a database, whichever it is. */
export interface KyselyStorage {
  /** For reading alone; sees what is committed. */
  readonly db: Kysely<Database>;
  /** Runs `work` while nothing else writes. Commits, rolls back, waits and rejects as `InventoryWriting.transaction` says. */
  writeAlone<T>(work: (db: Kysely<Database>) => Promise<T>, options?: WaitOptions): Promise<T>;
}
