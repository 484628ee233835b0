/** Where everything is stored, for suites that run over each of them. Opened again for the same folder, it is the same storage. */
import type { Pool } from 'pg';
import { IndexedCatalogue } from '../../src/adapters/catalogue/indexed-catalogue.ts';
import { kyselyCatalogueWriting } from '../../src/adapters/storage/catalogue/kysely-catalogue-writing.ts';
import { KyselyStyles } from '../../src/adapters/storage/catalogue/kysely-styles.ts';
import { openCatalogue, type CatalogueStorage } from '../../src/adapters/storage/catalogue/catalogue-storage.ts';
import { openConsents, type ConsentStorage } from '../../src/adapters/storage/consents/consents-storage.ts';
import type { InventoryStorage } from '../../src/adapters/storage/inventory/inventory-tables.ts';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { kyselyDealerLogos } from '../../src/adapters/storage/inventory/kysely-dealer-logos.ts';
import { kyselyListedVehicles } from '../../src/adapters/storage/inventory/kysely-listed-vehicles.ts';
import { kyselyTraffic } from '../../src/adapters/storage/inventory/kysely-traffic.ts';
import { KyselyVehicles } from '../../src/adapters/storage/inventory/kysely-vehicles.ts';
import type { LeadKeys } from '../../src/adapters/storage/leads/lead-keys.ts';
import { openLeads, type LeadsStorage } from '../../src/adapters/storage/leads/leads-storage.ts';
import { connectPostgres } from '../../src/adapters/storage/postgres/postgres-database.ts';
import {
  catalogueInPostgres,
  consentsInPostgres,
  inventoryInPostgres,
  leadsInPostgres,
} from '../../src/adapters/storage/postgres/postgres-storages.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import type { Traffic } from '../../src/ports/traffic.ts';
import type { OpenCatalogue } from '../contract/catalogue.contract.ts';
import { sharedPostgres } from './servers/postgres-server.ts';
import type { InventoryStorage as StoredInventory } from './stored-inventory.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Storages {
  readonly name: string;
  inventory(folder: string): Promise<InventoryStorage>;
  catalogue(folder: string): Promise<CatalogueStorage>;
  leads(folder: string, keys: LeadKeys): Promise<LeadsStorage>;
  consents(folder: string): Promise<ConsentStorage>;
}

export const SQLITE: Storages = {
  name: 'SQLite',
  inventory: openSqlite,
  catalogue: openCatalogue,
  leads: openLeads,
  consents: openConsents,
};

const urls = new Map<string, Promise<string>>();

/** The database that stands for a data folder. */
export const urlOf = (folder: string): Promise<string> => {
  const known = urls.get(folder);
  if (known) return known;
  const made = sharedPostgres().then((server) => {
    if (!server) throw new Error('There is no PostgreSQL here');
    return server.newInstall();
  });
  urls.set(folder, made);
  return made;
};

const connected = async <T extends { close(): Promise<void> }>(
  folder: string,
  open: (database: Awaited<ReturnType<typeof connectPostgres>>) => Promise<T>,
): Promise<T> => {
  const database = await connectPostgres({ url: await urlOf(folder), connections: 5, timeoutMs: 10_000 });
  const ended = (pool: Pool): Promise<void> => (pool.ended ? Promise.resolve() : pool.end());
  const storage = await open(database).catch(async (error: unknown) => {
    await ended(database.pool);
    throw error;
  });
  return {
    ...storage,
    async close() {
      await storage.close();
      await ended(database.pool);
    },
  };
};

export const POSTGRES: Storages = {
  name: 'PostgreSQL',
  inventory: (folder) => connected(folder, inventoryInPostgres),
  catalogue: (folder) => connected(folder, catalogueInPostgres),
  leads: (folder, keys) => connected(folder, (database) => leadsInPostgres(database, keys)),
  consents: (folder) => connected(folder, consentsInPostgres),
};

/** The inventory's repositories over a new storage. */
export const inventoryOf = async (storages: Storages): Promise<StoredInventory> => {
  const folder = temporaryFolder();
  const storage = await storages.inventory(folder.path);
  return {
    vehicles: new KyselyVehicles(storage.db),
    writing: kyselyInventoryWriting(storage),
    listed: kyselyListedVehicles(storage.db),
    logos: kyselyDealerLogos(storage.db),
    close: () => closed(storage, folder),
  };
};

/** The counts of visits over a new storage. */
export const trafficOf = async (storages: Storages): Promise<{ readonly traffic: Traffic; close(): Promise<void> }> => {
  const folder = temporaryFolder();
  const storage = await storages.inventory(folder.path);
  return { traffic: kyselyTraffic(storage), close: () => closed(storage, folder) };
};

/** The catalogue's repositories and its index over a storage. */
export const catalogueOf = async (storages: Storages, folder = temporaryFolder()): Promise<OpenCatalogue> => {
  const storage = await storages.catalogue(folder.path);
  const catalogue = new IndexedCatalogue(new KyselyStyles(storage.db));
  return {
    catalogue,
    writing: kyselyCatalogueWriting(storage),
    refresh: () => catalogue.catchUp(),
    close: () => closed(storage, folder),
  };
};

const closed = async (storage: { close(): Promise<void> }, folder: ReturnType<typeof temporaryFolder>): Promise<void> => {
  await storage.close();
  folder.remove();
};
