/** Finds the few slots that a page of results lies among, so that the thousandth page is as quick as the first. */
import { FILTERS, type HistogramField } from '../../../../domain/inventory/facets.ts';
import type { InventoryQuery, InventoryScope, Sort } from '../../../../domain/inventory/inventory-query.ts';
import type { Currency } from '../../../../domain/money/money.ts';
import { above, type Row } from '../columns/layout.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import { BUCKETS } from '../kernel/kernel.ts';
import type { Selection } from '../query/selection.ts';
import type { Scratch } from '../scratch.ts';
import { orderOfIds, OrderRecord, type Order } from './orders.ts';

/** A row of so many slots, of which places `from` up to `to` of the order are wanted. */
export interface Part {
  readonly row: Row;
  readonly size: number;
  readonly from: number;
  readonly to: number;
  readonly order: Order;
}

/** Keys of a part are in this range; null where nothing is known. */
type Range = readonly [least: number, greatest: number] | null;

/** So many places are found by the bounds of pages. */
const FEW = 1000;
/** Keys are counted where the places are more than one of so many slots: before, a heap of the best is faster. */
const DEEP = 40;
/** Fewer slots are looked at one by one. */
const MANY = 1024;

export const narrowed = (
  index: InventoryIndex,
  whole: Part,
  query: InventoryQuery,
  { currency }: InventoryScope,
  { chosen, freeRow }: Selection,
  scratch: Scratch,
): Part => {
  if (whole.size < MANY) return whole;
  const field = FIELDS[query.sort];
  // The bounds of pages tell nothing where values are few, far down, or where a choice leaves out what would come first.
  const isNarrowed = field === 'year' || whole.to > FEW || (field !== undefined && chosen.has(field));
  let part = field && isNarrowed ? ofBuckets(index, whole, field, currency, freeRow()) : whole;
  let range: Range = null;
  for (let row = freeRow(), spare = freeRow(); part.to * DEEP > part.size && part.size >= MANY; [row, spare] = [spare, row]) {
    const [next, of] = ofKeys(index, part, range, row, scratch);
    if (next === part && of === range) break;
    [part, range] = [next, of];
  }
  return part;
};

/** The first number from `low` up to, not including, `high` that passes, or `high`; all after it pass too. */
const firstOf = (low: number, high: number, passes: (number: number) => boolean): number => {
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

const FIELDS: Readonly<Partial<Record<Sort, HistogramField>>> = { Price: 'price', Year: 'year', Mileage: 'mileage' };

/** The buckets of a histogram that the places lie in, where none of these is without a value. */
const ofBuckets = (index: InventoryIndex, part: Part, field: HistogramField, currency: Currency, row: Row): Part => {
  const { kernel } = index;
  const { from, order, row: hits, to } = part;
  const last = FILTERS[field].range.edges.length;
  const countAbove = (edge: number): number => kernel.countBoth(hits, above(field, edge, currency));
  const all = countAbove(-1);
  if (all < to) return part;
  const countUpTo = (edge: number): number => all - countAbove(edge);
  const [lower, upper] =
    order.sign === 1
      ? [firstOf(-1, last, (edge) => countAbove(edge) < to) - 1, firstOf(-1, last, (edge) => countAbove(edge) <= from)]
      : [firstOf(-1, last, (edge) => countUpTo(edge) > from) - 1, firstOf(-1, last, (edge) => countUpTo(edge) >= to)];
  const before = order.sign === 1 ? countAbove(upper) : countUpTo(lower);
  kernel.keep(hits, above(field, lower, currency), 0, row);
  kernel.keep(row, above(field, upper, currency), -1, row);
  // All of one year: the smallest ids come first.
  const isOneYear = field === 'year' && lower >= 1 && upper === lower + 1 && upper < last;
  const rest = { row, size: kernel.countBoth(row, row), from: from - before, to: to - before };
  return { ...rest, order: isOneYear ? orderOfIds(index) : order };
};

/** The slots whose keys lie between those of the places; by id where all have the same key. */
const ofKeys = (index: InventoryIndex, part: Part, range: Range, row: Row, scratch: Scratch): readonly [Part, Range] => {
  const { from, order, size, to } = part;
  const [least, greatest] = range ?? keysOf(index, part);
  const record = new OrderRecord(index, order, part.row, scratch);
  const scale = scaleOf(least, greatest);
  const counts = scratch.counts(BUCKETS);
  index.kernel.spread(record.address, least, scale, counts.byteOffset, 0, 0, 0);
  // From the highest bucket down: which have the first of the places and the last.
  let [high, before] = [BUCKETS - 1, 0];
  while (before + counts[high]! <= from) before += counts[high--]!;
  let [low, until] = [high, before + counts[high]!];
  while (until < to) until += counts[--low]!;
  if (until - before === size) {
    const isOneKey = counts[0] === size || (counts[0] === 0 && record.lowest === record.highest);
    if (isOneKey) return order.isOfIds ? [part, range] : [{ ...part, order: orderOfIds(index) }, null];
    return [part, range?.[0] === record.lowest && range[1] === record.highest ? range : [record.lowest, record.highest]];
  }
  index.kernel.spread(record.address, least, scale, 0, row, low, high);
  const within: Range = scale > 0 ? [least + Math.max(0, low - 1) / scale, least + high / scale] : [least, greatest];
  return [{ row, size: until - before, from: from - before, to: to - before, order }, within];
};

const scaleOf = (least: number, greatest: number): number => {
  const scale = (BUCKETS - 2) / (greatest - least);
  return scale > 0 && Number.isFinite(scale) ? scale : 0;
};

/** A range of the keys of a part, by the bounds of its pages. */
const keysOf = ({ blocks, segments }: InventoryIndex, { order: { less, sign, zones }, row }: Part): NonNullable<Range> => {
  let [low, high] = zones ? [Infinity, -Infinity] : [0, 0];
  blocks.eachPage(row, 'kept', (page) => {
    if (!zones) return;
    low = Math.min(low, segments.bound(zones.low, page));
    high = Math.max(high, segments.bound(zones.high, page));
  });
  const taken = less?.reduce((most, each) => Math.max(most, Number.isNaN(each) ? 0 : each), 0) ?? 0;
  return sign === 1 ? [low - taken, high] : [-high, taken - low];
};
