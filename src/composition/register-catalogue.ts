import { IndexedCatalogue } from '../adapters/catalogue/indexed-catalogue.ts';
import { openCatalogue } from '../adapters/storage/catalogue/catalogue-storage.ts';
import { kyselyCatalogueWriting } from '../adapters/storage/catalogue/kysely-catalogue-writing.ts';
import { KyselyStyles } from '../adapters/storage/catalogue/kysely-styles.ts';
import { catalogueInPostgres } from '../adapters/storage/postgres/postgres-storages.ts';
import { pollEvery } from '../application/poll.ts';
import { make, open, type Registration } from './registration.ts';

/** Imports are rare, and may become visible seconds late. */
const POLL_MS = 1000;

/** The catalogue of specifications: its file, its index, and what keeps the index up to date. */
export const CATALOGUE: readonly Registration[] = [
  open(
    'catalogueStorage',
    ['config', 'postgres'],
    ({ config, postgres }) => (postgres ? catalogueInPostgres(postgres) : openCatalogue(config.dataDir)),
    (storage) => storage.close(),
  ),
  make(
    'catalogueIndex',
    ['catalogueStorage'],
    ({ catalogueStorage }) => new IndexedCatalogue(new KyselyStyles(catalogueStorage.db)),
  ),
  make('catalogue', ['catalogueIndex'], ({ catalogueIndex }) => catalogueIndex),
  make('catalogueWriting', ['catalogueStorage'], ({ catalogueStorage }) => kyselyCatalogueWriting(catalogueStorage)),
  make(
    'catalogueFollower',
    ['catalogueIndex', 'logger'],
    ({ catalogueIndex, logger }) =>
      pollEvery(
        POLL_MS,
        () => catalogueIndex.catchUp(),
        (err) => logger.error({ err }, 'Changes of the catalogue could not be loaded; trying again'),
      ),
    (poll) => poll.stop(),
  ),
];
