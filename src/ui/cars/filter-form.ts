/** What a filters form asks for, as an address: the same rule in the browser and, for a form sent without JavaScript, on the server. */
import { activeFilters } from '../../domain/inventory/filters.ts';
import { SORTS, type InventoryQuery, type Sort } from '../../domain/inventory/inventory-query.ts';
import { decodeQuery, encodeQuery, WIRE_NAMES } from '../../domain/inventory/query-codec.ts';
import { percentEncode } from '../../domain/text/percent.ts';

export const FORM_ID = 'filter-form';

/** One field for two parameters: 'Price-0' is SortExpression=Price and SortDirection=0. */
export const SORT_FIELD = 'Sort';

export const sortValue = ({ sort, descending }: Pick<InventoryQuery, 'sort' | 'descending'>): string =>
  `${sort}-${descending ? '1' : '0'}`;

const parseSortValue = (value: string): { readonly sort: Sort; readonly descending: boolean } | null => {
  const [name, direction] = value.split('-');
  const sort = SORTS.find((known) => known === name);
  return sort && (direction === '0' || direction === '1') ? { sort, descending: direction === '1' } : null;
};

type Pair = readonly [name: string, value: string];

const IN_SEARCH: ReadonlySet<string> = new Set(Object.values(WIRE_NAMES).map((name) => name.toLowerCase()));

const expandSort = ([name, value]: Pair): readonly Pair[] => {
  if (name !== SORT_FIELD) return [[name, value]];
  const asked = parseSortValue(value);
  if (!asked) return [];
  return [
    [WIRE_NAMES.sort, asked.sort],
    [WIRE_NAMES.descending, asked.descending ? '1' : '0'],
  ];
};

/** Whether only a form writes like this: fields left blank, one name for each box that is ticked, the sort in one field. */
export const isFormQuery = (pairs: readonly Pair[]): boolean =>
  pairs.some(([name, value]) => value === '' || name === SORT_FIELD) || new Set(pairs.map(([name]) => name)).size < pairs.length;

/** Whether a list's address asks for no filter at all; the order, the page and the like are none. */
export const isUnfiltered = (address: string): boolean => {
  const [, search = ''] = /\?([^#]*)/.exec(address) ?? [];
  return activeFilters(decodeQuery(new URLSearchParams(search)).query).length === 0;
};

/**
 * The list's address for these fields: the search in its canonical form, then what could not be read (so that the page can say
 * so), then parameters of other pages. Never itself a form's query.
 */
export const addressOfForm = (path: string, pairs: readonly Pair[]): string => {
  const expanded = pairs.flatMap(expandSort);
  const { query, problems } = decodeQuery(expanded);
  const search = encodeQuery(query);
  const said = new Set(search.split('&').map((pair) => pair.split('=', 1)[0]));
  const unread = new Map<string, string>();
  for (const { parameter, value } of problems) {
    const before = unread.get(parameter);
    if (!said.has(parameter)) unread.set(parameter, before === undefined ? value : `${before},${value}`);
  }
  const others = new Map(expanded.filter(([name, value]) => value !== '' && !IN_SEARCH.has(name.toLowerCase())));
  const parts = [search, ...[...unread, ...others].map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)];
  const whole = parts.filter((part) => part !== '').join('&');
  return whole === '' ? path : `${path}?${whole}`;
};
