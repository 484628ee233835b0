import { Codes } from './codes.ts';
import type { Memory } from '../kernel/memory.ts';
import type { SlotCodes, CodesBySlot } from './slot-codes.ts';

const FIRST_CODES = 64;

/**
 * A column that holds several attributes of a listing as one code, so that one count by code serves the facets of all of them.
 * The attributes are numbers; −1 means none.
 */
export class Combinations<Attribute extends string> implements CodesBySlot {
  /** By attribute and code. */
  readonly attributes: Readonly<Record<Attribute, Int32Array>>;
  readonly #names: readonly string[];
  /** As `attributes`, with room for more codes. */
  readonly #columns: Int32Array[];
  readonly #table = new Codes<null>();
  readonly #slots: SlotCodes;
  readonly #place: number;
  readonly #memory: Memory;

  /** @param slots where the codes are written, at this place of a slot's */
  constructor(attributes: readonly Attribute[], slots: SlotCodes, place: number, memory: Memory) {
    this.#names = attributes;
    this.#columns = attributes.map(() => new Int32Array(0));
    this.attributes = Object.fromEntries(attributes.map((name) => [name, new Int32Array(0)])) as Record<Attribute, Int32Array>;
    this.#slots = slots;
    this.#place = place;
    this.#memory = memory;
  }

  /** Writes the slot's combination, in the order of the attributes, and returns its code. */
  set(slot: number, values: readonly number[]): number {
    const code = this.#table.acquire(values.join(), () => null);
    // Whoever uses the code already has the same values.
    if (this.#table.uses[code] === 1) this.#setAttributes(code, values);
    this.#slots.set(slot, this.#place, code);
    return code;
  }

  #setAttributes(code: number, values: readonly number[]): void {
    const attributes: Record<string, Int32Array | undefined> = this.attributes;
    for (const [k, name] of this.#names.entries()) {
      let column = this.#columns[k]!;
      if (code >= column.length) column = this.#columns[k] = this.#memory.grown(column, Math.max(FIRST_CODES, 2 * code));
      column[code] = values[k]!;
      const view = attributes[name];
      if (view?.length !== this.size || view.byteOffset !== column.byteOffset) attributes[name] = column.subarray(0, this.size);
    }
  }

  /** Releases the slot's combination; true when no other slot has it. */
  release(slot: number): boolean {
    return this.#table.release(this.codeOf(slot));
  }

  codeOf(slot: number): number {
    return this.#slots.get(slot, this.#place);
  }

  get address(): number {
    return this.#slots.addressOf(this.#place);
  }

  get isWide(): boolean {
    return this.#slots.isWide;
  }

  get stride(): number {
    return this.#slots.stride;
  }

  /** By code, the number of slots. */
  get uses(): readonly number[] {
    return this.#table.uses;
  }

  /** Number of slots with this combination. */
  usesOf(code: number): number {
    return this.#table.uses[code]!;
  }

  /** Every code is below this. */
  get size(): number {
    return this.#table.size;
  }
}
