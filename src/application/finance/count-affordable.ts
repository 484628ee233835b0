import { searchWithin, type NumberRange } from '../../domain/finance/finance-plan.ts';
import { searchOnSite } from '../../domain/inventory/around-place.ts';
import { EMPTY_QUERY } from '../../domain/inventory/inventory-query.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import type { Site } from '../../domain/site/site.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import { countInventory } from '../inventory/count-inventory.ts';

/** How many vehicles are within the prices, as the site's list counts them around the visitor. */
export const countAffordable = async (
  range: NumberRange,
  { site, place }: { readonly site: Site; readonly place: VisitorPlace | null },
  search: InventorySearch,
): Promise<number> => {
  const asked = { site, division: site.division, place, query: { ...EMPTY_QUERY, ...searchWithin(range) } };
  const { query, scope } = searchOnSite(asked);
  return (await countInventory(query, scope, search)).total;
};
