import { radiusOf, type InventoryQuery, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { southwardOf } from '../../../domain/inventory/map-clusters.ts';
import { filterText } from '../../../domain/inventory/searchable.ts';
import {
  EARTH_RADIUS_KM,
  kmOfSquaredChord,
  squaredChord,
  unitVector,
  type UnitVector,
} from '../../../domain/location/coordinates.ts';
import { wordsOf } from '../../../domain/text/fold.ts';
import type { Dealer } from '../../../domain/vehicle/vehicle.ts';
import { spacedWords } from './spaced-words.ts';

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
  #ordered: readonly number[] | null = null;
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
  readonly #x: number[] = [];
  readonly #y: number[] = [];
  readonly #z: number[] = [];
  #distances = new Float64Array();

  /** Applies the dealer's present record and returns its ordinal. */
  put(dealer: Dealer): number {
    const known = this.#ordinals.get(dealer.id);
    if (known !== undefined && isSame(this.#entries[known]!.dealer, dealer)) return known;
    const ordinal = known ?? this.#entries.length;
    this.#entries[ordinal] = {
      dealer,
      name: spacedWords(dealer.name),
      city: filterText(dealer.city),
      province: filterText(dealer.province),
      country: filterText(dealer.country),
    };
    const [x, y, z] = dealer.coordinates ? unitVector(dealer.coordinates) : [NaN, NaN, NaN];
    this.#x[ordinal] = x;
    this.#y[ordinal] = y;
    this.#z[ordinal] = z;
    this.idTexts[ordinal] = String(dealer.id);
    this.names[ordinal] = dealer.name;
    this.ids[ordinal] = dealer.id;
    this.longitudes[ordinal] = dealer.coordinates?.longitude ?? NaN;
    this.southwards[ordinal] = dealer.coordinates ? southwardOf(dealer.coordinates.latitude) : NaN;
    this.#markets[ordinal] = dealer.market;
    if (known === undefined) {
      this.#ordinals.set(dealer.id, ordinal);
      this.#ordered = null;
    }
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
  get ordered(): readonly number[] {
    return (this.#ordered ??= [...this.#ordinals].sort(([a], [b]) => a - b).map(([, ordinal]) => ordinal));
  }

  /** 1 by ordinal for each of these dealers. */
  flagsOf(ids: readonly number[]): Uint8Array {
    const flags = new Uint8Array(this.size);
    for (const id of ids) {
      const ordinal = this.#ordinals.get(id);
      if (ordinal !== undefined) flags[ordinal] = 1;
    }
    return flags;
  }

  /** 1 by ordinal for each dealer with a word in its name that starts like this. */
  flagsOfWord(start: string): Uint8Array {
    const flags = new Uint8Array(this.size);
    for (let ordinal = 0; ordinal < flags.length; ordinal++) {
      if (this.#entries[ordinal]!.name.includes(` ${start}`)) flags[ordinal] = 1;
    }
    return flags;
  }

  /** Reused: allocating arrays of this length would make the garbage collector run every few searches. */
  #roomForDistances(): Float64Array {
    if (this.#distances.length < this.size) this.#distances = new Float64Array(2 * this.size);
    return this.#distances;
  }

  /** The dealers that pass the scope, the query's circle and its names of places. */
  choose(query: InventoryQuery, scope: InventoryScope): DealerChoice {
    const passes = scope.companyIds ? this.flagsOf(scope.companyIds) : new Uint8Array(this.size).fill(1);
    const distances = query.near && this.#roomForDistances();
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
    const most = chord * chord;
    for (let ordinal = 0; ordinal < passes.length; ordinal++) {
      const square = squaredChord(centre, this.#x[ordinal]!, this.#y[ordinal]!, this.#z[ordinal]!);
      if (passes[ordinal] === 0 || square > most) {
        passes[ordinal] = 0;
        continue;
      }
      const distance = kmOfSquaredChord(square);
      if (radius !== null && !(distance <= radius)) passes[ordinal] = 0;
      distances[ordinal] = distance;
    }
  }
}

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
