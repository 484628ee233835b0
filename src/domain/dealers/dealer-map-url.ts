/** Addresses of the small maps of dealers. */
export const DEALER_MAP_PREFIX = '/_map';

/** `dealerMapUrl(12)` is '/_map/12.svg'. */
export const dealerMapUrl = (dealerId: number): string => `${DEALER_MAP_PREFIX}/${String(dealerId)}.svg`;

/** Reads a path that `dealerMapUrl` wrote; null for any other. */
export const parseDealerMapPath = (path: string): number | null => {
  const [, digits] = /^\/_map\/([1-9]\d{0,14})\.svg$/.exec(path) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** In pixels of the page. */
export const DEALER_MAP_SIZE = { width: 640, height: 240 } as const;
