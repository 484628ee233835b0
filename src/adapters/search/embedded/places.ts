import type { FoundPlace } from '../../../domain/inventory/found-place.ts';
import { MapCells, type MapCluster, type MapWindow } from '../../../domain/inventory/map-clusters.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { countBits, highestBit } from './bits.ts';
import { above, HITS } from './columns/layout.ts';
import type { InventoryIndex } from './inventory-index.ts';

/** The hits by dealer. */
interface DealerTallies {
  readonly counts: Uint32Array;
  /** Infinity when nothing is priced in the currency. */
  readonly lowest: Float64Array;
  /** −Infinity when nothing is priced in the currency. */
  readonly highest: Float64Array;
}

const roomFor = (dealers: number): DealerTallies => ({
  counts: new Uint32Array(dealers),
  lowest: new Float64Array(dealers),
  highest: new Float64Array(dealers),
});

/** One buffer for all answers, each of which is made synchronously: allocating it each time would keep the garbage collector busy. */
let room = roomFor(0);

const emptyRoom = (dealers: number): DealerTallies => {
  if (room.counts.length < dealers) room = roomFor(2 * dealers);
  room.counts.fill(0, 0, dealers);
  room.lowest.fill(Infinity, 0, dealers);
  room.highest.fill(-Infinity, 0, dealers);
  return room;
};

/** @param asked 1 by ordinal for each dealer that is counted; null for all */
const talliesOf = (
  { blocks, dealers, pages, price, segments }: InventoryIndex,
  currency: Currency,
  asked: Uint8Array | null,
): DealerTallies => {
  const { counts, lowest, highest } = emptyRoom(dealers.size);
  const priced = above('price', -1, currency);
  blocks.eachPage(HITS, 'kept', (page, word) => {
    const dealer = pages.dealerOf(page);
    if (asked?.[dealer] === 0) return;
    counts[dealer]! += countBits(word);
    for (let bits = word & segments.word(priced, page); bits !== 0; bits ^= 1 << highestBit(bits)) {
      const amount = price.get((page << 5) | highestBit(bits));
      if (amount < lowest[dealer]!) lowest[dealer] = amount;
      if (amount > highest[dealer]!) highest[dealer] = amount;
    }
  });
  return { counts, lowest, highest };
};

/** The hits by dealer; dealers without coordinates are left out. */
export const placesOf = (index: InventoryIndex, currency: Currency): FoundPlace[] => {
  const { dealers } = index;
  const { counts, lowest, highest } = talliesOf(index, currency, null);
  const places: FoundPlace[] = [];
  for (const ordinal of dealers.ordered) {
    const count = counts[ordinal]!;
    if (count === 0) continue;
    const { id, name, coordinates } = dealers.dealerOf(ordinal);
    if (!coordinates) continue;
    const hasPrice = lowest[ordinal]! <= highest[ordinal]!;
    places.push({
      companyId: id,
      name,
      coordinates,
      count,
      lowest: hasPrice ? lowest[ordinal]! : null,
      highest: hasPrice ? highest[ordinal]! : null,
    });
  }
  return places;
};

/** The clusters in a map's viewport, of dealers identified by ordinal. */
export const clustersOf = (index: InventoryIndex, currency: Currency, window: MapWindow): MapCluster[] => {
  const { ordered, ids, longitudes, southwards } = index.dealers;
  const cells = new MapCells(window);
  const shown = new Uint8Array(longitudes.length);
  for (let ordinal = 0; ordinal < shown.length; ordinal++) {
    if (cells.has(longitudes[ordinal]!, southwards[ordinal]!)) shown[ordinal] = 1;
  }
  const { counts, lowest, highest } = talliesOf(index, currency, shown);
  for (const ordinal of ordered) {
    const count = counts[ordinal]!;
    if (count > 0)
      cells.add(ids[ordinal]!, longitudes[ordinal]!, southwards[ordinal]!, count, lowest[ordinal]!, highest[ordinal]!);
  }
  return cells.clusters();
};
