import { leadsToDealer } from '../../domain/site/search-type.ts';
import type { Site } from '../../domain/site/site.ts';
import { withSourceTag } from '../../domain/site/source-tag.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

/** The dealer's page of the vehicle with the site's tag; only when the site links to it and its address is safe to open. */
export const outboundUrlOf = ({ outboundUrl }: Vehicle, site: Pick<Site, 'searchType' | 'source'>): URL | null => {
  const url = outboundUrl === null || !leadsToDealer(site) ? null : URL.parse(withSourceTag(outboundUrl, site));
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null;
};
