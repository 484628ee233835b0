/** The vehicles that can be bought online. */
import { EMPTY_QUERY, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import type { Site } from '../../domain/site/site.ts';
import { searchInventory, type FoundInventory, type SearchPorts } from '../inventory/search-inventory.ts';

export interface OnlineVehicles extends FoundInventory {
  /** What a link to the list of all of them asks for. */
  readonly query: Partial<InventoryQuery>;
}

/** Around the visitor; where nothing is near, from anywhere, since what is bought online may come from far. */
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
