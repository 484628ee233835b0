import { highestBit } from '../bits.ts';
import type { Blocks } from '../columns/blocks.ts';
import { SEVERAL, type Row } from '../columns/layout.ts';
import type { Segments } from '../columns/segments.ts';
import type { Term } from '../query/program.ts';
import { HashTable, hashOfNumbers } from './hash-table.ts';

/** Characters in each of the three numbers that hold a VIN, and the digits that they are written in: 0 is no character. */
const PART = 6;
const BASE = 37;

type Packed = readonly [number, number, number];

const digitOf = (code: number): number => (code < 58 ? code - 47 : code - 86);

/** @param word small letters and digits */
const packed = (word: string): Packed => {
  const part = (from: number): number => {
    let sum = 0;
    for (let k = from; k < from + PART && k < word.length; k++) sum = sum * BASE + digitOf(word.charCodeAt(k));
    return sum;
  };
  return [part(0), part(PART), part(2 * PART)];
};

/**
 * VINs by slot, and the slots of a VIN. Numbers are nearly all different, so they are kept as numbers, 12 bytes and an entry of a hash table a
 * listing, where texts in a map would take a hundred. Listings of one vehicle form a ring.
 */
export class SameVehicles {
  readonly #segments: Segments;
  readonly #blocks: Blocks;
  readonly #slots: HashTable;
  /** By slot, the next listing of the same vehicle, in a ring; few vehicles have several. */
  readonly #ring = new Map<number, number>();
  readonly #isBefore: (a: number, b: number) => boolean;

  /** @param isBefore whether the listing in the first slot came before that in the second */
  constructor(segments: Segments, blocks: Blocks, isBefore: (a: number, b: number) => boolean) {
    this.#segments = segments;
    this.#blocks = blocks;
    this.#isBefore = isBefore;
    this.#slots = new HashTable((slot) => hashOfNumbers(...this.#vinOf(slot)));
  }

  /**
   * @param word what `searchableVin` answers
   * @param isSame whether the slot's listing is of the same vehicle as that in another slot with the same VIN; null when the VIN says nothing
   */
  put(slot: number, word: string | null, isSame: ((other: number) => boolean) | null): void {
    if (word === null) return;
    const vin = packed(word);
    const other = isSame === null ? undefined : this.#find(vin, isSame);
    this.#segments.of(slot).vins.set(vin, 3 * (slot & 0xffff));
    this.#slots.add(slot);
    if (other === undefined) return;
    this.#ring.set(slot, this.#ring.get(other) ?? other);
    this.#ring.set(other, slot);
    for (const each of [slot, other]) this.#segments.add(SEVERAL, each);
  }

  remove(slot: number): void {
    if (this.#vinOf(slot)[0] === 0) return;
    this.#slots.delete(slot);
    this.#segments.of(slot).vins.fill(0, 3 * (slot & 0xffff), 3 * (slot & 0xffff) + 3);
    const next = this.#ring.get(slot);
    if (next === undefined) return;
    let before = next;
    while (this.#ring.get(before) !== slot) before = this.#ring.get(before)!;
    this.#ring.delete(slot);
    this.#segments.remove(SEVERAL, slot);
    if (before === next) {
      this.#ring.delete(next);
      this.#segments.remove(SEVERAL, next);
    } else this.#ring.set(before, next);
  }

  /** The slots with this VIN. */
  withVin(word: string, freeRow: () => Row): Term[] {
    const found: number[] = [];
    this.#find(packed(word), (slot) => {
      found.push(slot);
      return false;
    });
    return this.#blocks.rowOf(found, freeRow);
  }

  /**
   * Keeps of each vehicle the listing that came first among the hits, and in each of the other rows that of vehicles without a hit. Looks at the
   * blocks that the query kept: no other has any of these.
   */
  keepFirst(hits: Row, others: readonly Row[]): void {
    if (this.#ring.size === 0) return;
    this.#keepFirstOf(hits, null);
    for (const row of others) this.#keepFirstOf(row, hits);
  }

  #keepFirstOf(row: Row, found: Row | null): void {
    const has = (of: Row, slot: number): boolean => this.#blocks.has(of, slot);
    this.#blocks.eachPage(row, 'kept', (page, word) => {
      for (let bits = word & this.#segments.word(SEVERAL, page); bits !== 0; bits ^= 1 << highestBit(bits)) {
        const slot = (page << 5) | highestBit(bits);
        for (let other = this.#ring.get(slot)!; other !== slot; other = this.#ring.get(other)!) {
          const isFound = found !== null && has(found, other);
          if (isFound || (has(row, other) && this.#isBefore(other, slot))) this.#segments.remove(row, slot);
        }
      }
    });
  }

  #find([a, b, c]: Packed, passes: (slot: number) => boolean): number | undefined {
    return this.#slots.find(hashOfNumbers(a, b, c), (slot) => {
      const [x, y, z] = this.#vinOf(slot);
      return a === x && b === y && c === z && passes(slot);
    });
  }

  #vinOf(slot: number): Packed {
    const { vins } = this.#segments.of(slot);
    const place = 3 * (slot & 0xffff);
    return [vins[place]!, vins[place + 1]!, vins[place + 2]!];
  }
}
