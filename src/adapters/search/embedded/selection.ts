/** What a query selects, and what it would select without one of its choices. */
import type { FilterName } from '../../../domain/inventory/facets.ts';
import type { SearchRequest } from '../../../ports/inventory-search.ts';
import { countSlots, type Bitmap, type SlotSet } from './bits.ts';
import { choicesOf } from './choices.ts';
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
  scratch.reset(index.pages.count);
  const dealers = index.dealers.choose(query, scope);
  const { pages, words: passing } = candidatesOf(index, query, scope, dealers.passes, scratch);
  const failed = scratch.words(pages.length).fill(0);
  const choices = choicesOf(index, query, scope, scratch).map((choice) => ({
    ...choice,
    passed: scratch.words(pages.length),
  }));
  for (let from = 0; from < pages.length; from += PAGES_A_BLOCK) {
    const block = { pages, passing, from, to: Math.min(from + PAGES_A_BLOCK, pages.length) };
    for (const choice of choices) {
      choice.select(block, choice.passed);
      fail(passing, failed, choice.passed, from, block.to);
    }
  }
  keepTexts(index, query, scope, { pages, words: passing }, scratch);
  const asked = new Set<FilterName>([...facets, ...histograms]);
  const butFor = new Map<FilterName, SlotSet>();
  for (const { field, passed } of choices) {
    if (!asked.has(field)) continue;
    for (let i = 0; i < passed.length; i++) passed[i] = passing[i]! & ~passed[i]!;
    butFor.set(field, { pages, words: passed });
  }
  for (let i = 0; i < passing.length; i++) passing[i]! &= ~failed[i]!;
  const hits = { pages, words: passing };
  index.sameVehicles.keepFirst(hits, [...butFor.values()], scratch.words(index.pages.count));
  return { hits, total: countSlots(passing), butFor, distances: dealers.distances };
};

/** Takes those that fail a second time out of `passing`; `failed` notes those that failed once. */
const fail = (passing: Bitmap, failed: Bitmap, passed: Bitmap, from: number, to: number): void => {
  for (let i = from; i < to; i++) {
    const before = failed[i]!;
    const fails = ~passed[i]!;
    passing[i]! &= ~(before & fails);
    failed[i] = before | fails;
  }
};
