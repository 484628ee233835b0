import type { InventoryTransaction, InventoryWriting, WriteOptions } from '../../../ports/vehicles.ts';
import type { KyselyStorage } from './inventory-tables.ts';
import { KyselyInventoryTransaction } from './inventory-transaction.ts';

export const kyselyInventoryWriting = (storage: KyselyStorage): InventoryWriting => ({
  transaction<T>(work: (inventory: InventoryTransaction) => Promise<T>, options?: WriteOptions): Promise<T> {
    return storage.writeAlone((db) => work(new KyselyInventoryTransaction(db)), options);
  },

  async isEmpty(): Promise<boolean> {
    return (await storage.db.selectFrom('vehicles').select('id').limit(1).executeTakeFirst()) === undefined;
  },
});
