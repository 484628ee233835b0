import { expect } from 'chai';
import { clearDemo } from '../../../../src/application/inventory/clear-demo.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';

describe('Taking the demo off the lists', () => {
  it('takes every demo vehicle off, and leaves the dealers’ own alone', async () => {
    const inventory = new InMemoryInventory();
    await inventory.transaction(async (transaction) => {
      const demo = await transaction.saveDealer(aDealer().demo().record('demo'));
      const real = await transaction.saveDealer(aDealer().record('real'));
      await transaction.add([aVehicle().demo().ofDealer(demo).stored(), aVehicle().demo().sold().ofDealer(demo).stored()], 1);
      await transaction.add([aVehicle().ofDealer(real).stored()], 1);
    });
    expect(await clearDemo({ vehicles: inventory, writing: inventory }, 2)).to.equal(1);
    const states = (await inventory.ofIds([1, 2, 3])).map(({ vehicle }) => vehicle.availability);
    expect(states).to.deep.equal(['unavailable', 'sold', 'available']);
    expect(await clearDemo({ vehicles: inventory, writing: inventory }, 3)).to.equal(0);
  });
});
