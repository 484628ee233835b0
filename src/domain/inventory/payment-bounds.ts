/**
 * The price of a search said as payments (specification, section 4: the price mode is financing by default). Payments are fields of
 * a form and never parameters of a search: its address holds prices, so that it means the same when rates change.
 */
import { estimatedPayment, priceForPayment, wholeUnitsWithin, type FinanceTerms } from '../finance/payment.ts';
import type { FilterFields } from './facets.ts';
import { SEARCH_LIMITS } from './limits.ts';
import { WIRE_NAMES } from './query-codec.ts';
import { parseWithin } from '../wire/wire-values.ts';

export const PRICE_MODES = ['payment', 'total'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/** Whether prices are said as payments or in total: kept in the cookie of the same name, never in an address. */
export const PRICE_MODE_FIELD = 'PriceMode';

export const parsePriceMode = (text: string | null | undefined): PriceMode | null =>
  PRICE_MODES.find((mode) => mode === text) ?? null;

/** Fields of the finance calculator (specification, section 3). */
export const PAYMENT_FIELDS = ['PaymentMin', 'PaymentMax'] as const;
export type PaymentField = (typeof PAYMENT_FIELDS)[number];

/** The parameter that each becomes. */
export const PRICE_OF_PAYMENT = {
  PaymentMin: WIRE_NAMES.priceMin,
  PaymentMax: WIRE_NAMES.priceMax,
} as const satisfies Record<PaymentField, string>;

export const isPaymentField = (name: string): boolean => PAYMENT_FIELDS.some((known) => known === name);

const readPayment = parseWithin(0, SEARCH_LIMITS.price.max, 2);

/**
 * The price that a payment field asks for, in whole units within the budget: at most 100 a week is '29718'. A payment that the given
 * price comes to changes nothing, so a form that is sent unchanged keeps its price. An unreadable text is returned as it is.
 * @param price the bound in force, '' for none
 */
export const priceOfPayment = (field: PaymentField, payment: string, price: string, terms: FinanceTerms): string => {
  const amount = readPayment(payment, () => undefined);
  if (amount === undefined) return payment.trim();
  if (price !== '' && estimatedPayment(Number(price), terms) === amount) return price;
  const exact = priceForPayment(amount, terms);
  const { least, most } = wholeUnitsWithin(exact, exact);
  return String(field === 'PaymentMin' ? least : most);
};

/** Whether a bound is the price of a whole payment: those are what visitors ask for in payments. */
const isOfPayment = (field: PaymentField, price: number | null, terms: FinanceTerms): boolean =>
  price === null || priceOfPayment(field, String(Math.round(estimatedPayment(price, terms))), '', terms) === String(price);

/**
 * The mode that a search's prices are shown in. Visitors who have not chosen one keep the unit in which they asked: $30,000 in a sentence
 * stays $30,000, and $100 a week stays that.
 * @param chosen the visitor's own choice; null for none
 */
export const priceModeOf = (
  chosen: PriceMode | null,
  { priceMin, priceMax }: Pick<FilterFields, 'priceMin' | 'priceMax'>,
  terms: FinanceTerms,
): PriceMode =>
  chosen ?? (isOfPayment('PaymentMin', priceMin, terms) && isOfPayment('PaymentMax', priceMax, terms) ? 'payment' : 'total');

type Pair = readonly [name: string, value: string];

/** The same fields with prices in place of payments. */
export const paymentsAsPrices = (pairs: readonly Pair[], terms: FinanceTerms): readonly Pair[] => {
  const said = new Map(pairs);
  const asked = PAYMENT_FIELDS.filter((name) => said.has(name));
  const replaced = new Set<string>(asked.flatMap((name) => [name, PRICE_OF_PAYMENT[name]]));
  const prices = asked.map((name): Pair => {
    const parameter = PRICE_OF_PAYMENT[name];
    return [parameter, priceOfPayment(name, said.get(name) ?? '', said.get(parameter) ?? '', terms)];
  });
  return [...pairs.filter(([name]) => !replaced.has(name)), ...prices];
};
