/** Share of a dealer's vehicles that may be sold between two feeds without a question. */
const USUAL_SHARE = 0.1;

/**
 * How many of a dealer's listed vehicles a full feed may take off unasked: a tenth and three standard deviations of chance (binomial),
 * so 1 of 2 and 12 of 60, but not 2 of 3 or 15 of 60.
 */
export const removalLimit = (listed: number): number =>
  Math.floor(USUAL_SHARE * listed + 3 * Math.sqrt(USUAL_SHARE * (1 - USUAL_SHARE) * listed) + 1e-9);
