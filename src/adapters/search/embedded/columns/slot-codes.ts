import { Codes } from './codes.ts';
import { SLOTS_PER_PAGE } from '../dealer-pages.ts';
import type { Memory } from '../kernel/memory.ts';

/** Where the kernel finds a slot's code: those of a page lie together, and so many columns' pages lie between one page and the next. */
export interface CodesBySlot {
  readonly address: number;
  readonly isWide: boolean;
  readonly stride: number;
}

/**
 * Some codes for each slot, in 16 bits until one needs more. Page by page, so that those of a page are in one line of the processor's cache,
 * and those of another column in the next.
 */
export class SlotCodes {
  readonly stride: number;
  #codes: Uint16Array | Uint32Array = new Uint16Array(0);
  readonly #memory: Memory;

  constructor(stride: number, memory: Memory) {
    this.stride = stride;
    this.#memory = memory;
  }

  resize(pages: number): void {
    this.#codes = this.#memory.grown(this.#codes, pages * SLOTS_PER_PAGE * this.stride);
  }

  get(slot: number, place: number): number {
    return this.#codes[this.#placeOf(slot, place)]!;
  }

  set(slot: number, place: number, code: number): void {
    if (code > 0xffff && this.#codes instanceof Uint16Array)
      this.#codes = this.#memory.as(Uint32Array, this.#codes, this.#codes.length);
    this.#codes[this.#placeOf(slot, place)] = code;
  }

  #placeOf(slot: number, place: number): number {
    return ((slot >>> 5) * this.stride + place) * SLOTS_PER_PAGE + (slot & 31);
  }

  get isWide(): boolean {
    return this.#codes instanceof Uint32Array;
  }

  addressOf(place: number): number {
    return this.#codes.byteOffset + place * SLOTS_PER_PAGE * this.#codes.BYTES_PER_ELEMENT;
  }
}

/** By slot, the code of a value that several listings share. */
export class CodeColumn<T> implements CodesBySlot {
  readonly table = new Codes<T>();
  readonly stride = 1;
  readonly #codes: SlotCodes;

  constructor(memory: Memory) {
    this.#codes = new SlotCodes(1, memory);
  }

  resize(pages: number): void {
    this.#codes.resize(pages);
  }

  codeOf(slot: number): number {
    return this.#codes.get(slot, 0);
  }

  set(slot: number, code: number): void {
    this.#codes.set(slot, 0, code);
  }

  get address(): number {
    return this.#codes.addressOf(0);
  }

  get isWide(): boolean {
    return this.#codes.isWide;
  }
}
