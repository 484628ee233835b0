/**
 * Tells visitors that a vehicle is available again. It compares the state of the vehicle instead of observing changes:
 * a change by an import of another process, or while this one was down, is found at the next turn.
 */
import { AVAILABILITY_RULES } from '../../domain/vehicle/availability.ts';
import type { Ports } from '../../ports/ports.ts';

export type WatchAlertsPorts = Pick<Ports, 'alerts' | 'vehicles' | 'clock'>;

/** A confirmation may be written this long after its own date. */
const OVERLAP_MS = 10_000;
/** Vehicles per batch. */
const BATCH = 500;

export class AlertWatch {
  readonly #ports: WatchAlertsPorts;
  #seenRevision = -1;
  #seenUntil = 0;

  constructor(ports: WatchAlertsPorts) {
    this.#ports = ports;
  }

  /** Cheap enough for every second: unless the inventory has changed, only new alerts are checked. Resolves with the number fired. */
  async turn(): Promise<number> {
    const { alerts, vehicles, clock } = this.#ports;
    // Both are read first: what arrives meanwhile is seen at the next turn.
    const now = clock.now();
    const revision = await vehicles.revision();
    const watched = await alerts.watchedVehicles(revision === this.#seenRevision ? this.#seenUntil : 0);
    let fired = 0;
    for (let from = 0; from < watched.length; from += BATCH) {
      const listings = await vehicles.ofIds(watched.slice(from, from + BATCH));
      const back = listings
        .filter(({ vehicle }) => AVAILABILITY_RULES[vehicle.availability].enquire && !vehicle.hidden)
        .map(({ vehicle }) => vehicle.id);
      if (back.length > 0) fired += await alerts.fire(back, clock.now());
    }
    this.#seenRevision = revision;
    this.#seenUntil = now - OVERLAP_MS;
    return fired;
  }
}
