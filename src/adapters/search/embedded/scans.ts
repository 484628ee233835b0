/** Bitmaps from columns. Columns are read only where `candidates` has a bit in the word; elsewhere the answer may be wrong. */
import type { Bitmap } from './bits.ts';

/** Adds the slots whose code is allowed: 1 in `allowed`. */
export const scanCodes = (codes: Uint32Array, allowed: Uint8Array, candidates: Bitmap, target: Bitmap): void => {
  for (let w = 0; w < target.length; w++) {
    if (candidates[w] === 0) continue;
    const first = w << 5;
    let bits = 0;
    for (let k = 0; k < 32; k++) bits |= allowed[codes[first + k]!]! << k;
    target[w]! |= bits;
  }
};

/** Adds the slots whose value lies in a range, bounds included. */
export const scanRange = (values: Float64Array, min: number, max: number, candidates: Bitmap, target: Bitmap): void => {
  for (let w = 0; w < target.length; w++) {
    if (candidates[w] === 0) continue;
    const first = w << 5;
    let bits = 0;
    for (let k = 0; k < 32; k++) {
      const value = values[first + k]!;
      // Without a branch: the processor would predict it wrongly half the time, which costs five times the comparison.
      bits |= (Number(value >= min) & Number(value <= max)) << k;
    }
    target[w]! |= bits;
  }
};

/** All slots, used or not, in pages of allowed dealers: 1 in `allowed` by ordinal. */
export const scanOwners = (owners: Int32Array, allowed: Uint8Array, target: Bitmap): void => {
  for (let page = 0; page * 2 < target.length; page++) {
    const owner = owners[page]!;
    target[page * 2] = target[page * 2 + 1] = owner >= 0 && allowed[owner] === 1 ? -1 : 0;
  }
};
