import { showsDealer } from '../../domain/site/site.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import { VEHICLE_PARAMETER } from '../../ui/finance/finance-wire.ts';
import type { PageRequest } from '../../ui/page-request.ts';
import type { PagePorts } from './loader.ts';

/** The vehicle that the visitor came to the page for (`?ProductId=`); null where the site has no such vehicle. */
export const vehicleAskedFor = async ({ site, params }: PageRequest, { vehicles }: PagePorts): Promise<Listing | null> => {
  const id = Number(params.get(VEHICLE_PARAMETER) ?? NaN);
  const listing = Number.isSafeInteger(id) && id > 0 ? await vehicles.ofId(id) : null;
  return listing && showsDealer(site, listing.dealer) ? listing : null;
};
