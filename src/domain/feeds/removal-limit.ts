/** How many vehicles a feed may take off unasked (docs/feeds.md, "How many vehicles may go"). */

/** One earlier import of a source: the vehicles of its dealers that were listed before, and those that it took off. */
export interface RemovalRun {
  readonly listed: number;
  readonly gone: number;
}

/** What a profile says of it. */
export interface RemovalRules {
  /** Share of the vehicles that usually goes between two imports; null where the last imports tell. */
  readonly usual: number | null;
  /** As many may always go. */
  readonly atLeast: number;
}

/** Of a source without history. */
const USUAL_SHARE = 0.1;
/** Vehicles that this weighs as much as. */
const USUAL_WEIGHT = 50;
const SHARES = { min: 0.05, max: 0.3 };

/** Where between its limits the last imports put the share that usually goes. */
export const usualShare = (runs: readonly RemovalRun[], { usual }: RemovalRules): number => {
  if (usual !== null) return usual;
  const [gone, listed] = runs.reduce(([lost, of], run) => [lost + run.gone, of + run.listed], [0, 0]);
  const share = (gone + USUAL_SHARE * USUAL_WEIGHT) / (listed + USUAL_WEIGHT);
  return Math.min(SHARES.max, Math.max(SHARES.min, share));
};

/** The share and three standard deviations of chance (binomial): of a tenth, 1 of 2, 12 of 60 and 128 of 1,000. */
export const removalLimit = (listed: number, share = USUAL_SHARE, atLeast = 1): number =>
  Math.max(atLeast, Math.floor(share * listed + 3 * Math.sqrt(share * (1 - share) * listed) + 1e-9));

/**
 * A dealer's: one who sells little is no reason for questions, so without a share in the profile a quiet history makes it no smaller
 * than a tenth's.
 */
export const dealerLimit = (listed: number, runs: readonly RemovalRun[], rules: RemovalRules): number =>
  removalLimit(listed, rules.usual ?? Math.max(USUAL_SHARE, usualShare(runs, rules)), rules.atLeast);

/** That of all dealers of the source together. */
export const sourceLimit = (listed: number, runs: readonly RemovalRun[], rules: RemovalRules): number =>
  removalLimit(listed, usualShare(runs, rules), rules.atLeast);
