/** Business constants of search (specification, sections 5 and 9). */

export const SEARCH_LIMITS = {
  pageSize: 24,
  /** Product rule, section 5. */
  maxPageSize: 96,
  /** The last page that is computed; no link leads further. */
  maxPageIndex: 100_000,
  distanceKm: 100,
  distanceKmFrance: 1000,
  maxDistanceKm: 20_000,
  year: { min: 0, max: 9999, low: 2000 },
  price: { min: 0, max: 9_999_999, low: 1000, high: 100_000, step: 5000 },
  mileage: { min: 0, max: 999_999, high: 300_000, step: 5000 },
  /**
   * Most values of one filter in an address: as many as the vehicles that a visitor may keep (product rules, section 4). The
   * work for an address must not grow with its length.
   */
  maxListLength: 100,
  /** Longest text that a parameter may carry. */
  maxTextLength: 200,
} as const;
