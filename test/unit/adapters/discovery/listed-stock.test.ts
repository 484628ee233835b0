import { expect } from 'chai';
import { siteStock } from '../../../../src/adapters/discovery/sitemap/listed-stock.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { portsWith } from '../../../support/page-ports.ts';

describe('What sitemaps name of a site', () => {
  it('is collected again when the inventory has changed', async () => {
    const { inventory } = await portsWith([aVehicle()]);
    const stockOf = siteStock({ vehicles: inventory, listed: inventory });
    const dealers = async (): Promise<readonly number[]> => [...(await stockOf(aSite())).dealers.keys()];
    expect(await dealers()).to.deep.equal([1]);
    await inventory.transaction((transaction) => transaction.setAvailability([1], 'sold', 1));
    expect(await dealers()).to.deep.equal([]);
  });
});
