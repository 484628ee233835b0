/** Counting slots. */
import type { SlotSet } from './bits.ts';
import type { CodesBySlot } from './columns/slot-codes.ts';
import { COUNTING_ROOM, type Kernel } from './kernel/kernel.ts';
import type { Scratch } from './scratch.ts';

/** Adds `by` for each slot to the count of its code. */
export const countByCode = (
  kernel: Kernel,
  { words, listed }: SlotSet,
  { address, isWide, stride }: CodesBySlot,
  counts: Uint32Array,
  by: 1 | -1,
  scratch: Scratch,
): void => {
  const room = scratch.words(COUNTING_ROOM / 4);
  kernel.countByCode(listed, words.length, words.byteOffset, address, isWide, stride, counts.byteOffset, by, room.byteOffset);
};

export const countSlots = ({ countBoth }: Kernel, { words }: SlotSet): number =>
  countBoth(0, words.length, words.byteOffset, words.byteOffset);

/** The slots in a set that are in the row too. */
export const countBoth = ({ countBoth }: Kernel, { words, listed }: SlotSet, row: Int32Array): number =>
  countBoth(listed, words.length, words.byteOffset, row.byteOffset);
