import { expect } from 'chai';
import { searchInventory, type FoundInventory } from '../../../../src/application/inventory/search-inventory.ts';
import { EMPTY_QUERY, type InventoryQuery, type InventoryScope } from '../../../../src/domain/inventory/inventory-query.ts';
import type { StoredVehicle } from '../../../../src/ports/vehicles.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { NaiveInventorySearch } from '../../../support/naive-search.ts';

const AT = Date.UTC(2026, 8, 15);
const CANADA: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD' };

describe('Searching and showing the inventory', () => {
  let vehicles: InMemoryInventory;
  let search: NaiveInventorySearch;

  const store = async (...stored: StoredVehicle[]): Promise<void> => {
    await vehicles.transaction(async (writing) => {
      await writing.saveDealer(aDealer().record());
      await writing.add(stored, AT);
    });
    for await (const listings of vehicles.changedSince(0)) await search.apply(listings);
  };
  const find = (query: Partial<InventoryQuery>): Promise<FoundInventory> =>
    searchInventory(
      { query: { ...EMPTY_QUERY, ...query }, scope: CANADA, facets: ['make'], histograms: ['price'] },
      { search, vehicles },
    );

  beforeEach(() => ([vehicles, search] = [new InMemoryInventory(), new NaiveInventorySearch()]));

  it('answers a page of vehicles with its neighbours', async () => {
    await store(...Array.from({ length: 5 }, () => aVehicle().stored()));
    const middle = await find({ pageSize: 2, pageIndex: 2 });
    expect(middle).to.deep.include({
      total: 5,
      totalPages: 3,
      pageIndex: 2,
      previous: 1,
      next: 3,
      idList: [3, 4],
      similar: false,
    });
    expect(middle.listings.map(({ vehicle }) => vehicle.id)).to.deep.equal([3, 4]);
    expect(middle.facets.make).to.deep.equal([{ value: 'toyota', name: 'Toyota', count: 5 }]);
    expect(middle.histograms.price?.min).to.equal(28_995);
    expect(await find({ pageSize: 2, pageIndex: 1 })).to.deep.include({ previous: null, next: 2 });
    expect(await find({ pageSize: 2, pageIndex: 3 })).to.deep.include({ previous: 2, next: null });
  });

  it('leads back from beyond the last page', async () => {
    await store(aVehicle().stored());
    expect(await find({ pageIndex: 9 })).to.deep.include({ total: 1, totalPages: 1, previous: 1, next: null, idList: [] });
  });

  it('leaves out what was sold between index and store', async () => {
    await store(aVehicle().stock('1').stored(), aVehicle().stock('2').stored());
    await vehicles.transaction((writing) => writing.setAvailability([1], 'sold', AT));
    expect((await find({})).idList).to.deep.equal([2]);
  });

  it('carries as many images as are asked for', async () => {
    await store(aVehicle().stored());
    expect((await find({ imageTotal: 1 })).listings[0]?.vehicle.images).to.have.length(1);
    expect((await find({})).listings[0]?.vehicle.images).to.have.length(2);
  });

  it('shows similar vehicles where nothing was found', async () => {
    await store(
      aVehicle().named('Toyota', 'RAV4').stored(),
      aVehicle().named('Toyota', 'Corolla').stored(),
      aVehicle().named('Ford', 'F-150').stored(),
    );
    const found = await find({ makes: ['toyota'], colours: ['green'] });
    expect(found).to.deep.include({ total: 0, totalPages: 0, previous: null, next: null, similar: true });
    expect(found.idList).to.have.members([1, 2]);
    expect(found.facets.make).to.deep.equal([{ value: 'toyota', name: 'Toyota', count: 0 }]);
  });

  it('has nothing similar in an empty inventory', async () => {
    expect(await find({ makes: ['toyota'] })).to.deep.include({ total: 0, similar: false, idList: [] });
  });
});
