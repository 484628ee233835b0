import { Codes } from './codes.ts';
import { SLOTS_PER_PAGE } from './dealer-pages.ts';
import { grown } from './grown.ts';

/**
 * A column that holds several attributes of a listing as one code, so that one count by code serves the facets of all of them.
 * The attributes are numbers; −1 means none.
 */
export class Combinations<Attribute extends string> {
  /** By slot. */
  codes = new Uint32Array(0);
  /** By attribute and code. */
  readonly attributes: Readonly<Record<Attribute, number[]>>;
  readonly #table = new Codes<null>();

  constructor(attributes: Readonly<Record<Attribute, number[]>>) {
    this.attributes = attributes;
  }

  resize(pages: number): void {
    this.codes = grown(this.codes, pages * SLOTS_PER_PAGE);
  }

  /** Writes the slot's combination and returns its code. */
  set(slot: number, values: Readonly<Record<Attribute, number>>): number {
    const names = Object.keys(this.attributes) as Attribute[];
    const code = this.#table.acquire(names.map((name) => values[name]).join(), () => null);
    for (const name of names) this.attributes[name][code] = values[name];
    this.codes[slot] = code;
    return code;
  }

  /** Releases the slot's combination; true when no other slot has it. */
  release(slot: number): boolean {
    return this.#table.release(this.codes[slot]!);
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
