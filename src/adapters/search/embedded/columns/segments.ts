import type { Memory } from '../kernel/memory.ts';
import {
  codePlace,
  COARSE_PERTINENCE,
  CODES,
  CODES_PER_SEGMENT,
  DEALER,
  MAKES,
  NEXT,
  PAGES_PER_SEGMENT,
  ROW_BYTES,
  SEGMENT_BYTES,
  SLOTS_PER_SEGMENT,
  STOCK_NUMBERS,
  TO_HIGH_CODES,
  VINS,
  WORDS_PER_SEGMENT,
  type CodeColumn,
  type Row,
} from './layout.ts';

/** As many as addresses of 32 bits reach. */
export const MOST_SEGMENTS = Math.floor(2 ** 32 / SEGMENT_BYTES) - 1;
/** What the kernel computes in, in bytes. */
const WORK_ROOM = 16_384;

/** 65,536 slots: its columns as arrays, which TypeScript writes. */
export interface Segment {
  readonly address: number;
  /** The rows. */
  readonly words: Int32Array;
  readonly bounds: Float32Array;
  readonly codes: Uint16Array;
  readonly highCodes: Uint16Array;
  readonly makes: Uint8Array;
  readonly coarsePertinence: Uint16Array;
  readonly stockNumbers: Uint32Array;
  readonly vins: Uint32Array;
}

/** All segments of an index. */
export class Segments {
  readonly all: Segment[] = [];
  readonly memory: Memory;
  readonly #addresses: Uint32Array;
  readonly #room: number;
  /** By byte, the places of its bits. */
  readonly #bitPlaces: Uint8Array;
  /** Whether any code has more than 16 bits. */
  hasHighCodes = false;

  constructor(memory: Memory) {
    this.memory = memory;
    this.#addresses = memory.array(Uint32Array, MOST_SEGMENTS);
    this.#room = memory.take(WORK_ROOM);
    this.#bitPlaces = memory.array(Uint8Array, 256 * 8);
    for (let byte = 0; byte < 256; byte++) {
      let found = 0;
      for (let bit = 0; bit < 8; bit++) if ((byte >>> bit) & 1) this.#bitPlaces[8 * byte + found++] = bit;
    }
    this.#begin();
  }

  #begin(): void {
    this.memory.kernel.begin(
      this.#addresses.byteOffset,
      this.#room,
      this.#bitPlaces.byteOffset,
      this.hasHighCodes ? TO_HIGH_CODES : 0,
    );
  }

  grow(): Segment {
    if (this.all.length === MOST_SEGMENTS)
      throw new RangeError('The search index holds no more listings: use OpenSearch (docs/scale.md)');
    const { memory } = this;
    const address = memory.take(SEGMENT_BYTES);
    const added: Segment = {
      address,
      words: memory.at(Int32Array, address, WORDS_PER_SEGMENT),
      bounds: memory.at(Float32Array, address, WORDS_PER_SEGMENT),
      codes: memory.at(Uint16Array, address + CODES.kind, CODES_PER_SEGMENT),
      highCodes: memory.at(Uint16Array, address + CODES.kind + TO_HIGH_CODES, CODES_PER_SEGMENT),
      coarsePertinence: memory.at(Uint16Array, address + COARSE_PERTINENCE, SLOTS_PER_SEGMENT),
      makes: memory.at(Uint8Array, address + MAKES, SLOTS_PER_SEGMENT),
      stockNumbers: memory.at(Uint32Array, address + STOCK_NUMBERS, 2 * SLOTS_PER_SEGMENT),
      vins: memory.at(Uint32Array, address + VINS, 3 * SLOTS_PER_SEGMENT),
    };
    for (const row of [DEALER, NEXT]) added.words.fill(-1, row >>> 2, (row >>> 2) + PAGES_PER_SEGMENT);
    this.#addresses[this.all.length] = address;
    this.all.push(added);
    return added;
  }

  /** The one that a slot is in; its columns are read at `slot % SLOTS_PER_SEGMENT`. */
  of(slot: number): Segment {
    return this.all[slot >>> 16]!;
  }

  /** The word of a page in a row. */
  word(row: Row, page: number): number {
    return this.all[page >>> 11]!.words[(row >>> 2) + (page & 2047)]!;
  }

  /** The number of a page in a row of numbers. */
  bound(row: Row, page: number): number {
    return this.all[page >>> 11]!.bounds[(row >>> 2) + (page & 2047)]!;
  }

  setWord(row: Row, page: number, word: number): void {
    this.all[page >>> 11]!.words[(row >>> 2) + (page & 2047)] = word;
  }

  has(row: Row, slot: number): boolean {
    return ((this.word(row, slot >>> 5) >>> (slot & 31)) & 1) === 1;
  }

  add(row: Row, slot: number): void {
    this.all[slot >>> 16]!.words[(row >>> 2) + ((slot >>> 5) & 2047)]! |= 1 << (slot & 31);
  }

  /** The same for so many rows. */
  addToRows(first: Row, number: number, slot: number): void {
    const { words } = this.all[slot >>> 16]!;
    const bit = 1 << (slot & 31);
    for (let place = (first >>> 2) + ((slot >>> 5) & 2047), k = 0; k < number; k++, place += ROW_BYTES / 4) words[place]! |= bit;
  }

  /** Where nothing is removed nothing is written: what is never written costs nothing. */
  removeFromRows(rows: readonly Row[], slot: number): void {
    const { words } = this.all[slot >>> 16]!;
    const bit = 1 << (slot & 31);
    const page = (slot >>> 5) & 2047;
    for (const row of rows) if ((words[(row >>> 2) + page]! & bit) !== 0) words[(row >>> 2) + page]! &= ~bit;
  }

  remove(row: Row, slot: number): void {
    this.all[slot >>> 16]!.words[(row >>> 2) + ((slot >>> 5) & 2047)]! &= ~(1 << (slot & 31));
  }

  codeOf(slot: number, column: CodeColumn): number {
    const { codes, highCodes } = this.of(slot);
    const place = codePlace(slot, column);
    return codes[place]! + 65_536 * highCodes[place]!;
  }

  setCode(slot: number, column: CodeColumn, code: number): void {
    const { codes, highCodes } = this.of(slot);
    const place = codePlace(slot, column);
    codes[place] = code;
    if (code > 0xffff && !this.hasHighCodes) {
      this.hasHighCodes = true;
      this.#begin();
    }
    // Not where it is 0 already: what is never written costs nothing.
    if (this.hasHighCodes) highCodes[place] = code >>> 16;
  }
}
