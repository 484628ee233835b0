/**
 * Tells visitors that a vehicle is available again. What counts is the state of the vehicle and not the moment in which it changed:
 * a change that came from an import of another process, or while this one was down, is found at the next turn.
 */
import { AVAILABILITY_RULES } from '../../domain/vehicle/availability.ts';
import type { Alerts } from '../../ports/alerts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

export interface WatchAlertsPorts {
  readonly alerts: Alerts;
  readonly vehicles: Pick<Vehicles, 'revision' | 'ofIds'>;
  readonly clock: Clock;
}

/** A confirmation may wait so long for its turn to be written after it was dated. */
const OVERLAP_MS = 10_000;
/** So many vehicles are looked at together. */
const BATCH = 500;

export class AlertWatch {
  readonly #ports: WatchAlertsPorts;
  #seenRevision = -1;
  #seenUntil = 0;

  constructor(ports: WatchAlertsPorts) {
    this.#ports = ports;
  }

  /** Cheap enough for every second: unless the inventory has changed, only alerts that are new are looked at. How many fired. */
  async turn(): Promise<number> {
    const { alerts, vehicles, clock } = this.#ports;
    // Both asked before the reading: what comes in meanwhile is seen at the next turn.
    const now = clock.now();
    const revision = await vehicles.revision();
    const watched = await alerts.watchedVehicles(revision === this.#seenRevision ? this.#seenUntil : 0);
    let fired = 0;
    for (let from = 0; from < watched.length; from += BATCH) {
      const listings = await vehicles.ofIds(watched.slice(from, from + BATCH));
      const back = listings
        .filter(({ vehicle }) => AVAILABILITY_RULES[vehicle.availability].enquire)
        .map(({ vehicle }) => vehicle.id);
      if (back.length > 0) fired += await alerts.fire(back, clock.now());
    }
    this.#seenRevision = revision;
    this.#seenUntil = now - OVERLAP_MS;
    return fired;
  }
}
