/** What a site's search type and target mean for its visitors (specification, section 9; decision record 14). */
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { Site } from './site.ts';

/**
 * Whether a card of a vehicle that is sold on the dealer's own site leads to the page that sends the visitor there, and whether the
 * vehicle's page offers the way there. A site of the search type COMPANY is the dealer's own.
 */
const SEARCH_TYPES = {
  BRIDGE: { cardsLeave: true, pagesLeave: true },
  LEAD: { cardsLeave: false, pagesLeave: true },
  COMPANY: { cardsLeave: false, pagesLeave: false },
} as const satisfies Readonly<Record<Site['searchType'], object>>;

type Sold = Pick<Vehicle, 'bridge'>;

/** Which page of a vehicle its card opens. */
export const cardPage = ({ searchType }: Pick<Site, 'searchType'>, { bridge }: Sold): 'bridge' | 'plain' =>
  bridge && SEARCH_TYPES[searchType].cardsLeave ? 'bridge' : 'plain';

/** Whether visitors of the site may be sent to the vehicle's page at its dealer's. */
export const leadsToDealer = ({ searchType }: Pick<Site, 'searchType'>): boolean => SEARCH_TYPES[searchType].pagesLeave;

/** Links that leave the site open in a new tab on sites with the target BLANK. */
export const opensNewTab = ({ searchTarget }: Pick<Site, 'searchTarget'>): boolean => searchTarget === 'BLANK';
