/** Which sites list nothing because no feed publishes anything under their source (decision 0047). */
import { scopeOf, type Site } from '../../domain/site/site.ts';
import type { InventoryScope } from '../../domain/inventory/inventory-query.ts';
import type { Ports } from '../../ports/ports.ts';

const listsAnything = async (scope: InventoryScope, { listed }: Pick<Ports, 'listed'>): Promise<boolean> => {
  for await (const batch of listed.inOrder(scope)) if (batch.length > 0) return true;
  return false;
};

/** The sites that list no vehicle, though there are some that they would list if they had no source. Not those without an inventory. */
export const sitesWithoutStock = async (sites: readonly Site[], ports: Pick<Ports, 'listed'>): Promise<readonly Site[]> => {
  const found: Site[] = [];
  for (const site of sites.filter(({ specs }) => !specs)) {
    const scope = scopeOf(site, null);
    if (!(await listsAnything(scope, ports)) && (await listsAnything({ ...scope, source: null }, ports))) found.push(site);
  }
  return found;
};
