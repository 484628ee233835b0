import type { Bitmap } from './bits.ts';
import { SLOTS_PER_PAGE } from './dealer-pages.ts';
import { grown } from './grown.ts';

const END = -1;

/** For each code a doubly linked list of its slots, stored in two columns. */
export class SlotChains {
  #next = new Int32Array(0);
  #previous = new Int32Array(0);
  readonly #first: number[] = [];

  resize(pages: number): void {
    this.#next = grown(this.#next, pages * SLOTS_PER_PAGE);
    this.#previous = grown(this.#previous, pages * SLOTS_PER_PAGE);
  }

  add(code: number, slot: number): void {
    const first = this.#first[code] ?? END;
    this.#next[slot] = first;
    this.#previous[slot] = END;
    if (first !== END) this.#previous[first] = slot;
    this.#first[code] = slot;
  }

  remove(code: number, slot: number): void {
    const [next, previous] = [this.#next[slot]!, this.#previous[slot]!];
    if (next !== END) this.#previous[next] = previous;
    if (previous === END) this.#first[code] = next;
    else this.#next[previous] = next;
  }

  /** Adds the code's slots to a bitmap. */
  unite(target: Bitmap, code: number): void {
    for (let slot = this.#first[code] ?? END; slot !== END; slot = this.#next[slot]!) target[slot >>> 5]! |= 1 << (slot & 31);
  }
}
