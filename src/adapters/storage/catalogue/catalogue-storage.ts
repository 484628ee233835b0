/** catalogue.db: a separate file, so that the import of a country's specifications does not block other writers. */
import type { Kysely } from 'kysely';
import type { WriteOptions } from '../../../ports/vehicles.ts';
import { openFile } from '../sqlite.ts';
import { kyselyOver, writeAlone } from '../sqlite-connection.ts';
import { CATALOGUE_MIGRATIONS } from './catalogue-migrations.ts';
import type { CatalogueTables } from './catalogue-tables.ts';

export interface CatalogueStorage {
  /** Read only; sees what is committed. */
  readonly db: Kysely<CatalogueTables>;
  /** Commits, rolls back, waits and rejects as `CatalogueWriting.transaction` says. */
  writeAlone<T>(work: (db: Kysely<CatalogueTables>) => Promise<T>, options?: WriteOptions): Promise<T>;
  close(): Promise<void>;
}

/** Rejects with `StorageUnusable`, in words for the operator, when the file cannot be used. */
export async function openCatalogue(dataDir: string): Promise<CatalogueStorage> {
  const { file, reader } = await openFile(dataDir, 'catalogue.db', CATALOGUE_MIGRATIONS);
  return {
    db: kyselyOver<CatalogueTables>(reader),
    writeAlone: (work, options) => writeAlone(file, (connection) => work(kyselyOver<CatalogueTables>(connection)), options),
    close: () => Promise.resolve(void reader.close()),
  };
}
