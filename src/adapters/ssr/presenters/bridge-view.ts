/** The page between this site and the dealer's own. */
import type { LanguageId } from '../../../domain/language/language.ts';
import { priceText } from '../../../domain/money/price-text.ts';
import { leadsToDealer } from '../../../domain/site/search-type.ts';
import type { Site } from '../../../domain/site/site.ts';
import { withSourceTag } from '../../../domain/site/source-tag.ts';
import { illustrationOf } from '../../../domain/vehicle/illustration.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { Listing, Vehicle } from '../../../domain/vehicle/vehicle.ts';
import type { BridgeView } from '../../../ui/vehicle/vehicle-view.ts';
import { dealerView } from './dealer-view.ts';
import { photosOf } from './vehicle-pictures.ts';
import { nameOf, trackedOf } from './vehicle-names.ts';

/** The dealer's page of the vehicle with the site's tag, when this site sends there and it is one that a browser may be sent to. */
export const outboundUrlOf = ({ outboundUrl }: Vehicle, site: Pick<Site, 'searchType' | 'source'>): URL | null => {
  const url = outboundUrl === null || !leadsToDealer(site) ? null : URL.parse(withSourceTag(outboundUrl, site));
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null;
};

export const bridgeView = (
  { vehicle, dealer }: Listing,
  url: URL,
  { site, languageId }: { readonly site: Site; readonly languageId: LanguageId },
): BridgeView => {
  const [photo] = photosOf(vehicle);
  const { name, initials, hue } = dealerView(dealer, '');
  return {
    variant: 'bridge',
    path: vehiclePath(vehicle, languageId),
    name: nameOf(vehicle),
    version: vehicle.version,
    price: vehicle.price && priceText(vehicle.price, languageId, site.currency),
    picture: photo?.thumb ?? illustrationOf(vehicle.type, vehicle.body, vehicle.colour),
    dealer: { name, initials, hue },
    url: url.href,
    host: url.host,
    tracked: trackedOf(vehicle, 'bridge', languageId),
  };
};
