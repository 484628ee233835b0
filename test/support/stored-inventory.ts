import { expect } from 'chai';
import type { DealerLogos } from '../../src/ports/media/dealer-logos.ts';
import type { ListedVehicles } from '../../src/ports/listed-vehicles.ts';
import type { InventoryTransaction, InventoryWriting, NewVehicle, StoredVehicle, Vehicles } from '../../src/ports/vehicles.ts';
import { aDealer } from './builders/a-dealer.ts';

export interface InventoryStorage {
  readonly vehicles: Vehicles;
  readonly writing: InventoryWriting;
  readonly listed: ListedVehicles;
  readonly logos: DealerLogos;
  close(): Promise<void>;
}

export const MONDAY = Date.UTC(2026, 8, 14);
export const TUESDAY = Date.UTC(2026, 8, 15);
export const WEDNESDAY = Date.UTC(2026, 8, 16);

/** What the storage tests say in one word; `opened` gives the storage of the running test. */
export const inventorySteps = (opened: () => InventoryStorage) => {
  const write = <T>(work: (inventory: InventoryTransaction) => Promise<T>): Promise<T> => opened().writing.transaction(work);
  return {
    write,
    addOnMonday: (...added: readonly NewVehicle[]): Promise<void> =>
      write(async (inventory) => {
        await inventory.saveDealer(aDealer().record());
        await inventory.add(added, MONDAY);
      }),
    known: (dealerId: number) => write((inventory) => collect(inventory.vehiclesOfDealer(dealerId))),
    /** The vehicle as stored, with changes, ready to replace it. */
    stored: async (id: number, changes: Partial<StoredVehicle> = {}): Promise<StoredVehicle & { readonly id: number }> => {
      const listing = await opened().vehicles.ofId(id);
      return { ...listing!.vehicle, fingerprint: 'new', ...changes };
    },
  };
};

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

export const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail('It should have been rejected'),
    (error: unknown) => error,
  );
