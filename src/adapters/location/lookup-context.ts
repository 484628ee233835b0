/** For whom a page or a call looks up a place. */
import type { LanguageId } from '../../domain/language/language.ts';
import type { Site } from '../../domain/site/site.ts';
import type { LookupContext } from '../../ports/location-provider.ts';
import { LOOKUP_BUDGET_MS } from './guarded-location-provider.ts';

/** @param url without its query, which may hold the visitor's place */
export const lookupContext = (
  { country, province, hosts }: Pick<Site, 'country' | 'province' | 'hosts'>,
  languageId: LanguageId,
  url: string,
  { host = hosts[0] ?? '', longestMs = LOOKUP_BUDGET_MS }: { readonly host?: string; readonly longestMs?: number } = {},
): LookupContext => {
  let signal: AbortSignal | undefined;
  return {
    country,
    province,
    session: { languageId, host, url },
    // Its time begins when a provider is asked, which most requests never do.
    get signal() {
      return (signal ??= AbortSignal.timeout(longestMs));
    },
  };
};
