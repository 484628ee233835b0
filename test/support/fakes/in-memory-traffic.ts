import type { TrafficCount } from '../../../src/domain/tracking/traffic-counts.ts';
import type { Traffic, TrafficPeriod, VehicleTraffic } from '../../../src/ports/traffic.ts';
import { StorageBusy } from '../../../src/ports/vehicles.ts';

export class InMemoryTraffic implements Traffic {
  /** While true, another process is writing. */
  busy = false;
  #counts: TrafficCount[] = [];

  add(counts: readonly TrafficCount[], { keepFrom }: { readonly keepFrom: string }): Promise<void> {
    if (this.busy) return Promise.reject(new StorageBusy('An import is writing'));
    this.#counts = [...this.#counts, ...counts].filter(({ day }) => day >= keepFrom);
    return Promise.resolve();
  }

  ofPeriod({ from, to, siteId }: TrafficPeriod): Promise<VehicleTraffic[]> {
    const counted = this.#counts.filter((one) => one.day >= from && one.day <= to && (siteId === null || one.siteId === siteId));
    const byVehicle = Map.groupBy(counted, ({ vehicleId }) => vehicleId);
    const sum = (counts: readonly TrafficCount[], event: TrafficCount['event']): number =>
      counts.filter((one) => one.event === event).reduce((total, { count }) => total + count, 0);
    return Promise.resolve(
      [...byVehicle]
        .map(([vehicleId, counts]) => ({ vehicleId, views: sum(counts, 'view'), clicks: sum(counts, 'click') }))
        .sort((a, b) => b.clicks - a.clicks || b.views - a.views || a.vehicleId - b.vehicleId),
    );
  }
}
