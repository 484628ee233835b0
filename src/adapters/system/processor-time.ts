/**
 * Processor time of this thread by request, without following every promise, which would cost each request more than it tells. Express
 * takes a request through many turns of the event loop, nearly all of them short; the one that renders, searches or reads a body also
 * answers. So what was used between two marks belongs to the request that was entered at the first, if the turn has not ended since, else
 * to the one that answers at the second.
 */
export class ProcessorTime<T extends object> {
  readonly #used = new WeakMap<T, number>();
  #current: T | null = null;
  #since = 0;

  /** What runs from here on in this turn is for this request. */
  enter(request: T): void {
    this.#settle(this.#current);
    if (this.#current === null) setImmediate(() => this.#leave());
    this.#current = request;
  }

  /** What ran since the last mark was for this request. */
  answer(request: T): void {
    this.#settle(this.#current ?? request);
  }

  /** In milliseconds. */
  usedBy(request: T): number {
    return this.#used.get(request) ?? 0;
  }

  #leave(): void {
    this.#settle(this.#current);
    this.#current = null;
  }

  #settle(owner: T | null): void {
    const { user, system } = process.threadCpuUsage();
    const now = (user + system) / 1000;
    if (owner !== null) this.#used.set(owner, this.usedBy(owner) + now - this.#since);
    this.#since = now;
  }
}
