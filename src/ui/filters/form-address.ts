/** What the forms of filters have in common: their fields as an address, by the same rule in the browser and on the server. */
import { percentEncode } from '../../domain/text/percent.ts';

export type Pair = readonly [name: string, value: string];

/** One field for two parameters: 'Price-0' is SortExpression=Price and SortDirection=0. */
export const SORT_FIELD = 'Sort';

export const sortValue = ({ sort, descending }: { readonly sort: string; readonly descending: boolean }): string =>
  `${sort}-${descending ? '1' : '0'}`;

/** The two parameters of a `Sort` field; none where its value is not one that the form offers. Other pairs stay as they are. */
export const expandSort = ([name, value]: Pair, sorts: readonly string[]): readonly Pair[] => {
  if (name !== SORT_FIELD) return [[name, value]];
  const [sort = '', direction = ''] = value.split('-');
  if (!sorts.includes(sort) || !/^[01]$/.test(direction)) return [];
  return [
    ['SortExpression', sort],
    ['SortDirection', direction],
  ];
};

/** Whether only a form writes like this: fields left blank or its own, one name for each box that is ticked, the sort in one field. */
export const isFormQuery = (pairs: readonly Pair[], isOfFormsAlone: (name: string) => boolean): boolean =>
  pairs.some(([name, value]) => value === '' || name === SORT_FIELD || isOfFormsAlone(name)) ||
  new Set(pairs.map(([name]) => name)).size < pairs.length;

interface Unread {
  readonly parameter: string;
  readonly value: string;
}

/** What of a form is in no search: what could not be read, so that the page can say so, and parameters of other pages. */
export const othersOf = (
  pairs: readonly Pair[],
  problems: readonly Unread[],
  isInSearch: (name: string) => boolean,
): readonly Pair[] => {
  const unread = new Map<string, string>();
  for (const { parameter, value } of problems) {
    const before = unread.get(parameter);
    unread.set(parameter, before === undefined ? value : `${before},${value}`);
  }
  return [...unread, ...new Map(pairs.filter(([name, value]) => value !== '' && !isInSearch(name)))];
};

/** A search in its canonical form, then the rest. Never itself a form's query: a parameter that the search has stands there alone. */
export const addressWith = (path: string, search: string, others: readonly Pair[] = []): string => {
  const said = new Set(search.split('&').map((pair) => pair.split('=', 1)[0]));
  const rest = others
    .filter(([name]) => !said.has(name))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`);
  const whole = [search, ...rest].filter((part) => part !== '').join('&');
  return whole === '' ? path : `${path}?${whole}`;
};

/** The parameters of an address. */
export const parametersOf = (address: string): URLSearchParams => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '');
