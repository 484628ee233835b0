import { isCoded, type CodedFacet, type FilterName, type HistogramField } from '../../../../domain/inventory/facets.ts';
import type { Currency } from '../../../../domain/money/money.ts';
import type { Combinations } from '../columns/combinations.ts';
import { above, CODES, DEALER, HITS, LIVE, rowOf, type Row } from '../columns/layout.ts';
import type { Measure } from '../columns/measures.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import type { Selection } from '../query/selection.ts';
import type { Scratch } from '../scratch.ts';

/** Listings by value of an attribute, and those without one. */
export interface Sum {
  readonly counts: Uint32Array;
  readonly none: number;
}

export interface Extent {
  readonly min: number | null;
  readonly max: number | null;
}

type Columns = Combinations<string>;

/** To count a block by a row takes as long as to count so many slots by their codes. */
const SLOTS_PER_BLOCK = 5;

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
  readonly #sumsOfHits = new Map<Columns, ReadonlyMap<string, Uint32Array>>();
  readonly #ofFields = new Map<FilterName, Uint32Array>();
  #rest: Row | null = null;

  constructor(index: InventoryIndex, selection: Selection, scratch: Scratch) {
    this.#index = index;
    this.#selection = selection;
    this.#scratch = scratch;
  }

  /** Listings that count for the field, by an attribute of the combinations. */
  byAttribute<A extends string>(field: FilterName, combinations: Combinations<A>, attribute: A): Sum {
    const others = this.#selection.butFor.get(field);
    const sums =
      others === undefined ? this.#hitsBy(combinations, attribute) : this.#fieldBy(field, others, combinations, attribute);
    return { counts: sums.subarray(1), none: sums[0]! };
  }

  /** Listings that count for the field 'company', by ordinal of the dealer. */
  byDealer(): Uint32Array {
    const { dealers, kernel } = this.#index;
    // A free page has dealer −1.
    const counts = this.#scratch.counts(1 + dealers.size);
    for (const row of this.#rowsOf('company')) kernel.countByOwner(row, DEALER, counts.byteOffset);
    return counts.subarray(1);
  }

  /**
   * Smallest and largest value among the listings that count for the field. Only slots in the lowest and the highest bucket with a listing
   * are looked at.
   * @param counts by bucket of the histogram
   */
  extent(
    field: HistogramField,
    measure: Measure,
    zones: { readonly low: Row; readonly high: Row },
    currency: Currency,
    counts: ArrayLike<number>,
  ): Extent {
    let [lowest, highest] = [0, counts.length - 1];
    while (lowest <= highest && counts[lowest] === 0) lowest += 1;
    if (lowest > highest) return { min: null, max: null };
    while (counts[highest] === 0) highest -= 1;
    const { kernel } = this.#index;
    const { plane, table, width } = measure.plane;
    const any = above(field, -1, currency);
    // A value that is an edge is in the bucket above it, and not above the edge.
    const [beyond, outer] = [above(field, lowest + 1, currency), above(field, highest - 1, currency)];
    const out = this.#scratch.numbers(2);
    out.set([Infinity, -Infinity]);
    for (const row of this.#rowsOf(field))
      kernel.extend(row, any, beyond, outer, plane, width, table, zones.low, zones.high, out.byteOffset);
    return { min: measure.toValue(out[0]!), max: measure.toValue(out[1]!) };
  }

  /** The rows that count for a field; they have no slot in common. */
  #rowsOf(field: FilterName): readonly Row[] {
    const others = this.#selection.butFor.get(field);
    return others === undefined ? [HITS] : [HITS, others];
  }

  #fieldBy<A extends string>(field: FilterName, others: Row, combinations: Combinations<A>, attribute: A): Uint32Array {
    const { blocks, kernel } = this.#index;
    const added = kernel.countBoth(others, others);
    const values = isCoded(field) || field === 'rating' ? combinations.bound(attribute) : Infinity;
    if (values * blocks.keptCount * SLOTS_PER_BLOCK < added)
      return this.#addByRows(field as CodedFacet, others, added, combinations, attribute);
    let counts = this.#ofFields.get(field);
    if (!counts) {
      counts = this.#countField(others, added, combinations);
      this.#ofFields.set(field, counts);
    }
    return this.#sum(counts, combinations, [attribute]).get(attribute)!;
  }

  /** The listings that count for a field, by combination. A field always uses the same combinations. */
  #countField<A extends string>(others: Row, added: number, combinations: Combinations<A>): Uint32Array {
    const { kernel, size } = this.#index;
    const counts = this.#scratch.counts(combinations.size);
    const column = CODES[combinations.column];
    if (this.#selection.isWhole && size - this.#selection.total - added < added) {
      counts.set(combinations.uses.subarray(0, combinations.size));
      this.#countMissing([HITS, others], (rest) => kernel.countByCode(rest, column, counts.byteOffset, -1));
    } else {
      this.#ofHits ??= this.#countHits();
      counts.set(this.#ofHits.get(combinations)!);
      kernel.countByCode(others, column, counts.byteOffset, 1);
    }
    return counts;
  }

  /** Where the values are few and the listings many: each value's row has the slots that it is asked of. */
  #addByRows<A extends string>(
    field: CodedFacet,
    others: Row,
    added: number,
    combinations: Combinations<A>,
    attribute: A,
  ): Uint32Array {
    const { kernel } = this.#index;
    const hits = this.#hitsBy(combinations, attribute);
    const sums = this.#scratch.counts(hits.length);
    const number = hits.length - 1;
    const rows = this.#scratch.words(number);
    for (let value = 0; value < number; value++) rows[value] = rowOf(field, value);
    kernel.countByRows(others, rows.byteOffset, number, sums.byteOffset + 4);
    let known = 0;
    for (let value = 1; value <= number; value++) {
      known += sums[value]!;
      sums[value]! += hits[value]!;
    }
    sums[0] = hits[0]! + added - known;
    return sums;
  }

  /** Sums of the hits by value of the attribute; those without come first. */
  #hitsBy<A extends string>(combinations: Combinations<A>, attribute: A): Uint32Array {
    const columns = combinations as unknown as Columns;
    let sums = this.#sumsOfHits.get(columns);
    if (!sums) {
      this.#ofHits ??= this.#countHits();
      sums = this.#sum(this.#ofHits.get(columns)!, columns, columns.names);
      this.#sumsOfHits.set(columns, sums);
    }
    return sums.get(attribute)!;
  }

  #sum<A extends string>(counts: Uint32Array, combinations: Combinations<A>, names: readonly A[]): ReadonlyMap<A, Uint32Array> {
    const { attributes, size } = combinations;
    const found = new Map(names.map((name) => [name, this.#scratch.counts(1 + combinations.bound(name))]));
    const addresses = this.#scratch.words(2 * names.length);
    for (const [k, name] of names.entries()) {
      addresses[k] = attributes[name].byteOffset;
      addresses[names.length + k] = found.get(name)!.byteOffset;
    }
    const list = addresses.byteOffset;
    this.#index.kernel.sumBy(size, counts.byteOffset, list, list + 4 * names.length, names.length);
    return found;
  }

  /** By all four combinations: most of the time is spent on finding the slots. */
  #countHits(): ReadonlyMap<Columns, Uint32Array> {
    const { builds, kernel, kinds, looks, segments, size, worths } = this.#index;
    const { isWhole, total } = this.#selection;
    const isMost = isWhole && total * 2 > size;
    const four = [kinds, builds, looks, worths] as unknown as readonly Columns[];
    const counts = four.map((columns) => {
      const counted = this.#scratch.counts(columns.size);
      if (isMost) counted.set(columns.uses.subarray(0, columns.size));
      return counted;
    });
    const [first, second, third, fourth] = counts.map(({ byteOffset }) => byteOffset) as [number, number, number, number];
    const count = (row: Row, by: 1 | -1): void => {
      if (!segments.hasHighCodes) kernel.countByFour(row, CODES.kind, first, second, third, fourth, by);
      else for (const [k, { column }] of four.entries()) kernel.countByCode(row, CODES[column], counts[k]!.byteOffset, by);
    };
    if (isMost) this.#countMissing([HITS], (rest) => count(rest, -1));
    else count(HITS, 1);
    return new Map(four.map((columns, k) => [columns, counts[k]!]));
  }

  /** Counts the listings that are in none of the rows. All blocks are looked at meanwhile. */
  #countMissing(rows: readonly Row[], count: (rest: Row) => void): void {
    const { blocks, kernel } = this.#index;
    const rest = (this.#rest ??= this.#selection.freeRow());
    blocks.lookAt('chosen');
    let from: Row = LIVE;
    for (const row of rows) {
      kernel.keep(from, row, -1, rest);
      from = rest;
    }
    count(rest);
    blocks.lookAt('kept');
  }
}
