/** Inventory, catalogue, leads and proofs of consent in PostgreSQL, for the same repositories as in SQLite. */
import { sql, type Kysely } from 'kysely';
import { StorageBusy, StorageUnwritable } from '../../../ports/vehicles.ts';
import { CATALOGUE_MIGRATIONS } from '../catalogue/catalogue-migrations.ts';
import type { CatalogueStorage } from '../catalogue/catalogue-storage.ts';
import type { CatalogueTables } from '../catalogue/catalogue-tables.ts';
import { CONSENT_MIGRATIONS, type ConsentStorage, type ConsentTables } from '../consents/consents-storage.ts';
import type { Database, InventoryStorage } from '../inventory/inventory-tables.ts';
import { INVENTORY_MIGRATIONS } from '../inventory/migrations/inventory-migrations.ts';
import type { LeadKeys } from '../leads/lead-keys.ts';
import { LEAD_MIGRATIONS } from '../leads/leads-migrations.ts';
import { refuseMissingKeys, type LeadsStorage } from '../leads/leads-storage.ts';
import type { LeadTables } from '../leads/leads-tables.ts';
import { agreeOnKey } from './postgres-nodes.ts';
import { lockOf, type PostgresDatabase } from './postgres-database.ts';

/** A visitor waits. */
const LEAD_WAIT = '5s';

const closedWithDatabase = (): Promise<void> => Promise.resolve();

export const inventoryInPostgres = async (database: PostgresDatabase): Promise<InventoryStorage> => ({
  ...(await database.open<Database>('inventory', INVENTORY_MIGRATIONS)),
  returnSpace: () => undefined,
  close: closedWithDatabase,
});

export const catalogueInPostgres = async (database: PostgresDatabase): Promise<CatalogueStorage> => ({
  ...(await database.open<CatalogueTables>('catalogue', CATALOGUE_MIGRATIONS)),
  close: closedWithDatabase,
});

export const consentsInPostgres = async (database: PostgresDatabase): Promise<ConsentStorage> => {
  const tables = await database.open<ConsentTables>('consents', CONSENT_MIGRATIONS);
  return {
    ...tables,
    async bytes() {
      const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('consents') as bytes`.execute(tables.db);
      return rows[0]?.bytes ?? 0;
    },
    settle: () => undefined,
    close: closedWithDatabase,
  };
};

/** Rejects with `StorageUnusable` when the keys of stored leads are missing, or are not those of the other processes. */
export const leadsInPostgres = async (database: PostgresDatabase, keys: LeadKeys): Promise<LeadsStorage> => {
  const { db, write: writeRows } = await database.open<LeadTables>('leads', LEAD_MIGRATIONS);
  await refuseMissingKeys(db, keys, database.name);
  await agreeOnKey(database, keys);
  let last: Promise<unknown> = Promise.resolve();

  // One at a time in this process, so that only one connection waits for other processes.
  const write = <T>(work: (db: Kysely<LeadTables>) => Promise<T>): Promise<T> => {
    const result = last.then(() =>
      writeRows(async (transaction) => {
        await sql`select set_config('lock_timeout', ${LEAD_WAIT}, true)`.execute(transaction);
        await sql`select pg_advisory_xact_lock(${lockOf('leads')})`.execute(transaction);
        return work(transaction);
      }),
    );
    last = result.catch(() => undefined);
    return result;
  };

  return {
    db,
    keys,
    write,
    writeRows,
    locksRows: true,
    async writeFailure() {
      try {
        // Kysely's lock of migrations has one row, which nobody needs in PostgreSQL: it locks them by other means.
        await writeRows((transaction) => sql`update leads_migration_lock set is_locked = is_locked`.execute(transaction));
        return null;
      } catch (error) {
        if (error instanceof StorageUnwritable || error instanceof StorageBusy) return error.message;
        throw error;
      }
    },
    // What was erased stays in dead rows until the next vacuum, and in the log until it is recycled (docs/scale.md).
    settle: () => undefined,
    close: () => last.then(() => undefined),
  };
};
