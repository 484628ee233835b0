import type { TrafficCount } from '../domain/tracking/traffic-counts.ts';

export interface TrafficPeriod {
  /** Days, YYYY-MM-DD in UTC, both included. */
  readonly from: string;
  readonly to: string;
  /** Null for all sites. */
  readonly siteId: number | null;
}

export interface VehicleTraffic {
  readonly vehicleId: number;
  readonly views: number;
  readonly clicks: number;
}

/** Counts of views and outbound clicks, by day, site and vehicle. */
export interface Traffic {
  /**
   * Adds to the stored counts and removes the days before `keepFrom`, all or nothing. Rejects with `StorageBusy`
   * (ports/vehicles.ts) when another writer, such as an import, holds the lock after `waitMs`.
   */
  add(counts: readonly TrafficCount[], options: { readonly keepFrom: string; readonly waitMs: number }): Promise<void>;
  /** Vehicles with at least one view or click, most clicks first, then most views, then by id. */
  ofPeriod(period: TrafficPeriod): Promise<VehicleTraffic[]>;
}
