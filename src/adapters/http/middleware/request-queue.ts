/** Requests that wait for the processor. */
export interface RequestQueue {
  /** Notes that a connection was accepted, whose request can be read in the next turn of the event loop. */
  connect(): void;
  /** Notes that a request has come in; how long the oldest of those before has waited, in milliseconds. */
  arrive(): number;
  /** Runs it when those before have been begun. */
  enqueue(begin: () => void): void;
}

/**
 * Turns of the event loop that only take in what arrives, between two requests that are begun. libuv accepts one connection a turn: if
 * each turn rendered a page too, connections would wait unseen in the system's backlog, health checks among them.
 */
const MOST_TURNS = 64;

/**
 * First come, first served, one request a turn of the event loop. Those that have just arrived are taken in first, so that the queue is
 * here, where it is measured, and whatever needs no queue is answered at once.
 */
export class FairRequestQueue implements RequestQueue {
  readonly #now: () => number;
  readonly #waiting: { readonly begin: () => void; readonly since: number }[] = [];
  #hasArrived = false;
  #turns = 0;
  #isTurning = false;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  connect(): void {
    this.#hasArrived = true;
  }

  arrive(): number {
    this.#hasArrived = true;
    const [oldest] = this.#waiting;
    return oldest ? this.#now() - oldest.since : 0;
  }

  enqueue(begin: () => void): void {
    this.#waiting.push({ begin, since: this.#now() });
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    if (this.#hasArrived && this.#turns < MOST_TURNS) this.#turns += 1;
    else {
      this.#turns = 0;
      this.#waiting.shift()?.begin();
    }
    this.#hasArrived = false;
    this.#isTurning = this.#waiting.length > 0;
    if (this.#isTurning) setImmediate(this.#turn);
  };
}
