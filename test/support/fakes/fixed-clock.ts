import type { Clock } from '../../../src/ports/clock.ts';

/** Does not move until a test moves it. Starts on 15 September 2026, 12:00 UTC. */
export class FixedClock implements Clock {
  #now: number;

  constructor(now: number = Date.UTC(2026, 8, 15, 12)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
