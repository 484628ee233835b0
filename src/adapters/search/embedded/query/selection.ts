/** What a query selects, and what it would select without one of its choices. */
import type { FilterName } from '../../../../domain/inventory/facets.ts';
import type { SearchRequest } from '../../../../ports/inventory-search.ts';
import { HITS, PAGES_PER_BLOCK, scratchRow, type Row } from '../columns/layout.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import type { Scratch } from '../scratch.ts';
import { choicesOf } from './choices.ts';
import { plainSteps } from './plain-filters.ts';
import { programOf, type Step } from './program.ts';
import { textSteps } from './texts.ts';

/** Its sets are rows, which hold until the next query. */
export interface Selection {
  /** The slots that pass everything: the row `HITS`. */
  readonly total: number;
  /** By field that is counted and chosen from: the slots that fail this choice and nothing else, one a vehicle that is not among the hits. */
  readonly butFor: ReadonlyMap<FilterName, Row>;
  /** The fields that are chosen from. */
  readonly chosen: ReadonlySet<FilterName>;
  /** Kilometres from the query's place by dealer that passes; NaN when not known, null without a place. */
  readonly distances: Float64Array | null;
  /** Whether all listings were candidates. */
  readonly isWhole: boolean;
  /** A row that nothing else uses. */
  readonly freeRow: () => Row;
}

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
  const { blocks, dealers, kernel, pages } = index;
  const most = Math.ceil(pages.count / PAGES_PER_BLOCK);
  let rows = 0;
  const freeRow = (): Row => scratchRow(rows++);
  const { distances, passes } = dealers.choose(query, scope, scratch);
  const candidates = passes ? blocks.choosePages(most, passes, pages.first) : blocks.chooseAll(most);

  const unasked = freeRow();
  const asked = new Set<FilterName>([...facets, ...histograms]);
  const butFor = new Map<FilterName, Row>();
  const steps: Step[] = plainSteps(index, query, scope, freeRow);
  const choices = choicesOf(index, query, scope, scratch);
  for (const { field, terms } of choices) {
    if (asked.has(field)) butFor.set(field, freeRow());
    steps.push({ target: butFor.get(field) ?? unasked, terms });
  }
  steps.push(...textSteps(index, query, scope, freeRow, scratch));
  const program = programOf(steps, scratch);
  blocks.lookAt('chosen');
  blocks.keptCount = kernel.select(program.address, program.end, candidates, HITS, blocks.kept.byteOffset);
  index.sameVehicles.keepFirst(HITS, [...butFor.values()]);
  const chosen = new Set(choices.map(({ field }) => field));
  return { total: kernel.countBoth(HITS, HITS), butFor, chosen, distances, isWhole: passes === null, freeRow };
};
