import { expect } from 'chai';
import { spy, useFakeTimers, type SinonFakeTimers } from 'sinon';
import { followInventory, type InventoryFollower } from '../../../../src/application/inventory/follow-inventory.ts';
import { PriceRatings } from '../../../../src/application/rating/price-ratings.ts';
import { EMPTY_QUERY, type InventoryScope } from '../../../../src/domain/inventory/inventory-query.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aVehicle, type VehicleBuilder } from '../../../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { NaiveInventorySearch } from '../../../support/naive-search.ts';

const CANADA: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null };

describe('A running server follows the inventory', () => {
  let clock: SinonFakeTimers;
  let inventory: InMemoryInventory;
  let search: NaiveInventorySearch;
  let follower: InventoryFollower;
  let errors: unknown[];

  /** Not started: nothing is rated. */
  const unrated = () => new PriceRatings({ vehicles: inventory, search }, (error) => errors.push(error));

  const add = (...vehicles: readonly VehicleBuilder[]): Promise<void> =>
    inventory.transaction(async (transaction) => {
      const dealer = await transaction.saveDealer(aDealer().record());
      await transaction.add(
        vehicles.map((vehicle) => vehicle.ofDealer(dealer).stored()),
        0,
      );
    });
  const found = async (): Promise<readonly number[]> =>
    [...(await search.search({ query: EMPTY_QUERY, scope: CANADA })).ids].sort();

  beforeEach(() => {
    clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    inventory = new InMemoryInventory();
    search = new NaiveInventorySearch();
    errors = [];
    follower = followInventory({ vehicles: inventory, search, ratings: unrated() }, (error) => errors.push(error));
  });
  afterEach(async () => {
    clock.restore();
    await follower.stop();
  });

  it('finds everything that is there when it has started', async () => {
    await add(aVehicle(), aVehicle().sold());
    await follower.start();
    expect(await found()).to.deep.equal([1]);
  });

  it('finds within two seconds what is imported while it runs, and no longer what was sold', async () => {
    await add(aVehicle());
    await follower.start();
    await add(aVehicle());
    await inventory.transaction((transaction) => transaction.setAvailability([1], 'sold', 1));
    await clock.tickAsync(2000);
    expect(await found()).to.deep.equal([2]);
  });

  it('takes over all at once only until it answers requests, though the inventory was empty at the start', async () => {
    const changedSince = spy(inventory, 'changedSince');
    await follower.start();
    await add(aVehicle());
    await clock.tickAsync(600);
    expect(changedSince.args).to.deep.equal([[0, false]]);
    await follower.stop();

    follower = followInventory({ vehicles: inventory, search, ratings: unrated() }, (error) => errors.push(error));
    await follower.start();
    await add(aVehicle());
    await clock.tickAsync(600);
    expect(changedSince.args.slice(1)).to.deep.equal([
      [0, true],
      [1, false],
    ]);
  });

  it('tries again when the database did not answer, and says so', async () => {
    await follower.start();
    await add(aVehicle());
    const { changedSince } = inventory;
    inventory.changedSince = () => {
      throw new Error('The database is away');
    };
    await clock.tickAsync(600);
    expect(errors.map(String)).to.deep.equal(['Error: The database is away']);
    inventory.changedSince = changedSince;
    await clock.tickAsync(600);
    expect(await found()).to.deep.equal([1]);
  });

  it('takes over nothing more once it is stopped', async () => {
    await follower.start();
    await follower.stop();
    await add(aVehicle());
    await clock.tickAsync(5000);
    expect(await found()).to.deep.equal([]);
  });

  it('knows whether invented vehicles are shown', async () => {
    await follower.start();
    expect(follower.showsDemo()).to.equal(false);
    await add(aVehicle().demo());
    await clock.tickAsync(600);
    expect(follower.showsDemo()).to.equal(true);
    await inventory.transaction((transaction) => transaction.setAvailability([1], 'unavailable', 1));
    await clock.tickAsync(600);
    expect(follower.showsDemo()).to.equal(false);
  });
});
