/** The vehicles that can be bought online. */
import { EMPTY_QUERY, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import type { Site } from '../../domain/site/site.ts';
import { searchInventory, type FoundInventory, type SearchPorts } from '../inventory/search-inventory.ts';

export interface OnlineVehicles extends FoundInventory {
  /** The search that lists all of them. */
  readonly query: Partial<InventoryQuery>;
}

/** Around the visitor; when nothing is near, from anywhere, since a vehicle bought online can be delivered. */
export const browseOnline = async (
  { site, place, most }: { readonly site: Site; readonly place: VisitorPlace | null; readonly most: number },
  ports: SearchPorts,
): Promise<OnlineVehicles> => {
  const find = async (query: Partial<InventoryQuery>): Promise<OnlineVehicles> => {
    const { division } = site;
    const found = await searchInventory({ site, division, place, query: { ...EMPTY_QUERY, ...query, pageSize: most } }, ports);
    return { ...found, query };
  };
  const near = await find({ flags: ['buyOnline'] });
  return near.total > 0 ? near : find({ flags: ['buyOnline'], distanceKm: 0 });
};
