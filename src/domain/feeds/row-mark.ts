/** What is kept of the row that a vehicle was last read from. An equal row, read in the same way, need not be read again. */
import { digits, Hashing, type Hash } from '../vehicle/fingerprint.ts';
import type { FeedNode, FeedRecord } from './feed-record.ts';

/** What the row adds to the report of an import. */
export interface RowEffects {
  /** The fields that it fills, as `filledFields` writes them. */
  readonly filled: string;
  /** How its numbers are written, as `NumberColumns` notes it. */
  readonly numbers: string;
}

/**
 * Differs with the row, with how it is read and with what the vehicle has become since.
 * @param reading whatever else decides how a row is read: the profile, the program, the year
 * @param fingerprint of the vehicle that the row gave
 */
export const rowHash = (reading: string, record: FeedRecord, fingerprint: string): Hash => {
  const hash = new Hashing();
  hash.addWhole(reading);
  hash.addWhole(fingerprint);
  addNode(record, hash);
  return hash.value;
};

const addNode = (node: FeedNode, hash: Hashing): void => {
  if (typeof node === 'string') hash.addWhole(node);
  else if (node instanceof Map) {
    hash.addWhole(`{${String(node.size)}`);
    for (const [name, child] of node as FeedRecord) {
      hash.addWhole(name);
      addNode(child, hash);
    }
  } else {
    const list = node as readonly FeedNode[];
    hash.addWhole(`[${String(list.length)}`);
    for (const child of list) addNode(child, hash);
  }
};

const HASH_DIGITS = 16;

/** As it is stored: the hash, then the effects. */
export const writeRowMark = (hash: Hash, { filled, numbers }: RowEffects): string => `${digits(hash)}${filled} ${numbers}`;

export const readRowMark = (mark: string): { readonly hash: Hash; readonly effects: string } => ({
  hash: [parseInt(mark.slice(0, 8), 16), parseInt(mark.slice(8, HASH_DIGITS), 16)],
  effects: mark.slice(HASH_DIGITS),
});

export const readEffects = (effects: string): RowEffects => {
  const [filled = '', numbers = ''] = effects.split(' ');
  return { filled, numbers };
};
