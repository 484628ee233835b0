import { isListed } from '../../domain/inventory/searchable.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';

/** The vehicles that a search found, in its order, without those no longer listed: the index may be slightly stale. */
export const listedOf = async (ids: readonly number[], { vehicles }: Pick<Ports, 'vehicles'>): Promise<readonly Listing[]> =>
  (await vehicles.ofIds(ids)).filter(({ vehicle }) => isListed(vehicle));
