/**
 * The inner loops of a search, in WebAssembly (`assembly/kernel.ts`). Every argument is a number, a count or the address of an array in the
 * memory: its `byteOffset`. A set is `words`, one for each of `count` or from one place up to another; `pages` is where their pages are
 * listed, or 0 for all pages in order. `isWide` says that codes have 32 bits rather than 16, values 64 rather than 32.
 */
import { Buffer } from 'node:buffer';
import { compileKernel } from './compile.mjs';

declare const SEARCH_KERNEL: string | undefined;

/** The build puts it here; without one, it is compiled. */
const bytes = typeof SEARCH_KERNEL === 'undefined' ? await compileKernel() : Buffer.from(SEARCH_KERNEL, 'base64');
const compiled = await WebAssembly.compile(bytes);

/** The loops, with the names of their arguments as they are in `assembly/kernel.ts`. */
export interface Kernel {
  /** Writes the union of `count` rows, whose addresses are listed at `rows`. */
  readonly unite: (pages: number, from: number, to: number, rows: number, count: number, target: number) => void;
  /** Adds what is in one row and not in the other. */
  readonly addBetween: (pages: number, from: number, to: number, row: number, beyond: number, target: number) => void;
  /** Adds the passing slots of one row and not the other whose value lies in a range, bounds included. */
  readonly addWithin: (
    pages: number,
    from: number,
    to: number,
    passing: number,
    row: number,
    beyond: number,
    values: number,
    isWide: boolean,
    min: number,
    max: number,
    target: number,
  ) => void;
  /** Adds the passing slots whose code is allowed: 1 in a byte a code. */
  readonly addCodes: (
    pages: number,
    count: number,
    passing: number,
    codes: number,
    isWide: boolean,
    stride: number,
    allowed: number,
    target: number,
  ) => void;
  /** Writes all slots of the pages whose dealer is allowed: 1 in a byte a dealer. */
  readonly addOwners: (pages: number, from: number, to: number, dealers: number, allowed: number, target: number) => void;
  /** Takes those that fail a second time out of `passing`; `failed` notes those that failed once. */
  readonly fail: (from: number, to: number, passing: number, failed: number, passed: number) => void;
  /** Writes what is in both sets, or with all bits in `flip` what is in the first and not in the other. */
  readonly keep: (count: number, words: number, others: number, flip: 0 | -1, target: number) => void;
  /** Keeps what is priced in a currency, and writes `unpriced` (all bits or none) for what is not. */
  readonly keepPriced: (pages: number, from: number, to: number, priced: number, unpriced: number, target: number) => void;
  /** Removes a set from one of all pages. */
  readonly removeAt: (pages: number, count: number, words: number, target: number) => void;
  /** Lists the pages whose dealer passes, with their slots in use, and answers how many they are. */
  readonly choosePages: (count: number, dealers: number, passes: number, live: number, pages: number, words: number) => number;
  /** How many slots are in the row too. */
  readonly countBoth: (pages: number, count: number, words: number, row: number) => number;
  /** Adds the slots to the counts of their dealers. */
  readonly countByOwner: (pages: number, count: number, words: number, dealers: number, counts: number) => void;
  /** Adds `by` for each slot to the count of its code; `room` has `COUNTING_ROOM`. */
  readonly countByCode: (
    pages: number,
    count: number,
    words: number,
    codes: number,
    isWide: boolean,
    stride: number,
    counts: number,
    by: number,
    room: number,
  ) => void;
  /** The same for four codes a slot that lie side by side: what is read of a slot is in one place. */
  readonly countByFour: (
    pages: number,
    count: number,
    words: number,
    codes: number,
    isWide: boolean,
    first: number,
    second: number,
    third: number,
    fourth: number,
    by: number,
    room: number,
  ) => void;
  /** Adds up the counts of codes by an attribute of theirs, and answers the count of those without one, −1. */
  readonly sumBy: (size: number, counts: number, attribute: number, sums: number) => number;
  /**
   * Writes the codes with a count to `codes`, most first, equal ones in the order of the list, or ascending where `ordered` is 0; answers how
   * many they are. `spare` has room for as many, `places` for `RANKING_ROOM`.
   */
  readonly rank: (ordered: number, size: number, counts: number, codes: number, spare: number, places: number) => number;
  /**
   * The least value for `sign` 1, or the greatest for −1, times the sign, of the slots that are in one row and not in the other, or in both for
   * −1, when it is less than `held`; beyond `end` there is nothing. `bounds` are the values' lowest or highest by page, by which most pages are
   * skipped.
   */
  readonly outermost: (
    pages: number,
    count: number,
    words: number,
    row: number,
    other: number,
    values: number,
    isWide: boolean,
    bounds: number,
    sign: 1 | -1,
    held: number,
    end: number,
  ) => number;
  /**
   * Lists slots whose key is not below the threshold, from place `from` on while there is room for a page's, and answers the place where it
   * stopped; `state` holds how many are listed. A key is `sign` times the value less what the dealer's place takes away. Where there are no
   * values, or none of a slot, they are 0 (no array) or come last. `bounds` are the values' lowest or highest by page.
   */
  readonly collect: (
    pages: number,
    from: number,
    count: number,
    words: number,
    dealers: number,
    less: number,
    values: number,
    isWide: boolean,
    within: number,
    bounds: number,
    sign: number,
    threshold: number,
    ids: number,
    isWideId: boolean,
    lowIds: number,
    thresholdId: number,
    keys: number,
    slots: number,
    room: number,
    state: number,
  ) => number;
  /** Writes the squares of the chords from a point to the dealers, and excludes dealers beyond the greatest. */
  readonly measure: (
    count: number,
    x: number,
    y: number,
    z: number,
    xs: number,
    ys: number,
    zs: number,
    most: number,
    passes: number,
    squares: number,
  ) => void;
}

/** Places of digits, in words. */
export const RANKING_ROOM = 2048 + 1;

/** Room that counting needs, in bytes: 2048 slots, those of another page, and where they end. */
export const COUNTING_ROOM = 16 + 4 * (2048 + 48);

/** The loops over a memory. */
export const kernelOf = (memory: WebAssembly.Memory): Kernel =>
  new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Kernel;
