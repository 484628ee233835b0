import type { IBreaker } from 'cockatiel';

/**
 * Opens on an outage: so many failures in a row, over at least some time. Failures at one moment are none, for then it was perhaps
 * this process that stood still while all its calls ran out of time.
 */
export class OutageBreaker implements IBreaker {
  /** Failures since the last success, and when they began: milliseconds since 1970. */
  state = { failures: 0, since: 0 };
  readonly #failures: number;
  readonly #forMs: number;

  constructor(failures: number, forMs: number) {
    this.#failures = failures;
    this.#forMs = forMs;
  }

  success(): void {
    this.state.failures = 0;
  }

  failure(): boolean {
    const now = Date.now();
    if (this.state.failures === 0) this.state.since = now;
    this.state.failures += 1;
    return this.state.failures >= this.#failures && now - this.state.since >= this.#forMs;
  }
}
