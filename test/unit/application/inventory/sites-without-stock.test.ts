import { expect } from 'chai';
import { sitesWithoutStock } from '../../../../src/application/inventory/sites-without-stock.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';

describe('Sites that list nothing because of their source', () => {
  const listed = new InMemoryInventory();
  before(() =>
    listed.transaction(async (inventory) => {
      await inventory.saveDealer(aDealer().record());
      await inventory.add([aVehicle().stored()], 0);
    }),
  );
  const found = async (...sites: readonly ReturnType<typeof aSite>[]) =>
    (await sitesWithoutStock(sites, { listed })).map(({ source }) => source);

  it('are those whose source no feed names', async () => {
    expect(await found(aSite({ source: 'AUTO123' }), aSite({ source: 'ACME' }))).to.deep.equal(['ACME']);
  });

  it('are not those that would list nothing anyway', async () => {
    expect(await found(aSite({ source: 'ACME', specs: true }), aSite({ source: 'ACME', companyIds: [99] }))).to.deep.equal([]);
  });
});
