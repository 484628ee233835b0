import { kernelOf, type Kernel } from './kernel.ts';

export type Numbers = Int32Array | Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;
interface TypeOf<N extends Numbers> {
  new (buffer: ArrayBufferLike, offset: number, length: number): N;
  readonly BYTES_PER_ELEMENT: number;
}

/** Of WebAssembly, in bytes. */
const UNIT = 65_536;
/** The most that addresses of 32 bits reach. */
const MOST_UNITS = 65_536;
/** A line of the processor's cache. */
const ALIGNMENT = 64;

/**
 * The one memory that the index's columns stand in, as arrays that TypeScript writes and the kernel's loops read. It is of the shared kind,
 * although no thread shares it: the arrays of another kind would lose it each time that it grows.
 */
export class Memory {
  readonly kernel: Kernel;
  readonly #memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_UNITS, shared: true });
  /** What lies beyond was never used. Address 0 means that there is nothing. */
  #end = ALIGNMENT;

  constructor() {
    this.kernel = kernelOf(this.#memory);
  }

  /** The address of so many bytes, all 0. They are never given back; those that nobody writes cost the system no memory. */
  take(bytes: number): number {
    const address = this.#end;
    this.#end += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / UNIT));
    return address;
  }

  at<N extends Numbers>(type: TypeOf<N>, address: number, length: number): N {
    return new type(this.#memory.buffer, address, length);
  }

  /** A new array of so many zeros. */
  array<N extends Numbers>(type: TypeOf<N>, length: number): N {
    return this.at(type, this.take(length * type.BYTES_PER_ELEMENT), length);
  }

  /** The array, or where it is shorter than that, a copy with room for twice as many. For what stays small: the old one's room is lost. */
  grown<N extends Numbers>(numbers: N, length: number): N {
    if (length <= numbers.length) return numbers;
    const copy = this.array(numbers.constructor as unknown as TypeOf<N>, Math.max(64, 2 * length));
    copy.set(numbers);
    return copy;
  }
}
