import type { InventoryQuery, InventoryScope } from '../../../../domain/inventory/inventory-query.ts';
import { HITS } from '../columns/layout.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import type { Selection } from '../query/selection.ts';
import type { Scratch } from '../scratch.ts';
import { narrowed, type Part } from './narrowed.ts';
import { orderOf, OrderRecord } from './orders.ts';

/** The ids of the page that the query asks for, in its order. */
export const resultPage = (
  index: InventoryIndex,
  selection: Selection,
  query: InventoryQuery,
  scope: InventoryScope,
  scratch: Scratch,
): number[] => {
  const first = (query.pageIndex - 1) * query.pageSize;
  const last = Math.min(first + query.pageSize, selection.total);
  if (first >= last) return [];
  const order = orderOf(index, selection, query, scope, scratch);
  const whole: Part = { row: HITS, size: selection.total, from: first, to: last, order };
  const { from, order: ordered, row, to } = narrowed(index, whole, query, scope, selection, scratch);
  const heap = scratch.numbers(2 * to).byteOffset;
  const { collect, takeWorst } = index.kernel;
  collect(new OrderRecord(index, ordered, row, scratch).address, heap, to);
  const ids = new Array<number>(to - from);
  for (let size = to; size > from; size--) ids[size - 1 - from] = takeWorst(heap, size);
  return ids;
};
