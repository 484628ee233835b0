import type { FetchedLogos } from '../../application/dealers/fetch-logos.ts';

const count = (logos: number): string => (logos === 1 ? '1 logo' : `${String(logos)} logos`);

/** Lines about the logos that feeds name; none when there was nothing to fetch. */
export const logoLines = ({ stored, failed, left }: FetchedLogos): readonly string[] => [
  ...(stored > 0 ? [`${count(stored)} of dealers fetched.`] : []),
  ...failed.map(
    ({ dealerId, dealerName, address, reason }) => `No logo of ${dealerName} (${String(dealerId)}) from ${address}: ${reason}.`,
  ),
  ...(left > 0 ? [`No time for ${count(left)}.`] : []),
  ...(failed.length + left > 0 ? ['They are tried again after the next import; until then initials are shown.'] : []),
];
