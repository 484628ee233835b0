import type { Site } from './site.ts';

/**
 * The host name of a Host header (RFC 9110, section 7.2) as a site's `hosts` hold it: lower case, without port and
 * without the dot of a fully qualified name; an IPv6 address keeps its brackets. Null for text that is not a host name.
 */
const hostNameOf = (hostHeader: string | undefined): string | null =>
  /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\,]{1,253}?)\.?(?::\d*)?$/i.exec(hostHeader?.trim() ?? '')?.[1]?.toLowerCase() ?? null;

/** The site that answers this host; null when none does, which is a 421 (product rules, section 2). */
export const siteOfHost = <S extends Pick<Site, 'hosts'>>(sites: readonly S[], hostHeader: string | undefined): S | null => {
  const host = hostNameOf(hostHeader);
  return host === null ? null : (sites.find((site) => site.hosts.includes(host)) ?? null);
};
