/** npm run backup: copies everything that cannot be had again, while servers run, and proves that it can be restored. */
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupError } from '../adapters/backup/backup-manifest.ts';
import { unpackBackup } from '../adapters/backup/restore-backup.ts';
import { writeBackup } from '../adapters/backup/write-backup.ts';
import { copyToSqlite, inOneSnapshot } from '../adapters/storage/postgres/copy-to-sqlite.ts';
import { showProgress } from '../adapters/terminal/progress.ts';
import { EXIT_STOPPED, EXIT_USAGE, fail, readArguments, say, settings } from '../composition/command.ts';
import { createServerContainer } from '../composition/container.ts';

const USAGE = `npm run backup -- --to FOLDER [--keys FILE] [--without-photos]

Copies the databases, the proof of consent, messages and photos of DATA_DIR into a new folder in FOLDER, with a checksum of each
file, while servers go on; then restores the copy into a scratch folder and opens it, to see that it can be.

  --to FOLDER        where the backup goes: best on another disk
  --keys FILE        also copies leads.key, without which no lead can be read, to this new file. It is never in the backup: keep it
                     somewhere else
  --without-photos   leaves out the copies of dealers' photos, which come back by themselves

With BACKUP_KEY (32 bytes as base64) every file is encrypted. With DATABASE_URL the databases are copied from PostgreSQL, as they are at one
moment, into files of SQLite: restore them with npm run restore, then npm run db -- copy.`;

const { values } = readArguments(USAGE, {
  to: { type: 'string' },
  keys: { type: 'string' },
  'without-photos': { type: 'boolean', default: false },
});
const config = settings();
const { dataDir, backupKey: secret } = config;
const target = resolve(values.to ?? fail(`Say where to with --to.\n\n${USAGE}`, EXIT_USAGE));
const keyFile = join(dataDir, 'leads.key');
if (values.keys !== undefined && existsSync(values.keys)) fail(`${values.keys} exists already.`, EXIT_USAGE);

/** Opens what was restored by the code that a server opens its data with; rejects where it cannot be read. */
const openAll = async (folder: string): Promise<void> => {
  const container = createServerContainer({ config: { ...config, database: null, dataDir: folder, reserveBytes: 0 } });
  try {
    const { leads, vehicles } = await container.open('leads', 'vehicles', 'catalogueStorage', 'consentStorage');
    const [newest] = await leads.list({ state: 'all', limit: 1 });
    if (newest) await leads.ofId(newest.id);
    await vehicles.revision();
  } finally {
    await container.close();
  }
};

const started = performance.now();
const progress = showProgress('Copying');
const scratch = join(dataDir, `.verify-${String(process.pid)}`);
try {
  const onProgress = (done: number, total: number): void => progress.update(done, total);
  const request = { dataDir, target, secret, photos: !values['without-photos'], now: Date.now(), onProgress };
  const { folder, manifest } = await (config.database
    ? inOneSnapshot(config.database.url, (client) =>
        writeBackup({ ...request, copyPart: (part, file) => copyToSqlite(client, { ...part, file }) }),
      )
    : writeBackup(request));
  progress.end();

  await unpackBackup({ backup: folder, secret }, scratch);
  // With the keys of this install.
  if (config.leads.keys === null && existsSync(keyFile)) copyFileSync(keyFile, join(scratch, 'leads.key'));
  await openAll(scratch);

  const counts = Object.entries(manifest.counts).map(([name, rows]) => `${String(rows)} ${name}, `);
  const megabytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2;
  const seconds = (performance.now() - started) / 1000;
  say([
    `${counts.join('')}${String(manifest.files.length)} files, ${megabytes.toFixed(1)} MB${secret ? ', encrypted' : ''}: ${folder}`,
    `Restored into a scratch folder and opened: it is whole. ${seconds.toFixed(1)} s.`,
  ]);
  if (values.keys !== undefined && existsSync(keyFile)) {
    copyFileSync(keyFile, values.keys);
    say(`The keys of leads are in ${values.keys}: keep them apart from the backup.`);
  } else if (existsSync(keyFile))
    say(`${keyFile} is not in the backup, and no lead can be read without it: copy it elsewhere, once.`);
  if (!secret)
    say('The backup is not encrypted. Leads in it are; the inventory, dealers and messages in outbox are not: see BACKUP_KEY.');
} catch (error) {
  progress.end();
  fail(
    error instanceof BackupError ? error.message : `The backup failed: ${error instanceof Error ? error.message : String(error)}`,
    EXIT_STOPPED,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
