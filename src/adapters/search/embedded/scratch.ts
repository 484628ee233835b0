import type { Memory, Numbers } from './kernel/memory.ts';

const FIRST_BYTES = 65_536;
const ALIGNMENT = 16;

/** Room in the memory that is used again by each query: a search allocates nothing that grows with the inventory. */
export class Scratch {
  readonly #memory: Memory;
  #address: number;
  #bytes = FIRST_BYTES;
  #taken = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
    this.#address = memory.take(FIRST_BYTES);
  }

  /** Releases everything that was taken. */
  reset(): void {
    this.#taken = 0;
  }

  /** Zeros, with room for a vector after the last. */
  counts(length: number): Uint32Array {
    return this.#take(Uint32Array, Math.ceil(length / 4) * 4).fill(0);
  }

  /** Zeros. */
  flags(length: number): Uint8Array {
    return this.#take(Uint8Array, length).fill(0);
  }

  /** Numbers of undefined content. */
  codes(length: number): Uint16Array {
    return this.#take(Uint16Array, length);
  }

  /** Numbers of undefined content. */
  words(length: number): Uint32Array {
    return this.#take(Uint32Array, length);
  }

  /** Numbers of undefined content. */
  numbers(length: number): Float64Array {
    return this.#take(Float64Array, length);
  }

  #take<N extends Numbers>(
    type: { new (buffer: ArrayBufferLike, offset: number, length: number): N; readonly BYTES_PER_ELEMENT: number },
    length: number,
  ): N {
    const bytes = Math.ceil((length * type.BYTES_PER_ELEMENT) / ALIGNMENT) * ALIGNMENT;
    if (this.#taken + bytes > this.#bytes) {
      // What this query took so far stays where it is; the next ones use the larger room.
      this.#bytes = 2 * (this.#bytes + bytes);
      this.#address = this.#memory.take(this.#bytes);
      this.#taken = 0;
    }
    const taken = this.#memory.at(type, this.#address + this.#taken, length);
    this.#taken += bytes;
    return taken;
  }
}
