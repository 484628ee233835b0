import type { MarketCountry } from '../domain/location/expected-place.ts';

export interface PhoneNumbers {
  /** E.164; null for text that is not a number. Without `+` it is read by the numbering plan of the country. */
  read(text: string, country: MarketCountry): string | null;
}
