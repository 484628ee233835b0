/** The inventory by place: the dealers of each province or region, and the makes that are found there. */
import type { FacetCount } from '../../domain/inventory/facets.ts';
import type { InventoryScope } from '../../domain/inventory/inventory-query.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';
import { countInventory } from '../inventory/count-inventory.ts';

export interface DirectoryRegion {
  /** As written in dealers' addresses; null for dealers without one. */
  readonly province: string | null;
  /** Vehicles of the list that `makes` lead to. */
  readonly total: number;
  /** Most vehicles first. */
  readonly makes: readonly FacetCount[];
  /** Dealers with at least one vehicle of any kind, most vehicles first. */
  readonly dealers: readonly { readonly dealer: Dealer; readonly count: number }[];
}

interface DirectoryPorts {
  readonly search: InventorySearch;
  readonly vehicles: Pick<Vehicles, 'dealers'>;
}

/**
 * @param scope everything that the site shows: dealers are counted in it
 * @param listScope what the list shows: makes are counted in it, so that the count of a link equals the list
 */
export const browseDirectory = async (
  scope: InventoryScope,
  listScope: InventoryScope,
  { search, vehicles }: DirectoryPorts,
): Promise<DirectoryRegion[]> => {
  const [{ facets }, dealers] = await Promise.all([countInventory({}, scope, search, ['company']), vehicles.dealers()]);
  const dealerOf = new Map(dealers.map((dealer) => [String(dealer.id), dealer]));
  const byProvince = new Map<string | null, { dealer: Dealer; count: number }[]>();
  for (const { value, count: own } of facets.company ?? []) {
    const dealer = dealerOf.get(value);
    if (dealer) byProvince.set(dealer.province, [...(byProvince.get(dealer.province) ?? []), { dealer, count: own }]);
  }
  const regions = [...byProvince].map(async ([province, own]) => {
    const companyIds = own.map(({ dealer }) => dealer.id);
    const found = await countInventory(province === null ? { companyIds } : { province }, listScope, search, ['make']);
    return { province, total: found.total, makes: found.facets.make ?? [], dealers: own };
  });
  return Promise.all(regions);
};
