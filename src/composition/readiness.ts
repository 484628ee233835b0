import type { Readiness } from '../adapters/http/health.ts';
import type { Vehicles } from '../ports/vehicles.ts';

/** Ready once the inventory is loaded, while the database answers, until the process is told to stop. */
export class ServerReadiness implements Readiness {
  readonly #vehicles: Vehicles;
  #phase: 'loading' | 'serving' | 'stopping' = 'loading';

  constructor(vehicles: Vehicles) {
    this.#vehicles = vehicles;
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
      return null;
    } catch {
      return 'the database does not answer';
    }
  }
}
