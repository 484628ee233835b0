import { basename, dirname } from 'node:path';
import { Migrator } from 'kysely/migration';
import { kyselyOver, writeAlone, type Connection } from './sqlite-connection.ts';
import { missingMigrations, type Migrations } from './upgrade/schema-state.ts';
import { copySqlite, keepSnapshot, sizeOf, snapshotFolder } from './upgrade/snapshots.ts';

export interface UpgradeOptions {
  /** Whether a database is copied before it is changed. */
  readonly snapshot?: boolean;
}

/**
 * Applies the missing migrations in one transaction, after a copy of the file: a process that starts at the same time waits, and a crash
 * leaves the old schema. Rejects with `StorageUnusable` where a newer release changed what this one needs, or no copy can be made.
 */
export async function bringUpToDate(
  reader: Connection,
  file: string,
  migrations: Migrations,
  { snapshot = true }: UpgradeOptions = {},
): Promise<void> {
  // Checked before waiting for the write lock, or a server could not start while an import runs.
  if (missingMigrations(appliedMigrations(reader), migrations, file).length === 0) return;
  await writeAlone(file, async (connection) => {
    const applied = appliedMigrations(connection);
    if (missingMigrations(applied, migrations, file).length === 0) return;
    const state = applied.at(-1);
    if (snapshot && state !== undefined) {
      const kept = { folder: snapshotFolder(dirname(file)), file: basename(file), state, bytes: sizeOf(file) };
      await keepSnapshot(kept, (to) => copySqlite(file, to));
    }
    const migrator = new Migrator({ db: kyselyOver(connection), provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
  });
}

/** In order; none for a new file. */
export function appliedMigrations(connection: Connection): string[] {
  const tables = connection.prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'").all();
  if (tables.length === 0) return [];
  return connection.prepare<[], string>('select name from kysely_migration order by name').pluck().all();
}
