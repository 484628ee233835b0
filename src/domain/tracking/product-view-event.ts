/** The product view that is told to a site's tag manager (specification, section 7). */
import { shownStockNumber } from '../vehicle/stock-number.ts';
import type { Tongue } from '../language/language.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

export interface ProductViewEvent {
  readonly event: 'product-view';
  readonly lang: Tongue;
  /** Whether it is the bridge page that is seen. */
  readonly bridge: boolean;
  readonly stock: string | null;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly version: string | null;
  readonly body: string | null;
  readonly price: number | null;
  readonly type: string;
  /** Kilometres. */
  readonly mileage: number | null;
  readonly transmission: string | null;
  readonly fuel: string | null;
}

/** Attributes are codes of the enumerations, the same in every language, or the dealer's own words where they fit none. */
export const productViewEvent = (vehicle: Vehicle, lang: Tongue, bridge: boolean): ProductViewEvent => ({
  event: 'product-view',
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
