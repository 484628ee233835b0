/** The address of a filters form: the same rule in the browser and, without JavaScript, on the server. */
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
import { KEYWORD_READ_FIELD } from '../sentence-search/sentence-wire.ts';

/** The words of a sentence that became neither a filter nor the keyword. */
export const UNUSED_PARAMETER = 'Unused';

/** Settings of the visitor, which the server stores in cookies. */
const OF_THE_VISITOR: readonly string[] = [PRICE_MODE_FIELD, ...Object.values(TERMS_WIRE)];
export const isOfTheVisitor = (name: string): boolean => OF_THE_VISITOR.includes(name);

const isOfFormsAlone = (name: string): boolean => isOfTheVisitor(name) || name === KEYWORD_READ_FIELD;

const IN_SEARCH: ReadonlySet<string> = new Set(Object.values(WIRE_NAMES).map((name) => name.toLowerCase()));

export const isFormQuery = (pairs: readonly Pair[]): boolean =>
  isQueryOfForm(pairs, (name) => isOfFormsAlone(name) || isPaymentField(name));

/** Whether the keyword has changed: it may be a sentence, which the server interprets. */
export const hasNewWords = (pairs: readonly Pair[]): boolean => {
  const said = new Map(pairs);
  const words = said.get(WIRE_NAMES.keyword)?.trim() ?? '';
  const read = said.get(KEYWORD_READ_FIELD)?.trim();
  return words !== '' && read !== undefined && words !== read;
};

const { sort, descending, pageIndex, pageSize, imageTotal } = EMPTY_QUERY;

/** Whether a list's address has no filter; order and page do not count. */
export const isUnfiltered = (address: string): boolean => {
  const { query } = decodeQuery(parametersOf(address));
  return encodeQuery({ ...query, sort, descending, pageIndex, pageSize, imageTotal }) === '';
};

export interface FormContent {
  readonly query: InventoryQuery;
  /** Invalid values, which the page reports, and carried parameters. */
  readonly others: readonly Pair[];
}

/** The search of a form's fields; `usual` are the terms that it does not name. */
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
