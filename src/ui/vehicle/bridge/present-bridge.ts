/** The page between this site and the dealer's own. */
import { vehicleName } from '../../../domain/vehicle/vehicle-name.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import { priceText } from '../../../domain/money/price-text.ts';
import type { Site } from '../../../domain/site/site.ts';
import { pictureOfVehicle } from '../../../domain/vehicle/illustration.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { Listing } from '../../../domain/vehicle/vehicle.ts';
import { dealerView } from '../../dealers/present-dealer.ts';
import { photosOf } from '../../../domain/vehicle/vehicle-photos.ts';
import { trackedOf } from '../present-tracked.ts';

export const bridgeView = (
  { vehicle, dealer }: Listing,
  url: URL,
  { site, languageId }: { readonly site: Site; readonly languageId: LanguageId },
) => {
  const [photo] = photosOf(vehicle);
  const { name, mark } = dealerView(dealer, '');
  return {
    variant: 'bridge' as const,
    path: vehiclePath(vehicle, languageId),
    fullName: vehicleName(vehicle, languageId),
    version: vehicle.version,
    price: vehicle.price && priceText(vehicle.price, languageId, site.currency),
    picture: photo?.thumb ?? pictureOfVehicle(vehicle),
    dealer: { name, mark },
    url: url.href,
    host: url.host,
    tracked: trackedOf(vehicle, 'bridge', languageId),
  };
};

export type BridgeView = ReturnType<typeof bridgeView>;
