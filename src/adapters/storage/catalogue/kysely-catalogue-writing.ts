import type { CatalogueTransaction, CatalogueWriting } from '../../../ports/catalogue.ts';
import type { WaitOptions } from '../../../ports/vehicles.ts';
import type { CatalogueStorage } from './catalogue-storage.ts';
import { KyselyCatalogueTransaction } from './kysely-catalogue-transaction.ts';

export class KyselyCatalogueWriting implements CatalogueWriting {
  readonly #storage: CatalogueStorage;

  constructor(storage: CatalogueStorage) {
    this.#storage = storage;
  }

  transaction<T>(work: (catalogue: CatalogueTransaction) => Promise<T>, options?: WaitOptions): Promise<T> {
    return this.#storage.writeAlone((db) => work(new KyselyCatalogueTransaction(db)), options);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#storage.db.selectFrom('styles').select('id').limit(1).executeTakeFirst()) === undefined;
  }
}
