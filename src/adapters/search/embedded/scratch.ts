/** Buffers reused from query to query: a search allocates nothing that grows with the inventory. */
export class Scratch {
  readonly #buffers: Int32Array[] = [];
  #pages = 0;
  #taken = 0;
  #every = new Int32Array(0);
  #slots = new Uint32Array(0);

  /** Releases all buffers, and gives them room for a word a page. */
  reset(pages: number): void {
    if (pages > this.#pages) {
      this.#pages = Math.ceil(pages * 1.25);
      this.#buffers.length = 0;
    }
    this.#taken = 0;
  }

  /** Room for so many words, at most one a page; their content is undefined. */
  words(length: number): Int32Array {
    const buffer = (this.#buffers[this.#taken] ??= new Int32Array(this.#pages));
    this.#taken += 1;
    return length === buffer.length ? buffer : buffer.subarray(0, length);
  }

  /** Room for so many slots; the same room each time. */
  slots(length: number): Uint32Array {
    if (this.#slots.length < length) this.#slots = new Uint32Array(Math.ceil(length * 1.25));
    return this.#slots;
  }

  /** The numbers of the first so many pages. */
  everyPage(count: number): Int32Array {
    if (this.#every.length < count) this.#every = Int32Array.from({ length: this.#pages }, (_, page) => page);
    return this.#every.subarray(0, count);
  }
}
