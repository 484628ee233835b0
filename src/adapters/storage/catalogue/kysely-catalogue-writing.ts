import type { CatalogueTransaction, CatalogueWriting } from '../../../ports/catalogue.ts';
import type { WriteOptions } from '../../../ports/vehicles.ts';
import type { CatalogueStorage } from './catalogue-storage.ts';
import { KyselyCatalogueTransaction } from './kysely-catalogue-transaction.ts';

export const kyselyCatalogueWriting = (storage: CatalogueStorage): CatalogueWriting => ({
  transaction<T>(work: (catalogue: CatalogueTransaction) => Promise<T>, options?: WriteOptions): Promise<T> {
    return storage.writeAlone((db) => work(new KyselyCatalogueTransaction(db)), options);
  },

  async isEmpty(): Promise<boolean> {
    return (await storage.db.selectFrom('styles').select('id').limit(1).executeTakeFirst()) === undefined;
  },
});
