/**
 * Sets of slots as bitmaps: slot `s` is bit `s % 32` of word `s / 32`. Loops over set bits are written out where they run, since
 * they are the engine's inner loops:
 *
 *     for (let bits = words[w]!; bits !== 0; bits ^= 1 << highestBit(bits)) visit((w << 5) | highestBit(bits));
 */

export type Bitmap = Int32Array;

/** Position of the highest set bit; the word must not be 0. */
export const highestBit = (word: number): number => 31 - Math.clz32(word);

/** Number of set bits in a word. */
export const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** A set of slots in both forms. */
export interface SlotSet {
  readonly words: Bitmap;
  /** Word after word, in any order inside a word. */
  readonly slots: Uint32Array;
}

/** A word with more bits than this is read bit by bit, without a branch, rather than from set bit to set bit. */
const DENSE = 12;

/** Lists the slots of a bitmap, written to `room`. */
export const slotSet = (words: Bitmap, room: Uint32Array): SlotSet => {
  let count = 0;
  for (let w = 0; w < words.length; w++) {
    let bits = words[w]!;
    const first = w << 5;
    if (countBits(bits) > DENSE) {
      for (let k = 0; k < 32; k++) {
        room[count] = first | k;
        count += (bits >>> k) & 1;
      }
    } else {
      while (bits !== 0) {
        const bit = highestBit(bits);
        room[count++] = first | bit;
        bits ^= 1 << bit;
      }
    }
  }
  return { words, slots: room.subarray(0, count) };
};

/** Removes from `target` what is not in `other`. */
export const intersect = (target: Bitmap, other: Bitmap): void => {
  for (let w = 0; w < target.length; w++) target[w]! &= other[w]!;
};
