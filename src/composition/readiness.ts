import type { Readiness } from '../adapters/http/health.ts';
import type { Clock } from '../ports/clock.ts';
import type { Vehicles } from '../ports/vehicles.ts';

/** Leads as readiness sees them. */
interface WritableLeads {
  /** Why none can be stored at the moment; null when they can be. */
  writeFailure(): Promise<string | null>;
}

/** Asked more often, the answer of the last write counts. */
const WRITE_EVERY_MS = 5000;

/** Ready once the inventory is loaded, while the database answers and leads can be stored, until the process is told to stop. */
export class ServerReadiness implements Readiness {
  readonly #vehicles: Vehicles;
  readonly #leads: WritableLeads;
  readonly #clock: Clock;
  #written: { readonly at: number; readonly failure: Promise<string | null> } | null = null;
  #phase: 'loading' | 'serving' | 'stopping' = 'loading';

  constructor(vehicles: Vehicles, leads: WritableLeads, clock: Clock) {
    this.#vehicles = vehicles;
    this.#leads = leads;
    this.#clock = clock;
  }

  loaded(): void {
    if (this.#phase === 'loading') this.#phase = 'serving';
  }

  leave(): void {
    this.#phase = 'stopping';
  }

  async reason(): Promise<string | null> {
    if (this.#phase === 'loading') return 'the inventory is loading';
    if (this.#phase === 'stopping') return 'the server is stopping';
    try {
      await this.#vehicles.ping();
      return (await this.#writeFailure()) === null ? null : 'leads cannot be stored: see the log';
    } catch {
      return 'the database does not answer';
    }
  }

  #writeFailure(): Promise<string | null> {
    const now = this.#clock.now();
    if (this.#written === null || Math.abs(now - this.#written.at) >= WRITE_EVERY_MS)
      this.#written = { at: now, failure: this.#leads.writeFailure() };
    return this.#written.failure;
  }
}
