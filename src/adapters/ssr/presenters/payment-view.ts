import { effectiveRate } from '../../../domain/finance/effective-rate.ts';
import { costOfCredit, defaultTerms, isFinanced, numberOfPayments, paymentForPrice } from '../../../domain/finance/payment.ts';
import { languageOf, type LanguageId } from '../../../domain/language/language.ts';
import { money, type Money } from '../../../domain/money/money.ts';
import { numberText, priceText } from '../../../domain/money/price-text.ts';
import type { Site } from '../../../domain/site/site.ts';
import type { PaymentView } from '../../../ui/vehicle/vehicle-view.ts';

const percentText = (percent: number, languageId: LanguageId): string =>
  new Intl.NumberFormat(languageOf(languageId).locale, { style: 'percent', minimumFractionDigits: 2 }).format(percent / 100);

/**
 * What a price comes to by the default terms. In France every figure of credit comes with the whole example (product
 * rules, section 6). Null for a price that is not financed.
 */
export const paymentView = (
  price: Money,
  site: Pick<Site, 'country' | 'currency'>,
  languageId: LanguageId,
): PaymentView | null => {
  if (!isFinanced(price, site.currency)) return null;
  const terms = defaultTerms(price.currency);
  const text = (amount: number): string => priceText(money(amount, price.currency), languageId, site.currency);
  const payments = numberOfPayments(terms);
  const payment = paymentForPrice(price.amount, terms);
  return {
    amount: text(payment),
    frequency: terms.frequency,
    monthly: terms.frequency === 'Month' ? null : text(paymentForPrice(price.amount, { ...terms, frequency: 'Month' })),
    term: numberText(terms.termMonths, languageId),
    rate: percentText(terms.interestRate, languageId),
    cost: text(costOfCredit(price.amount, terms)),
    example:
      site.country === 'FR'
        ? {
            apr: percentText(effectiveRate(terms), languageId),
            payments: numberText(payments, languageId),
            total: text(Math.round(payment * payments * 100) / 100),
          }
        : null,
  };
};
