import { Migrator, type Migration } from 'kysely/migration';
import { kyselyOver, writeAlone, type Connection } from './sqlite-connection.ts';
import { StorageUnusable } from './storage-unusable.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Applies the missing migrations in one transaction: a process that starts at the same time waits, and a crash leaves
 * the old schema. Rejects with `StorageUnusable` where the schema is newer than this program.
 */
export async function bringUpToDate(reader: Connection, file: string, migrations: Migrations): Promise<void> {
  // Checked before waiting for the write lock, or a server could not start while an import runs.
  if (isCurrent(reader, file, migrations)) return;
  await writeAlone(file, async (connection) => {
    if (isCurrent(connection, file, migrations)) return;
    const migrator = new Migrator({ db: kyselyOver(connection), provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
  });
}

function isCurrent(connection: Connection, file: string, migrations: Migrations): boolean {
  const applied = appliedMigrations(connection);
  const newer = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0) {
    throw new StorageUnusable(
      `${file}: a newer Forecourt wrote this file (${newer.join(', ')}). Run that version, or give this one another data folder.`,
    );
  }
  return applied.length === Object.keys(migrations).length;
}

function appliedMigrations(connection: Connection): string[] {
  const tables = connection.prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'").all();
  if (tables.length === 0) return [];
  return connection.prepare<[], string>('select name from kysely_migration order by name').pluck().all();
}
