import { Codes } from './codes.ts';
import { SLOTS_PER_PAGE } from '../dealer-pages.ts';
import type { Memory } from '../kernel/memory.ts';

/** Where the kernel finds a slot's code: `stride` codes lie from one slot to the next. */
export interface CodesBySlot {
  readonly address: number;
  readonly isWide: boolean;
  readonly stride: number;
}

/** Some codes for each slot, side by side, so that they are read at once; in 16 bits until one needs more. */
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
    return this.#codes[slot * this.stride + place]!;
  }

  set(slot: number, place: number, code: number): void {
    if (code > 0xffff && this.#codes instanceof Uint16Array)
      this.#codes = this.#memory.as(Uint32Array, this.#codes, this.#codes.length);
    this.#codes[slot * this.stride + place] = code;
  }

  get isWide(): boolean {
    return this.#codes instanceof Uint32Array;
  }

  addressOf(place: number): number {
    return this.#codes.byteOffset + place * this.#codes.BYTES_PER_ELEMENT;
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
