import { PAYMENTS_PER_YEAR, type FinanceTerms } from './payment.ts';

/**
 * The yearly cost of a loan without fees in per cent, compounding included, to two decimals: the French TAEG (Code de la
 * consommation, R314-3, method of equivalence). 5.99 % paid monthly is 6.16 %.
 */
export const effectiveRate = ({ interestRate, frequency }: FinanceTerms): number => {
  const perYear = PAYMENTS_PER_YEAR[frequency];
  return Math.round(((1 + interestRate / 100 / perYear) ** perYear - 1) * 10_000) / 100;
};
