/**
 * The inner loops of a search, in WebAssembly (`assembly/`). Every argument is a number: an address in the memory, a count, or the
 * name of a row or plane (`columns/layout.ts`). They go over the blocks that they were last told to look at.
 */
import { Buffer } from 'node:buffer';
import { compileKernel } from './compile.mjs';

declare const SEARCH_KERNEL: string | undefined;

/** The build puts it here; without one, it is compiled. */
const bytes = typeof SEARCH_KERNEL === 'undefined' ? await compileKernel() : Buffer.from(SEARCH_KERNEL, 'base64');
const compiled = await WebAssembly.compile(bytes);

/** The loops, with the names of their arguments as they are in `assembly/`. */
export interface Kernel {
  /** Before everything else, and when the first code needs more than 16 bits. */
  readonly begin: (segmentList: number, workRoom: number, bitPlaces: number, toHigh: number) => void;
  /** What the next loops go over: a list of blocks, ascending. */
  readonly look: (list: number, length: number) => void;
  /**
   * Writes the slots in use of the pages of dealers that pass, 1 in a byte a dealer, and marks their blocks, 1 in a byte a block. `first` has
   * each dealer's first page; of a block without such a page nothing is written.
   */
  readonly choosePages: (
    dealers: number,
    passes: number,
    first: number,
    next: number,
    live: number,
    target: number,
    marks: number,
  ) => void;
  /**
   * Runs the filters of a program (`query/program.ts`) over the candidates: writes what passes all, and for each choice what fails it and
   * nothing else. Lists and looks at the blocks that have any; answers how many.
   */
  readonly select: (program: number, end: number, candidates: number, hits: number, list: number) => number;
  /** Writes what is in both rows, or with all bits in `flip` what is in the first and not in the other. */
  readonly keep: (row: number, other: number, flip: 0 | -1, target: number) => void;
  /** How many slots are in both rows. */
  readonly countBoth: (row: number, other: number) => number;
  /** Adds to `number` counts how many slots are in each of the rows that are listed. */
  readonly countByRows: (row: number, rows: number, number: number, counts: number) => void;
  /** Adds the slots to the counts of their dealers; first comes a count of no meaning. */
  readonly countByOwner: (row: number, dealers: number, counts: number) => void;
  /** Adds `by` for each slot to the count of its code. */
  readonly countByCode: (row: number, codes: number, counts: number, by: 1 | -1) => void;
  /** The same for the first four columns of codes, while no code has more than 16 bits. */
  readonly countByFour: (
    row: number,
    codes: number,
    first: number,
    second: number,
    third: number,
    fourth: number,
    by: 1 | -1,
  ) => void;
  /**
   * Adds up the counts of codes by several attributes of theirs. `attributes` and `sums` list where each has its values and sums; the sum of
   * value −1 comes first. Counts and attributes have room for a multiple of four codes.
   */
  readonly sumBy: (size: number, counts: number, attributes: number, sums: number, number: number) => void;
  /**
   * Extends the two numbers at `out`, the least and the greatest value so far, by the slots that are in both rows: those that are not `beyond`
   * for the least, those that are `above` for the greatest. `lows` and `highs` are the bounds of pages, by which most are skipped.
   */
  readonly extend: (
    row: number,
    within: number,
    beyond: number,
    above: number,
    plane: number,
    width: number,
    table: number,
    lows: number,
    highs: number,
    out: number,
  ) => void;
  /** Writes the best `size` slots of an order (`order/orders.ts`), of which there are at least as many: a heap of keys and ids, the worst on top. */
  readonly collect: (order: number, heap: number, size: number) => void;
  /** Takes the worst out of a heap of so many, and answers its id. */
  readonly takeWorst: (heap: number, size: number) => number;
  /**
   * Counts the slots of an order by bucket of their keys, of which 0 is for those without; with a target, writes instead those from one bucket
   * to another. Notes the least and the greatest key.
   */
  readonly spread: (
    order: number,
    least: number,
    scale: number,
    counts: number,
    target: number,
    low: number,
    high: number,
  ) => void;
}

/** Into which keys are spread. */
export const BUCKETS = 2048;

/** The loops over a memory. */
export const kernelOf = (memory: WebAssembly.Memory): Kernel =>
  new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Kernel;
