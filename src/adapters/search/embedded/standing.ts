import type { InventoryQuery, InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { distancePenalty } from '../../../domain/inventory/pertinence.ts';
import type { Standing } from '../../../ports/inventory-search.ts';
import { highestBit, type SlotSet } from './bits.ts';
import type { InventoryIndex } from './inventory-index.ts';
import { rankingOf } from './result-page.ts';
import type { Selection } from './selection.ts';

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

function* slotsOf({ pages, words }: SlotSet): Generator<number> {
  for (let i = 0; i < words.length; i++) {
    for (let bits = words[i]!; bits !== 0; bits ^= 1 << highestBit(bits)) yield (pages[i]! << 5) | highestBit(bits);
  }
}

/** Where a vehicle stands among all that is selected, in one pass: nothing is sorted. Null where it is not among them. */
export const standingOf = (
  index: InventoryIndex,
  selection: Selection,
  query: InventoryQuery,
  scope: InventoryScope,
  id: number,
): Standing | null => {
  const ids = index.ids.values;
  const slots = Uint32Array.from(slotsOf(selection.hits));
  const own = slots.find((slot) => ids[slot] === id);
  if (own === undefined) return null;
  const key = keyOf(index, selection, query, scope);
  const isBefore = (a: number, b: number): boolean => {
    const [x, y] = [key(a), key(b)];
    return x > y || (x === y && ids[a]! < ids[b]!);
  };
  let place = 1;
  let previous: number | null = null;
  let next: number | null = null;
  for (const slot of slots) {
    if (slot === own) continue;
    if (isBefore(slot, own)) {
      place += 1;
      if (previous === null || isBefore(previous, slot)) previous = slot;
    } else if (next === null || isBefore(slot, next)) next = slot;
  }
  const idAt = (slot: number | null): number | null => (slot === null ? null : ids[slot]!);
  return { place, total: selection.total, previous: idAt(previous), next: idAt(next) };
};
