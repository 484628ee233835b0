/** What sitemaps need to know of a site's inventory, collected in one pass. */
import { partOfVehicle } from '../../../domain/site/sitemap-url.ts';
import { scopeOf, type Site } from '../../../domain/site/site.ts';
import type { ListedVehicles } from '../../../ports/listed-vehicles.ts';
import type { Ports } from '../../../ports/ports.ts';

/** Last change, in milliseconds since 1970. */
export interface SiteStock {
  /** Numbers of the vehicle files that are not empty, ascending. */
  readonly parts: ReadonlyMap<number, number>;
  /** Dealers with a listed vehicle, by id. */
  readonly dealers: ReadonlyMap<number, number>;
}

const latest = (times: Map<number, number>, key: number, at: number): void => {
  times.set(key, Math.max(times.get(key) ?? 0, at));
};

const walk = async (site: Site, listed: ListedVehicles): Promise<SiteStock> => {
  const parts = new Map<number, number>();
  const dealers = new Map<number, number>();
  for await (const batch of listed.inOrder(scopeOf(site, null)))
    for (const { id, dealerId, changedAt } of batch) {
      latest(parts, partOfVehicle(id), changedAt);
      latest(dealers, dealerId, changedAt);
    }
  return { parts, dealers };
};

/** One pass for each revision of the inventory; concurrent callers share it. */
export const siteStock = (ports: Pick<Ports, 'listed' | 'vehicles'>) => {
  const known = new Map<string, { readonly revision: number; readonly stock: Promise<SiteStock> }>();
  return async (site: Site): Promise<SiteStock> => {
    const revision = await ports.vehicles.revision();
    const before = known.get(site.key);
    if (before?.revision === revision) return before.stock;
    const stock = walk(site, ports.listed);
    known.set(site.key, { revision, stock });
    stock.catch(() => known.delete(site.key));
    return stock;
  };
};
