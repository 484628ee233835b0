import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../support/fakes/in-memory-inventory.ts';

/** So many vehicles of a dealer in Laval, with ids from 1. */
export const inventoryWith = async (vehicles: number): Promise<InMemoryInventory> => {
  const inventory = new InMemoryInventory();
  await inventory.transaction(async (write) => {
    await write.saveDealer(aDealer().record());
    const stock = Array.from({ length: vehicles }, (_, k) =>
      aVehicle()
        .stock(`A${String(k)}`)
        .stored(),
    );
    await write.add(stock, 0);
  });
  return inventory;
};
