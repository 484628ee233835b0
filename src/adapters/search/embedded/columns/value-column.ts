import { SLOTS_PER_PAGE } from '../dealer-pages.ts';
import type { Memory } from '../kernel/memory.ts';

/** A number for each slot, with the minimum and maximum of each page, so that most pages can be skipped. */
export class ValueColumn {
  /** NaN when the listing has no value: every comparison with it is false. In 32 bits until a value needs more to be exact. */
  values: Float32Array | Float64Array = new Float32Array(0);
  /** By page; Infinity and −Infinity on a page without values. */
  low = new Float64Array(0);
  high = new Float64Array(0);
  /** The least and the greatest of all values; null when not known. */
  #least: number | null = Infinity;
  #greatest: number | null = -Infinity;
  readonly #memory: Memory;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  resize(pages: number): void {
    this.values = this.#memory.grown(this.values, pages * SLOTS_PER_PAGE, NaN);
    this.low = this.#memory.grown(this.low, pages, Infinity);
    this.high = this.#memory.grown(this.high, pages, -Infinity);
  }

  set(slot: number, value: number | null): void {
    if (value === null) return;
    const page = slot >>> 5;
    if (Math.fround(value) !== value && this.values instanceof Float32Array) {
      this.values = this.#memory.as(Float64Array, this.values, this.values.length);
    }
    this.values[slot] = value;
    if (this.#least !== null && value < this.#least) this.#least = value;
    if (this.#greatest !== null && value > this.#greatest) this.#greatest = value;
    if (value < this.low[page]!) this.low[page] = value;
    if (value > this.high[page]!) this.high[page] = value;
  }

  clear(slot: number): void {
    const page = slot >>> 5;
    const value = this.values[slot];
    this.values[slot] = NaN;
    if (value === this.#least) this.#least = null;
    if (value === this.#greatest) this.#greatest = null;
    if (value === this.low[page] || value === this.high[page]) this.#measure(page);
  }

  /** Infinity without values. */
  get least(): number {
    return (this.#least ??= this.low.reduce((least, low) => Math.min(least, low), Infinity));
  }

  /** −Infinity without values. */
  get greatest(): number {
    return (this.#greatest ??= this.high.reduce((greatest, high) => Math.max(greatest, high), -Infinity));
  }

  #measure(page: number): void {
    let low = Infinity;
    let high = -Infinity;
    for (let slot = page * SLOTS_PER_PAGE; slot < (page + 1) * SLOTS_PER_PAGE; slot++) {
      const value = this.values[slot]!;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    this.low[page] = low;
    this.high[page] = high;
  }
}
