/** Where styles are offered, and for how much. */
import type { Currency, Money } from '../money/money.ts';
import type { VehicleType } from '../vehicle/attributes.ts';
import type { StyleSummary } from './specification-style.ts';

/** A style whose sources name no country is shown everywhere; a null country matches all, and so do missing kinds. */
export const isOffered = (
  { markets, type }: Pick<StyleSummary, 'markets' | 'type'>,
  { country, types }: { readonly country: string | null; readonly types?: readonly VehicleType[] | null },
): boolean => (country === null || markets.length === 0 || markets.includes(country)) && (!types || types.includes(type));

/** The suggested price in the country, if it is in this currency; without a country, any price in the currency. */
export const priceIn = (
  { prices }: Pick<StyleSummary, 'prices'>,
  { country, currency }: { readonly country: string | null; readonly currency: Currency },
): Money | null =>
  prices.find((offer) => (country === null || offer.country === country) && offer.price.currency === currency)?.price ?? null;
