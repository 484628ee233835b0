/** The ids of a page, also of one that is deeper than a single search of OpenSearch goes. */
import type { Clause } from './filters.ts';
import type { Order, Place } from './order.ts';
import type { Found, SearchBatch } from './search-batch.ts';

/** `index.max_result_window` of OpenSearch: as far as `from` and `size` go. */
export const WINDOW = 10_000;

/** Documents are not opened. */
export const NO_FIELDS = { _source: false, stored_fields: '_none_' } as const;
/** Ids are read from their column. */
export const IDS_ONLY = { ...NO_FIELDS, docvalue_fields: ['id'] } as const;

export const idsOf = ({ hits }: Found): number[] => hits.hits.map(({ fields }) => fields.id[0]);

interface Stretch {
  readonly query: Clause;
  readonly order: Order;
  readonly from: number;
  readonly size: number;
  readonly total: number;
}

/**
 * Goes to the page in steps of `WINDOW` (`search_after`), from whichever end of the list is nearer: the time grows with the depth.
 */
export const deepPage = async (batch: SearchBatch, { query, order, from, size, total }: Stretch): Promise<number[]> => {
  const length = Math.min(size, total - from);
  if (length <= 0) return [];
  const isBackward = from > total / 2;
  let toSkip = isBackward ? total - from - length : from;
  let after: Place | null = null;
  const step = (count: number) =>
    batch.search({
      query,
      size: count,
      track_total_hits: false,
      sort: isBackward ? order.reversed : order.sort,
      ...(after && { search_after: after }),
      ...IDS_ONLY,
    });
  while (toSkip > 0) {
    const { hits }: Found = await step(Math.min(toSkip, WINDOW));
    const last = hits.hits.at(-1);
    if (!last) return [];
    toSkip -= hits.hits.length;
    after = last.sort;
  }
  const ids = idsOf(await step(length));
  return isBackward ? ids.reverse() : ids;
};
