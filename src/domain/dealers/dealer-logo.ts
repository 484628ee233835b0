/** Pictures of dealers' logos. A picture is named after its content, so what an address shows never changes. */

export const DEALER_LOGO_PREFIX = '/dealer-logo';

/** The most pixels that a stored picture has: three times what the largest place on a page shows. */
export const DEALER_LOGO_SIZE = { width: 360, height: 108 } as const;

/** `dealerLogoUrl('….webp')` is '/dealer-logo/….webp'. */
export const dealerLogoUrl = (name: string): string => `${DEALER_LOGO_PREFIX}/${name}`;

/** The picture's name in a path that `dealerLogoUrl` wrote; null for any other path. */
export const parseDealerLogoPath = (path: string): string | null =>
  /^\/dealer-logo\/([\da-f]{32}\.(?:webp|svg))$/.exec(path)?.[1] ?? null;
