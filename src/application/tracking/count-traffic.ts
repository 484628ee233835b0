/** Counts visits in memory and writes them in batches, so that a page never waits for the database or a long import. */
import { dayOf, firstDayOf, type TrafficCount, type Visit } from '../../domain/tracking/traffic-counts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Traffic } from '../../ports/traffic.ts';

export interface TrafficPorts {
  readonly traffic: Traffic;
  readonly clock: Clock;
}

/** A year and a month, so that a month can be compared with the one a year before. */
export const DAYS_KEPT = 400;
/** Maximum number of distinct counts in memory (about 20 MB); visits that would add another one are dropped. */
const MOST_WAITING = 50_000;
/** Interval between writes. A crash loses what was counted since the last one. */
const INTERVAL_MS = 5000;
/** How long a write may wait for a lock before the counts are left for the next one. */
const TURN_MS = 500;

export class TrafficCounter {
  readonly #ports: TrafficPorts;
  #waiting = new Map<string, TrafficCount>();
  #writing: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(ports: TrafficPorts) {
    this.#ports = ports;
  }

  /** False when the visit was dropped because too many counts wait. */
  count(visit: Visit): boolean {
    return this.#add({ ...visit, day: dayOf(this.#ports.clock.now()), count: 1 });
  }

  /** Writes what was counted so far, after any write in progress. Rejects when it cannot; the counts then wait for the next write. */
  flush(): Promise<void> {
    const written = this.#writing.then(() => this.#write());
    this.#writing = written.catch(() => undefined);
    return written;
  }

  /** Writes every few seconds. `onError` is called for each failed attempt; the next one retries. */
  start(onError: (error: unknown) => void): void {
    this.#timer = setInterval(() => void this.flush().catch(onError), INTERVAL_MS);
  }

  /** Writes what is left; if that fails it rejects, and the counts are lost. */
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
