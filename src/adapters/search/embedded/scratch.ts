import type { Bitmap } from './bits.ts';

/** Buffers reused from query to query: a search allocates nothing that grows with the inventory. */
export class Scratch {
  readonly #bitmaps: Bitmap[] = [];
  readonly #slotLists: Uint32Array[] = [];
  #length = 0;
  #bitmapsTaken = 0;
  #slotListsTaken = 0;

  /** Releases all buffers. `length` is the number of words of a bitmap. */
  reset(length: number): void {
    if (length !== this.#length) {
      this.#bitmaps.length = 0;
      this.#slotLists.length = 0;
      this.#length = length;
    }
    this.#bitmapsTaken = 0;
    this.#slotListsTaken = 0;
  }

  /** An empty set of slots. */
  bitmap(): Bitmap {
    const words = (this.#bitmaps[this.#bitmapsTaken] ??= new Int32Array(this.#length));
    this.#bitmapsTaken += 1;
    return words.fill(0);
  }

  /** Room for every slot; its content is undefined. */
  slotList(): Uint32Array {
    const slots = (this.#slotLists[this.#slotListsTaken] ??= new Uint32Array(this.#length * 32));
    this.#slotListsTaken += 1;
    return slots;
  }
}
