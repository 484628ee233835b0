/**
 * Loan payments: product rules, section 6; defaults from the specification, section 9.
 *
 * Two rounding rules. What a buyer would owe or pay is rounded to the cent, half up. What a card shows of it is an estimate in
 * whole units (`estimatedPayment`), and a limit to search by is cut to whole units within the budget (`wholeUnitsWithin`).
 */
import type { Currency, Money } from '../money/money.ts';

export type Frequency = 'Month' | 'Biweekly' | 'Weekly';

/** Payments a year (specification, section 9). */
export const PAYMENTS_PER_YEAR: Readonly<Record<Frequency, number>> = { Month: 12, Biweekly: 26, Weekly: 52 };

export interface FinanceTerms {
  readonly termMonths: number;
  /** Nominal yearly rate in per cent. */
  readonly interestRate: number;
  readonly frequency: Frequency;
  readonly downPayment: number;
}

/** Loans in euros are paid monthly only; elsewhere the default is weekly. */
export const defaultTerms = (currency: Currency): FinanceTerms & { readonly frequency: 'Month' | 'Weekly' } => ({
  termMonths: 84,
  interestRate: 5.99,
  frequency: currency === 'EUR' ? 'Month' : 'Weekly',
  downPayment: 0,
});

/** Payments are estimated for prices in the site's own currency: the terms of loans in another currency are not known. */
export const isFinanced = (price: Money, siteCurrency: Currency): boolean => price.amount > 0 && price.currency === siteCurrency;

export const numberOfPayments = (terms: FinanceTerms): number =>
  Math.max(1, Math.round((terms.termMonths * PAYMENTS_PER_YEAR[terms.frequency]) / 12));

/** Half up to the cent; 9.975, which binary fractions hold as slightly less, still rounds up. */
export const cents = (amount: number): number => Math.round(amount * 100 * (1 + 2 * Number.EPSILON)) / 100;

/** Interest of one period, as a share of what is owed. */
export const periodicRate = ({ interestRate, frequency }: Pick<FinanceTerms, 'interestRate' | 'frequency'>): number =>
  interestRate / 100 / PAYMENTS_PER_YEAR[frequency];

/** The payment for one unit of principal. */
const factor = (terms: FinanceTerms): number => {
  const n = numberOfPayments(terms);
  const i = periodicRate(terms);
  // expm1 and log1p keep precision at very low rates.
  return i === 0 ? 1 / n : i / -Math.expm1(-n * Math.log1p(i));
};

/** The payment for a price, in cents: 25,000 over 84 months at 5.99 % is 84.12 a week. */
export const paymentForPrice = (price: number, terms: FinanceTerms): number =>
  cents(Math.max(0, price - terms.downPayment) * factor(terms));

/** The price that a payment affords, in cents: 100 a week is 29,718.51. */
export const priceForPayment = (payment: number, terms: FinanceTerms): number =>
  cents(payment / factor(terms) + terms.downPayment);

/** A payment as a list shows it, in whole units, since it is an estimate. */
export const estimatedPayment = (price: number, terms: FinanceTerms): number => Math.round(paymentForPrice(price, terms));

/** The prices in whole units from a budget's lower end to its upper end. */
export const wholeUnitsWithin = (least: number, most: number): { readonly least: number; readonly most: number } => ({
  least: Math.ceil(least),
  most: Math.floor(most),
});
