/** What a query selects, and what it would select without one of its choices. */
import type { FilterName } from '../../../domain/inventory/facets.ts';
import type { SearchRequest } from '../../../ports/inventory-search.ts';
import type { SlotSet } from './bits.ts';
import { choicesOf } from './choices.ts';
import { countSlots } from './counting.ts';
import type { InventoryIndex } from './inventory-index.ts';
import { candidatesOf, keepTexts } from './plain-filters.ts';
import type { Scratch } from './scratch.ts';

export interface Selection {
  /** The slots that pass everything. */
  readonly hits: SlotSet;
  readonly total: number;
  /** By field that is counted and chosen from: the slots that fail this choice and nothing else, one a vehicle that is not among the hits. */
  readonly butFor: ReadonlyMap<FilterName, SlotSet>;
  /** Kilometres from the query's place by dealer that passes; NaN when not known, null without a place. */
  readonly distances: Float64Array | null;
}

/** The bitmaps of a block of so many pages are in the first cache of a processor while its filters run. */
const PAGES_A_BLOCK = 1024;

/**
 * Choice by choice, a slot that fails goes from "failed none" to "failed one" to "failed more". In the end, those that failed none are
 * found, and those that failed one feed the counts of that one field. Of a vehicle with several listings one is left at the end: any
 * filter may be what sets them apart.
 */
export const select = (
  index: InventoryIndex,
  { query, scope, facets = [], histograms = [] }: SearchRequest,
  scratch: Scratch,
): Selection => {
  scratch.reset();
  const { kernel } = index.memory;
  const dealers = index.dealers.choose(query, scope, scratch);
  const set = candidatesOf(index, query, scope, dealers.passes, scratch);
  const passing = set.words;
  const { length, byteOffset } = passing;
  const failed = scratch.words(length).fill(0);
  const choices = choicesOf(index, query, scope, scratch).map((choice) => ({ ...choice, passed: scratch.words(length) }));
  for (let from = 0; from < length; from += PAGES_A_BLOCK) {
    const block = { set, from, to: Math.min(from + PAGES_A_BLOCK, length) };
    for (const { filter, passed } of choices) {
      filter(block, passed);
      kernel.fail(from, block.to, byteOffset, failed.byteOffset, passed.byteOffset);
    }
  }
  keepTexts(index, query, scope, set, scratch);
  const asked = new Set<FilterName>([...facets, ...histograms]);
  const butFor = new Map<FilterName, SlotSet>();
  for (const { field, passed } of choices) {
    if (!asked.has(field)) continue;
    kernel.keep(length, byteOffset, passed.byteOffset, -1, passed.byteOffset);
    butFor.set(field, { ...set, words: passed });
  }
  kernel.keep(length, byteOffset, failed.byteOffset, -1, byteOffset);
  index.sameVehicles.keepFirst(set, [...butFor.values()], () => scratch.words(index.pages.count));
  return { hits: set, total: countSlots(kernel, set), butFor, distances: dealers.distances };
};
