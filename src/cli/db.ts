/** npm run db: moves an install from SQLite to PostgreSQL. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeOverConsentFiles } from '../adapters/storage/consents/consent-files.ts';
import { openConsents } from '../adapters/storage/consents/consents-storage.ts';
import { PARTS } from '../adapters/storage/parts.ts';
import { CopyRefused } from '../adapters/storage/postgres/copied-tables.ts';
import { copyFromSqlite } from '../adapters/storage/postgres/copy-from-sqlite.ts';
import { connectPostgres } from '../adapters/storage/postgres/postgres-database.ts';
import { openFile } from '../adapters/storage/sqlite.ts';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { showProgress } from '../adapters/terminal/progress.ts';
import { EXIT_STOPPED, EXIT_USAGE, fail, readArguments, say, settings } from '../composition/command.ts';
import { EXIT_CONFIG } from '../composition/config.ts';

const USAGE = `npm run db -- copy

Copies the databases of DATA_DIR (SQLite) into the PostgreSQL of DATABASE_URL, which has to be empty: inventory, catalogue, leads,
deliveries, alerts and proofs of consent. Stop the server, the worker and every import first. Every table is read back and compared, by
its count and its checksum, before anything counts as copied: it is all there, or nothing, and can be started again. What is in DATA_DIR
stays as it is; leads.key and the photos are used from there afterwards too.

The exit code is 0 when everything was copied, 1 when nothing was, 2 when the command was not understood, ${String(EXIT_CONFIG)} when the settings
have faults.`;

const { positionals } = readArguments(USAGE, {});
if (positionals.length !== 1 || positionals[0] !== 'copy') fail(`Say what to do.\n\n${USAGE}`, EXIT_USAGE);
const { dataDir, database } = settings();
if (!database) fail('DATABASE_URL: name the PostgreSQL to copy into.', EXIT_CONFIG);
else if (!existsSync(join(dataDir, 'forecourt.db'))) fail(`${dataDir} holds no database: check DATA_DIR.`, EXIT_STOPPED);
else {
  const started = performance.now();
  const progress = showProgress('Copying');
  const target = await connectPostgres(database);
  try {
    for (const { part, file, migrations } of PARTS) {
      // Both get the tables of this release.
      (await openFile(dataDir, file, migrations)).reader.close();
      await target.open(part, migrations);
    }
    const consents = await openConsents(dataDir);
    await takeOverConsentFiles(consents, dataDir).finally(() => consents.close());
    const tables = await copyFromSqlite({ dataDir, target, onProgress: (done, total) => progress.update(done, total) });
    progress.end();
    for (const { name, rows } of tables) if (rows > 0) say(`  ${name.padEnd(22)} ${String(rows).padStart(10)}`);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say([
      `${String(rows)} rows are in ${target.name}, with the same checksums. ${seconds} s.`,
      `Servers and workers with this DATABASE_URL use them. ${dataDir} is still needed: leads.key, photos.`,
      'Its databases are not used any more: keep them until you are sure, then delete them, since they hold leads.',
    ]);
  } catch (error) {
    progress.end();
    if (error instanceof CopyRefused || error instanceof StorageUnusable) fail(error.message, EXIT_STOPPED);
    throw error;
  } finally {
    await target.close();
  }
}
