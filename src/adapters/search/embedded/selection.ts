/** What a query selects, and what it would select without one of its choices. */
import type { FilterName } from '../../../domain/inventory/facets.ts';
import type { SearchRequest } from '../../../ports/inventory-search.ts';
import { intersect, slotSet, type Bitmap, type SlotSet } from './bits.ts';
import { choicesOf } from './choices.ts';
import type { InventoryIndex } from './inventory-index.ts';
import { WORDS_PER_PAGE } from './dealer-pages.ts';
import { keepTexts, passPlainFilters } from './plain-filters.ts';
import type { Scratch } from './scratch.ts';

export interface Selection {
  /** The slots that pass everything. */
  readonly hits: SlotSet;
  /** By field that is counted and chosen from: the slots that fail this choice and nothing else, one a vehicle that is not among the hits. */
  readonly butFor: ReadonlyMap<FilterName, Bitmap>;
  /** Kilometres from the query's place by dealer; NaN when not known, null without a place. */
  readonly distances: Float64Array | null;
}

/**
 * One pass for each choice: a slot that fails goes from "failed none" to "failed one" to "failed more". In the end, those that failed none
 * are found, and those that failed one feed the counts of that one field. Of a vehicle with several listings one is left at the end: any
 * filter may be what sets them apart.
 */
export const select = (
  index: InventoryIndex,
  { query, scope, facets = [], histograms = [] }: SearchRequest,
  scratch: Scratch,
): Selection => {
  scratch.reset(index.pages.count * WORDS_PER_PAGE);
  const dealers = index.dealers.choose(query, scope);
  const eligible = passPlainFilters(index, query, scope, dealers.passes, scratch);
  const failedOne = scratch.bitmap();
  const failedMore = scratch.bitmap();
  const candidates = scratch.bitmap();
  const asked = new Set<FilterName>([...facets, ...histograms]);
  const failing = new Map<FilterName, Bitmap>();
  for (const { field, select: selectChoice } of choicesOf(index, query, scope)) {
    for (let w = 0; w < eligible.length; w++) candidates[w] = eligible[w]! & ~failedMore[w]!;
    const words = scratch.bitmap();
    selectChoice(words, candidates);
    for (let w = 0; w < eligible.length; w++) {
      const fails = candidates[w]! & ~words[w]!;
      words[w] = fails;
      failedMore[w]! |= failedOne[w]! & fails;
      failedOne[w]! |= fails;
    }
    if (asked.has(field)) failing.set(field, words);
  }
  for (let w = 0; w < eligible.length; w++) eligible[w]! &= ~failedMore[w]!;
  keepTexts(index, query, scope, eligible, scratch);
  for (const words of failing.values()) intersect(words, eligible);
  for (let w = 0; w < eligible.length; w++) eligible[w]! &= ~failedOne[w]!;
  index.sameVehicles.keepFirst(eligible);
  for (const words of failing.values()) index.sameVehicles.keepFirst(words, eligible);
  return { hits: slotSet(eligible, scratch.slotList()), butFor: failing, distances: dealers.distances };
};
