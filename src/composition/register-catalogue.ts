/** The catalogue of specifications: its file, its index, and what keeps the index up to date. */
import { join } from 'node:path';
import { IndexedCatalogue } from '../adapters/catalogue/indexed-catalogue.ts';
import { openCatalogue } from '../adapters/storage/catalogue/catalogue-storage.ts';
import { KyselyCatalogueWriting } from '../adapters/storage/catalogue/kysely-catalogue-writing.ts';
import { KyselyStyles } from '../adapters/storage/catalogue/kysely-styles.ts';
import { pollEvery } from '../application/poll.ts';
import type { Catalogue, CatalogueWriting } from '../ports/catalogue.ts';
import type { Config } from './config.ts';

/** Imports are rare, and what they bring may be seconds late. */
const POLL_MS = 1000;

export interface CatalogueParts {
  readonly catalogue: Catalogue;
  readonly writing: CatalogueWriting;
  /** Folder of the styles that ship with the project. */
  readonly shipped: string;
  /** Resolves when all styles can be found; from then on imports are taken over. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Rejects with `StorageUnusable` when the data folder cannot be used; `onError` hears of imports that could not be taken over yet. */
export const openCatalogueParts = async (config: Config, onError: (error: unknown) => void): Promise<CatalogueParts> => {
  const storage = await openCatalogue(config.dataDir);
  const catalogue = new IndexedCatalogue(new KyselyStyles(storage.db));
  const poll = pollEvery(POLL_MS, () => catalogue.catchUp(), onError);
  return {
    catalogue,
    writing: new KyselyCatalogueWriting(storage),
    shipped: join(config.root, 'catalogue'),
    start: () => poll.start(),
    async close() {
      await poll.stop();
      await storage.close();
    },
  };
};
