import { kernelOf, type Kernel } from './kernel.ts';

export type Numbers = Int32Array | Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;
type TypeOf<N extends Numbers> = new (buffer: ArrayBufferLike, offset: number, length: number) => N;

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Of WebAssembly, in bytes. */
const UNIT = 65_536;
/** The most that addresses of 32 bits reach. */
const MOST_UNITS = 65_536;
const ALIGNMENT = 16;

/**
 * The one memory that the index's columns stand in, as arrays that TypeScript writes and the kernel's loops read. It is of the shared kind,
 * although no thread shares it: the arrays of another kind would lose it each time that it grows.
 */
export class Memory {
  readonly kernel: Kernel;
  readonly #memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_UNITS, shared: true });
  /** What lies beyond was never used. Address 0 means that there is no list. */
  #end = ALIGNMENT;
  /** By address; no two touch. */
  #gaps: Gap[] = [];

  constructor() {
    this.kernel = kernelOf(this.#memory);
  }

  /** A copy with room for `length` numbers, in place of the array; the new places hold `fill`. */
  grown<N extends Numbers>(numbers: N, length: number, fill = 0): N {
    return this.as(numbers.constructor as TypeOf<N>, numbers, length, fill);
  }

  /** The same with numbers of another type. */
  as<N extends Numbers>(type: TypeOf<N>, numbers: Numbers, length: number, fill = 0): N {
    const { from, isFresh } = this.#take(length * (type as unknown as { BYTES_PER_ELEMENT: number }).BYTES_PER_ELEMENT);
    const copy = new type(this.#memory.buffer, from, length);
    // Memory that nobody has written costs nothing.
    if (!isFresh || fill !== 0) copy.fill(fill, Math.min(numbers.length, length));
    copy.set(numbers.length > length ? numbers.subarray(0, length) : numbers);
    this.release(numbers);
    return copy;
  }

  /** Gives the room of an array back. */
  release({ buffer, byteLength, byteOffset }: Numbers): void {
    if (byteLength === 0 || buffer instanceof ArrayBuffer) return;
    let [from, to] = [byteOffset, aligned(byteOffset + byteLength)];
    const place = this.#gaps.findIndex((gap) => gap.from > from);
    const next = place === -1 ? this.#gaps.length : place;
    const [before, after] = [this.#gaps[next - 1], this.#gaps[next]];
    if (before?.to === from) from = before.from;
    if (after?.from === to) to = after.to;
    const isJoined = from !== byteOffset;
    this.#gaps.splice(isJoined ? next - 1 : next, Number(isJoined) + Number(after?.to === to), { from, to });
  }

  /** The first gap that is wide enough, or new memory. */
  #take(bytes: number): { readonly from: number; readonly isFresh: boolean } {
    const wanted = aligned(bytes);
    const place = this.#gaps.findIndex(({ from, to }) => to - from >= wanted);
    const gap = this.#gaps[place];
    if (gap) {
      const rest = { from: gap.from + wanted, to: gap.to };
      this.#gaps.splice(place, 1, ...(rest.from < rest.to ? [rest] : []));
      return { from: gap.from, isFresh: false };
    }
    const from = this.#end;
    this.#end += wanted;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / UNIT));
    return { from, isFresh: true };
  }
}

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
