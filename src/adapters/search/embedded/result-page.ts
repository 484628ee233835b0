import { radiusOf, type InventoryQuery, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { distancePenalty } from '../../../domain/inventory/pertinence.ts';
import type { HistogramField } from '../../../domain/inventory/facets.ts';
import { Best } from './best.ts';
import type { Bitmap, SlotSet } from './bits.ts';
import type { InventoryIndex } from './inventory-index.ts';
import { narrowToPage } from './page-buckets.ts';
import type { Scratch } from './scratch.ts';
import type { Selection } from './selection.ts';
import type { ValueColumn } from './columns/value-column.ts';

/** Slots are ordered by a column's value minus a penalty for their dealer's place. */
interface Ranking {
  readonly column: ValueColumn;
  /** The slots whose value is used; null for all. */
  readonly within: Bitmap | null;
  /** The histogram of these values; null without one. */
  readonly field: HistogramField | null;
  /** Of the circle whose centre is preferred; null without one. */
  readonly radius: number | null;
}

/** The ids of the page that the query asks for, in its order. */
export const resultPage = (
  index: InventoryIndex,
  selection: Selection,
  query: InventoryQuery,
  scope: InventoryScope,
  scratch: Scratch,
): number[] => {
  const from = (query.pageIndex - 1) * query.pageSize;
  const to = Math.min(from + query.pageSize, selection.total);
  if (from >= to) return [];
  const { distances, hits, total } = selection;
  if (query.sort === 'Distance' && distances) {
    const best = new Best(to, index.ids.values, scratch);
    // The farther a dealer, the more is taken away from nothing.
    collect(best, index, hits, { column: null, within: null, less: distances, sign: query.descending ? -1 : 1 }, scratch);
    return best.idsFrom(from);
  }
  const { column, within, field, radius } = rankingOf(index, query, scope);
  const narrowed = field && narrowToPage(index, hits, total, field, within, query.descending, [from, to], scratch);
  const skipped = narrowed?.skipped ?? 0;
  const best = new Best(to - skipped, index.ids.values, scratch);
  const less = radius !== null && distances ? penaltiesOf(distances, radius, scratch) : null;
  collect(best, index, narrowed?.set ?? hits, { column, within, less, sign: query.descending ? 1 : -1 }, scratch);
  return best.idsFrom(from - skipped);
};

export const rankingOf = (index: InventoryIndex, query: InventoryQuery, { currency }: InventoryScope): Ranking => {
  switch (query.sort) {
    case 'Price':
      return { column: index.price, within: index.rows.priced(currency), field: 'price', radius: null };
    case 'Year':
      return { column: index.year, within: null, field: 'year', radius: null };
    case 'Mileage':
      return { column: index.mileage, within: null, field: 'mileage', radius: null };
    case 'Newest':
      return { column: index.firstSeen, within: null, field: null, radius: null };
    case 'Rating':
      return { column: index.rank, within: null, field: null, radius: null };
    case 'Pertinence':
    case 'Distance':
      return { column: index.pertinence, within: null, field: null, radius: radiusOf(query) };
  }
};

const penaltiesOf = (distances: Float64Array, radius: number, scratch: Scratch): Float64Array => {
  const penalties = scratch.numbers(distances.length);
  for (let ordinal = 0; ordinal < distances.length; ordinal++) penalties[ordinal] = distancePenalty(distances[ordinal]!, radius);
  return penalties;
};

interface Keys {
  readonly column: ValueColumn | null;
  readonly within: Bitmap | null;
  /** By dealer. */
  readonly less: Float64Array | null;
  readonly sign: 1 | -1;
}

const collect = (
  best: Best,
  { ids, memory, pages }: InventoryIndex,
  { listed, words }: SlotSet,
  { column, within, less, sign }: Keys,
  scratch: Scratch,
): void => {
  const state = scratch.words(1);
  const bounds = sign === 1 ? column?.high : column?.low;
  for (let from = 0; from < words.length;) {
    best.cut();
    state[0] = best.count;
    from = memory.kernel.collect(
      listed,
      from,
      words.length,
      words.byteOffset,
      pages.owner.byteOffset,
      less?.byteOffset ?? 0,
      column?.values.byteOffset ?? 0,
      column?.values instanceof Float64Array,
      within?.byteOffset ?? 0,
      bounds?.byteOffset ?? 0,
      sign,
      best.threshold,
      ids.values.byteOffset,
      ids.values instanceof Float64Array,
      ids.low.byteOffset,
      best.thresholdId,
      best.keys.byteOffset,
      best.slots.byteOffset,
      best.keys.length,
      state.byteOffset,
    );
    best.count = state[0];
  }
};
