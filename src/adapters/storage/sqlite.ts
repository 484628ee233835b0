/** SQLite in a folder, behind the repositories of `kysely/`. */
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { InventoryStorage } from './inventory/inventory-tables.ts';
import { INVENTORY_MIGRATIONS } from './inventory/migrations/inventory-migrations.ts';
import { connect, type Connection, kyselyOver, LARGEST_LOG_BYTES, shrinkLog, whenFree, writeAlone } from './sqlite-connection.ts';
import { codeOf } from './storage-failures.ts';
import { bringUpToDate, type UpgradeOptions } from './sqlite-schema.ts';
import { StorageUnusable } from './storage-unusable.ts';
import type { Migrations } from './upgrade/schema-state.ts';

/**
 * Beside each database of the data folder stands a small file that says that the database was made there. If the database is missing
 * and that file is not, it was lost: an empty one in its place would hide the loss.
 */

/** Readable for its owner alone: SQLite makes its write-ahead log with the rights of the database. */
const OWNER_ONLY = 0o600;

/** The note beside a database. Delete it to begin anew without the database. */
const noteOf = (file: string): string => `${file}.made`;

/** Throws `StorageUnusable` for a database that was made before and is missing; otherwise makes an empty file if there is none. */
const refuseLostDatabase = (file: string): void => {
  // In this order: another process that starts at the same time writes the note after the database.
  const wasMade = existsSync(noteOf(file));
  if (wasMade && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0)
    throw new StorageUnusable(
      `${file} is missing or empty, though this data folder had it. Check that DATA_DIR=${dirname(file)} is the right folder and its disk is ` +
        `mounted, or bring the file back with npm run restore. To begin anew without it, delete ${basename(noteOf(file))} there.`,
    );
  closeSync(openSync(file, 'a', OWNER_ONLY));
};

/** Called once the database is open and its schema is up to date. */
const noteThatItWasMade = (file: string): void => {
  if (existsSync(noteOf(file))) return;
  const text = `${basename(file)} was made in this folder. If it is missing, it was lost: see npm run restore.\n`;
  writeFileSync(noteOf(file), text, { mode: OWNER_ONLY });
};

/**
 * Opens `forecourt.db` in the folder, making both if they are missing, and brings its schema up to date.
 * Rejects with `StorageUnusable`, in words for the operator, when that fails.
 */
export async function openSqlite(dataDir: string): Promise<InventoryStorage> {
  const { file, reader } = await openFile(dataDir, 'forecourt.db', INVENTORY_MIGRATIONS);
  return {
    db: kyselyOver(reader),
    writeAlone: (work, options) => writeAlone(file, (connection) => work(kyselyOver(connection)), options),
    // Of a write-ahead log.
    returnSpace() {
      if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) <= LARGEST_LOG_BYTES) return;
      const connection = connect(file, { blockMs: 0 });
      shrinkLog(connection);
      connection.close();
    },
    // Kysely does not close a connection that was never queried.
    close: () => Promise.resolve(void reader.close()),
  };
}

/** Opens a file of the folder the way `openSqlite` does. */
export async function openFile(
  dataDir: string,
  name: string,
  migrations: Migrations,
  options: UpgradeOptions = {},
): Promise<{ readonly file: string; readonly reader: Connection }> {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    refuseLostDatabase(file);
    const reader = await openReader(file, migrations, options);
    noteThatItWasMade(file);
    return { file, reader };
  } catch (error) {
    const reason = REASONS.find(([codes]) => codes.test(codeOf(error)))?.[1];
    throw reason === undefined ? error : new StorageUnusable(`${file}: ${reason}`, { cause: error });
  }
}

async function openReader(file: string, migrations: Migrations, options: UpgradeOptions): Promise<Connection> {
  const reader = connect(file, { blockMs: READER_BLOCK_MS });
  try {
    await whenFree(() => reader.pragma('journal_mode = wal'), file);
    await bringUpToDate(reader, file, migrations, options);
    // In KiB when negative. Reads 24 rows by id in four fifths of the time; a mapped file would be as quick, but held as a whole.
    reader.pragma('cache_size = -16384');
    reader.pragma('query_only = on');
    return reader;
  } catch (error) {
    reader.close();
    throw error;
  }
}

/** Readers wait only for short operations: another process that opens, recovers or closes the file. */
const READER_BLOCK_MS = 2000;

/** By the code of a system or SQLite error. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(EEXIST|ENOTDIR)$/, 'the data folder is a file. Name a folder.'],
  [
    /^(EACCES|EPERM|EROFS|SQLITE_(READONLY|CANTOPEN|PERM).*)$/,
    'the data folder, or the file in it, is not writable for this user.',
  ],
  [
    /^SQLITE_(NOTADB|CORRUPT).*$/,
    'the file is damaged, or is not a database. Restore it from a backup (npm run restore); to start again, move it and its .made file away.',
  ],
  [/^(ENOSPC|SQLITE_FULL)$/, 'the disk is full.'],
];
