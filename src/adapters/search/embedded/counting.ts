/** Counting slots by code. */
import { highestBit, type Bitmap, type SlotSet } from './bits.ts';
import type { CodesBySlot } from './columns/slot-codes.ts';

type Values = Float32Array | Float64Array;

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

/**
 * The least value of the slots that are in one row and not in the other, when it is less than `least`.
 * @param low by page, a bound of all its values: most pages are skipped by it
 */
export const leastOf = (
  { pages, words }: SlotSet,
  row: Bitmap,
  beyond: Bitmap,
  values: Values,
  low: Float64Array,
  least: number,
): number => {
  for (let i = 0; i < words.length; i++) {
    const page = pages[i]!;
    if (low[page]! >= least) continue;
    for (let bits = words[i]! & row[page]! & ~beyond[page]!; bits !== 0; bits ^= 1 << highestBit(bits)) {
      const value = values[(page << 5) | highestBit(bits)]!;
      if (value < least) least = value;
    }
  }
  return least;
};

/** The same for the greatest value of the slots that are in both rows. */
export const greatestOf = (
  { pages, words }: SlotSet,
  row: Bitmap,
  above: Bitmap,
  values: Values,
  high: Float64Array,
  greatest: number,
): number => {
  for (let i = 0; i < words.length; i++) {
    const page = pages[i]!;
    if (high[page]! <= greatest) continue;
    for (let bits = words[i]! & row[page]! & above[page]!; bits !== 0; bits ^= 1 << highestBit(bits)) {
      const value = values[(page << 5) | highestBit(bits)]!;
      if (value > greatest) greatest = value;
    }
  }
  return greatest;
};

/** Writes the slots of a set to `room`, and returns those written. */
export const listSlots = ({ pages, words }: SlotSet, room: Uint32Array): Uint32Array => {
  let length = 0;
  for (let i = 0; i < words.length; i++) {
    const first = pages[i]! << 5;
    for (let bits = words[i]!; bits !== 0;) {
      const bit = highestBit(bits);
      bits ^= 1 << bit;
      room[length] = first | bit;
      length += 1;
    }
  }
  return room.subarray(0, length);
};

/** Adds `by` for each slot of a list to the count of its code. */
export const countListByCode = (slots: Uint32Array, codes: CodesBySlot, counts: Uint32Array, by: 1 | -1): void => {
  // Iterating over the array itself takes four times as long.
  const { length } = slots;
  for (let i = 0; i < length; i++) counts[codes[slots[i]!]!]! += by;
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
