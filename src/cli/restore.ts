/** npm run restore: brings a backup back into an empty data folder. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupError } from '../adapters/backup/backup-manifest.ts';
import { restoreBackup } from '../adapters/backup/restore-backup.ts';
import { showProgress } from '../adapters/terminal/progress.ts';
import { EXIT_STOPPED, EXIT_USAGE, fail, readArguments, say, settings } from '../composition/command.ts';

const USAGE = `npm run restore -- BACKUP [--force]

Brings a folder that npm run backup made back into DATA_DIR. Every checksum is compared first; where one differs nothing is changed.

  --force   also where DATA_DIR is not empty: what is there is moved into a folder before-restore-… in it

No server, worker or import may run. An encrypted backup needs the BACKUP_KEY that it was made with; put leads.key back yourself. With
DATABASE_URL the databases are in DATA_DIR then: bring them into an empty PostgreSQL with npm run db -- copy.`;

const { values, positionals } = readArguments(USAGE, { force: { type: 'boolean', default: false } });
const [backup, ...surplus] = positionals;
if (backup === undefined || surplus.length > 0) fail(`Name one backup.\n\n${USAGE}`, EXIT_USAGE);
const { dataDir, backupKey: secret, leads, database } = settings();
const progress = showProgress('Restoring');
try {
  const { manifest, aside } = await restoreBackup({
    backup: resolve(backup ?? ''),
    dataDir,
    secret,
    force: values.force,
    now: Date.now(),
    onProgress: (done, total) => progress.update(done, total),
  });
  progress.end();
  const counts = Object.entries(manifest.counts).map(([name, rows]) => `${String(rows)} ${name}`);
  say(`${dataDir} is as it was at ${manifest.at}: ${counts.join(', ')}.`);
  if (aside !== null) say(`What was there is in ${aside}: remove it once all is well.`);
  if (leads.keys === null && !existsSync(join(dataDir, 'leads.key')))
    say(`Put leads.key back into ${dataDir} before the start: without it no lead can be read.`);
  if (database) say('The databases are files of SQLite there. Next, into an empty PostgreSQL: npm run db -- copy.');
  say('Visitors whose data was erased since then are in it again: erase them again.');
} catch (error) {
  progress.end();
  fail(
    error instanceof BackupError
      ? error.message
      : `Nothing was restored: ${error instanceof Error ? error.message : String(error)}`,
    EXIT_STOPPED,
  );
}
