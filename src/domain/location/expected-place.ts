/** Where visitors of a site are expected to be (specification, section 9). */

export const COUNTRIES = ['CA', 'FR'] as const;
export type MarketCountry = (typeof COUNTRIES)[number];

export interface ExpectedPlace {
  readonly country: MarketCountry;
  /** Province or region, ISO 3166-2 without the country: QC, IDF. */
  readonly province: string;
}

export const DEFAULT_COUNTRY: MarketCountry = 'CA';

/** QC in Canada, IDF on the hosts of France. */
export const defaultProvinceOf = (country: MarketCountry): string => (country === 'FR' ? 'IDF' : 'QC');

export const isMarketCountry = (text: string): text is MarketCountry => text === 'CA' || text === 'FR';

/** What `province/default` is asked with: QC (or the site's own) unless the country is FR, then empty (specification, section 7). */
export const provinceToAsk = ({ country, province }: ExpectedPlace): string =>
  country === 'FR' ? '' : province === '' ? defaultProvinceOf(country) : province;
