import type { Scratch } from './scratch.ts';

const SLOTS_PER_PAGE = 32;

/**
 * Selects the best of many slots without sorting them all: a buffer that is cut back to the best when it is full. Higher keys come
 * first, equal keys by ascending id. Time is linear in the number of slots, however deep the page.
 */
export class Best {
  /** A key below this is not among the best. */
  threshold = -Infinity;
  /** The id of the last of the best at the last cut: a slot with the same key and a higher id is not among them. */
  thresholdId = Infinity;
  /** What is written to this place and those after it is added by `count`. */
  readonly keys: Float64Array;
  readonly slots: Int32Array;
  count = 0;
  readonly #size: number;
  readonly #ids: Float32Array | Float64Array;
  #random = 1;

  /** Keeps `size` slots; `ids` by slot break ties. */
  constructor(size: number, ids: Float32Array | Float64Array, scratch: Scratch) {
    const room = 2 * (size + SLOTS_PER_PAGE);
    this.#size = size;
    this.#ids = ids;
    this.keys = scratch.numbers(room);
    this.slots = scratch.words(room);
  }

  /** Makes room for a page of slots. */
  cut(): void {
    if (this.count + SLOTS_PER_PAGE <= this.keys.length) return;
    this.#moveToFront(this.#size, this.count);
    this.count = this.#size;
    this.threshold = this.keys[this.#size - 1]!;
    this.thresholdId = this.#ids[this.slots[this.#size - 1]!]!;
  }

  /** The ids of the best slots from place `from` on, in order. */
  idsFrom(from: number): number[] {
    const to = Math.min(this.#size, this.count);
    this.#moveToFront(to, this.count);
    this.#moveToFront(from, to);
    const places = Array.from({ length: to - from }, (_, k) => from + k);
    return places.sort((a, b) => (this.#isBefore(a, b) ? -1 : 1)).map((place) => this.#ids[this.slots[place]!]!);
  }

  /** Moves the best `size` of the first `count` to the front, the last of them to the end of the front (quickselect). */
  #moveToFront(size: number, count: number): void {
    const target = size - 1;
    let [left, right] = [0, count - 1];
    while (left < right && target >= left) {
      const place = this.#partition(left, right);
      if (place === target) return;
      if (place < target) left = place + 1;
      else right = place - 1;
    }
  }

  /** Partitions around a random pivot: what precedes it goes to its left, the rest to its right; returns the pivot's place. */
  #partition(left: number, right: number): number {
    this.#random = (Math.imul(this.#random, 1664525) + 1013904223) >>> 0;
    this.#swap(left + (this.#random % (right - left + 1)), right);
    let place = left;
    for (let i = left; i < right; i++) {
      if (!this.#isBefore(i, right)) continue;
      this.#swap(i, place);
      place += 1;
    }
    this.#swap(place, right);
    return place;
  }

  #isBefore(a: number, b: number): boolean {
    const [x, y] = [this.keys[a]!, this.keys[b]!];
    return x > y || (x === y && this.#ids[this.slots[a]!]! < this.#ids[this.slots[b]!]!);
  }

  #swap(a: number, b: number): void {
    const [key, slot] = [this.keys[a]!, this.slots[a]!];
    this.keys[a] = this.keys[b]!;
    this.slots[a] = this.slots[b]!;
    this.keys[b] = key;
    this.slots[b] = slot;
  }
}
