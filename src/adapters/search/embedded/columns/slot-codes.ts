import { Codes } from './codes.ts';
import { SLOTS_PER_PAGE } from '../dealer-pages.ts';
import { grown } from './grown.ts';

export type CodesBySlot = Uint16Array | Uint32Array;

/** A code for each slot, in 16 bits until one needs more. */
export class SlotCodes {
  codes: CodesBySlot = new Uint16Array(0);

  resize(pages: number): void {
    this.codes = grown(this.codes, pages * SLOTS_PER_PAGE);
  }

  set(slot: number, code: number): void {
    if (code > 0xffff && this.codes instanceof Uint16Array) this.codes = new Uint32Array(this.codes);
    this.codes[slot] = code;
  }
}

/** By slot, the code of a value that several listings share. */
export class CodeColumn<T> extends SlotCodes {
  readonly table = new Codes<T>();
}
