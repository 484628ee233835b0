import type { LanguageId } from '../../../domain/language/language.ts';
import { money } from '../../../domain/money/money.ts';
import { priceText } from '../../../domain/money/price-text.ts';
import type { Site } from '../../../domain/site/site.ts';
import type { EstimateView } from '../../../ui/components/estimate-note.tsx';
import type { CardView } from '../../../ui/components/vehicle-card.tsx';
import { paymentView } from './payment-view.ts';

/** What a loan costs is shown on a round sum: the figures of one vehicle stand on its own page. */
const EXAMPLE_PRICE = 10_000;

/** The same for every list of a site in a language, and a dozen figures to work out. */
const examples = new Map<string, EstimateView | null>();

const exampleOf = (site: Pick<Site, 'country' | 'currency'>, languageId: LanguageId): EstimateView | null => {
  const price = money(EXAMPLE_PRICE, site.currency);
  const loan = paymentView(price, site, languageId);
  if (!loan) return null;
  const { term, rate, cost, amount, example } = loan;
  return {
    term,
    rate,
    example: example && { ...example, price: priceText(price, languageId, site.currency), payment: amount, cost },
  };
};

/** The note that goes with the payments on these cards; null where no card has one. */
export const presentEstimate = (
  cards: readonly CardView[],
  site: Pick<Site, 'country' | 'currency'>,
  languageId: LanguageId,
): EstimateView | null => {
  if (!cards.some((card) => card.payment)) return null;
  const key = `${String(languageId)} ${site.country} ${site.currency}`;
  const example = examples.get(key) ?? exampleOf(site, languageId);
  examples.set(key, example);
  return example;
};
