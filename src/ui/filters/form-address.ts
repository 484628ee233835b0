/** Common rules of filter forms: how their fields become an address, in the browser and on the server. */
import { percentEncode } from '../../domain/text/percent.ts';

export type Pair = readonly [name: string, value: string];

/** One field for two parameters: 'Price-0' is SortExpression=Price and SortDirection=0. */
export const SORT_FIELD = 'Sort';

export const sortValue = ({ sort, descending }: { readonly sort: string; readonly descending: boolean }): string =>
  `${sort}-${descending ? '1' : '0'}`;

/** The two parameters of a `Sort` field; none if its value is not offered. Other pairs are unchanged. */
export const expandSort = ([name, value]: Pair, sorts: readonly string[]): readonly Pair[] => {
  if (name !== SORT_FIELD) return [[name, value]];
  const [sort = '', direction = ''] = value.split('-');
  if (!sorts.includes(sort) || !/^[01]$/.test(direction)) return [];
  return [
    ['SortExpression', sort],
    ['SortDirection', direction],
  ];
};

/** Whether a query comes from a form: it has blank or form-only fields, repeated names, or the sort in one field. */
export const isFormQuery = (pairs: readonly Pair[], isOfFormsAlone: (name: string) => boolean): boolean =>
  pairs.some(([name, value]) => value === '' || name === SORT_FIELD || isOfFormsAlone(name)) ||
  new Set(pairs.map(([name]) => name)).size < pairs.length;

/** The pairs that are not part of the search: invalid values, which the page reports, and carried parameters. */
export const othersOf = (
  pairs: readonly Pair[],
  problems: readonly { readonly parameter: string; readonly value: string }[],
  isInSearch: (name: string) => boolean,
): readonly Pair[] => {
  const unread = new Map<string, string>();
  for (const { parameter, value } of problems) {
    const before = unread.get(parameter);
    unread.set(parameter, before === undefined ? value : `${before},${value}`);
  }
  return [...unread, ...new Map(pairs.filter(([name, value]) => value !== '' && !isInSearch(name)))];
};

/** The canonical search followed by the other pairs. Each parameter occurs once, so it is never mistaken for a form's query. */
export const addressWith = (path: string, search: string, others: readonly Pair[] = []): string => {
  const said = new Set(search.split('&').map((pair) => pair.split('=', 1)[0]));
  const rest = others
    .filter(([name]) => !said.has(name))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`);
  const whole = [search, ...rest].filter((part) => part !== '').join('&');
  return whole === '' ? path : `${path}?${whole}`;
};
export const parametersOf = (address: string): URLSearchParams => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '');
