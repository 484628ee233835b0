/**
 * Sets of slots as bitmaps: slot `s` is bit `s % 32` of word `s / 32`, and a word is a page. Loops over set bits are written out where
 * they run, since they are the engine's inner loops:
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

/** A set of slots by the pages that it may touch: `words[i]` holds the slots of page `pages[i]`. Pages ascend. */
export interface SlotSet {
  readonly pages: Int32Array;
  readonly words: Bitmap;
  /** The address of `pages`, or 0 when they are all pages in order: what the kernel is told. */
  readonly listed: number;
}
