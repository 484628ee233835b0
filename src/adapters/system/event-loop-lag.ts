export interface LoadSignal {
  /** How long requests wait for this process now, in milliseconds; 0 as long as it keeps up. */
  delayMs(): number;
}

const TICK_MS = 10;
/** A turn of the event loop that takes longer is late. */
const LATE_MS = 25;
/** One slow page, or a pause of the garbage collector, makes one or two turns late; overload all of them. */
const LATE_TURNS = 4;

/** How far this process is behind its requests: all that arrive during a turn of the event loop wait for its end. */
export class EventLoopLag implements LoadSignal {
  readonly #now: () => number;
  #turnBegan: number;
  #lateTurns = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#turnBegan = now();
    // Due in every turn, and run once a turn however late it is.
    setInterval(() => this.#beginTurn(), TICK_MS).unref();
  }

  delayMs(): number {
    return this.#lateTurns < LATE_TURNS ? 0 : this.#lateness();
  }

  #lateness(): number {
    return Math.max(0, this.#now() - this.#turnBegan - TICK_MS);
  }

  #beginTurn(): void {
    this.#lateTurns = this.#lateness() > LATE_MS ? this.#lateTurns + 1 : 0;
    this.#turnBegan = this.#now();
  }
}
