import type { InventoryTransaction, InventoryWriting, WaitOptions } from '../../../ports/vehicles.ts';
import type { KyselyStorage } from './inventory-tables.ts';
import { KyselyInventoryTransaction } from './inventory-transaction.ts';

export class KyselyInventoryWriting implements InventoryWriting {
  readonly #storage: KyselyStorage;

  constructor(storage: KyselyStorage) {
    this.#storage = storage;
  }

  transaction<T>(work: (inventory: InventoryTransaction) => Promise<T>, options?: WaitOptions): Promise<T> {
    return this.#storage.writeAlone((db) => work(new KyselyInventoryTransaction(db)), options);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#storage.db.selectFrom('vehicles').select('id').limit(1).executeTakeFirst()) === undefined;
  }
}
