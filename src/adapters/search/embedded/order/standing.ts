import type { InventoryQuery, InventoryScope } from '../../../../domain/inventory/inventory-query.ts';
import type { Standing } from '../../../../ports/inventory-search.ts';
import { highestBit } from '../bits.ts';
import { HITS } from '../columns/layout.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import type { Selection } from '../query/selection.ts';
import type { Scratch } from '../scratch.ts';
import { orderOf, type Order } from './orders.ts';

interface Place {
  readonly id: number;
  readonly key: number;
}

/** The key of a slot, as the kernel computes it. */
const keysOf = (index: InventoryIndex, { less, sign, valueOf, within }: Order): ((slot: number) => number) => {
  const { pages, segments } = index;
  return (slot) => {
    const page = slot >>> 5;
    const key = sign * (valueOf(slot) - (less?.[pages.dealerOf(page)] ?? 0));
    return Number.isNaN(key) || !segments.has(within, slot) ? -Infinity : key;
  };
};

/** Where a vehicle stands among all that is selected, in one pass: nothing is sorted. Null where it is not among them. */
export const standingOf = (
  index: InventoryIndex,
  selection: Selection,
  query: InventoryQuery,
  scope: InventoryScope,
  id: number,
  scratch: Scratch,
): Standing | null => {
  const own = index.slotOf(id);
  const { blocks } = index;
  if (own === undefined || !blocks.has(HITS, own)) return null;
  const keyOf = keysOf(index, orderOf(index, selection, query, scope, scratch));
  const asked = { id, key: keyOf(own) };
  const isBefore = (a: Place, b: Place): boolean => a.key > b.key || (a.key === b.key && a.id < b.id);
  let place = 1;
  let previous: Place | null = null;
  let next: Place | null = null;
  blocks.eachPage(HITS, 'kept', (page, word) => {
    for (let bits = word; bits !== 0; bits ^= 1 << highestBit(bits)) {
      const slot = (page << 5) | highestBit(bits);
      if (slot === own) continue;
      const other = { id: index.ids.get(slot), key: keyOf(slot) };
      if (isBefore(other, asked)) {
        place += 1;
        if (previous === null || isBefore(previous, other)) previous = other;
      } else if (next === null || isBefore(other, next)) next = other;
    }
  });
  return { place, total: selection.total, previous: idOf(previous), next: idOf(next) };
};

const idOf = (place: Place | null): number | null => place?.id ?? null;
