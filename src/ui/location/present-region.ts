import type { Language } from '../../domain/language/language.ts';
import { findProvince } from '../../domain/location/provinces.ts';
import type { Site } from '../../domain/site/site.ts';

/** The province's name in the page's language if it is known, else as the dealer's address has it. */
export const regionName = (province: string, { country }: Pick<Site, 'country'>, { tongue }: Pick<Language, 'tongue'>): string =>
  findProvince(province, country)?.names[tongue] ?? province;
