/** For whom a page or a call looks up a place. */
import type { LanguageId } from '../../domain/language/language.ts';
import type { Site } from '../../domain/site/site.ts';
import type { LookupContext } from '../../ports/location-provider.ts';
import { LOOKUP_BUDGET_MS } from './guarded-location-provider.ts';

/** @param url without its query, which may hold the visitor's place */
export const lookupContext = (
  site: Pick<Site, 'country' | 'province' | 'hosts'>,
  languageId: LanguageId,
  url: string,
): LookupContext => ({
  country: site.country,
  province: site.province,
  session: { languageId, host: site.hosts[0] ?? '', url },
  signal: AbortSignal.timeout(LOOKUP_BUDGET_MS),
});
