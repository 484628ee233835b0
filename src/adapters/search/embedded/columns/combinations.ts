import type { Memory } from '../kernel/memory.ts';
import type { CodeColumn } from './layout.ts';
import type { Segments } from './segments.ts';

/**
 * A column that holds several attributes of a listing as one code, so that one count by code serves the facets of all of them.
 * The attributes are small numbers; −1 means none.
 */
export class Combinations<Attribute extends string> {
  readonly names: readonly Attribute[];
  readonly column: CodeColumn;
  /** By attribute and code; some longer than there are codes. */
  readonly attributes: Readonly<Record<Attribute, Int32Array>>;
  /** By code, the number of slots. */
  uses: Uint32Array;
  /** Every code is below this. */
  size = 0;
  readonly #sizes: readonly number[];
  /** By attribute, one more than the greatest value so far. */
  readonly #used: number[];
  readonly #codes = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #segments: Segments;

  /** @param sizes more than the greatest value of each attribute; their product is a whole number that a double holds */
  constructor(column: CodeColumn, sizes: Readonly<Record<Attribute, number>>, segments: Segments) {
    this.names = Object.keys(sizes) as Attribute[];
    this.#sizes = Object.values<number>(sizes).map((size) => size + 1);
    if (!Number.isSafeInteger(this.#sizes.reduce((product, size) => product * size, 1)))
      throw new RangeError('Too many values to combine: distribute the attributes over more columns');
    this.#used = this.names.map(() => 0);
    this.column = column;
    this.attributes = Object.fromEntries(this.names.map((name) => [name, new Int32Array(0)])) as Record<Attribute, Int32Array>;
    this.uses = new Uint32Array(0);
    this.#segments = segments;
  }

  /** Writes the slot's combination, in the order of the attributes, and returns its code. */
  set(slot: number, values: readonly number[]): number {
    const key = this.#keyOf((k) => values[k]!);
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#free.pop() ?? this.size++;
      this.#codes.set(key, code);
      this.#describe(code, values);
    }
    this.uses[code]! += 1;
    this.#segments.setCode(slot, this.column, code);
    return code;
  }

  release(slot: number): void {
    const code = this.codeOf(slot);
    this.uses[code]! -= 1;
    if (this.uses[code] !== 0) return;
    this.#codes.delete(this.#keyOf((k) => this.attributes[this.names[k]!][code]!));
    this.#free.push(code);
  }

  codeOf(slot: number): number {
    return this.#segments.codeOf(slot, this.column);
  }

  /** The attribute's values are below this. */
  bound(name: Attribute): number {
    return this.#used[this.names.indexOf(name)]!;
  }

  #keyOf(valueOf: (attribute: number) => number): number {
    let key = 0;
    for (let k = 0; k < this.#sizes.length; k++) key = key * this.#sizes[k]! + valueOf(k) + 1;
    return key;
  }

  #describe(code: number, values: readonly number[]): void {
    const { memory } = this.#segments;
    const attributes = this.attributes as Record<Attribute, Int32Array>;
    for (const [k, name] of this.names.entries()) {
      attributes[name] = grown(memory, attributes[name], code + 4);
      attributes[name][code] = values[k]!;
      if (values[k]! >= this.#used[k]!) this.#used[k] = values[k]! + 1;
    }
    this.uses = grown(memory, this.uses, code + 4);
  }
}

const grown = <N extends Int32Array | Uint32Array>(memory: Memory, numbers: N, length: number): N =>
  memory.grown(numbers, length);
