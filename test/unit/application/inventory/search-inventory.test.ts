import { expect } from 'chai';
import { searchInventory, type FoundInventory } from '../../../../src/application/inventory/search-inventory.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../../src/domain/inventory/inventory-query.ts';
import type { StoredVehicle } from '../../../../src/ports/vehicles.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { NaiveInventorySearch } from '../../../support/naive-search.ts';

const AT = Date.UTC(2026, 8, 15);

describe('Searching and showing the inventory', () => {
  let vehicles: InMemoryInventory;
  let engine: NaiveInventorySearch;

  const store = async (...stored: StoredVehicle[]): Promise<void> => {
    await vehicles.transaction(async (writing) => {
      await writing.saveDealer(aDealer().record());
      await writing.add(stored, AT);
    });
    for await (const listings of vehicles.changedSince(0)) await engine.apply(listings);
  };
  const find = (query: Partial<InventoryQuery>): Promise<FoundInventory> =>
    searchInventory(
      { site: aSite(), query: { ...EMPTY_QUERY, ...query }, facets: ['make'], histograms: ['price'], filters: () => [] },
      { search: engine, vehicles },
    );

  beforeEach(() => ([vehicles, engine] = [new InMemoryInventory(), new NaiveInventorySearch()]));

  const idsOf = ({ listings }: Pick<FoundInventory, 'listings'>): number[] => listings.map(({ vehicle }) => vehicle.id);

  it('answers a page of vehicles and how many pages there are', async () => {
    await store(...Array.from({ length: 5 }, () => aVehicle().stored()));
    const middle = await find({ pageSize: 2, pageIndex: 2 });
    expect(middle).to.include({ total: 5, pages: 3 });
    expect(idsOf(middle)).to.deep.equal([3, 4]);
    expect(middle.misses.similar).to.deep.equal([]);
    expect(middle.facets.make).to.deep.equal([{ value: 'toyota', name: 'Toyota', count: 5 }]);
    expect(middle.histograms.price?.min).to.equal(28_995);
  });

  it('has no vehicles beyond the last page', async () => {
    await store(aVehicle().stored());
    expect(await find({ pageIndex: 9 })).to.deep.include({ total: 1, pages: 1, listings: [] });
  });

  it('looks around the visitor, in the list that is asked for', async () => {
    await store(aVehicle().stored(), aVehicle().with({ type: 'boat' }).stored());
    const search = (division: 'Automotive' | 'Recreative', latitude: number) =>
      searchInventory(
        { site: aSite(), division, query: EMPTY_QUERY, place: { latitude, longitude: -73.7, valid: true } },
        { search: engine, vehicles },
      );
    expect(idsOf(await search('Recreative', 45.5))).to.deep.equal([2]);
    expect(idsOf(await search('Automotive', 65))).to.deep.equal([]);
  });

  it('leaves out what was sold between index and store', async () => {
    await store(aVehicle().stock('1').stored(), aVehicle().stock('2').stored());
    await vehicles.transaction((writing) => writing.setAvailability([1], 'sold', AT));
    expect(idsOf(await find({}))).to.deep.equal([2]);
  });

  it('shows similar vehicles where nothing was found', async () => {
    await store(
      aVehicle().named('Toyota', 'RAV4').stored(),
      aVehicle().named('Toyota', 'Corolla').stored(),
      aVehicle().named('Ford', 'F-150').stored(),
    );
    const found = await find({ makes: ['toyota'], colours: ['green'] });
    expect(found).to.deep.include({ total: 0, pages: 0, listings: [] });
    expect(idsOf({ listings: found.misses.similar })).to.have.members([1, 2]);
    expect(found.facets.make).to.deep.equal([{ value: 'toyota', name: 'Toyota', count: 0 }]);
  });

  it('has nothing similar in an empty inventory', async () => {
    expect((await find({ makes: ['toyota'] })).misses.similar).to.deep.equal([]);
  });
});
