import { radiusOf, type InventoryQuery, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { southwardOf } from '../../../domain/map/mercator.ts';
import { filterText } from '../../../domain/inventory/searchable.ts';
import { EARTH_RADIUS_KM, kmOfSquaredChord, unitVector, type UnitVector } from '../../../domain/location/coordinates.ts';
import { wordsOf } from '../../../domain/text/fold.ts';
import type { Dealer } from '../../../domain/vehicle/vehicle.ts';
import type { Memory } from './kernel/memory.ts';
import type { Scratch } from './scratch.ts';
import { spacedWords } from './spaced-words.ts';
import { WordStarts } from './word-starts.ts';

interface DealerEntry {
  readonly dealer: Dealer;
  /** The name in the form of `spacedWords`. */
  readonly name: string;
  readonly city: string | null;
  readonly province: string | null;
  readonly country: string | null;
}

export interface DealerChoice {
  /** 1 by ordinal for each dealer that passes. */
  readonly passes: Uint8Array;
  /**
   * Kilometres from the query's place by ordinal, for dealers that pass; NaN when not known, null without a place. Valid until the next
   * choice.
   */
  readonly distances: Float64Array | null;
}

/** The dealers, each with a permanent ordinal. What a query asks of dealers is evaluated here, once for each dealer. */
export class Dealers {
  readonly #ordinals = new Map<number, number>();
  readonly #entries: DealerEntry[] = [];
  readonly #words = new WordStarts();
  #ordered: Int32Array = new Int32Array(0);
  /** Attributes by ordinal: arrays of numbers are read far faster than records. */
  readonly ids: number[] = [];
  /** NaN when not known. */
  readonly longitudes: number[] = [];
  /** In map coordinates (`southwardOf`). */
  readonly southwards: number[] = [];
  readonly idTexts: string[] = [];
  readonly names: string[] = [];
  readonly #markets: Dealer['market'][] = [];
  /** The parts of unit vectors; NaN when not known. */
  readonly #vectors = [new Float64Array(0), new Float64Array(0), new Float64Array(0)];
  readonly #memory: Memory;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** Applies the dealer's present record and returns its ordinal. */
  put(dealer: Dealer): number {
    const known = this.#ordinals.get(dealer.id);
    if (known !== undefined && isSame(this.#entries[known]!.dealer, dealer)) return known;
    const ordinal = known ?? this.#entries.length;
    if (known !== undefined) this.#words.remove(ordinal, wordsOf(this.#entries[known]!.dealer.name));
    this.#words.add(ordinal, wordsOf(dealer.name));
    this.#entries[ordinal] = {
      dealer,
      name: spacedWords(dealer.name),
      city: filterText(dealer.city),
      province: filterText(dealer.province),
      country: filterText(dealer.country),
    };
    const vector = dealer.coordinates ? unitVector(dealer.coordinates) : [NaN, NaN, NaN];
    for (const [k, part] of vector.entries()) {
      let parts = this.#vectors[k]!;
      if (ordinal >= parts.length) parts = this.#vectors[k] = this.#memory.grown(parts, Math.max(FIRST_DEALERS, 2 * ordinal));
      parts[ordinal] = part;
    }
    this.idTexts[ordinal] = String(dealer.id);
    this.names[ordinal] = dealer.name;
    this.ids[ordinal] = dealer.id;
    this.longitudes[ordinal] = dealer.coordinates?.longitude ?? NaN;
    this.southwards[ordinal] = dealer.coordinates ? southwardOf(dealer.coordinates.latitude) : NaN;
    this.#markets[ordinal] = dealer.market;
    if (known === undefined) this.#ordinals.set(dealer.id, ordinal);
    return ordinal;
  }

  get size(): number {
    return this.#entries.length;
  }

  dealerOf(ordinal: number): Dealer {
    return this.#entries[ordinal]!.dealer;
  }

  nameOfId(id: number): string | undefined {
    const ordinal = this.#ordinals.get(id);
    return ordinal === undefined ? undefined : this.dealerOf(ordinal).name;
  }

  /** All ordinals by ascending id. */
  get ordered(): Int32Array {
    if (this.#ordered.length !== this.size) {
      this.#ordered = this.#memory.grown(this.#ordered, this.size);
      this.#ordered.set([...this.#ordinals].sort(([a], [b]) => a - b).map(([, ordinal]) => ordinal));
    }
    return this.#ordered;
  }

  /** 1 by ordinal for each of these dealers. */
  flagsOf(ids: readonly number[], scratch: Scratch): Uint8Array {
    const flags = scratch.flags(this.size);
    for (const id of ids) {
      const ordinal = this.#ordinals.get(id);
      if (ordinal !== undefined) flags[ordinal] = 1;
    }
    return flags;
  }

  /** 1 by ordinal for each dealer with a word in its name that starts like this. */
  flagsOfWord(start: string, scratch: Scratch): Uint8Array {
    const flags = scratch.flags(this.size);
    for (const ordinal of this.#words.ofStart(start)) flags[ordinal] = 1;
    return flags;
  }

  /** The dealers that pass the scope, the query's circle and its names of places. */
  choose(query: InventoryQuery, scope: InventoryScope, scratch: Scratch): DealerChoice {
    const passes = scope.companyIds ? this.flagsOf(scope.companyIds, scratch) : scratch.flags(this.size).fill(1);
    const distances = query.near && scratch.numbers(this.size);
    const [city, province, country] = [filterText(query.city), filterText(query.province), filterText(query.country)];
    const nameWords = wordsOf(query.companyName ?? '').map((word) => ` ${word}`);
    for (let ordinal = 0; ordinal < passes.length; ordinal++) {
      if (this.#markets[ordinal] !== scope.market) passes[ordinal] = 0;
    }
    if (city !== null || province !== null || country !== null || nameWords.length > 0) {
      for (const [ordinal, entry] of this.#entries.entries()) {
        const pass =
          (city === null || city === entry.city) &&
          (province === null || province === entry.province) &&
          (country === null || country === entry.country) &&
          nameWords.every((word) => entry.name.includes(word));
        if (!pass) passes[ordinal] = 0;
      }
    }
    if (query.near && distances) this.#measure(passes, distances, unitVector(query.near), radiusOf(query));
    return { passes, distances };
  }

  /** Writes the distances of dealers that pass, and excludes those outside the circle. Most are by their chords: an arcsine takes long. */
  #measure(passes: Uint8Array, distances: Float64Array, centre: UnitVector, radius: number | null): void {
    const isCircle = radius !== null && radius < Math.PI * EARTH_RADIUS_KM;
    const chord = isCircle ? 2 * Math.sin(radius / (2 * EARTH_RADIUS_KM)) + ROUNDING : Infinity;
    const [xs, ys, zs] = this.#vectors.map(({ byteOffset }) => byteOffset) as [number, number, number];
    const { measure } = this.#memory.kernel;
    measure(passes.length, ...centre, xs, ys, zs, chord * chord, passes.byteOffset, distances.byteOffset);
    for (let ordinal = 0; ordinal < passes.length; ordinal++) {
      if (passes[ordinal] === 0) continue;
      const distance = kmOfSquaredChord(distances[ordinal]!);
      if (radius !== null && !(distance <= radius)) passes[ordinal] = 0;
      distances[ordinal] = distance;
    }
  }
}

const FIRST_DEALERS = 64;

/** More than the error of a chord between unit vectors. */
const ROUNDING = 1e-9;

const isSame = (a: Dealer, b: Dealer): boolean =>
  a === b ||
  (a.name === b.name &&
    a.market === b.market &&
    a.city === b.city &&
    a.province === b.province &&
    a.country === b.country &&
    a.coordinates?.latitude === b.coordinates?.latitude &&
    a.coordinates?.longitude === b.coordinates?.longitude);
