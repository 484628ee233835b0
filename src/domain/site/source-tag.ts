import type { Site } from './site.ts';

const SOURCE = 'Source';

/**
 * A product's address at its dealer's with the tag that tells the dealer where the visitor comes from (specification, section 9):
 * `Source=AUTO123`, after what its query says already. An address that names a source keeps its own.
 */
export const withSourceTag = (url: string, { source }: Pick<Site, 'source'>): string => {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?/s.exec(url) ?? [];
  const pairs = query === '' ? [] : query.split('&');
  if (pairs.some((pair) => pair.split('=', 1)[0]?.toLowerCase() === SOURCE.toLowerCase())) return url;
  return `${address}?${[...pairs, `${SOURCE}=${source}`].join('&')}${fragment}`;
};
