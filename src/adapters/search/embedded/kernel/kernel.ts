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
  /** Writes what is in both sets. */
  readonly keep: (count: number, words: number, others: number, target: number) => void;
  /** Writes what is in the first set and not in the other. */
  readonly remove: (count: number, words: number, others: number, target: number) => void;
  /** Keeps what is priced in a currency, and writes `unpriced` (all bits or none) for what is not. */
  readonly keepPriced: (pages: number, from: number, to: number, priced: number, unpriced: number, target: number) => void;
  /** Removes a set from one of all pages. */
  readonly removeAt: (pages: number, count: number, words: number, target: number) => void;
  /** Adds slots that are listed. */
  readonly addSlots: (slots: number, count: number, target: number) => void;
  /** Lists the pages whose dealer passes, with their slots in use, and answers how many they are. */
  readonly choosePages: (count: number, dealers: number, passes: number, live: number, pages: number, words: number) => number;
  /** How many slots there are. */
  readonly countSlots: (count: number, words: number) => number;
  /** How many slots are in the row too. */
  readonly countBoth: (pages: number, count: number, words: number, row: number) => number;
  /** Adds the slots to the counts of their dealers. */
  readonly countByOwner: (pages: number, count: number, words: number, dealers: number, counts: number) => void;
  /** Adds `by` for each slot to the count of its code. */
  readonly countByCode: (
    pages: number,
    count: number,
    words: number,
    codes: number,
    isWide: boolean,
    stride: number,
    counts: number,
    by: number,
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
  ) => void;
  /** Adds up the counts of codes by an attribute of theirs, and answers the count of those without one, −1. */
  readonly sumBy: (size: number, counts: number, attribute: number, sums: number) => number;
  /** The least value of the slots that are in one row and not in the other, when it is less than `least`. `low` bounds all values of a page: most pages are skipped by it. */
  readonly least: (
    pages: number,
    count: number,
    words: number,
    row: number,
    beyond: number,
    values: number,
    isWide: boolean,
    low: number,
    least: number,
  ) => number;
  /** The greatest value of the slots that are in both rows, when it is more than `greatest`. */
  readonly greatest: (
    pages: number,
    count: number,
    words: number,
    row: number,
    above: number,
    values: number,
    isWide: boolean,
    high: number,
    greatest: number,
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

/** The loops over a memory. */
export const kernelOf = (memory: WebAssembly.Memory): Kernel =>
  new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Kernel;
