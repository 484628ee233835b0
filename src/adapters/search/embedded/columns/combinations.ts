import { Codes } from './codes.ts';
import { SlotCodes, type CodesBySlot } from './slot-codes.ts';

/**
 * A column that holds several attributes of a listing as one code, so that one count by code serves the facets of all of them.
 * The attributes are numbers; −1 means none.
 */
export class Combinations<Attribute extends string> {
  /** By attribute and code. */
  readonly attributes: Readonly<Record<Attribute, number[]>>;
  readonly #columns: readonly number[][];
  readonly #table = new Codes<null>();
  readonly #slots = new SlotCodes();

  constructor(attributes: readonly Attribute[]) {
    this.#columns = attributes.map(() => []);
    this.attributes = Object.fromEntries(attributes.map((name, k) => [name, this.#columns[k]])) as Record<Attribute, number[]>;
  }

  resize(pages: number): void {
    this.#slots.resize(pages);
  }

  /** Writes the slot's combination, in the order of the attributes, and returns its code. */
  set(slot: number, values: readonly number[]): number {
    const code = this.#table.acquire(values.join(), () => null);
    // Whoever uses the code already has the same values.
    if (this.#table.uses[code] === 1) for (const [k, column] of this.#columns.entries()) column[code] = values[k]!;
    this.#slots.set(slot, code);
    return code;
  }

  /** Releases the slot's combination; true when no other slot has it. */
  release(slot: number): boolean {
    return this.#table.release(this.codes[slot]!);
  }

  /** By slot. */
  get codes(): CodesBySlot {
    return this.#slots.codes;
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
