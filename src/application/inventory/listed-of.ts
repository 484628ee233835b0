import { isListed } from '../../domain/inventory/searchable.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

/** The vehicles that an engine found, in its order, without those that have left the lists since: an index may be a moment behind. */
export const listedOf = async (
  ids: readonly number[],
  { vehicles }: { readonly vehicles: Pick<Vehicles, 'ofIds'> },
): Promise<readonly Listing[]> => (await vehicles.ofIds(ids)).filter(({ vehicle }) => isListed(vehicle));
