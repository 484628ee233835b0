/** What a filters form asks for, as an address: the same rule in the browser and, for a form sent without JavaScript, on the server. */
import { PRICE_MODE_FIELD } from '../../domain/inventory/payment-bounds.ts';
import { EMPTY_QUERY, SORTS, type InventoryQuery, type Sort } from '../../domain/inventory/inventory-query.ts';
import { TERMS_WIRE, termsOf, type VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import { isPaymentField, paymentsAsPrices } from '../../domain/inventory/payment-bounds.ts';
import { decodeQuery, encodeQuery, WIRE_NAMES } from '../../domain/inventory/query-codec.ts';
import { percentEncode } from '../../domain/text/percent.ts';

export const FORM_ID = 'filter-form';

/** One field for two parameters: 'Price-0' is SortExpression=Price and SortDirection=0. */
export const SORT_FIELD = 'Sort';

/** The keyword as the form showed it: words that have been read already are not read again. */
export const KEYWORD_READ_FIELD = 'KeywordRead';

/** Tells the page after a sentence which of its words are in neither a filter nor the keyword. */
export const UNUSED_PARAMETER = 'Unused';

/** Fields whose values are the visitor's and no search's: the server keeps them in cookies. */
const OF_THE_VISITOR: readonly string[] = [PRICE_MODE_FIELD, ...Object.values(TERMS_WIRE)];
export const isOfTheVisitor = (name: string): boolean => OF_THE_VISITOR.includes(name);

const isOfFormsAlone = (name: string): boolean => isOfTheVisitor(name) || name === KEYWORD_READ_FIELD;

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

/** Whether only a form writes like this: fields left blank or its own, one name for each box that is ticked, the sort in one field. */
export const isFormQuery = (pairs: readonly Pair[]): boolean =>
  pairs.some(([name, value]) => value === '' || name === SORT_FIELD || isOfFormsAlone(name) || isPaymentField(name)) ||
  new Set(pairs.map(([name]) => name)).size < pairs.length;

/** Whether the keyword field of a form has words that nobody has read yet: perhaps a sentence, for the server to read. */
export const hasNewWords = (pairs: readonly Pair[]): boolean => {
  const said = new Map(pairs);
  const words = said.get(WIRE_NAMES.keyword)?.trim() ?? '';
  const read = said.get(KEYWORD_READ_FIELD)?.trim();
  return words !== '' && read !== undefined && words !== read;
};

const { sort, descending, pageIndex, pageSize, imageTotal } = EMPTY_QUERY;

/** Whether a list's address asks for no filter at all; the order, the page and the like are none. */
export const isUnfiltered = (address: string): boolean => {
  const [, search = ''] = /\?([^#]*)/.exec(address) ?? [];
  const { query } = decodeQuery(new URLSearchParams(search));
  return encodeQuery({ ...query, sort, descending, pageIndex, pageSize, imageTotal }) === '';
};

export interface FormContent {
  readonly query: InventoryQuery;
  /** What could not be read, so that the page can say so, and parameters of other pages. */
  readonly others: readonly Pair[];
}

/** What the fields of a form ask for; `usual` are the terms of payments that it does not name. */
export const readForm = (pairs: readonly Pair[], usual: VisitorTerms): FormContent & { readonly terms: VisitorTerms } => {
  const said = new Map(pairs);
  const terms = termsOf(usual, (field) => said.get(TERMS_WIRE[field]));
  const expanded = paymentsAsPrices(pairs.flatMap(expandSort), terms);
  const { query, problems } = decodeQuery(expanded);
  const unread = new Map<string, string>();
  for (const { parameter, value } of problems) {
    const before = unread.get(parameter);
    unread.set(parameter, before === undefined ? value : `${before},${value}`);
  }
  const others = new Map(
    expanded.filter(([name, value]) => value !== '' && !IN_SEARCH.has(name.toLowerCase()) && !isOfFormsAlone(name)),
  );
  return { query, others: [...unread, ...others], terms };
};

/** The list's address: the search in its canonical form, then the rest. Never itself a form's query. */
export const addressOf = (path: string, { query, others }: FormContent): string => {
  const search = encodeQuery(query);
  const said = new Set(search.split('&').map((pair) => pair.split('=', 1)[0]));
  const rest = others
    .filter(([name]) => !said.has(name))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`);
  const whole = [search, ...rest].filter((part) => part !== '').join('&');
  return whole === '' ? path : `${path}?${whole}`;
};

export const addressOfForm = (path: string, pairs: readonly Pair[], usual: VisitorTerms): string =>
  addressOf(path, readForm(pairs, usual));
