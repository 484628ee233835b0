/**
 * A search to and from the query string of a page or of the API, by the names of the wire (specification, section 3).
 * Reading is lenient and never throws; writing has one form for one search, so every search has one canonical URL.
 */
import { FILTER_WIRE_NAMES, ofFilters, type FilterFields } from './facets.ts';
import { EMPTY_QUERY, SORTS, type InventoryQuery } from './inventory-query.ts';
import { GRADES } from '../rating/grade.ts';
import { FLAGS, type Flag } from '../vehicle/vehicle-facts.ts';
import { SEARCH_LIMITS } from './limits.ts';
import { wireCodec, wireProblem, type WireProblem, type WireValues } from '../wire/wire-codec.ts';
import {
  bound,
  code,
  degrees,
  distance,
  ids,
  listOf,
  name,
  optional,
  parseCode,
  parseName,
  parseWithin,
  within,
  words,
  yesNo,
} from '../wire/wire-values.ts';

type Plain = Omit<InventoryQuery, 'near' | 'flags'>;
type Centre = { readonly latitude: number | null; readonly longitude: number | null };
type Field = keyof Plain | keyof Centre | Flag;

const { companyIds, ...filters } = FILTER_WIRE_NAMES;

/** The parameter of each field, in canonical order. */
export const WIRE_NAMES = {
  ids: 'ID',
  latitude: 'Latitude',
  longitude: 'Longitude',
  distanceKm: 'Distance',
  companyName: 'CompanyName',
  companyIds,
  city: 'City',
  province: 'Province',
  country: 'Country',
  ...filters,
  promotion: 'Promotion',
  buyOnline: 'BuyOnline',
  certified: 'Certified',
  inspected: 'Inspected',
  extendedCare: 'ShopiCare',
  bridge: 'Bridge',
  viral: 'Viral',
  keyword: 'Keyword',
  stockNumber: 'StockNumber',
  group: 'Group',
  pageIndex: 'PageIndex',
  pageSize: 'PageSize',
  imageTotal: 'ImageTotal',
  sort: 'SortExpression',
  descending: 'SortDirection',
  source: 'Source',
} as const satisfies Readonly<Record<Field, string>>;

export type WireName = (typeof WIRE_NAMES)[Field];

export type QueryProblem = WireProblem<WireName>;

const LISTS = {
  ids,
  names: listOf(parseName),
  years: listOf(parseWithin(1, SEARCH_LIMITS.year.max)),
  grades: listOf(parseCode(GRADES)),
};

const FILTER_VALUES = ofFilters<WireValues<FilterFields>>((asked) => {
  switch (asked.kind) {
    case 'list':
      return typeof asked.values === 'string' ? LISTS[asked.values] : listOf(parseCode(asked.values));
    case 'end':
      return bound(asked.range.limits, asked.end, asked.range.decimals);
    case 'part':
      return asked.part === 'None' ? optional(yesNo) : yesNo;
  }
});

const PLAIN: WireValues<Plain> = {
  ...FILTER_VALUES,
  ids,
  distanceKm: optional(distance),
  companyName: name,
  city: name,
  province: name,
  country: name,
  keyword: words,
  stockNumber: name,
  group: words,
  pageIndex: within(1, SEARCH_LIMITS.maxPageIndex),
  pageSize: within(1, SEARCH_LIMITS.maxPageSize),
  imageTotal: optional(within(0, 1000)),
  sort: code(SORTS),
  descending: yesNo,
  source: name,
};

const CENTRE: WireValues<Centre> = { latitude: degrees(90), longitude: degrees(180) };

/** Latitude and longitude both 0 is how a client says that it knows no position. */
const nearOf = ({ latitude, longitude }: Centre): InventoryQuery['near'] =>
  latitude === null || longitude === null || (latitude === 0 && longitude === 0) ? null : { latitude, longitude };

const ofFlags = <T>(valueOf: (flag: Flag) => T): Readonly<Record<Flag, T>> =>
  Object.fromEntries(FLAGS.map((flag) => [flag, valueOf(flag)])) as Record<Flag, T>;

const CODEC = wireCodec<Plain & Centre & Readonly<Record<Flag, boolean>>, WireName>(
  WIRE_NAMES,
  { ...PLAIN, ...CENTRE, ...ofFlags(() => yesNo) },
  { ...EMPTY_QUERY, latitude: null, longitude: null, ...ofFlags(() => false) },
);

/** Reads a search from a query string's pairs, in any order and case; what cannot be used is left out and reported. */
export const decodeQuery = (
  pairs: Iterable<readonly [string, string]>,
): { query: InventoryQuery; problems: readonly QueryProblem[] } => {
  const { said, texts, problems } = CODEC.read(pairs);
  const { latitude = null, longitude = null } = said;
  const plain = Object.fromEntries(Object.entries(said).filter(([field]) => field in PLAIN)) as Partial<Plain>;
  const flags = FLAGS.filter((flag) => said[flag]);
  const query = { ...EMPTY_QUERY, ...plain, near: nearOf({ latitude, longitude }), flags };

  // A distance alone is one around the visitor's own place, half a place is a mistake.
  const half = (['Latitude', 'Longitude'] as const).filter((name) => texts.has(name.toLowerCase()));
  const [only] = half;
  if (half.length !== 1 || !only || problems.some(({ parameter }) => parameter === only)) return { query, problems };
  return { query, problems: [...problems, wireProblem(only, texts.get(only.toLowerCase())?.at(-1) ?? '', 'incomplete')] };
};

/** Whether an address names more values of one filter than are looked for (`SEARCH_LIMITS.maxListLength`). */
export const hasTooManyValues = (problems: readonly QueryProblem[]): boolean =>
  problems.some(({ reason }) => reason === 'too-many');

/** The canonical query string of a search, without '?': fixed order, sorted lists, defaults left out; '' for the empty search. */
export const encodeQuery = (query: InventoryQuery): string =>
  CODEC.write(
    query.near || query.flags.length > 0 ? { ...query, ...query.near, ...ofFlags((flag) => query.flags.includes(flag)) } : query,
  );

/** The search with some parts changed, from its first page unless the change names another. */
export const changeQuery = (query: InventoryQuery, change: Partial<InventoryQuery>): InventoryQuery => ({
  ...query,
  pageIndex: 1,
  ...change,
});
