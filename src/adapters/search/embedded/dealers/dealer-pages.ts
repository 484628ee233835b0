import { highestBit } from '../bits.ts';
import { DEALER, LIVE, NEXT, PAGES_PER_BLOCK, PAGES_PER_SEGMENT, SLOTS_PER_PAGE } from '../columns/layout.ts';
import type { Segments } from '../columns/segments.ts';

const NOBODY = -1;
const END = -1;
const FULL = -1;
/** A neighbourhood takes a share of the pages that it has when it needs more, at most a block. */
const SHARE = 1 / 8;

/** Dealers near each other. */
interface Neighbourhood {
  pages: number;
  readonly free: number[];
}

/**
 * Allocates slots and releases them. A page is 32 slots, one word of every row, and belongs to one dealer: what depends on the dealer is
 * evaluated once a page. A dealer's pages are a list, the last one that was taken first. Dealers of a neighbourhood share blocks, so that a
 * search around a place looks at few of them.
 */
export class Pages {
  /** Every page is below this: whole blocks. */
  count = 0;
  /** By dealer, the first page. */
  first = new Int32Array(0);
  readonly #segments: Segments;
  readonly #grow: () => void;
  readonly #neighbourhoods = new Map<number, Neighbourhood>();
  /** By dealer. */
  readonly #homes: (Neighbourhood | undefined)[] = [];
  /** What is left of the block that small neighbourhoods share: from here to the end of the block. */
  #shared = 0;

  /** @param grow adds a segment */
  constructor(segments: Segments, grow: () => void) {
    this.#segments = segments;
    this.#grow = grow;
  }

  dealerOf(page: number): number {
    return this.#segments.word(DEALER, page);
  }

  /** @param place a number that dealers near each other have in common; the first one of a dealer stands */
  take(dealer: number, place: number): number {
    const page = this.#openPageOf(dealer, place);
    const bit = highestBit(~this.#segments.word(LIVE, page));
    const slot = page * SLOTS_PER_PAGE + bit;
    this.#segments.add(LIVE, slot);
    return slot;
  }

  release(slot: number): void {
    this.#segments.remove(LIVE, slot);
    const page = slot >>> 5;
    if (this.#segments.word(LIVE, page) === 0) this.#leave(page);
  }

  /** A page of the dealer with a free slot. */
  #openPageOf(dealer: number, place: number): number {
    if (dealer >= this.first.length) {
      const before = this.first.length;
      this.first = this.#segments.memory.grown(this.first, dealer + 1);
      this.first.fill(END, before);
    }
    for (let page = this.first[dealer]!; page !== END; page = this.#segments.word(NEXT, page))
      if (this.#segments.word(LIVE, page) !== FULL) return page;
    const home = (this.#homes[dealer] ??= this.#neighbourhoodAt(place));
    if (home.free.length === 0) this.#extend(home);
    const added = home.free.pop()!;
    this.#segments.setWord(DEALER, added, dealer);
    this.#segments.setWord(NEXT, added, this.first[dealer]!);
    this.first[dealer] = added;
    return added;
  }

  /** Frees a page without listings. */
  #leave(page: number): void {
    const dealer = this.dealerOf(page);
    const next = this.#segments.word(NEXT, page);
    if (this.first[dealer] === page) this.first[dealer] = next;
    else {
      let before = this.first[dealer]!;
      while (this.#segments.word(NEXT, before) !== page) before = this.#segments.word(NEXT, before);
      this.#segments.setWord(NEXT, before, next);
    }
    this.#segments.setWord(DEALER, page, NOBODY);
    this.#segments.setWord(NEXT, page, END);
    this.#homes[dealer]!.free.push(page);
  }

  #neighbourhoodAt(place: number): Neighbourhood {
    const known = this.#neighbourhoods.get(place);
    if (known) return known;
    const added = { pages: 0, free: [] };
    this.#neighbourhoods.set(place, added);
    return added;
  }

  #extend(home: Neighbourhood): void {
    const wanted = Math.min(PAGES_PER_BLOCK, Math.ceil((home.pages + 1) * SHARE));
    const isWhole = wanted === PAGES_PER_BLOCK;
    let from = isWhole ? this.#block() : this.#shared;
    if (from % PAGES_PER_BLOCK === 0 && !isWhole) from = this.#block();
    const to = Math.min(from + wanted, from - (from % PAGES_PER_BLOCK) + PAGES_PER_BLOCK);
    if (!isWhole) this.#shared = to;
    // The first one is taken first.
    for (let page = to - 1; page >= from; page--) home.free.push(page);
    home.pages += to - from;
  }

  /** A new block. */
  #block(): number {
    const from = this.count;
    this.count += PAGES_PER_BLOCK;
    if (this.count > this.#segments.all.length * PAGES_PER_SEGMENT) this.#grow();
    return from;
  }
}
