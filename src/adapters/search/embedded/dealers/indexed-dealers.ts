import { radiusOf, type InventoryQuery, type InventoryScope } from '../../../../domain/inventory/inventory-query.ts';
import { southwardOf } from '../../../../domain/map/mercator.ts';
import { filterText } from '../../../../domain/inventory/searchable.ts';
import { EARTH_RADIUS_KM, kmOfSquaredChord, squaredChord, unitVector } from '../../../../domain/location/coordinates.ts';
import { wordsOf } from '../../../../domain/text/fold.ts';
import type { Dealer } from '../../../../domain/vehicle/vehicle.ts';
import type { Scratch } from '../scratch.ts';
import { spacedWords } from '../spaced-words.ts';
import { WordStarts } from '../word-starts.ts';

/** What searches use of a dealer. */
export type SearchedDealer = Pick<Dealer, 'id' | 'name' | 'market' | 'city' | 'province' | 'country' | 'coordinates'>;

interface DealerEntry extends SearchedDealer {
  /** The name in the form of `spacedWords`. */
  readonly words: string;
  readonly foldedCity: string | null;
  readonly foldedProvince: string | null;
  readonly foldedCountry: string | null;
}

export interface DealerChoice {
  /** 1 by ordinal for each dealer that passes; null where all do. */
  readonly passes: Uint8Array | null;
  /**
   * Kilometres from the query's place by ordinal, for dealers that pass; NaN when not known, null without a place. Valid until the next
   * choice.
   */
  readonly distances: Float64Array | null;
}

/** Cells of a degree, by which dealers are near each other. */
const CELLS = 4;
/** More than the error of a chord between unit vectors. */
const ROUNDING = 1e-9;

/** The dealers, each with a permanent ordinal. What a query asks of dealers is evaluated here, once for each dealer. */
export class Dealers {
  readonly #ordinals = new Map<number, number>();
  readonly #entries: DealerEntry[] = [];
  readonly #words = new WordStarts();
  #ordered: Int32Array | null = null;
  /** Attributes by ordinal: arrays of numbers are read far faster than records. */
  readonly ids: number[] = [];
  /** NaN when not known. */
  readonly longitudes: number[] = [];
  /** In map coordinates (`southwardOf`). */
  readonly southwards: number[] = [];
  readonly idTexts: string[] = [];
  readonly names: string[] = [];
  /** The parts of unit vectors, side by side; NaN when not known. */
  #vectors = new Float64Array(0);
  /** 1 by ordinal for each dealer of a market. */
  readonly #markets: Record<Dealer['market'], Uint8Array> = { CA: new Uint8Array(0), FR: new Uint8Array(0) };

  /** Applies the dealer's present record and returns its ordinal. */
  put(dealer: SearchedDealer): number {
    const known = this.#ordinals.get(dealer.id);
    if (known !== undefined && isSame(this.#entries[known]!, dealer)) return known;
    const ordinal = known ?? this.#entries.length;
    if (known !== undefined) this.#words.remove(ordinal, wordsOf(this.#entries[known]!.name));
    this.#words.add(ordinal, wordsOf(dealer.name));
    const { id, name, market, city, province, country, coordinates } = dealer;
    this.#entries[ordinal] = {
      id,
      name,
      market,
      city,
      province,
      country,
      coordinates,
      words: spacedWords(name),
      foldedCity: filterText(city),
      foldedProvince: filterText(province),
      foldedCountry: filterText(country),
    };
    this.#vectors = roomFor(this.#vectors, 3 * ordinal + 3);
    this.#vectors.set(coordinates ? unitVector(coordinates) : [NaN, NaN, NaN], 3 * ordinal);
    for (const each of ['CA', 'FR'] as const) {
      this.#markets[each] = roomFor(this.#markets[each], ordinal + 1);
      this.#markets[each][ordinal] = Number(market === each);
    }
    this.idTexts[ordinal] = String(id);
    this.names[ordinal] = name;
    this.ids[ordinal] = id;
    this.longitudes[ordinal] = coordinates?.longitude ?? NaN;
    this.southwards[ordinal] = coordinates ? southwardOf(coordinates.latitude) : NaN;
    if (known === undefined) {
      this.#ordinals.set(id, ordinal);
      this.#ordered = null;
    }
    return ordinal;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** A number that dealers near each other have in common. */
  placeOf(ordinal: number): number {
    const { coordinates, market } = this.#entries[ordinal]!;
    if (!coordinates) return market === 'CA' ? -1 : -2;
    return Math.floor((coordinates.latitude + 90) * CELLS) * 2 ** 16 + Math.floor((coordinates.longitude + 180) * CELLS);
  }

  dealerOf(ordinal: number): SearchedDealer {
    return this.#entries[ordinal]!;
  }

  nameOfId(id: number): string | undefined {
    const ordinal = this.#ordinals.get(id);
    return ordinal === undefined ? undefined : this.names[ordinal];
  }

  /** All ordinals by ascending id. */
  get ordered(): Int32Array {
    return (this.#ordered ??= Int32Array.from([...this.#ordinals].sort(([a], [b]) => a - b).map(([, ordinal]) => ordinal)));
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

  /** 1 by ordinal for each dealer with a word in its name that starts like this; null for none. */
  flagsOfWord(start: string, scratch: Scratch): Uint8Array | null {
    const found = this.#words.ofStart(start);
    if (found.length === 0) return null;
    const flags = scratch.flags(this.size);
    for (const ordinal of found) flags[ordinal] = 1;
    return flags;
  }

  /** The dealers that pass the scope, the query's circle and its names of places. */
  choose(query: InventoryQuery, scope: InventoryScope, scratch: Scratch): DealerChoice {
    const inMarket = this.#markets[scope.market].subarray(0, this.size);
    const passes = scratch.flags(this.size);
    if (scope.companyIds) {
      for (const id of scope.companyIds) {
        const ordinal = this.#ordinals.get(id);
        if (ordinal !== undefined) passes[ordinal] = inMarket[ordinal]!;
      }
    } else passes.set(inMarket);
    this.#keepPlaces(passes, query);
    const distances = query.near && this.#measure(passes, query.near, radiusOf(query), scratch);
    return { passes: passes.includes(0) ? passes : null, distances };
  }

  #keepPlaces(passes: Uint8Array, query: InventoryQuery): void {
    const [city, province, country] = [filterText(query.city), filterText(query.province), filterText(query.country)];
    const nameWords = wordsOf(query.companyName ?? '').map((word) => ` ${word}`);
    if (city === null && province === null && country === null && nameWords.length === 0) return;
    for (const [ordinal, entry] of this.#entries.entries()) {
      const pass =
        (city === null || city === entry.foldedCity) &&
        (province === null || province === entry.foldedProvince) &&
        (country === null || country === entry.foldedCountry) &&
        nameWords.every((word) => entry.words.includes(word));
      if (!pass) passes[ordinal] = 0;
    }
  }

  /** The distances of dealers that pass; excludes those outside the circle. Most are by their chords: an arcsine takes long. */
  #measure(passes: Uint8Array, near: NonNullable<InventoryQuery['near']>, radius: number | null, scratch: Scratch): Float64Array {
    const distances = scratch.numbers(passes.length);
    const centre = unitVector(near);
    const vectors = this.#vectors;
    const isCircle = radius !== null && radius < Math.PI * EARTH_RADIUS_KM;
    const chord = isCircle ? 2 * Math.sin(radius / (2 * EARTH_RADIUS_KM)) + ROUNDING : Infinity;
    const most = chord * chord;
    for (let ordinal = 0; ordinal < passes.length; ordinal++) {
      if (passes[ordinal] === 0) continue;
      const place = 3 * ordinal;
      const square = squaredChord(centre, vectors[place]!, vectors[place + 1]!, vectors[place + 2]!);
      if (square > most) {
        passes[ordinal] = 0;
        continue;
      }
      const distance = kmOfSquaredChord(square);
      if (radius !== null && !(distance <= radius)) passes[ordinal] = 0;
      distances[ordinal] = distance;
    }
    return distances;
  }
}

/** The array, or a longer copy. */
const roomFor = <N extends Float64Array | Uint8Array>(numbers: N, length: number): N => {
  if (length <= numbers.length) return numbers;
  const copy = new (numbers.constructor as new (length: number) => N)(Math.max(64, 2 * length));
  copy.set(numbers);
  return copy;
};

const isSame = (a: SearchedDealer, b: SearchedDealer): boolean =>
  a.name === b.name &&
  a.market === b.market &&
  a.city === b.city &&
  a.province === b.province &&
  a.country === b.country &&
  a.coordinates?.latitude === b.coordinates?.latitude &&
  a.coordinates?.longitude === b.coordinates?.longitude;
