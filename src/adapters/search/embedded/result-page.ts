import { radiusOf, type InventoryQuery, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { distancePenalty } from '../../../domain/inventory/pertinence.ts';
import { Best } from './best.ts';
import { countBits, type Bitmap, type SlotSet } from './bits.ts';
import type { InventoryIndex } from './inventory-index.ts';
import type { Selection } from './selection.ts';
import type { ValueColumn } from './value-column.ts';

/** Slots are ordered by a column's value minus a penalty for their dealer's place. */
interface Ranking {
  readonly column: ValueColumn;
  /** The slots whose value is used; null for all. */
  readonly within: Bitmap | null;
  /** By dealer; null for no penalty. */
  readonly less: Float64Array | null;
}

/** The ids of the page that the query asks for, in its order. */
export const resultPage = (
  index: InventoryIndex,
  selection: Selection,
  query: InventoryQuery,
  scope: InventoryScope,
): number[] => {
  const from = (query.pageIndex - 1) * query.pageSize;
  const total = selection.hits.slots.length;
  const to = Math.min(from + query.pageSize, total);
  if (from >= to) return [];
  const best = new Best(to, total, index.ids);
  if (query.sort === 'Distance' && selection.distances) addByDistance(best, index, selection.hits, selection.distances, query);
  else addByValue(best, index, selection.hits, rankingOf(index, selection, query, scope), query);
  return best.idsFrom(from);
};

const rankingOf = (
  index: InventoryIndex,
  { distances, hits }: Selection,
  query: InventoryQuery,
  { currency }: InventoryScope,
): Ranking => {
  const radius = radiusOf(query);
  switch (query.sort) {
    case 'Price':
      return { column: index.price, within: index.rows.priced(currency, hits.words.length), less: null };
    case 'Year':
      return { column: index.year, within: null, less: null };
    case 'Mileage':
      return { column: index.mileage, within: null, less: null };
    case 'Newest':
      return { column: index.firstSeen, within: null, less: null };
    case 'Pertinence':
    case 'Distance':
      return {
        column: index.pertinence,
        within: null,
        less: radius === null ? null : (distances?.map((distance) => distancePenalty(distance, radius)) ?? null),
      };
  }
};

const addByValue = (
  best: Best,
  { pages }: InventoryIndex,
  { words, slots }: SlotSet,
  { column, within, less }: Ranking,
  { descending }: InventoryQuery,
): void => {
  const { values, low, high } = column;
  for (let w = 0, i = 0; w < words.length; w++) {
    const end = i + countBits(words[w]!);
    if (i === end) continue;
    const page = w >>> 1;
    const taken = less ? less[pages.owner[page]!]! : 0;
    const inside = within ? within[w]! : -1;
    const bound = descending ? high[page]! - taken : taken - low[page]!;
    if (bound >= best.threshold) {
      for (let k = i; k < end; k++) {
        const slot = slots[k]!;
        const value = (inside >>> (slot & 31)) & 1 ? values[slot]! : NaN;
        const key = descending ? value - taken : taken - value;
        // Slots without a value, NaN, come last in both directions.
        if (!(key < best.threshold)) best.add(slot, Number.isNaN(key) ? -Infinity : key);
      }
    }
    i = end;
  }
};

const addByDistance = (
  best: Best,
  { pages }: InventoryIndex,
  { slots }: SlotSet,
  distances: Float64Array,
  { descending }: InventoryQuery,
): void => {
  const { length } = slots;
  for (let i = 0; i < length; i++) {
    const slot = slots[i]!;
    const distance = distances[pages.owner[slot >>> 6]!]!;
    best.add(slot, Number.isNaN(distance) ? -Infinity : descending ? distance : -distance);
  }
};
