import type { InventoryQuery, InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { distancePenalty } from '../../../domain/inventory/pertinence.ts';
import type { Standing } from '../../../ports/inventory-search.ts';
import { highestBit, type SlotSet } from './bits.ts';
import type { InventoryIndex } from './inventory-index.ts';
import { rankingOf } from './result-page.ts';
import type { Selection } from './selection.ts';

interface Place {
  readonly id: number;
  readonly key: number;
}

/** The key of a slot by which `resultPage` orders: the highest first. */
const keyOf = (
  index: InventoryIndex,
  { distances }: Selection,
  query: InventoryQuery,
  scope: InventoryScope,
): ((slot: number) => number) => {
  const { owner } = index.pages;
  const { descending } = query;
  const known = (key: number): number => (Number.isNaN(key) ? -Infinity : key);
  if (query.sort === 'Distance' && distances) {
    return (slot) => known(descending ? distances[owner[slot >>> 5]!]! : -distances[owner[slot >>> 5]!]!);
  }
  const { column, within, radius } = rankingOf(index, query, scope);
  return (slot) => {
    const page = slot >>> 5;
    const less = radius !== null && distances ? distancePenalty(distances[owner[page]!]!, radius) : 0;
    const value = within && !((within[page]! >>> (slot & 31)) & 1) ? NaN : column.values[slot]!;
    return known(descending ? value - less : less - value);
  };
};

const hasSlot = ({ pages, words }: SlotSet, slot: number): boolean =>
  ((words[pages.indexOf(slot >>> 5)] ?? 0) & (1 << (slot & 31))) !== 0;

/** Where a vehicle stands among all that is selected, in one pass: nothing is sorted. Null where it is not among them. */
export const standingOf = (
  index: InventoryIndex,
  selection: Selection,
  query: InventoryQuery,
  scope: InventoryScope,
  id: number,
): Standing | null => {
  const { hits, total } = selection;
  const own = index.slotOf(id);
  if (own === undefined || !hasSlot(hits, own)) return null;
  const ids = index.ids.values;
  const keyOfSlot = keyOf(index, selection, query, scope);
  const placeOf = (slot: number): Place => ({ id: ids[slot]!, key: keyOfSlot(slot) });
  const isBefore = (a: Place, b: Place): boolean => a.key > b.key || (a.key === b.key && a.id < b.id);
  const asked = placeOf(own);
  let place = 1;
  let previous: Place | null = null;
  let next: Place | null = null;
  for (let i = 0; i < hits.words.length; i++) {
    for (let bits = hits.words[i]!; bits !== 0; bits ^= 1 << highestBit(bits)) {
      const slot = (hits.pages[i]! << 5) | highestBit(bits);
      if (slot === own) continue;
      const other = placeOf(slot);
      if (isBefore(other, asked)) {
        place += 1;
        if (previous === null || isBefore(previous, other)) previous = other;
      } else if (next === null || isBefore(other, next)) next = other;
    }
  }
  return { place, total, previous: previous?.id ?? null, next: next?.id ?? null };
};
