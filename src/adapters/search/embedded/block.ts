/** The loops that filter a block: some pages at a time, few enough that what one loop writes is still in the cache when the next reads it. */
import { highestBit, type Bitmap } from './bits.ts';
import type { CodesBySlot } from './columns/slot-codes.ts';

/** Pages of a query from place `from` up to, not including, `to`; each other array has a word for each of `pages`. */
export interface Block {
  readonly pages: Int32Array;
  /** The slots that passed so far. */
  readonly passing: Bitmap;
  from: number;
  to: number;
}

/** Writes the union of rows; a row has a word for every page of the index. */
export const gather = ({ pages, from, to }: Block, rows: readonly Bitmap[], target: Bitmap): void => {
  if (rows.length === 0) target.fill(0, from, to);
  for (let r = 0; r < rows.length; r += 2) {
    const a = rows[r]!;
    const b = rows[r + 1] ?? a;
    if (r === 0) for (let i = from; i < to; i++) target[i] = a[pages[i]!]! | b[pages[i]!]!;
    else for (let i = from; i < to; i++) target[i]! |= a[pages[i]!]! | b[pages[i]!]!;
  }
};

/** Adds a row. */
export const gatherRow = ({ pages, from, to }: Block, row: Bitmap, target: Bitmap): void => {
  for (let i = from; i < to; i++) target[i]! |= row[pages[i]!]!;
};

/** Adds what is in one row and not in the other. */
export const gatherBetween = ({ pages, from, to }: Block, row: Bitmap, beyond: Bitmap, target: Bitmap): void => {
  for (let i = from; i < to; i++) target[i]! |= row[pages[i]!]! & ~beyond[pages[i]!]!;
};

/** Adds the passing slots of one row and not the other whose value lies in a range, bounds included. */
export const gatherWithin = (
  { pages, passing, from, to }: Block,
  row: Bitmap,
  beyond: Bitmap,
  values: Float32Array | Float64Array,
  [min, max]: readonly [number, number],
  target: Bitmap,
): void => {
  for (let i = from; i < to; i++) {
    const page = pages[i]!;
    let bits = row[page]! & ~beyond[page]! & passing[i]!;
    while (bits !== 0) {
      const bit = highestBit(bits);
      bits ^= 1 << bit;
      const value = values[(page << 5) | bit]!;
      if (value >= min && value <= max) target[i]! |= 1 << bit;
    }
  }
};

/** Writes all slots of the pages whose dealer is allowed: 1 in `allowed` by ordinal. */
export const gatherOwners = ({ pages, from, to }: Block, owners: Int32Array, allowed: Uint8Array, target: Bitmap): void => {
  for (let i = from; i < to; i++) target[i] = -allowed[owners[pages[i]!]!]!;
};

/** Adds the passing slots whose code is allowed: 1 in `allowed`. */
export const addCodes = ({ pages, passing, from, to }: Block, codes: CodesBySlot, allowed: Uint8Array, target: Bitmap): void => {
  for (let i = from; i < to; i++) {
    const first = pages[i]! << 5;
    let bits = passing[i]! & ~target[i]!;
    let found = 0;
    while (bits !== 0) {
      const bit = highestBit(bits);
      bits ^= 1 << bit;
      found |= allowed[codes[first | bit]!]! << bit;
    }
    target[i]! |= found;
  }
};
