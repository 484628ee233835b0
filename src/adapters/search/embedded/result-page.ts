import { radiusOf, type InventoryQuery, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { distancePenalty } from '../../../domain/inventory/pertinence.ts';
import { Best } from './best.ts';
import { highestBit, type Bitmap, type SlotSet } from './bits.ts';
import type { InventoryIndex } from './inventory-index.ts';
import type { Selection } from './selection.ts';
import type { ValueColumn } from './columns/value-column.ts';

/** Slots are ordered by a column's value minus a penalty for their dealer's place. */
interface Ranking {
  readonly column: ValueColumn;
  /** The slots whose value is used; null for all. */
  readonly within: Bitmap | null;
  /** Of the circle whose centre is preferred; null without one. */
  readonly radius: number | null;
}

/** The ids of the page that the query asks for, in its order. */
export const resultPage = (
  index: InventoryIndex,
  selection: Selection,
  query: InventoryQuery,
  scope: InventoryScope,
): number[] => {
  const from = (query.pageIndex - 1) * query.pageSize;
  const to = Math.min(from + query.pageSize, selection.total);
  if (from >= to) return [];
  const best = new Best(to, selection.total, index.ids.values);
  if (query.sort === 'Distance' && selection.distances) addByDistance(best, index, selection.hits, selection.distances, query);
  else addByValue(best, index, selection, rankingOf(index, query, scope), query);
  return best.idsFrom(from);
};

export const rankingOf = (index: InventoryIndex, query: InventoryQuery, { currency }: InventoryScope): Ranking => {
  switch (query.sort) {
    case 'Price':
      return { column: index.price, within: index.rows.priced(currency), radius: null };
    case 'Year':
      return { column: index.year, within: null, radius: null };
    case 'Mileage':
      return { column: index.mileage, within: null, radius: null };
    case 'Newest':
      return { column: index.firstSeen, within: null, radius: null };
    case 'Rating':
      return { column: index.rank, within: null, radius: null };
    case 'Pertinence':
    case 'Distance':
      return { column: index.pertinence, within: null, radius: radiusOf(query) };
  }
};

const addByValue = (
  best: Best,
  { ids, pages: { owner } }: InventoryIndex,
  { distances, hits: { pages, words } }: Selection,
  { column, within, radius }: Ranking,
  { descending }: InventoryQuery,
): void => {
  const { values, low, high } = column;
  for (let i = 0; i < words.length; i++) {
    let bits = words[i]!;
    if (bits === 0) continue;
    const page = pages[i]!;
    const less = radius !== null && distances ? distancePenalty(distances[owner[page]!]!, radius) : 0;
    const bound = descending ? high[page]! - less : less - low[page]!;
    // A page whose best value is that of the last of the best has nothing to add when all its ids are higher.
    if (bound < best.threshold || (bound === best.threshold && ids.low[page]! > best.thresholdId)) continue;
    const inside = within ? within[page]! : -1;
    while (bits !== 0) {
      const bit = highestBit(bits);
      bits ^= 1 << bit;
      const slot = (page << 5) | bit;
      const value = (inside >>> bit) & 1 ? values[slot]! : NaN;
      const key = descending ? value - less : less - value;
      // Slots without a value, NaN, come last in both directions.
      if (!(key < best.threshold)) best.add(slot, Number.isNaN(key) ? -Infinity : key);
    }
  }
};

const addByDistance = (
  best: Best,
  { ids, pages: { owner } }: InventoryIndex,
  { pages, words }: SlotSet,
  distances: Float64Array,
  { descending }: InventoryQuery,
): void => {
  for (let i = 0; i < words.length; i++) {
    let bits = words[i]!;
    if (bits === 0) continue;
    const page = pages[i]!;
    const distance = distances[owner[page]!]!;
    const key = Number.isNaN(distance) ? -Infinity : descending ? distance : -distance;
    if (key < best.threshold || (key === best.threshold && ids.low[page]! > best.thresholdId)) continue;
    while (bits !== 0) {
      const bit = highestBit(bits);
      bits ^= 1 << bit;
      best.add((page << 5) | bit, key);
    }
  }
};
