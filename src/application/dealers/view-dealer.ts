import { EMPTY_QUERY } from '../../domain/inventory/inventory-query.ts';
import { showsDealer, type Site } from '../../domain/site/site.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';
import { searchInventory, type FoundInventory, type SearchPorts } from '../inventory/search-inventory.ts';

export interface ViewedDealer {
  readonly dealer: Dealer;
  /** One page of everything that they offer, with facet type. */
  readonly found: FoundInventory;
}

/** A dealer with their vehicles; null when the site has no such dealer. */
export const viewDealer = async (
  { site, id, pageIndex }: { readonly site: Site; readonly id: number; readonly pageIndex: number },
  ports: SearchPorts & Pick<Ports, 'vehicles'>,
): Promise<ViewedDealer | null> => {
  const dealer = await ports.vehicles.dealerOfId(id);
  if (!dealer || !showsDealer(site, dealer)) return null;
  return {
    dealer,
    found: await searchInventory({ site, query: { ...EMPTY_QUERY, companyIds: [id], pageIndex }, facets: ['type'] }, ports),
  };
};
