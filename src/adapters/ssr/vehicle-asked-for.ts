import { shownListing } from '../../application/inventory/shown-listings.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import { VEHICLE_PARAMETER } from '../../ui/finance/finance-wire.ts';
import type { PageRequest } from '../../ui/page-request.ts';
import type { PagePorts } from './loader.ts';

/** The number in `?ProductId=`; null where there is none. */
export const askedVehicleId = ({ params }: Pick<PageRequest, 'params'>): number | null => {
  const id = Number(params.get(VEHICLE_PARAMETER) ?? NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The vehicle that the visitor asks for; null when the site has no such vehicle. */
export const vehicleAskedFor = (request: PageRequest, { vehicles }: PagePorts): Promise<Listing | null> =>
  shownListing(askedVehicleId(request), request.site, vehicles);
