/** The loops that filter a block: some pages at a time, few enough that what one loop writes is still in the cache when the next reads it. */
import type { Bitmap, SlotSet } from './bits.ts';
import type { CodesBySlot } from './columns/slot-codes.ts';
import type { Kernel } from './kernel/kernel.ts';

/** Pages of a query from place `from` up to, not including, `to`. Its words are the slots that passed so far. */
export interface Block {
  readonly set: SlotSet;
  readonly from: number;
  readonly to: number;
}

/** A filter writes the slots of a block that pass. */
export type Filter = (block: Block, target: Bitmap) => void;

/** The union of rows, whose addresses are listed; a row has a word for every page of the index. */
export const inRows =
  ({ unite }: Kernel, rows: Int32Array): Filter =>
  ({ set, from, to }, target) =>
    unite(set.listed, from, to, rows.byteOffset, rows.length, target.byteOffset);

/** All slots of the pages whose dealer is allowed: 1 in `allowed` by ordinal. */
export const ofOwners =
  ({ addOwners }: Kernel, owners: Int32Array, allowed: Uint8Array): Filter =>
  ({ set, from, to }, target) =>
    addOwners(set.listed, from, to, owners.byteOffset, allowed.byteOffset, target.byteOffset);

/** Adds the passing slots whose code is allowed: 1 in `allowed`. */
export const addCodes = (
  kernel: Kernel,
  { words, listed }: SlotSet,
  { address, isWide, stride }: CodesBySlot,
  allowed: Uint8Array,
  target: Bitmap,
): void =>
  kernel.addCodes(listed, words.length, words.byteOffset, address, isWide, stride, allowed.byteOffset, target.byteOffset);
