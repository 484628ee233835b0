import type { FilterName, HistogramField } from '../../../domain/inventory/facets.ts';
import { countBits, countSlots, type Bitmap, type SlotSet } from './bits.ts';
import type { Combinations } from './columns/combinations.ts';
import { complementOf, countByCode, countListByCode, greatestOf, leastOf, listSlots } from './counting.ts';
import type { InventoryIndex } from './inventory-index.ts';
import type { Scratch } from './scratch.ts';
import type { Selection } from './selection.ts';
import type { ValueColumn } from './columns/value-column.ts';

/** Listings by value of an attribute, and those without one. */
export interface Sum {
  readonly counts: Uint32Array;
  readonly none: number;
}

export interface Extent {
  readonly min: number | null;
  readonly max: number | null;
}

type Columns = Combinations<never>;

/**
 * Counts a selection by combination of attributes, with one increment a hit for several facets, and then sums up combinations
 * with the same value of an attribute. The hits count for a field, and so do the slots that only this field's choice excludes. The index
 * knows the counts of all listings: where a set has most of them, those that are not in it are counted and subtracted.
 */
export class Tallies {
  readonly #index: InventoryIndex;
  readonly #selection: Selection;
  readonly #scratch: Scratch;
  /** The hits, or the listings that are none where these are fewer: a list is read far faster than bits, several times. */
  #fewer: Uint32Array | null = null;
  readonly #ofHits = new Map<Columns, Uint32Array>();
  readonly #ofFields = new Map<FilterName, Uint32Array>();

  constructor(index: InventoryIndex, selection: Selection, scratch: Scratch) {
    this.#index = index;
    this.#selection = selection;
    this.#scratch = scratch;
  }

  /** Listings that count for the field, by combination. A field always uses the same combinations. */
  byCombination<A extends string>(field: FilterName, combinations: Combinations<A>): Uint32Array {
    let counts = this.#ofFields.get(field);
    if (!counts) {
      counts = this.#countField(field, combinations);
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
    const { owner } = this.#index.pages;
    const counts = new Uint32Array(size);
    for (const { pages, words } of this.#setsOf('company')) {
      for (let i = 0; i < words.length; i++) if (words[i] !== 0) counts[owner[pages[i]!]!]! += countBits(words[i]!);
    }
    return counts;
  }

  /**
   * Smallest and largest value among the listings that count for the field, among the slots in the row `within`. Only slots in the lowest
   * and the highest bucket with a listing are looked at.
   * @param counts by bucket of the histogram
   */
  extent(field: HistogramField, { values, low, high }: ValueColumn, within: Bitmap, counts: Uint32Array): Extent {
    const lowest = counts.findIndex((count) => count > 0);
    if (lowest === -1) return { min: null, max: null };
    const highest = counts.findLastIndex((count) => count > 0);
    const { rows } = this.#index;
    // A value that is an edge is in the bucket above it, and not above the edge.
    const [beyond, above] = [rows.above(field, lowest + 1), rows.above(field, highest - 1)];
    let [min, max] = [Infinity, -Infinity];
    for (const set of this.#setsOf(field)) {
      min = leastOf(set, within, beyond, values, low, min);
      max = greatestOf(set, within, above, values, high, max);
    }
    return { min, max };
  }

  /** The sets that count for a field; they have no slot in common. */
  #setsOf(field: FilterName): readonly SlotSet[] {
    const { hits, butFor } = this.#selection;
    const others = butFor.get(field);
    return others ? [hits, others] : [hits];
  }

  #countField<A extends string>(field: FilterName, combinations: Combinations<A>): Uint32Array {
    const others = this.#selection.butFor.get(field);
    if (!others) return this.#hitsBy(combinations);
    const added = countSlots(others.words);
    const missing = this.#index.size - this.#selection.total - added;
    if (missing >= added) {
      const counts = this.#hitsBy(combinations).slice();
      countByCode(others, combinations.codes, counts, 1);
      return counts;
    }
    const counts = Uint32Array.from(combinations.uses);
    countByCode(this.#missing(others.words), combinations.codes, counts, -1);
    return counts;
  }

  #hitsBy<A extends string>(combinations: Combinations<A>): Uint32Array {
    let counts = this.#ofHits.get(combinations);
    if (!counts) {
      const isMost = this.#selection.total * 2 > this.#index.size;
      counts = isMost ? Uint32Array.from(combinations.uses) : new Uint32Array(combinations.size);
      this.#fewer ??= this.#listOf(isMost ? this.#missing(null) : this.#selection.hits);
      countListByCode(this.#fewer, combinations.codes, counts, isMost ? -1 : 1);
      this.#ofHits.set(combinations, counts);
    }
    return counts;
  }

  #listOf(set: SlotSet): Uint32Array {
    return listSlots(set, this.#scratch.slots(Math.ceil(this.#index.size / 2)));
  }

  /** The listings that are neither hits nor in the other set. */
  #missing(others: Bitmap | null): SlotSet {
    const { count, live } = this.#index.pages;
    const words = this.#scratch.words(count);
    complementOf(live, this.#selection.hits, others, words);
    return { pages: this.#scratch.everyPage(count), words };
  }
}
