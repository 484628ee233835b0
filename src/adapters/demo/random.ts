/** Random numbers that a seed determines: the same seed gives the same inventory on every machine. */
export class Random {
  #state: number;

  /** Different pairs give unrelated sequences, so one seed serves any number of vehicles. */
  constructor(seed: number, stream: number) {
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35);
    // The first numbers of nearby states are similar to each other.
    this.next();
    this.next();
  }

  /** From 0 up to, not including, 1: mulberry32 by Tommy Ettinger (public domain). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** Throws RangeError on an empty list. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list');
    return item;
  }

  /** Normally distributed around 0, cut at three deviations (Box and Muller). */
  normal(deviation: number): number {
    const value = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
    return deviation * Math.max(-3, Math.min(3, value));
  }

  /** Exponentially distributed: a time to wait. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }
}

/** Draws items by their weight. */
export class Weighted<T> {
  readonly #items: readonly T[];
  readonly #ends: readonly number[];
  readonly #total: number;

  constructor(items: readonly (readonly [T, number])[]) {
    let end = 0;
    this.#items = items.map(([item]) => item);
    this.#ends = items.map(([, weight]) => (end += weight));
    this.#total = end;
  }

  /** Throws RangeError when there are no items. */
  pick(random: Random): T {
    const at = random.next() * this.#total;
    let low = 0;
    let high = this.#items.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (at < (this.#ends[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    const item = this.#items[low];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list');
    return item;
  }
}
