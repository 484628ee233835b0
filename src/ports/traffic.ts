import type { TrafficCount } from '../domain/tracking/traffic.ts';

export interface TrafficPeriod {
  /** Days, YYYY-MM-DD in UTC, both included. */
  readonly from: string;
  readonly to: string;
  /** One site alone; null for all. */
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
   * Adds to what is counted already and forgets the days before `keepFrom`, all or nothing. Rejects with `StorageBusy`
   * (ports/vehicles.ts) when something else, such as an import, is still writing after `waitMs`.
   */
  add(counts: readonly TrafficCount[], options: { readonly keepFrom: string; readonly waitMs: number }): Promise<void>;
  /** Vehicles with at least one view or click, most clicks first, then most views, then by id. */
  ofPeriod(period: TrafficPeriod): Promise<VehicleTraffic[]>;
}
