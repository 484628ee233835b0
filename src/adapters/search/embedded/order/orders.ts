/** How slots are ranked: by a value less what is taken away for the distance of their dealer, then by id. */
import { radiusOf, type InventoryQuery, type InventoryScope } from '../../../../domain/inventory/inventory-query.ts';
import { distancePenalty, FRESHNESS, RANKING_MOST } from '../../../../domain/inventory/pertinence.ts';
import { above, COARSE_PERTINENCE, DEALER, LIVE, MEASURES, ZONES, type Row, type ZoneRows } from '../columns/layout.ts';
import type { Measured } from '../columns/measured.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import type { Scratch } from '../scratch.ts';

/** One with the higher key comes first. */
export interface Order {
  /** Of plane 0 where all values are 0. */
  readonly values: Measured['plane'];
  /** The same for one slot, in units, freshness included; NaN for none. */
  readonly valueOf: (slot: number) => number;
  /** The slots whose value is used; the others come last, as those without one do. */
  readonly within: Row;
  readonly zones: ZoneRows | null;
  /** Whether freshness is added to the values. */
  readonly isFresh: boolean;
  /** By dealer, what is taken away. */
  readonly less: Float64Array | null;
  /** −1 where low values come first. */
  readonly sign: 1 | -1;
  /** Whether it is by id alone. */
  readonly isOfIds: boolean;
}

/** All values are 0. */
const NOTHING = { plane: { plane: 0, width: 0, table: 0 }, unitsOf: () => 0 } as const;

export const orderOf = (
  index: InventoryIndex,
  { distances }: { readonly distances: Float64Array | null },
  query: InventoryQuery,
  { currency }: InventoryScope,
  scratch: Scratch,
): Order => {
  const sign = query.descending ? 1 : -1;
  const by = (measure: Pick<Measured, 'plane' | 'unitsOf'>, zones: ZoneRows, within = LIVE): Order => ({
    values: measure.plane,
    valueOf: (slot) => measure.unitsOf(slot),
    within,
    zones,
    isFresh: false,
    less: null,
    sign,
    isOfIds: false,
  });
  const byPertinence = (): Order => {
    const radius = radiusOf(query);
    const less = radius !== null && distances ? penaltiesOf(distances, radius, scratch) : null;
    return { ...by(index.points, ZONES.pertinence), valueOf: (slot) => index.pertinenceOf(slot), isFresh: true, less };
  };
  switch (query.sort) {
    case 'Price':
      return by(index.price, ZONES.price, above('price', -1, currency));
    case 'Mileage':
      return by(index.mileage, ZONES.mileage);
    case 'Newest':
      return by(index.firstSeen, ZONES.firstSeen);
    case 'Rating':
      return by(index.rank, ZONES.rank);
    case 'Year':
      return by(index.year, ZONES.year);
    case 'Distance':
      // The farther a dealer, the more is taken away from nothing.
      if (distances) return { ...by(NOTHING, ZONES.ids), zones: null, less: distances, sign: query.descending ? -1 : 1 };
      return byPertinence();
    case 'Pertinence':
      return byPertinence();
  }
};

const penaltiesOf = (distances: Float64Array, radius: number, scratch: Scratch): Float64Array => {
  const penalties = scratch.numbers(distances.length);
  for (let ordinal = 0; ordinal < distances.length; ordinal++) penalties[ordinal] = distancePenalty(distances[ordinal]!, radius);
  return penalties;
};

/** By ascending id alone. */
export const orderOfIds = (index: InventoryIndex): Order => ({
  values: index.ids.plane,
  valueOf: (slot) => index.ids.get(slot),
  within: LIVE,
  zones: ZONES.ids,
  isFresh: false,
  less: null,
  sign: -1,
  isOfIds: true,
});

const BYTES = 112;

/** The record of an order that the kernel reads, for the slots of a row. */
export class OrderRecord {
  readonly address: number;
  readonly #words: Uint32Array;
  readonly #numbers: Float64Array;

  constructor(
    { firstSeen, ids }: InventoryIndex,
    { isFresh, less, sign, values, within, zones }: Order,
    row: Row,
    scratch: Scratch,
  ) {
    this.#numbers = scratch.numbers(BYTES / 8);
    this.address = this.#numbers.byteOffset;
    this.#words = new Uint32Array(this.#numbers.buffer, this.address, BYTES / 4);
    // More than what is taken away adds where low values come first, with what rounding may do.
    const slack = less && zones && sign === -1 ? 1 - 1.001 * RANKING_MOST.distance : 0;
    const bounds = zones && (sign === 1 ? zones.high : zones.low);
    const { plane, width } = ids.plane;
    const words = [row, values.plane, values.width, within, bounds ?? 0, DEALER, less?.byteOffset ?? 0];
    this.#words.set([
      ...words,
      ZONES.ids.low,
      plane,
      width,
      isFresh ? MEASURES.firstSeen.wide : 0,
      values.table,
      isFresh ? COARSE_PERTINENCE : 0,
      0,
    ]);
    this.#numbers.set([sign, FRESHNESS.perDay, FRESHNESS.since - firstSeen.origin, FRESHNESS.day, slack, 0, 0], 7);
  }

  /** The keys that `spread` noted. */
  get lowest(): number {
    return this.#numbers[12]!;
  }

  get highest(): number {
    return this.#numbers[13]!;
  }
}
