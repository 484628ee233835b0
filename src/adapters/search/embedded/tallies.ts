import type { FilterName } from '../../../domain/inventory/facets.ts';
import { countBits, slotSet, type Bitmap, type SlotSet } from './bits.ts';
import type { Combinations } from './combinations.ts';
import type { InventoryIndex } from './inventory-index.ts';
import type { Scratch } from './scratch.ts';
import type { Selection } from './selection.ts';
import type { ValueColumn } from './value-column.ts';

/** Listings by value of an attribute, and those without one. */
export interface Sum {
  readonly counts: Uint32Array;
  readonly none: number;
}

export interface Extent {
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * Counts a selection by combination of attributes, with one increment a hit for several facets, and then sums up combinations
 * with the same value of an attribute. The hits count for a field, and so do the slots that only this field's choice excludes.
 */
export class Tallies {
  readonly #pages: InventoryIndex['pages'];
  readonly #selection: Selection;
  readonly #roomForOthers: Uint32Array;
  #others: { readonly field: FilterName; readonly set: SlotSet } | null = null;
  readonly #ofHits = new Map<Combinations<never>, Uint32Array>();
  readonly #ofFields = new Map<FilterName, Uint32Array>();

  constructor({ pages }: InventoryIndex, selection: Selection, scratch: Scratch) {
    this.#pages = pages;
    this.#selection = selection;
    this.#roomForOthers = scratch.slotList();
  }

  /** Listings that count for the field, by combination. A field always uses the same combinations. */
  byCombination<A extends string>(field: FilterName, combinations: Combinations<A>): Uint32Array {
    const others = this.#othersOf(field);
    if (!others) return this.#hitsByCombination(combinations);
    let counts = this.#ofFields.get(field);
    if (!counts) {
      counts = this.#hitsByCombination(combinations).slice();
      countCodes(combinations.codes, others.slots, counts);
      this.#ofFields.set(field, counts);
    }
    return counts;
  }

  /** Listings that count for the field, by an attribute of the combinations whose values are below `size`. */
  byAttribute<A extends string>(field: FilterName, combinations: Combinations<A>, attribute: A, size: number): Sum {
    const byCode = this.byCombination(field, combinations);
    const values: readonly number[] = combinations.attributes[attribute];
    const counts = new Uint32Array(size);
    let none = 0;
    for (let code = 0; code < byCode.length; code++) {
      const value = values[code]!;
      if (value < 0) none += byCode[code]!;
      else counts[value]! += byCode[code]!;
    }
    return { counts, none };
  }

  /** Listings that count for the field 'company', by ordinal of `size` dealers. */
  byDealer(size: number): Uint32Array {
    const counts = new Uint32Array(size);
    for (const words of [this.#selection.hits.words, this.#selection.butFor.get('company') ?? []]) {
      for (let w = 0; w < words.length; w++) {
        if (words[w] !== 0) counts[this.#pages.owner[w >>> 1]!]! += countBits(words[w]!);
      }
    }
    return counts;
  }

  /** Smallest and largest value among the listings that count for the field, among the slots in `within`. */
  extent(field: FilterName, { values, low, high }: ValueColumn, within: Bitmap): Extent {
    let min = Infinity;
    let max = -Infinity;
    const { hits } = this.#selection;
    const others = this.#othersOf(field);
    for (const { words, slots } of others ? [hits, others] : [hits]) {
      for (let w = 0, i = 0; w < words.length; w++) {
        const end = i + countBits(words[w]!);
        const inside = within[w]!;
        // A page with no value outside the extent so far cannot widen it.
        if (inside !== 0 && (low[w >>> 1]! < min || high[w >>> 1]! > max)) {
          for (let k = i; k < end; k++) {
            const slot = slots[k]!;
            const value = (inside >>> (slot & 31)) & 1 ? values[slot]! : NaN;
            if (value < min) min = value;
            if (value > max) max = value;
          }
        }
        i = end;
      }
    }
    return min > max ? { min: null, max: null } : { min, max };
  }

  #hitsByCombination<A extends string>(combinations: Combinations<A>): Uint32Array {
    let counts = this.#ofHits.get(combinations);
    if (!counts) {
      counts = new Uint32Array(combinations.size);
      countCodes(combinations.codes, this.#selection.hits.slots, counts);
      this.#ofHits.set(combinations, counts);
    }
    return counts;
  }

  /** The slots that only the field's own choice excludes; null without a choice. Cached for one field at a time. */
  #othersOf(field: FilterName): SlotSet | null {
    const words = this.#selection.butFor.get(field);
    if (!words) return null;
    if (this.#others?.field !== field) this.#others = { field, set: slotSet(words, this.#roomForOthers) };
    return this.#others.set;
  }
}

const countCodes = (codes: Uint32Array, slots: Uint32Array, counts: Uint32Array): void => {
  // Iterating over the array itself takes four times as long.
  const { length } = slots;
  for (let i = 0; i < length; i++) counts[codes[slots[i]!]!]! += 1;
};
