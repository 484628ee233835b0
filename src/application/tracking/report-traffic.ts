import { vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import type { Traffic, TrafficPeriod } from '../../ports/traffic.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

interface Counts {
  readonly views: number;
  readonly clicks: number;
}

export interface VehicleFigures extends Counts {
  readonly id: number;
  readonly name: string;
  readonly stockNumber: string | null;
  readonly dealer: string;
}

export interface DealerFigures extends Counts {
  readonly id: number;
  readonly name: string;
  /** How many of its vehicles were seen or clicked. */
  readonly vehicles: number;
}

export interface TrafficReport extends TrafficPeriod, Counts {
  /** Most clicks first, then most views. */
  readonly vehicles: readonly VehicleFigures[];
  readonly dealers: readonly DealerFigures[];
}

/** Views and outbound clicks of a period, by vehicle and by dealer. */
export const reportTraffic = async (
  period: TrafficPeriod,
  { traffic, vehicles }: { readonly traffic: Traffic; readonly vehicles: Vehicles },
): Promise<TrafficReport> => {
  const counts = await traffic.ofPeriod(period);
  const listings = new Map(
    (await vehicles.ofIds(counts.map(({ vehicleId }) => vehicleId))).map((each) => [each.vehicle.id, each]),
  );
  const dealers = new Map<number, DealerFigures>();
  const rows: VehicleFigures[] = [];
  for (const { vehicleId, views, clicks } of counts) {
    const listing = listings.get(vehicleId);
    if (!listing) continue;
    const { vehicle, dealer } = listing;
    rows.push({
      id: vehicleId,
      name: vehicleName(vehicle),
      stockNumber: vehicle.stockNumber,
      dealer: dealer.name,
      views,
      clicks,
    });
    const before = dealers.get(dealer.id) ?? { id: dealer.id, name: dealer.name, vehicles: 0, views: 0, clicks: 0 };
    dealers.set(dealer.id, {
      ...before,
      vehicles: before.vehicles + 1,
      views: before.views + views,
      clicks: before.clicks + clicks,
    });
  }
  return {
    ...period,
    views: rows.reduce((sum, { views }) => sum + views, 0),
    clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
    vehicles: rows,
    dealers: [...dealers.values()].sort((a, b) => b.clicks - a.clicks || b.views - a.views || a.id - b.id),
  };
};
