import { expect } from 'chai';
import { cachedVehicles } from '../../../../src/adapters/storage/cached-vehicles.ts';
import type { Listing } from '../../../../src/domain/vehicle/vehicle.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import type { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { portsWith } from '../../../support/page-ports.ts';

describe('Cached vehicles', () => {
  let inventory: InMemoryInventory;
  let read: (ids: readonly number[]) => Promise<Listing[]>;
  let reads: number;
  beforeEach(async () => {
    ({ inventory } = await portsWith([aVehicle()]));
    reads = 0;
    read = inventory.ofIds.bind(inventory);
    inventory.ofIds = (ids) => {
      reads += 1;
      return read(ids);
    };
  });

  const open = () => {
    const vehicles = cachedVehicles(inventory, () => inventory.revision());
    return async (): Promise<string | undefined> => (await vehicles.ofIds([1]))[0]?.vehicle.availability;
  };
  const sell = (): Promise<void> => inventory.transaction((transaction) => transaction.setAvailability([1], 'sold', 1));

  it('are read once until the inventory changes, and then anew', async () => {
    const availability = open();
    expect([await availability(), await availability(), reads]).to.deep.equal(['available', 'available', 1]);
    await sell();
    expect([await availability(), await availability(), reads]).to.deep.equal(['sold', 'sold', 2]);
  });

  it('that were read before a change are not kept after it, when another request has seen the change meanwhile', async () => {
    const availability = open();
    const begun = Promise.withResolvers<null>();
    const goOn = Promise.withResolvers<null>();
    const readNow = read;
    read = async (ids) => {
      const found = await readNow(ids);
      read = () => Promise.resolve([]);
      begun.resolve(null);
      await goOn.promise;
      return found;
    };
    const slow = availability();
    await begun.promise;
    await sell();
    expect(await availability(), 'this read finds nothing, and makes the new revision known').to.equal(undefined);
    read = readNow;
    goOn.resolve(null);
    expect(await slow).to.equal('available');
    expect(await availability()).to.equal('sold');
  });
});
