import { highestBit, type Bitmap } from './bits.ts';
import { grown } from './grown.ts';

/** A page is 64 slots, two words of every bitmap, and belongs to one dealer: what depends on the dealer is evaluated once a page. */
export const SLOTS_PER_PAGE = 64;
export const WORDS_PER_PAGE = 2;

const NOBODY = -1;

/** Allocates slots, each in a page of its dealer, and releases them. */
export class Pages {
  /** The slots in use. */
  live: Bitmap = new Int32Array(0);
  /** Ordinal of the dealer by page, negative for a free page. */
  owner = new Int32Array(0);
  /** Number of pages ever used; the rest is spare capacity. */
  count = 0;
  readonly #free: number[] = [];
  /** By dealer: pages with a free slot, the next to fill last; some may have been released since. */
  readonly #open: number[][] = [];

  /** Whether the next slot may exceed the capacity. */
  get exhausted(): boolean {
    return this.#free.length === 0 && this.count === this.owner.length;
  }

  resize(pages: number): void {
    this.live = grown(this.live, pages * WORDS_PER_PAGE);
    this.owner = grown(this.owner, pages, NOBODY);
  }

  take(dealer: number): number {
    const open = (this.#open[dealer] ??= []);
    const page = this.#openPageOf(dealer, open);
    const slot = this.#freeSlotOf(page)!;
    this.live[slot >>> 5]! |= 1 << (slot & 31);
    if (this.#freeSlotOf(page) === null) open.pop();
    return slot;
  }

  release(slot: number): void {
    const page = slot >>> 6;
    const dealer = this.owner[page]!;
    const wasFull = this.#freeSlotOf(page) === null;
    this.live[slot >>> 5]! &= ~(1 << (slot & 31));
    if (this.live[page * 2] === 0 && this.live[page * 2 + 1] === 0) {
      this.owner[page] = NOBODY;
      this.#free.push(page);
    } else if (wasFull) this.#open[dealer]?.push(page);
  }

  /** A page of the dealer with a free slot, left on top of their open pages. */
  #openPageOf(dealer: number, open: number[]): number {
    let page = open.at(-1);
    while (page !== undefined && (this.owner[page] !== dealer || this.#freeSlotOf(page) === null)) {
      open.pop();
      page = open.at(-1);
    }
    if (page !== undefined) return page;
    const added = this.#free.pop() ?? this.count++;
    this.owner[added] = dealer;
    open.push(added);
    return added;
  }

  #freeSlotOf(page: number): number | null {
    for (let w = page * WORDS_PER_PAGE; w < (page + 1) * WORDS_PER_PAGE; w++) {
      const free = ~this.live[w]!;
      if (free !== 0) return (w << 5) | highestBit(free);
    }
    return null;
  }
}
