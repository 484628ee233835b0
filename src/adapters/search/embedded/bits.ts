/**
 * Loops over set bits are written out where they run:
 *
 *     for (let bits = word; bits !== 0; bits ^= 1 << highestBit(bits)) visit(highestBit(bits));
 */

/** Position of the highest set bit; the word must not be 0. */
export const highestBit = (word: number): number => 31 - Math.clz32(word);

/** Number of set bits in a word. */
export const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
