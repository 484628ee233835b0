/** Counts visits in memory and writes them in batches: a page never waits for the database, nor for a long import. */
import { dayOf, firstDayOf, type TrafficCount, type Visit } from '../../domain/tracking/traffic.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Traffic } from '../../ports/traffic.ts';

export interface TrafficPorts {
  readonly traffic: Traffic;
  readonly clock: Clock;
}

/** A year and a month, so that a month can be compared with the one a year before. */
export const DAYS_KEPT = 400;
/** Distinct counts that wait to be written, at most; visits that would need another one are dropped. About 20 MB. */
const MOST_WAITING = 50_000;
/** How often it writes. A crash loses what was counted since. */
const INTERVAL_MS = 5000;
/** How long a write may wait for its turn before the counts are kept for the next one. */
const TURN_MS = 500;

export class TrafficCounter {
  readonly #ports: TrafficPorts;
  #waiting = new Map<string, TrafficCount>();
  #writing: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(ports: TrafficPorts) {
    this.#ports = ports;
  }

  /** False when too much waits to be written. */
  count(visit: Visit): boolean {
    return this.#add({ ...visit, day: dayOf(this.#ports.clock.now()), count: 1 });
  }

  /** Writes what was counted so far, once what is being written is done. Rejects when it cannot; the counts then wait for the next time. */
  flush(): Promise<void> {
    const written = this.#writing.then(() => this.#write());
    this.#writing = written.catch(() => undefined);
    return written;
  }

  /** Writes every few seconds from now on. `onError` hears of every attempt that failed; the next one takes it up again. */
  start(onError: (error: unknown) => void): void {
    this.#timer = setInterval(() => void this.flush().catch(onError), INTERVAL_MS);
  }

  /** Writes what is left; rejects when it cannot, and it is then lost. */
  stop(): Promise<void> {
    clearInterval(this.#timer);
    return this.flush();
  }

  async #write(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const batch = this.#waiting;
    this.#waiting = new Map();
    try {
      const keepFrom = firstDayOf(DAYS_KEPT, this.#ports.clock.now());
      await this.#ports.traffic.add([...batch.values()], { keepFrom, waitMs: TURN_MS });
    } catch (error) {
      for (const count of batch.values()) this.#add(count);
      throw error;
    }
  }

  #add(added: TrafficCount): boolean {
    const { day, siteId, vehicleId, event } = added;
    const key = `${day} ${String(siteId)} ${String(vehicleId)} ${event}`;
    const known = this.#waiting.get(key);
    if (!known && this.#waiting.size >= MOST_WAITING) return false;
    this.#waiting.set(key, { ...added, count: (known?.count ?? 0) + added.count });
    return true;
  }
}
