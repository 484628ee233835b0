/** Counting slots by code. */
import { highestBit, type Bitmap, type SlotSet } from './bits.ts';
import type { CodesBySlot } from './columns/slot-codes.ts';

/** Adds `by` for each slot to the count of its code. */
export const countByCode = ({ pages, words }: SlotSet, codes: CodesBySlot, counts: Uint32Array, by: 1 | -1): void => {
  for (let i = 0; i < words.length; i++) {
    const first = pages[i]! << 5;
    for (let bits = words[i]!; bits !== 0;) {
      const bit = highestBit(bits);
      bits ^= 1 << bit;
      counts[codes[first | bit]!]! += by;
    }
  }
};

/** Writes the slots in use that are in none of the sets, which share their pages: a word for every page of the index. */
export const complementOf = (live: Bitmap, { pages, words }: SlotSet, others: Bitmap | null, target: Bitmap): void => {
  for (let page = 0, i = 0; page < target.length; page++) {
    let inside = 0;
    if (i < pages.length && pages[i] === page) {
      inside = others ? words[i]! | others[i]! : words[i]!;
      i += 1;
    }
    target[page] = live[page]! & ~inside;
  }
};
