import type { Money } from '../money/money.ts';
import { csvLine } from './csv-text.ts';
import type { Offer } from './offer.ts';

type Cell = string | number | null;

/** A file with a column each; the names are those that the feed's owner reads. */
export interface CsvFeed {
  readonly header: string;
  readonly line: (offer: Offer) => string;
}

export const csvFeed = (columns: Readonly<Record<string, (offer: Offer) => Cell>>): CsvFeed => ({
  header: csvLine(Object.keys(columns)),
  line: (offer) => csvLine(Object.values(columns).map((cell) => cell(offer))),
});

/** '28995.00 CAD' */
export const amountAndCurrency = (price: Money | null): string | null => price && `${price.amount.toFixed(2)} ${price.currency}`;

export const cut = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
