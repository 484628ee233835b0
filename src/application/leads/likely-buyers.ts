/** Dealers who may want to buy a visitor's vehicle. */
import { searchOnSite } from '../../domain/inventory/around-place.ts';
import { EMPTY_QUERY } from '../../domain/inventory/inventory-query.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import { showsDealer, type Site } from '../../domain/site/site.ts';
import { fold } from '../../domain/text/fold.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';
import { countInventory } from '../inventory/count-inventory.ts';

const MOST = 5;

type BuyersPorts = Pick<Ports, 'search' | 'vehicles'>;

/**
 * Up to five dealers of the site around the visitor's place who offer this make, most vehicles of it first: they know its
 * prices. When none has any, those with the most vehicles.
 *
 * @param make as the visitor wrote it
 */
export const likelyBuyers = async (
  make: string,
  { site, place }: { readonly site: Site; readonly place: VisitorPlace | null },
  { search, vehicles }: BuyersPorts,
): Promise<Dealer[]> => {
  const companiesWith = async (makes: readonly string[]): Promise<string[]> => {
    const { query, scope } = searchOnSite({ site, place, query: { ...EMPTY_QUERY, makes } });
    const { facets } = await countInventory(query, scope, search, ['company']);
    return (facets.company ?? []).slice(0, MOST).map(({ value }) => value);
  };
  const sameMake = await companiesWith([fold(make)]);
  const ids = sameMake.length > 0 ? sameMake : await companiesWith([]);
  const dealers = await Promise.all(ids.map((id) => vehicles.dealerOfId(Number(id))));
  return dealers.filter((dealer) => dealer !== null).filter((dealer) => showsDealer(site, dealer));
};
