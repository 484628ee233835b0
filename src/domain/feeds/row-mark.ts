/** What is kept of the row that a vehicle was last read from. An equal row, read in the same way, need not be read again. */
import { digits, Hashing, type Hash } from '../vehicle/fingerprint.ts';
import { isList, type FeedNode, type FeedRecord } from './feed-record.ts';

/** What the row adds to the report of an import. */
export interface RowEffects {
  /** The fields that it fills, as `filledFields` writes them. */
  readonly filled: string;
  /** How its numbers are written, as `NumberColumns` notes it. */
  readonly numbers: string;
}

/**
 * Differs with the row, with how it is read and with what the vehicle has become since.
 * @param reading whatever else decides how a row is read: the profile, the program, the year, the columns of a table
 * @param row as the file has it, or as it was read
 * @param fingerprint of the vehicle that the row gave
 */
export const rowHash = (reading: string, row: string | FeedRecord, fingerprint: string): Hash => {
  const hash = new Hashing();
  hash.addWhole(reading);
  hash.addWhole(fingerprint);
  addNode(row, hash);
  return hash.value;
};

const addNode = (node: FeedNode, hash: Hashing): void => {
  if (typeof node === 'string') hash.addWhole(node);
  else if (isList(node)) {
    hash.addWhole(`[${String(node.length)}`);
    for (const child of node) addNode(child, hash);
  } else {
    hash.addWhole(`{${String(node.size)}`);
    for (const name of node.keys()) {
      hash.addWhole(name);
      addNode(node.get(name) ?? '', hash);
    }
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
