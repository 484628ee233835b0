/** The terms of loans that a visitor may choose: kept in a cookie, never in an address. */
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import { parseWithin } from '../wire/wire-values.ts';
import type { Currency } from '../money/money.ts';
import { defaultTerms, type FinanceTerms } from './payment.ts';

export type VisitorTerms = ReturnType<typeof defaultTerms>;

export const TERMS_COOKIE = 'FinanceTerms';

/** Names of the finance calculator (specification, section 3). */
export const TERMS_WIRE = { termMonths: 'Term', interestRate: 'InterestRate', downPayment: 'DownPayment' } as const;

export type TermsField = keyof typeof TERMS_WIRE;
export const TERMS_FIELDS = Object.keys(TERMS_WIRE) as readonly TermsField[];

/** Least and most of each. The rate: 35 % a year is the legal limit in Canada (Criminal Code, s. 347). */
export const TERMS_LIMITS = {
  termMonths: { min: 6, max: 120 },
  interestRate: { min: 0, max: 35 },
  downPayment: { min: 0, max: SEARCH_LIMITS.price.max },
} as const satisfies Readonly<Record<TermsField, { readonly min: number; readonly max: number }>>;

/** The usual terms with the visitor's values in their place; unusable ones are ignored. */
export const termsOf = (usual: VisitorTerms, said: (field: TermsField) => string | null | undefined): VisitorTerms => {
  const read = (field: TermsField): number => {
    const { min, max } = TERMS_LIMITS[field];
    return parseWithin(min, max, field === 'termMonths' ? 0 : 2)(said(field) ?? '', () => undefined) ?? usual[field];
  };
  return { ...usual, termMonths: read('termMonths'), interestRate: read('interestRate'), downPayment: read('downPayment') };
};

const SEPARATOR = '|';

/** Never throws, whatever the cookie says. */
export const readTerms = (cookie: string | undefined, currency: Currency): VisitorTerms => {
  const parts = (cookie ?? '').split(SEPARATOR);
  return termsOf(defaultTerms(currency), (field) => parts[TERMS_FIELDS.indexOf(field)]);
};

export const isUsual = (terms: FinanceTerms, currency: Currency): boolean => {
  const usual = defaultTerms(currency);
  return TERMS_FIELDS.every((field) => terms[field] === usual[field]);
};

/** What the cookie holds: 'months|rate|down payment'; null for terms that are the usual ones. */
export const termsCookie = (terms: FinanceTerms, currency: Currency): string | null =>
  isUsual(terms, currency) ? null : TERMS_FIELDS.map((field) => String(terms[field])).join(SEPARATOR);
