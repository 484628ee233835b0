/** The catalogue of specifications: its file, its index, and what keeps the index up to date. */
import { join } from 'node:path';
import { ownFolderFeed } from '../adapters/catalogue/feeds/own-file-feed.ts';
import { IndexedCatalogue } from '../adapters/catalogue/indexed-catalogue.ts';
import { openCatalogue } from '../adapters/storage/catalogue/catalogue-storage.ts';
import { KyselyCatalogueWriting } from '../adapters/storage/catalogue/kysely-catalogue-writing.ts';
import { KyselyStyles } from '../adapters/storage/catalogue/kysely-styles.ts';
import { seedCatalogueWhenEmpty } from '../application/catalogue/seed-catalogue.ts';
import { pollEvery } from '../application/poll.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Config } from './config.ts';

/** Imports are rare, and what they bring may be seconds late. */
const POLL_MS = 1000;

export interface CatalogueParts {
  readonly catalogue: Catalogue;
  /**
   * Writes the styles that ship with the project into an empty catalogue, and resolves when all styles can be found; from then on
   * imports are taken over. Shipped files with faults are told, and left alone.
   */
  start(say: (line: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Rejects with `StorageUnusable` when the data folder cannot be used; `onError` hears of imports that could not be taken over yet. */
export const openCatalogueParts = async (config: Config, onError: (error: unknown) => void): Promise<CatalogueParts> => {
  const storage = await openCatalogue(config.dataDir);
  const catalogue = new IndexedCatalogue(new KyselyStyles(storage.db));
  const poll = pollEvery(POLL_MS, () => catalogue.catchUp(), onError);
  return {
    catalogue,
    async start(say) {
      const shipped = ownFolderFeed(join(config.root, 'catalogue'));
      const onWait = (): void => say('Another process is filling the catalogue; waiting for it …');
      const seeded = shipped && (await seedCatalogueWhenEmpty(new KyselyCatalogueWriting(storage), shipped, { onWait }));
      if (seeded?.kind === 'broken-feed') say(`The catalogue stays empty: ${seeded.problem}.`);
      if (seeded?.kind === 'imported') say(`Demo catalogue: ${String(seeded.report.added)} styles with their specifications.`);
      await poll.start();
    },
    async close() {
      await poll.stop();
      await storage.close();
    },
  };
};
