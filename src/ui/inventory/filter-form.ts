/** What a filters form asks for, as an address: the same rule in the browser and, for a form sent without JavaScript, on the server. */
import { PRICE_MODE_FIELD, isPaymentField, paymentsAsPrices } from '../../domain/inventory/payment-bounds.ts';
import { EMPTY_QUERY, SORTS, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { TERMS_WIRE, termsOf, type VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import { decodeQuery, encodeQuery, WIRE_NAMES } from '../../domain/inventory/query-codec.ts';
import {
  addressWith,
  expandSort,
  isFormQuery as isQueryOfForm,
  othersOf,
  parametersOf,
  type Pair,
} from '../filters/form-address.ts';

/** The keyword as the form showed it: words that have been read already are not read again. */
export const KEYWORD_READ_FIELD = 'KeywordRead';

/** Tells the page after a sentence which of its words are in neither a filter nor the keyword. */
export const UNUSED_PARAMETER = 'Unused';

/** Fields whose values are the visitor's and no search's: the server keeps them in cookies. */
const OF_THE_VISITOR: readonly string[] = [PRICE_MODE_FIELD, ...Object.values(TERMS_WIRE)];
export const isOfTheVisitor = (name: string): boolean => OF_THE_VISITOR.includes(name);

const isOfFormsAlone = (name: string): boolean => isOfTheVisitor(name) || name === KEYWORD_READ_FIELD;

const IN_SEARCH: ReadonlySet<string> = new Set(Object.values(WIRE_NAMES).map((name) => name.toLowerCase()));

export const isFormQuery = (pairs: readonly Pair[]): boolean =>
  isQueryOfForm(pairs, (name) => isOfFormsAlone(name) || isPaymentField(name));

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
  const { query } = decodeQuery(parametersOf(address));
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
  const expanded = paymentsAsPrices(
    pairs.flatMap((pair) => expandSort(pair, SORTS)),
    terms,
  );
  const { query, problems } = decodeQuery(expanded);
  const isInSearch = (name: string): boolean => IN_SEARCH.has(name.toLowerCase()) || isOfFormsAlone(name);
  return { query, others: othersOf(expanded, problems, isInSearch), terms };
};

export const addressOf = (path: string, { query, others }: FormContent): string => addressWith(path, encodeQuery(query), others);

export const addressOfForm = (path: string, pairs: readonly Pair[], usual: VisitorTerms): string =>
  addressOf(path, readForm(pairs, usual));
