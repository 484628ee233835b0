/** Retries as a share of the calls: many failures at once must not double the load on a server that is failing. */
export class RetryBudget {
  readonly #perCall: number;
  readonly #most: number;
  #left: number;

  /** One retry for every `1 / perCall` calls, and at most `most` saved up. */
  constructor(perCall: number, most: number) {
    this.#perCall = perCall;
    this.#most = most;
    this.#left = most;
  }

  called(): void {
    this.#left = Math.min(this.#most, this.#left + this.#perCall);
  }

  /** Whether one more retry may be made; it then counts as made. */
  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
