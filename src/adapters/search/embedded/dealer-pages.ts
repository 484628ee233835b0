import { highestBit, type Bitmap } from './bits.ts';
import type { Memory } from './kernel/memory.ts';

/** A page is 32 slots, one word of every bitmap, and belongs to one dealer: what depends on the dealer is evaluated once a page. */
export const SLOTS_PER_PAGE = 32;

const NOBODY = -1;

/** Allocates slots, each in a page of its dealer, and releases them. */
export class Pages {
  /** The slots in use. */
  live: Bitmap = new Int32Array(0);
  /** Ordinal of the dealer by page, negative for a free page. */
  owner = new Int32Array(0);
  /** Number of pages ever used; the rest is spare capacity. */
  count = 0;
  /** The numbers of all pages. */
  all = new Int32Array(0);
  readonly #memory: Memory;
  readonly #free: number[] = [];
  /** By dealer: pages with a free slot, the next to fill last; some may have been released since. */
  readonly #open: number[][] = [];

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** Whether the next slot may exceed the capacity. */
  get exhausted(): boolean {
    return this.#free.length === 0 && this.count === this.owner.length;
  }

  resize(pages: number): void {
    this.live = this.#memory.grown(this.live, pages);
    this.owner = this.#memory.grown(this.owner, pages, NOBODY);
    const before = this.all.length;
    this.all = this.#memory.grown(this.all, pages);
    for (let page = before; page < pages; page++) this.all[page] = page;
  }

  take(dealer: number): number {
    const open = (this.#open[dealer] ??= []);
    const page = this.#openPageOf(dealer, open);
    const bit = highestBit(~this.live[page]!);
    this.live[page]! |= 1 << bit;
    if (this.#isFull(page)) open.pop();
    return page * SLOTS_PER_PAGE + bit;
  }

  release(slot: number): void {
    const page = slot >>> 5;
    const dealer = this.owner[page]!;
    const wasFull = this.#isFull(page);
    this.live[page]! &= ~(1 << (slot & 31));
    if (this.live[page] === 0) {
      this.owner[page] = NOBODY;
      this.#free.push(page);
    } else if (wasFull) this.#open[dealer]?.push(page);
  }

  /** A page of the dealer with a free slot, left on top of their open pages. */
  #openPageOf(dealer: number, open: number[]): number {
    let page = open.at(-1);
    while (page !== undefined && (this.owner[page] !== dealer || this.#isFull(page))) {
      open.pop();
      page = open.at(-1);
    }
    if (page !== undefined) return page;
    const added = this.#free.pop() ?? this.count++;
    this.owner[added] = dealer;
    open.push(added);
    return added;
  }

  #isFull(page: number): boolean {
    return this.live[page] === -1;
  }
}
