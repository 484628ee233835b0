/**
 * A search to and from the query string of a page or of the API, by the names of the wire (specification, section 3).
 * Reading is lenient and never throws; writing has one form for one search, so every search has one canonical URL.
 */
import { BODIES, COLOURS, CONDITIONS, DRIVETRAINS, FUELS, TRANSMISSIONS, VEHICLE_TYPES } from '../vehicle/attributes.ts';
import { EMPTY_QUERY, SORTS, type InventoryQuery } from './inventory-query.ts';
import { FLAGS, type Flag } from '../vehicle/facts.ts';
import { SEARCH_LIMITS } from './limits.ts';
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
  type Refusal,
  type WireValue,
} from './wire-values.ts';

type Plain = Omit<InventoryQuery, 'near' | 'flags'>;
type Centre = { readonly latitude: number | null; readonly longitude: number | null };
type Flags = Readonly<Record<Flag, boolean>>;
type Field = keyof Plain | keyof Centre | Flag;

/** The parameter of each field, in canonical order. */
export const WIRE_NAMES = {
  ids: 'ID',
  latitude: 'Latitude',
  longitude: 'Longitude',
  distanceKm: 'Distance',
  companyName: 'CompanyName',
  companyIds: 'CompanyId',
  city: 'City',
  province: 'Province',
  country: 'Country',
  types: 'Type',
  makes: 'Make',
  models: 'Model',
  years: 'Year',
  yearMin: 'YearMin',
  yearMax: 'YearMax',
  yearLow: 'YearLow',
  bodies: 'Body',
  conditions: 'Condition',
  priceMin: 'PriceMin',
  priceMax: 'PriceMax',
  priceNone: 'PriceNone',
  priceLow: 'PriceLow',
  priceHigh: 'PriceHigh',
  mileageMin: 'MileageMin',
  mileageMax: 'MileageMax',
  mileageHigh: 'MileageHigh',
  transmissions: 'Transmission',
  fuels: 'Fuel',
  drivetrains: 'Drivetrain',
  colours: 'Color',
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

export interface QueryProblem {
  readonly parameter: WireName;
  /** What the request said, at most 80 characters of it. */
  readonly value: string;
  readonly reason: Refusal;
}

const { year, price, mileage } = SEARCH_LIMITS;
const names = listOf(parseName);

type WireValues<T> = { readonly [K in keyof T]: WireValue<T[K]> };

const PLAIN: WireValues<Plain> = {
  ids,
  distanceKm: optional(distance),
  companyName: name,
  companyIds: ids,
  city: name,
  province: name,
  country: name,
  types: listOf(parseCode(VEHICLE_TYPES)),
  makes: names,
  models: names,
  years: listOf(parseWithin(1, year.max)),
  yearMin: bound(year, 'min'),
  yearMax: bound(year, 'max'),
  yearLow: yesNo,
  bodies: listOf(parseCode(BODIES)),
  conditions: listOf(parseCode(CONDITIONS)),
  priceMin: bound(price, 'min', 2),
  priceMax: bound(price, 'max', 2),
  priceNone: optional(yesNo),
  priceLow: yesNo,
  priceHigh: yesNo,
  mileageMin: bound(mileage, 'min'),
  mileageMax: bound(mileage, 'max'),
  mileageHigh: yesNo,
  transmissions: listOf(parseCode(TRANSMISSIONS)),
  fuels: listOf(parseCode(FUELS)),
  drivetrains: listOf(parseCode(DRIVETRAINS)),
  colours: listOf(parseCode(COLOURS)),
  keyword: words,
  stockNumber: name,
  group: name,
  pageIndex: within(1, SEARCH_LIMITS.maxPageIndex),
  pageSize: within(1, SEARCH_LIMITS.maxPageSize),
  imageTotal: optional(within(0, 1000)),
  sort: code(SORTS),
  descending: yesNo,
  source: name,
};

const CENTRE: WireValues<Centre> = { latitude: degrees(90), longitude: degrees(180) };
const NO_CENTRE: Centre = { latitude: null, longitude: null };

/** Latitude and longitude both 0 is how a client says that it knows no position. */
const nearOf = ({ latitude, longitude }: Centre): InventoryQuery['near'] =>
  latitude === null || longitude === null || (latitude === 0 && longitude === 0) ? null : { latitude, longitude };

const FLAG_VALUES = Object.fromEntries(FLAGS.map((flag) => [flag, yesNo])) as unknown as WireValues<Flags>;

const flagsOf = (query: InventoryQuery): Flags =>
  Object.fromEntries(FLAGS.map((flag) => [flag, query.flags.includes(flag)])) as Record<Flag, boolean>;
const NO_FLAGS = flagsOf(EMPTY_QUERY);

const PARAMETERS = Object.entries(WIRE_NAMES);
const BY_NAME = new Map(PARAMETERS.map(([field, parameter]) => [parameter.toLowerCase(), { field, parameter }]));

const keysOf = <T extends object>(values: WireValues<T>): Extract<keyof T, string>[] =>
  Object.keys(values) as Extract<keyof T, string>[];

/** More problems than these help nobody. */
const MOST_PROBLEMS = 20;
const LONGEST_SHOWN = 80;

interface Given {
  readonly parameter: WireName;
  readonly texts: string[];
}

/** What is said, by field. A blank text says nothing: a form sends its empty fields too. */
const givenIn = (pairs: Iterable<readonly [string, string]>): ReadonlyMap<string, Given> => {
  const given = new Map<string, Given>();
  for (const [key, text] of pairs) {
    const known = BY_NAME.get(key.toLowerCase());
    if (!known || text.trim() === '') continue;
    const { field, parameter } = known;
    const texts = given.get(field)?.texts;
    if (texts) texts.push(text);
    else given.set(field, { parameter, texts: [text] });
  }
  return given;
};

/**
 * Reads a search from a query string's pairs, in any order and case. Parameters of other names are passed over; what cannot be
 * used is left out and reported.
 */
export const decodeQuery = (
  pairs: Iterable<readonly [string, string]>,
): { query: InventoryQuery; problems: readonly QueryProblem[] } => {
  const given = givenIn(pairs);
  const problems: QueryProblem[] = [];
  const report = (parameter: WireName, text: string, reason: Refusal): void => {
    const value = text.slice(0, LONGEST_SHOWN).replace(/\p{Surrogate}/gu, '\uFFFD');
    if (problems.length < MOST_PROBLEMS) problems.push({ parameter, value, reason });
  };
  const readAll = <T extends object>(values: WireValues<T>, defaults: T): T => {
    const read = { ...defaults };
    for (const field of keysOf(values)) {
      const said = given.get(field);
      const value = said && values[field].read(said.texts, (text, reason) => report(said.parameter, text, reason));
      if (value !== undefined) read[field] = value;
    }
    return read;
  };

  const flags = readAll(FLAG_VALUES, NO_FLAGS);
  const near = nearOf(readAll(CENTRE, NO_CENTRE));
  const query = { ...readAll<Plain>(PLAIN, EMPTY_QUERY), near, flags: FLAGS.filter((flag) => flags[flag]) };

  // A distance alone is one around the visitor's own place, half a place is a mistake.
  const latitude = given.get('latitude');
  const longitude = given.get('longitude');
  const half = latitude && longitude ? undefined : (latitude ?? longitude);
  if (half && !problems.some(({ parameter }) => parameter === half.parameter)) {
    report(half.parameter, half.texts.at(-1) ?? '', 'incomplete');
  }
  return { query, problems };
};

/** A search in the parts that an address says of it. */
interface Said {
  readonly plain: Plain;
  readonly centre: Centre;
  readonly flags: Flags;
}

/** What an address says of one parameter; undefined where it says what goes without saying. */
type Writer = (said: Said) => string | undefined;

const writersOf = <T extends object>(
  values: WireValues<T>,
  partOf: (said: Said) => T,
  defaults: T,
): [field: string, write: Writer][] =>
  keysOf(values).map((field) => {
    const { write } = values[field];
    const unsaid = write(defaults[field]);
    return [
      field,
      (said) => {
        const value = partOf(said)[field];
        if (value === defaults[field]) return undefined;
        const text = write(value);
        return text === unsaid ? undefined : text;
      },
    ];
  });

const WRITERS = new Map([
  ...writersOf<Plain>(PLAIN, ({ plain }) => plain, EMPTY_QUERY),
  ...writersOf<Centre>(CENTRE, ({ centre }) => centre, NO_CENTRE),
  ...writersOf<Flags>(FLAG_VALUES, ({ flags }) => flags, NO_FLAGS),
]);

/** In the order of an address; ready, since a page has a hundred links to searches. */
const WRITTEN = PARAMETERS.map(([field, parameter]) => ({ parameter, write: WRITERS.get(field) }));

/** The canonical query string of a search, without '?': fixed order, sorted lists, defaults left out; '' for the empty search. */
export const encodeQuery = (query: InventoryQuery): string => {
  const said = { plain: query, centre: query.near ?? NO_CENTRE, flags: query.flags.length === 0 ? NO_FLAGS : flagsOf(query) };
  let written = '';
  for (const { parameter, write } of WRITTEN) {
    const text = write?.(said);
    if (text !== undefined) written += `${written === '' ? '' : '&'}${parameter}=${text}`;
  }
  return written;
};

/** The search with some parts changed, from its first page unless the change names another. */
export const changeQuery = (query: InventoryQuery, change: Partial<InventoryQuery>): InventoryQuery => ({
  ...query,
  pageIndex: 1,
  ...change,
});
