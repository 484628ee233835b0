import type { Memory, Numbers } from './kernel/memory.ts';

const FIRST_BYTES = 4096;
const ALIGNMENT = 16;

/** Room reused from query to query: a search allocates nothing that grows with the inventory. */
export class Scratch {
  readonly #memory: Memory;
  /** The last one is in use. */
  #rooms: Uint8Array[] = [];
  #taken = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** Releases everything that was taken. What the last query took in several rooms will be in one. */
  reset(): void {
    if (this.#rooms.length > 1) {
      const bytes = this.#rooms.reduce((sum, room) => sum + room.length, 0);
      for (const room of this.#rooms) this.#memory.release(room);
      this.#rooms = [this.#memory.grown(new Uint8Array(0), bytes)];
    }
    this.#taken = 0;
  }

  /** Words of undefined content. */
  words(length: number): Int32Array {
    return this.#take(Int32Array, length);
  }

  /** Zeros. */
  counts(length: number): Uint32Array {
    return this.#take(Uint32Array, length).fill(0);
  }

  /** Zeros. */
  flags(length: number): Uint8Array {
    return this.#take(Uint8Array, length).fill(0);
  }

  /** The addresses of rows. */
  listOf(rows: readonly Int32Array[]): Int32Array {
    const list = this.words(rows.length);
    for (const [k, { byteOffset }] of rows.entries()) list[k] = byteOffset;
    return list;
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
    let room = this.#rooms.at(-1);
    if (!room || this.#taken + bytes > room.length) {
      room = this.#memory.grown(new Uint8Array(0), Math.max(FIRST_BYTES, bytes, 2 * (room?.length ?? 0)));
      this.#rooms.push(room);
      this.#taken = 0;
    }
    const taken = new type(room.buffer, room.byteOffset + this.#taken, length);
    this.#taken += bytes;
    return taken;
  }
}
