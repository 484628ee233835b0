/**
 * How a segment is laid out: 65,536 slots with all their columns at fixed places, so that the index grows by one more segment and nothing is
 * ever copied. First come the rows, a word of 32 bits for each page of 32 slots; then the planes, so many bytes for each slot. Rows and planes
 * are named by their distance from the segment's beginning.
 */
import {
  CODED_FACETS,
  FILTERS,
  HISTOGRAMS,
  LIMITS,
  type CodedFacet,
  type HistogramField,
  type LimitField,
} from '../../../../domain/inventory/facets.ts';
import { SEARCH_LIMITS } from '../../../../domain/inventory/limits.ts';
import { CURRENCIES, type Currency } from '../../../../domain/money/money.ts';
import { GRADES } from '../../../../domain/rating/grade.ts';
import { FLAGS } from '../../../../domain/vehicle/vehicle-facts.ts';

export const SLOTS_PER_PAGE = 32;
export const PAGES_PER_BLOCK = 16;
export const PAGES_PER_SEGMENT = 2048;
export const BLOCKS_PER_SEGMENT = PAGES_PER_SEGMENT / PAGES_PER_BLOCK;
export const SLOTS_PER_SEGMENT = PAGES_PER_SEGMENT * SLOTS_PER_PAGE;
export const SLOTS_PER_BLOCK = PAGES_PER_BLOCK * SLOTS_PER_PAGE;

/** Distance in bytes. */
export type Row = number;
type Plane = number;

/** Not a power of two: else the words of a page in all rows would compete for one set of lines in the cache. */
/** From a row to the next. */
export const ROW_BYTES = 4 * PAGES_PER_SEGMENT + 64;
let rows = 0;
const row = (): Row => ROW_BYTES * rows++;

/** The slots in use. */
export const LIVE = row();
/** Always empty. */
export const NONE = row();
/** The slots whose vehicle has other listings too. */
export const SEVERAL = row();
/** The slots whose stock number is long or not one word. */
export const ODD_STOCK = row();
/** By page: the ordinal of the dealer, negative for a free page, and the dealer's next page, negative at the end. */
export const DEALER = row();
export const NEXT = row();

/** By page: the least and the greatest value of its slots, as numbers of 32 bits that are not more and not less. */
export interface ZoneRows {
  readonly low: Row;
  readonly high: Row;
}
const zoneRows = (): ZoneRows => ({ low: row(), high: row() });
export const ZONES = {
  ids: zoneRows(),
  price: zoneRows(),
  year: zoneRows(),
  mileage: zoneRows(),
  firstSeen: zoneRows(),
  rank: zoneRows(),
  pertinence: zoneRows(),
};
export const LIMIT_ZONES = Object.fromEntries(LIMITS.map((name) => [name, zoneRows()])) as Record<LimitField, ZoneRows>;

export type RowAttribute = CodedFacet | 'rating' | 'flag' | 'currency';

/** The attributes that have a row for each value, with the values by code unit, the order of facets. A value's code is its place here. */
export const ROW_VALUES: Readonly<Record<RowAttribute, readonly string[]>> = {
  ...(Object.fromEntries(CODED_FACETS.map((facet) => [facet, FILTERS[facet].values.toSorted()])) as Record<CodedFacet, string[]>),
  rating: GRADES.toSorted(),
  flag: FLAGS.toSorted(),
  currency: CURRENCIES.toSorted(),
};
const ATTRIBUTES = Object.keys(ROW_VALUES) as RowAttribute[];
const valueRows = new Map(ATTRIBUTES.map((attribute) => [attribute, ROW_VALUES[attribute].map(row)]));
const codes = new Map(
  ATTRIBUTES.map((attribute) => [attribute, new Map<string, number>(ROW_VALUES[attribute].map((value, code) => [value, code]))]),
);

/** −1 for null, and for anything that is not one of the attribute's values. */
export const valueCode = (attribute: RowAttribute, value: string | null): number =>
  value === null ? -1 : (codes.get(attribute)?.get(value) ?? -1);

/** The slots with this value; none for a code of −1. */
export const rowOf = (attribute: RowAttribute, code: number): Row => valueRows.get(attribute)?.[code] ?? NONE;

/** The slots with any value, then for each edge of the histogram those with a value above it; last, those whose value is an edge. */
const rangeRows = (field: HistogramField): Row[] => [row(), ...FILTERS[field].range.edges.map(row), row()];
const ranges = new Map(HISTOGRAMS.filter((field) => field !== 'price').map((field) => [field, rangeRows(field)]));
const prices = new Map(CURRENCIES.map((currency) => [currency, rangeRows('price')]));

/** All that a listing may have a slot in. */
export const VALUE_ROWS: readonly Row[] = [...valueRows.values(), ...ranges.values(), ...prices.values()].flat();

const rowsOfRange = (field: HistogramField, currency: Currency): readonly Row[] =>
  (field === 'price' ? prices.get(currency) : ranges.get(field)) ?? [];

/**
 * The slots with a value above that edge of the field's histogram; with any value for −1, none beyond the last edge. Prices are those in the
 * currency.
 */
export const above = (field: HistogramField, edge: number, currency: Currency): Row =>
  edge < FILTERS[field].range.edges.length ? (rowsOfRange(field, currency)[edge + 1] ?? NONE) : NONE;

/** So many of a field's rows, from that of any value on, have the slot of a value. */
export const rowsBelow = (field: HistogramField, value: number): number => {
  const { edges } = FILTERS[field].range;
  let number = 0;
  while (number < edges.length && value > edges[number]!) number += 1;
  return number + 1;
};

/** The slots whose value is one of the edges. */
export const onEdge = (field: HistogramField, currency: Currency): Row => rowsOfRange(field, currency).at(-1) ?? NONE;

/** What queries write: the candidates, what they find, and sets in between. */
export const CANDIDATES = row();
export const HITS = row();
/** Enough for a choice of each filter and two for each word of the longest text. */
const SCRATCH_ROWS = Array.from({ length: 8 + Object.keys(FILTERS).length + SEARCH_LIMITS.maxTextLength }, row);
export const scratchRow = (number: number): Row => {
  const found = SCRATCH_ROWS[number];
  if (found === undefined) throw new RangeError('A query uses more rows than there are');
  return found;
};

export const WORDS_PER_SEGMENT = (rows * ROW_BYTES) / 4;
let end = rows * ROW_BYTES;
const plane = (bytes: number): Plane => {
  const place = end;
  end += bytes * SLOTS_PER_SEGMENT + 64;
  return place;
};

/** The columns of codes; the first four are counted together. */
const CODE_COLUMNS = ['kind', 'build', 'look', 'worth', 'version', 'publication'] as const;
export type CodeColumn = (typeof CODE_COLUMNS)[number];
/** By column, the lower 16 bits of the codes; then, in the same order and at the same distance, the upper ones. */
export const CODES = Object.fromEntries(CODE_COLUMNS.map((column) => [column, plane(2)])) as Record<CodeColumn, Plane>;
const HIGH = CODE_COLUMNS.map(() => plane(2));
export const TO_HIGH_CODES = HIGH[0]! - CODES.kind;
/** From a column to the next. */
const NEXT_COLUMN = CODES.build - CODES.kind;
/** Of all columns. */
export const CODES_PER_SEGMENT = (CODE_COLUMNS.length * NEXT_COLUMN) / 2;
/** The place of a slot's code among those. */
export const codePlace = (slot: number, column: CodeColumn): number =>
  (CODES[column] - CODES.kind) / 2 + (slot & (SLOTS_PER_SEGMENT - 1));

/** The code of the make, or `OTHER_MAKES` for all greater ones. */
export const MAKES = plane(1);
export const OTHER_MAKES = 255;
/** Pertinence in steps of so many to a point, as 16 bits; what is below 0 is 0. */
export const COARSE_STEPS = 16;
export const COARSE_PERTINENCE = plane(2);

/** Two numbers for a stock number, three for a VIN. */
export const STOCK_NUMBERS = plane(8);
export const VINS = plane(12);

/** Whole numbers of few bytes, which are values times `scale`; values that these cannot hold exactly make all of them wide. */
export interface MeasureLayout {
  readonly narrow: Plane;
  readonly bytes: 1 | 2 | 4 | 8;
  readonly scale: number;
  readonly wide: Plane;
  readonly zones: ZoneRows | null;
}
const measure = (bytes: 1 | 2 | 4, scale: number, zones: ZoneRows | null): MeasureLayout => ({
  narrow: plane(bytes),
  bytes,
  scale,
  wide: plane(8),
  zones,
});
const times = plane(8);
const bytesFor = (greatest: number): 1 | 2 | 4 => (greatest < 2 ** 8 - 1 ? 1 : greatest < 2 ** 16 - 1 ? 2 : 4);

export const MEASURES = {
  ids: measure(4, 1, ZONES.ids),
  /** In hundredths. */
  price: measure(4, 100, ZONES.price),
  mileage: measure(4, 1, ZONES.mileage),
  rank: measure(2, 1, ZONES.rank),
  /** Of pertinence, but for freshness. */
  points: measure(1, 1, null),
  /** In milliseconds from the first one: the bounds of pages have no more than 32 bits. */
  firstSeen: { narrow: times, bytes: 8, scale: 1, wide: times, zones: ZONES.firstSeen } satisfies MeasureLayout,
} as const;
export const LIMIT_MEASURES = Object.fromEntries(
  LIMITS.map((name) => [name, measure(bytesFor(FILTERS[name].range.limits.max), 1, LIMIT_ZONES[name])]),
) as Record<LimitField, MeasureLayout>;

/** Of all columns, in bytes. Most of it is never written, and costs nothing. */
export const SEGMENT_BYTES = end;
