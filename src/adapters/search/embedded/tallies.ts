import { isCoded, type Facet, type FilterName, type HistogramField } from '../../../domain/inventory/facets.ts';
import type { Bitmap, SlotSet } from './bits.ts';
import type { Combinations } from './columns/combinations.ts';
import { ROW_VALUES } from './columns/value-rows.ts';
import type { ValueColumn } from './columns/value-column.ts';
import { countBoth, countByCode, countSlots } from './counting.ts';
import type { InventoryIndex } from './inventory-index.ts';
import { COUNTING_ROOM } from './kernel/kernel.ts';
import type { Scratch } from './scratch.ts';
import type { Selection } from './selection.ts';

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

/** To count a slot by its code takes as long as to count so many pages by a row. */
const PAGES_PER_SLOT = 4;

/**
 * Counts a selection by combination of attributes, with one increment a hit for several facets, and then sums up combinations
 * with the same value of an attribute. The hits count for a field, and so do the slots that only this field's choice excludes. The index
 * knows the counts of all listings: where a set has most of them, those that are not in it are counted and subtracted.
 * All counts are valid until the next search.
 */
export class Tallies {
  readonly #index: InventoryIndex;
  readonly #selection: Selection;
  readonly #scratch: Scratch;
  #ofHits: ReadonlyMap<Columns, Uint32Array> | null = null;
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
    const others = this.#selection.butFor.get(field);
    const { kernel } = this.#index.memory;
    if (others && (isCoded(field) || field === 'rating')) {
      const added = countSlots(kernel, others);
      if (size * others.words.length < PAGES_PER_SLOT * added)
        return this.#addByRows(field, combinations, attribute, others, added);
    }
    return this.#sum(this.byCombination(field, combinations), combinations, attribute, size);
  }

  /** Listings that count for the field 'company', by ordinal of `size` dealers. */
  byDealer(size: number): Uint32Array {
    const { memory, pages } = this.#index;
    const counts = this.#scratch.counts(size);
    for (const { listed, words } of this.#setsOf('company'))
      memory.kernel.countByOwner(listed, words.length, words.byteOffset, pages.owner.byteOffset, counts.byteOffset);
    return counts;
  }

  /**
   * Smallest and largest value among the listings that count for the field, among the slots in the row `within`. Only slots in the lowest
   * and the highest bucket with a listing are looked at.
   * @param counts by bucket of the histogram
   */
  extent(field: HistogramField, column: ValueColumn, within: Bitmap, counts: Uint32Array): Extent {
    const { values, low, high, least, greatest } = column;
    const lowest = counts.findIndex((count) => count > 0);
    if (lowest === -1) return { min: null, max: null };
    const highest = counts.findLastIndex((count) => count > 0);
    const { memory, rows } = this.#index;
    // A value that is an edge is in the bucket above it, and not above the edge.
    const [beyond, above] = [rows.above(field, lowest + 1).byteOffset, rows.above(field, highest - 1).byteOffset];
    const [held, isWide] = [values.byteOffset, values instanceof Float64Array];
    const { outermost } = memory.kernel;
    let [min, max] = [Infinity, -Infinity];
    for (const { listed, words } of this.#setsOf(field)) {
      const { byteOffset, length } = words;
      const [inSet, inRow] = [byteOffset, within.byteOffset];
      min = outermost(listed, length, inSet, inRow, beyond, held, isWide, low.byteOffset, 1, min, least);
      max = -outermost(listed, length, inSet, inRow, above, held, isWide, high.byteOffset, -1, -max, -greatest);
    }
    return { min, max };
  }

  /** The sets that count for a field; they have no slot in common. */
  #setsOf(field: FilterName): readonly SlotSet[] {
    const { hits, butFor } = this.#selection;
    const others = butFor.get(field);
    return others ? [hits, others] : [hits];
  }

  #sum<A extends string>(byCode: Uint32Array, { attributes }: Combinations<A>, attribute: A, size: number): Sum {
    const counts = this.#scratch.counts(size);
    const { sumBy } = this.#index.memory.kernel;
    const none = sumBy(byCode.length, byCode.byteOffset, attributes[attribute].byteOffset, counts.byteOffset);
    return { counts, none };
  }

  /** Where the values are few and the listings many: each value's row has the slots that it is asked of. */
  #addByRows<A extends string>(field: Facet, combinations: Combinations<A>, attribute: A, others: SlotSet, added: number): Sum {
    const row = field as 'type';
    const { memory, rows } = this.#index;
    const { counts, none } = this.#sum(this.#hitsBy(combinations), combinations, attribute, ROW_VALUES[row].length);
    let known = 0;
    for (let code = 0; code < counts.length; code++) {
      const more = countBoth(memory.kernel, others, rows.row(row, code));
      counts[code]! += more;
      known += more;
    }
    return { counts, none: none + added - known };
  }

  #countField(field: FilterName, combinations: Columns): Uint32Array {
    const { memory, size } = this.#index;
    const others = this.#selection.butFor.get(field);
    if (!others) return this.#hitsBy(combinations);
    const counts = this.#scratch.counts(combinations.size);
    const added = countSlots(memory.kernel, others);
    const missing = size - this.#selection.total - added;
    if (missing >= added) {
      counts.set(this.#hitsBy(combinations));
      countByCode(memory.kernel, others, combinations, counts, 1, this.#scratch);
    } else {
      counts.set(combinations.uses);
      countByCode(memory.kernel, this.#missing(others), combinations, counts, -1, this.#scratch);
    }
    return counts;
  }

  #hitsBy(combinations: Columns): Uint32Array {
    this.#ofHits ??= this.#countHits();
    return this.#ofHits.get(combinations)!;
  }

  /** By all four combinations: most of the time is spent on finding the slots. */
  #countHits(): ReadonlyMap<Columns, Uint32Array> {
    const { builds, codes, kinds, looks, memory, size, worths } = this.#index;
    const { hits, total } = this.#selection;
    const isMost = total * 2 > size;
    const four = [kinds, builds, looks, worths] as const;
    const counts = four.map((columns) => {
      const counted = this.#scratch.counts(columns.size);
      if (isMost) counted.set(columns.uses);
      return counted;
    });
    const [first, second, third, fourth] = counts.map(({ byteOffset }) => byteOffset) as [number, number, number, number];
    const { listed, words } = isMost ? this.#missing(null) : hits;
    const room = this.#scratch.words(COUNTING_ROOM / 4).byteOffset;
    const [address, by] = [codes.addressOf(0), isMost ? -1 : 1];
    memory.kernel.countByFour(
      listed,
      words.length,
      words.byteOffset,
      address,
      codes.isWide,
      first,
      second,
      third,
      fourth,
      by,
      room,
    );
    return new Map<Columns, Uint32Array>(four.map((columns, k) => [columns, counts[k]!]));
  }

  /** The listings that are neither hits nor in the other set. */
  #missing(others: SlotSet | null): SlotSet {
    const { memory, pages } = this.#index;
    const words = this.#scratch.words(pages.count);
    words.set(pages.live.subarray(0, pages.count));
    for (const set of others ? [this.#selection.hits, others] : [this.#selection.hits]) {
      const { byteOffset, length } = set.words;
      if (set.listed === 0) memory.kernel.keep(length, words.byteOffset, byteOffset, -1, words.byteOffset);
      else memory.kernel.removeAt(set.listed, length, byteOffset, words.byteOffset);
    }
    return { pages: pages.all.subarray(0, pages.count), words, listed: 0 };
  }
}
