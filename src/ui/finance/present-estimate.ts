import { effectiveRate } from '../../domain/finance/effective-rate.ts';
import { loanFor } from '../../domain/finance/loan.ts';
import type { FinanceTerms } from '../../domain/finance/payment.ts';
import { isUsual } from '../../domain/finance/visitor-terms.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { numberText, percentText, priceText } from '../../domain/money/price-text.ts';
import type { Site } from '../../domain/site/site.ts';

import type { CardView } from '../components/present-card.ts';

/** The example's price: a round sum, since a vehicle's own figures are on its page. */
const EXAMPLE_PRICE = 10_000;

/** Cached for the default terms: every list of a site in a language shows the same note. */
const notes = new Map<string, EstimateView>();

type EstimateSite = Pick<Site, 'country' | 'currency'>;

const noteOf = ({ country, currency }: EstimateSite, languageId: LanguageId, terms: FinanceTerms) => {
  const loan = loanFor(EXAMPLE_PRICE, terms);
  const text = (amount: number): string => priceText({ amount, currency }, languageId, currency);
  return {
    term: numberText(terms.termMonths, languageId),
    rate: percentText(terms.interestRate, languageId, 2),
    down: terms.downPayment === 0 ? null : text(terms.downPayment),
    /** The law of the site's country requires a whole example (France: Code de la consommation, L312-5 to L312-8). */
    example:
      country === 'FR'
        ? {
            price: text(EXAMPLE_PRICE),
            /** Number of equal payments; the last one settles the cents. */
            payments: numberText(loan.payments - 1, languageId),
            payment: text(loan.payment),
            last: text(loan.lastPayment),
            total: text(loan.total),
            cost: text(loan.costOfCredit),
            apr: percentText(effectiveRate(terms), languageId, 2),
          }
        : null,
  };
};

/** The note on a page that shows payments. */
export const estimateOf = (site: EstimateSite, languageId: LanguageId, terms: FinanceTerms): EstimateView => {
  if (!isUsual(terms, site.currency)) return noteOf(site, languageId, terms);
  const key = `${String(languageId)} ${site.country} ${site.currency}`;
  const note = notes.get(key) ?? noteOf(site, languageId, terms);
  notes.set(key, note);
  return note;
};

/** The note for these cards; null if no card has a payment. */
export const presentEstimate = (
  cards: readonly CardView[],
  site: EstimateSite,
  languageId: LanguageId,
  terms: FinanceTerms,
): EstimateView | null => (cards.some((card) => card.payment) ? estimateOf(site, languageId, terms) : null);

export type EstimateView = ReturnType<typeof noteOf>;
