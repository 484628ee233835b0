import type { Language } from '../../domain/language/language.ts';
import { findProvince } from '../../domain/location/provinces.ts';
import type { Site } from '../../domain/site/site.ts';

/** What a dealer's address calls the province, in the page's language where it is a known one. */
export const regionName = (province: string, { country }: Pick<Site, 'country'>, { tongue }: Pick<Language, 'tongue'>): string =>
  findProvince(province, country)?.names[tongue] ?? province;
