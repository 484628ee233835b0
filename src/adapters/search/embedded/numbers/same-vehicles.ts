import { highestBit, type Bitmap, type SlotSet } from '../bits.ts';
import { SLOTS_PER_PAGE } from '../dealer-pages.ts';
import { grown } from '../columns/grown.ts';

const END = -1;
const NOWHERE = -1;
/** Characters in each of the three numbers that hold a VIN, and the digits that they are written in: 0 is no character. */
const PART = 6;
const BASE = 37;

type Packed = readonly [number, number, number];

const packed = (word: string): Packed => {
  const part = (from: number): number =>
    Array.from(word.slice(from, from + PART)).reduce((sum, character) => sum * BASE + parseInt(character, 36) + 1, 0);
  return [part(0), part(PART), part(2 * PART)];
};

const bitOf = (words: Bitmap, slot: number): number => (words[slot >>> 5]! >>> (slot & 31)) & 1;

/**
 * VINs by slot, and the slots of a VIN. Numbers are all different, so they are kept as numbers in a hash table, 24 bytes a listing where texts
 * in a map would take a hundred. Listings of one vehicle form a ring.
 */
export class SameVehicles {
  /** Three numbers a slot, 0 without a VIN. */
  #vins = new Uint32Array(0);
  /** By slot, the next one of the same bucket. */
  #next = new Int32Array(0);
  /** The first slot of each bucket; their number is a power of two. */
  #first = new Int32Array(0);
  /** By slot, the next listing of the same vehicle, in a ring; few vehicles have several. */
  readonly #ring = new Map<number, number>();
  /** The slots whose ring has others. */
  #several: Bitmap = new Int32Array(0);
  #count = 0;
  readonly #isBefore: (a: number, b: number) => boolean;

  /** @param isBefore whether the listing in the first slot came before that in the second */
  constructor(isBefore: (a: number, b: number) => boolean) {
    this.#isBefore = isBefore;
  }

  resize(pages: number): void {
    const slots = pages * SLOTS_PER_PAGE;
    const before = this.#next.length;
    this.#vins = grown(this.#vins, 3 * slots);
    this.#several = grown(this.#several, slots >>> 5);
    this.#next = new Int32Array(slots);
    this.#first = new Int32Array(2 ** Math.ceil(Math.log2(slots))).fill(END);
    for (let slot = 0; slot < before; slot++) if (this.#vins[3 * slot] !== 0) this.#chain(slot);
  }

  /**
   * @param word what `searchableVin` answers
   * @param isSame whether the slot's listing is of the same vehicle as that in another slot with the same VIN; null when the VIN says nothing
   */
  put(slot: number, word: string | null, isSame: ((other: number) => boolean) | null): void {
    if (word === null) return;
    const vin = packed(word);
    const other = isSame === null ? undefined : this.#slotsOf(vin).find(isSame);
    this.#vins.set(vin, 3 * slot);
    this.#chain(slot);
    if (other === undefined) return;
    this.#ring.set(slot, this.#ring.get(other) ?? other);
    this.#ring.set(other, slot);
    for (const each of [slot, other]) this.#mark(each, true);
  }

  remove(slot: number): void {
    if (this.#vins[3 * slot] === 0) return;
    this.#unchain(slot);
    this.#vins.fill(0, 3 * slot, 3 * slot + 3);
    const next = this.#ring.get(slot);
    if (next === undefined) return;
    let before = next;
    while (this.#ring.get(before) !== slot) before = this.#ring.get(before)!;
    this.#ring.delete(slot);
    this.#mark(slot, false);
    if (before === next) {
      this.#ring.delete(next);
      this.#mark(next, false);
    } else this.#ring.set(before, next);
  }

  /** Adds the slots with this VIN. */
  unite(target: Bitmap, word: string): void {
    for (const slot of this.#slotsOf(packed(word))) target[slot >>> 5]! |= 1 << (slot & 31);
  }

  /**
   * Keeps of each vehicle the listing that came first among the hits, and in each of the other sets that of vehicles without a hit. All sets
   * have the same pages.
   * @param room gives room for a number a page of the index
   */
  keepFirst({ pages, words }: SlotSet, others: readonly SlotSet[], room: () => Int32Array): void {
    if (this.#count === 0) return;
    const places = room().fill(NOWHERE);
    for (let i = 0; i < pages.length; i++) places[pages[i]!] = i;
    this.#keepFirstOf(pages, words, null, places);
    for (const other of others) this.#keepFirstOf(pages, other.words, words, places);
  }

  #keepFirstOf(pages: Int32Array, words: Bitmap, found: Bitmap | null, places: Int32Array): void {
    const has = (set: Bitmap, slot: number): boolean => {
      const place = places[slot >>> 5]!;
      return place !== NOWHERE && ((set[place]! >>> (slot & 31)) & 1) === 1;
    };
    for (let i = 0; i < words.length; i++) {
      for (let bits = words[i]! & this.#several[pages[i]!]!; bits !== 0; bits ^= 1 << highestBit(bits)) {
        const slot = (pages[i]! << 5) | highestBit(bits);
        for (let other = this.#ring.get(slot)!; other !== slot; other = this.#ring.get(other)!) {
          const isFound = found !== null && has(found, other);
          if (isFound || (has(words, other) && this.#isBefore(other, slot))) words[i]! &= ~(1 << (slot & 31));
        }
      }
    }
  }

  #mark(slot: number, several: boolean): void {
    if ((bitOf(this.#several, slot) === 1) === several) return;
    this.#several[slot >>> 5]! ^= 1 << (slot & 31);
    this.#count += several ? 1 : -1;
  }

  #slotsOf([a, b, c]: Packed): number[] {
    const found: number[] = [];
    if (this.#first.length === 0) return found;
    const vins = this.#vins;
    for (let slot = this.#first[this.#bucketOf(a, b, c)]!; slot !== END; slot = this.#next[slot]!)
      if (vins[3 * slot] === a && vins[3 * slot + 1] === b && vins[3 * slot + 2] === c) found.push(slot);
    return found;
  }

  #bucketOf(a: number, b: number, c: number): number {
    const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
    return (mixed ^ (mixed >>> 15)) & (this.#first.length - 1);
  }

  #bucketOfSlot(slot: number): number {
    return this.#bucketOf(this.#vins[3 * slot]!, this.#vins[3 * slot + 1]!, this.#vins[3 * slot + 2]!);
  }

  #chain(slot: number): void {
    const bucket = this.#bucketOfSlot(slot);
    this.#next[slot] = this.#first[bucket]!;
    this.#first[bucket] = slot;
  }

  #unchain(slot: number): void {
    const bucket = this.#bucketOfSlot(slot);
    const next = this.#next[slot]!;
    if (this.#first[bucket] === slot) {
      this.#first[bucket] = next;
      return;
    }
    let before = this.#first[bucket]!;
    while (this.#next[before] !== slot) before = this.#next[before]!;
    this.#next[before] = next;
  }
}
