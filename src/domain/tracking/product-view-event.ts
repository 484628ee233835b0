/** The product view that is told to a site's tag manager (specification, section 7). */
import { shownStockNumber } from '../vehicle/stock-number.ts';
import type { Tongue } from '../language/language.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Attributes are codes of the enumerations, the same in every language, or the dealer's own words where they fit none. Mileage is in
 * kilometres.
 * @param bridge whether the bridge page is seen
 */
export const productViewEvent = (vehicle: Vehicle, lang: Tongue, bridge: boolean) => ({
  event: 'product-view' as const,
  lang,
  bridge,
  stock: shownStockNumber(vehicle),
  make: vehicle.make,
  model: vehicle.model,
  year: vehicle.year,
  version: vehicle.version,
  body: vehicle.body ?? vehicle.unrecognised.body ?? null,
  price: vehicle.price?.amount ?? null,
  type: vehicle.type,
  mileage: vehicle.mileageKm,
  transmission: vehicle.transmission ?? vehicle.unrecognised.transmission ?? null,
  fuel: vehicle.fuel ?? vehicle.unrecognised.fuel ?? null,
});
export type ProductViewEvent = ReturnType<typeof productViewEvent>;
