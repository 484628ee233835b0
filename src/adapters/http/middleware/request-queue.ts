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
 * @param now milliseconds of a clock that never goes back
 */
export const fairRequestQueue = (now = () => performance.now()): RequestQueue => {
  const waiting: { readonly begin: () => void; readonly since: number }[] = [];
  let hasArrived = false;
  let turns = 0;
  let isTurning = false;

  const turn = (): void => {
    if (hasArrived && turns < MOST_TURNS) turns += 1;
    else {
      turns = 0;
      waiting.shift()?.begin();
    }
    hasArrived = false;
    isTurning = waiting.length > 0;
    if (isTurning) setImmediate(turn);
  };

  return {
    connect() {
      hasArrived = true;
    },
    arrive() {
      hasArrived = true;
      const [oldest] = waiting;
      return oldest ? now() - oldest.since : 0;
    },
    enqueue(begin) {
      waiting.push({ begin, since: now() });
      if (isTurning) return;
      isTurning = true;
      setImmediate(turn);
    },
  };
};
