import { usageText } from '../../../domain/vehicle/vehicle-texts.ts';
import { nameOf } from '../../../domain/vehicle/vehicle-name.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import { priceText } from '../../../domain/money/price-text.ts';
import { accentColours } from '../../../domain/site/accent-colour.ts';
import { hasMark } from '../../../domain/site/brand-paths.ts';
import { previewPath } from '../../../domain/site/preview-url.ts';
import type { Site } from '../../../domain/site/site.ts';
import { availabilityLabel } from '../../../domain/vehicle/attribute-labels.ts';
import { drawingName, pictureOfVehicle } from '../../../domain/vehicle/illustration.ts';
import type { Listing, Vehicle } from '../../../domain/vehicle/vehicle.ts';
import type { PreviewCard } from '../../../ports/media/previews.ts';
import { cardVersion } from './card-version.ts';

type Shown = Pick<Site, 'name' | 'theme' | 'currency'>;

/** The price, or the text shown in its place. */
const priceOf = (vehicle: Vehicle, site: Shown, languageId: LanguageId): string | null => {
  if (vehicle.availability !== 'available') return availabilityLabel(vehicle.availability, languageId);
  return vehicle.price && priceText(vehicle.price, languageId, site.currency);
};

export const vehiclePreview = ({ vehicle }: Pick<Listing, 'vehicle'>, site: Shown, languageId: LanguageId): PreviewCard => {
  const facts = [vehicle.version, usageText(vehicle, languageId)].filter((part) => part !== null);
  return {
    site: site.name,
    mark: hasMark(site),
    title: nameOf(vehicle, languageId),
    subtitle: facts.length > 0 ? facts.join(' · ') : null,
    price: priceOf(vehicle, site, languageId),
    colours: accentColours(site.theme),
    photo: vehicle.images.find(({ type }) => type === 'photo')?.url ?? null,
    drawing: drawingName(pictureOfVehicle(vehicle)),
  };
};

export const vehiclePreviewPath = (listing: Pick<Listing, 'vehicle'>, site: Shown, languageId: LanguageId): string =>
  previewPath({ languageId, vehicleId: listing.vehicle.id, version: cardVersion(vehiclePreview(listing, site, languageId)) });
