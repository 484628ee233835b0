/** What a vehicle is called on its pages, and in reports of visits to them. */
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import { productViewEvent } from '../../domain/tracking/product-view-event.ts';
import type { TrackedPage } from '../../domain/tracking/tracking-payload.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { TrackedProduct } from '../browser/use-product-view.ts';

export const trackedOf = (vehicle: Vehicle, page: TrackedPage, languageId: LanguageId): TrackedProduct => ({
  productId: vehicle.id,
  page,
  event: productViewEvent(vehicle, languageOf(languageId).tongue, page === 'bridge'),
});
