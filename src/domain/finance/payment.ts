/** Loan payments: product rules, section 6; defaults from the specification, section 9. */
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

/** Euro amounts are paid by the month only; elsewhere the default is by the week. */
export const defaultTerms = (currency: Currency): FinanceTerms => ({
  termMonths: 84,
  interestRate: 5.99,
  frequency: currency === 'EUR' ? 'Month' : 'Weekly',
  downPayment: 0,
});

/** Payments are estimated for prices in the site's own currency: what a loan costs elsewhere is not ours to guess. */
export const isFinanced = (price: Money, siteCurrency: Currency): boolean => price.amount > 0 && price.currency === siteCurrency;

export const numberOfPayments = (terms: FinanceTerms): number =>
  Math.max(1, Math.round((terms.termMonths * PAYMENTS_PER_YEAR[terms.frequency]) / 12));

const cents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;

/** What one unit of principal costs per payment. */
const factor = (terms: FinanceTerms): number => {
  const n = numberOfPayments(terms);
  const i = terms.interestRate / 100 / PAYMENTS_PER_YEAR[terms.frequency];
  // expm1 and log1p keep their digits where the rate is tiny.
  return i === 0 ? 1 / n : i / -Math.expm1(-n * Math.log1p(i));
};

/** The payment for a price, in cents: 25,000 over 84 months at 5.99 % is 84.12 a week. */
export const paymentForPrice = (price: number, terms: FinanceTerms): number =>
  cents(Math.max(0, price - terms.downPayment) * factor(terms));

/** The price that a payment affords, in cents: 100 a week is 29,718.51. */
export const priceForPayment = (payment: number, terms: FinanceTerms): number =>
  cents(payment / factor(terms) + terms.downPayment);

/** All payments less what was borrowed. */
export const costOfCredit = (price: number, terms: FinanceTerms): number =>
  cents(paymentForPrice(price, terms) * numberOfPayments(terms) - Math.max(0, price - terms.downPayment));
