import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import { EmbeddedInventorySearch } from '../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles } from '../../src/adapters/storage/inventory/kysely-vehicles.ts';
import type { InventoryStorage } from '../../src/adapters/storage/inventory/inventory-tables.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { PriceRatings } from '../../src/application/rating/price-ratings.ts';
import { followInventory } from '../../src/application/inventory/follow-inventory.ts';
import type { Listing } from '../../src/domain/vehicle/vehicle.ts';
import type { InventoryIndexing } from '../../src/ports/inventory-search.ts';
import { arbitraryListing, arbitraryRequest } from '../support/arbitraries/inventory.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { NaiveInventorySearch } from '../support/naive-search.ts';
import { collect } from '../support/stored-inventory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const VEHICLES = 230;
const DEALERS = 4;

/** Stores what one import brings: every vehicle, and the dealers that it names. */
const store = (storage: InventoryStorage, listings: readonly Listing[], isFirst: boolean): Promise<void> =>
  kyselyInventoryWriting(storage).transaction(async (inventory) => {
    const ids = new Map<number, number>();
    for (const { dealer } of listings)
      if (!ids.has(dealer.id)) ids.set(dealer.id, await inventory.saveDealer({ ...dealer, key: `dealer ${String(dealer.id)}` }));
    const stored = listings.map(({ vehicle }) => aVehicle().with(vehicle).ofDealer(ids.get(vehicle.dealerId)!).stored());
    if (isFirst) await inventory.add(stored, 1);
    else
      await inventory.replace(
        stored.map((vehicle, index) => ({ ...vehicle, id: index + 1 })),
        2,
      );
  });

describe('While a running server takes over an import of every vehicle', function () {
  let closing: (() => unknown)[];
  beforeEach(() => (closing = []));
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
  });

  it('searches go on, and each finds what the changes taken over so far have made of the inventory', async () => {
    const folder = temporaryFolder();
    const storage = await openSqlite(folder.path);
    closing.push(
      () => folder.remove(),
      () => storage.close(),
    );
    const vehicles = new KyselyVehicles(storage.db);
    const [before, after] = [3, 5].map((seed) => fc.sample(arbitraryListing(1, DEALERS), { numRuns: VEHICLES, seed }));
    const requests = fc.sample(arbitraryRequest, { numRuns: 200, seed: 11 });

    const embedded = new EmbeddedInventorySearch();
    let taken = 0;
    const search: InventoryIndexing = {
      async apply(listings) {
        await embedded.apply(listings);
        taken += listings.length;
      },
    };
    await store(storage, before!, true);
    let committed = await vehicles.revision();
    const errors: unknown[] = [];
    const follower = followInventory(
      {
        vehicles: { revision: () => Promise.resolve(committed), changedSince: (revision) => vehicles.changedSince(revision) },
        search,
        ratings: new PriceRatings({ vehicles, search: embedded }, (error) => errors.push(error)),
      },
      (error) => errors.push(error),
    );
    closing.push(() => follower.stop());
    await follower.start();

    const reference = new NaiveInventorySearch();
    await reference.apply((await collect(vehicles.changedSince(0))).flat());
    await store(storage, after!, false);
    const changes = (await collect(vehicles.changedSince(follower.revision()))).flat();
    expect(changes).to.have.length(VEHICLES);
    taken = 0;

    let [compared, betweenSlices] = [0, 0];
    committed = await vehicles.revision();
    while (follower.revision() < committed) {
      await reference.apply(changes.slice(compared, taken));
      if (taken > compared && taken < VEHICLES) betweenSlices += 1;
      compared = taken;
      for (const request of requests.slice(0, 20)) {
        const answer = await embedded.search({ query: request.query, scope: request.scope });
        const expected = await reference.search({ query: request.query, scope: request.scope });
        expect(answer.ids, JSON.stringify(request)).to.deep.equal(expected.ids);
        expect(answer.total).to.equal(expected.total);
      }
      requests.push(...requests.splice(0, 20));
      await setImmediate();
    }
    expect(errors).to.deep.equal([]);
    expect(taken).to.equal(VEHICLES);
    expect(betweenSlices, 'searches between two slices').to.be.above(2);
  });
});
