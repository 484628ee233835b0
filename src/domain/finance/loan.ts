/** A whole loan: its payments and its cost. Every amount is in whole cents, so that the parts add up exactly. */
import { cents, numberOfPayments, paymentForPrice, PAYMENTS_PER_YEAR, periodicRate, type FinanceTerms } from './payment.ts';

/** One payment, or all of one year. */
export interface Instalment {
  readonly paid: number;
  readonly principal: number;
  readonly interest: number;
  /** What is still owed afterwards. */
  readonly owed: number;
}

const total = (instalments: readonly Instalment[], part: 'paid' | 'principal' | 'interest'): number =>
  cents(instalments.reduce((sum, instalment) => sum + instalment[part], 0));

/**
 * The schedule of a loan in equal payments. Interest is rounded to the cent at each payment; the last payment is the amount then
 * owed. A loan of a few cents is paid back before its term, because no payment is smaller than a cent.
 */
const instalmentsOf = (price: number, terms: FinanceTerms): Instalment[] => {
  const payment = paymentForPrice(price, terms);
  const count = numberOfPayments(terms);
  const rate = periodicRate(terms);
  const instalments: Instalment[] = [];
  let owed = cents(Math.max(0, price - terms.downPayment));
  for (let number = 1; number <= count && owed > 0; number += 1) {
    const interest = cents(owed * rate);
    const settled = cents(owed + interest);
    const paid = number === count ? settled : Math.min(payment, settled);
    owed = cents(settled - paid);
    instalments.push({ paid, principal: cents(paid - interest), interest, owed });
  }
  return instalments;
};

/** @param price the whole price, with taxes where they are financed; the down payment is subtracted */
export const loanFor = (price: number, terms: FinanceTerms) => {
  const instalments = instalmentsOf(price, terms);
  const principal = total(instalments, 'principal');
  const paid = total(instalments, 'paid');
  return {
    principal,
    /** Every payment but the last one. */
    payment: paymentForPrice(price, terms),
    /** Corrects the rounding of the others; 0 where nothing is borrowed. */
    lastPayment: instalments.at(-1)?.paid ?? 0,
    /** The number of payments, the last one included. */
    payments: instalments.length,
    /** Everything that is paid back. */
    total: paid,
    costOfCredit: cents(paid - principal),
    instalments,
  };
};
export type Loan = ReturnType<typeof loanFor>;

/** The payments of each year of the loan, the last year as short as it is. */
export const yearsOf = (
  { instalments }: Pick<Loan, 'instalments'>,
  { frequency }: Pick<FinanceTerms, 'frequency'>,
): readonly { readonly year: Instalment; readonly instalments: readonly Instalment[] }[] => {
  const perYear = PAYMENTS_PER_YEAR[frequency];
  return Array.from({ length: Math.ceil(instalments.length / perYear) }, (_, index) => {
    const ofYear = instalments.slice(index * perYear, (index + 1) * perYear);
    return {
      year: {
        paid: total(ofYear, 'paid'),
        principal: total(ofYear, 'principal'),
        interest: total(ofYear, 'interest'),
        owed: ofYear.at(-1)?.owed ?? 0,
      },
      instalments: ofYear,
    };
  });
};
