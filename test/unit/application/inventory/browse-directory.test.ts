import { expect } from 'chai';
import { browseDirectory } from '../../../../src/application/dealers/browse-directory.ts';
import type { InventoryScope } from '../../../../src/domain/inventory/inventory-query.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aListing } from '../../../support/builders/a-listing.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { NaiveInventorySearch } from '../../../support/naive-search.ts';

const everything: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null };
const cars: InventoryScope = { ...everything, types: ['car'] };

describe('The directory', () => {
  const inLaval = aDealer().withId(1).named('Laval');
  const inOntario = aDealer().withId(2).named('Ottawa').with({ province: 'ON' });
  const nowhere = aDealer().withId(3).named('Nowhere').with({ province: null });
  const idle = aDealer().withId(4).named('Nothing to sell');
  const listings = [
    aListing().of(aVehicle().withId(1).named('Honda', 'Civic')).by(inLaval),
    aListing().of(aVehicle().withId(2).named('Kia', 'Soul')).by(inLaval),
    aListing()
      .of(aVehicle().withId(3).named('Sea-Doo', 'Spark').with({ type: 'boat' }))
      .by(inLaval),
    aListing().of(aVehicle().withId(4).named('Honda', 'Fit')).by(inOntario),
    aListing().of(aVehicle().withId(5).named('Ford', 'Focus')).by(nowhere),
    aListing().of(aVehicle().withId(6).named('Sold', 'Out').sold()).by(inOntario),
  ].map((listing) => listing.build());

  const browse = async (scope = everything, listScope = cars) => {
    const search = new NaiveInventorySearch();
    await search.apply(listings);
    const dealers = [inLaval, inOntario, nowhere, idle].map((dealer) => dealer.build());
    return browseDirectory(scope, listScope, { search, vehicles: { dealers: () => Promise.resolve(dealers) } });
  };

  it('has each province with its dealers and all that they offer, and those with nothing not at all', async () => {
    const regions = await browse();
    expect(
      regions.map(({ province, dealers }) => [province, dealers.map(({ dealer, count }) => [dealer.name, count])]),
    ).to.have.deep.members([
      ['QC', [['Laval', 3]]],
      ['ON', [['Ottawa', 1]]],
      [null, [['Nowhere', 1]]],
    ]);
  });

  it('counts makes as the list has them', async () => {
    const regions = await browse();
    const quebec = regions.find(({ province }) => province === 'QC');
    expect(quebec?.total).to.equal(2);
    expect(quebec?.makes).to.have.deep.members([
      { value: 'honda', name: 'Honda', count: 1 },
      { value: 'kia', name: 'Kia', count: 1 },
    ]);
    expect(regions.find(({ province }) => province === null)?.makes).to.deep.equal([{ value: 'ford', name: 'Ford', count: 1 }]);
  });

  it('of a dealer’s own site has them alone', async () => {
    const own = { companyIds: [2] };
    const regions = await browse({ ...everything, ...own }, { ...cars, ...own });
    expect(regions.map(({ province }) => province)).to.deep.equal(['ON']);
  });
});
