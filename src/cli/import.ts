/** npm run import: brings feed files into the inventory. */
import { basename, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { FileFeed } from '../adapters/feeds/file-feed.ts';
import { inspectFeed } from '../adapters/feeds/inspect-feed.ts';
import { loadProfile, ProfileError, profileNames } from '../adapters/feeds/load-profile.ts';
import { RejectedRowsFile } from '../adapters/feeds/rejected-rows-file.ts';
import { KyselyInventoryWriting } from '../adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles } from '../adapters/storage/inventory/vehicles.ts';
import { openSqlite, type SqliteStorage } from '../adapters/storage/sqlite.ts';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { hoursLines } from '../adapters/terminal/hours-words.ts';
import { outcomeLines, rejectionText } from '../adapters/terminal/import-words.ts';
import { showProgress } from '../adapters/terminal/progress.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { importFeed, type ImportOutcome } from '../application/inventory/import-feed.ts';
import { importOpeningHours } from '../application/dealers/import-opening-hours.ts';
import { ConfigError, environment, EXIT_CONFIG, readConfig } from '../composition/config.ts';
import { projectRoot } from '../composition/project-root.ts';
import type { FeedProfile } from '../domain/feeds/profile.ts';
import { FeedBroken } from '../ports/feed-reader.ts';
import { StorageBusy } from '../ports/vehicles.ts';

const EXIT_STOPPED = 1;
const EXIT_USAGE = 2;

const root = projectRoot();
const profilesDir = join(root, 'feeds');

const USAGE = `npm run import -- FILE… --profile NAME [options]
npm run import -- FILE… --inspect
npm run import -- [FILE…] --dealers

Brings the vehicles of feed files into the inventory in DATA_DIR; a running server shows them within seconds.
What cannot be used is reported by line, and written to DATA_DIR/import-reports; the rest goes in, or nothing does.

  --profile NAME     how the files are read: one of
                     ${profileNames(profilesDir).join(', ')}
                     (or a file of yours in feeds/: see docs/feeds.md)
  --dealer ID        all vehicles belong to this dealer
  --dealers          lists the dealers with their ids; with FILE…, tells when they are open: a CSV file with the
                     columns id, hours (Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off) and time_zone (America/Toronto)
  --dry-run          says what would change, and changes nothing
  --allow-removals   lets a full feed remove more than 40 % of a dealer's vehicles
  --inspect          shows what is in files of an unknown format, with a draft of a profile for them

Several files are imported one after the other. The exit code is 0 when all went in, 1 when one did not,
2 when the command was not understood, ${EXIT_CONFIG} when the settings have faults.`;

const say = (lines: string | readonly string[]): void => {
  for (const line of [lines].flat()) process.stdout.write(`${line}\n`);
};

const fail = (message: string, code: number): never => {
  process.stderr.write(`${message}\n`);
  process.exit(code);
};

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        profile: { type: 'string' },
        dealer: { type: 'string' },
        dealers: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'allow-removals': { type: 'boolean', default: false },
        inspect: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, EXIT_USAGE);
  }
};

const readSettings = () => {
  try {
    return readConfig(root, environment(root));
  } catch (error) {
    return error instanceof ConfigError ? fail(error.message, EXIT_CONFIG) : fail(String(error), EXIT_STOPPED);
  }
};

const readProfile = (name: string): FeedProfile => {
  try {
    return loadProfile(profilesDir, name);
  } catch (error) {
    if (error instanceof ProfileError) return fail(error.message, EXIT_USAGE);
    throw error;
  }
};

const open = async (dataDir: string): Promise<SqliteStorage> => {
  try {
    return await openSqlite(dataDir);
  } catch (error) {
    if (error instanceof StorageUnusable) return fail(error.message, EXIT_STOPPED);
    throw error;
  }
};

const inspect = async (files: readonly string[]): Promise<number> => {
  for (const file of files) {
    try {
      say(await inspectFeed(file));
    } catch (error) {
      if (!(error instanceof FeedBroken)) throw error;
      return fail(
        outcomeLines(file, { kind: 'broken-feed', problem: error.message, line: error.line, hint: error.hint }).join('\n'),
        EXIT_STOPPED,
      );
    }
  }
  return 0;
};

const listDealers = async (storage: SqliteStorage): Promise<void> => {
  const dealers = await new KyselyVehicles(storage.db).dealers();
  if (dealers.length === 0) say('There are no dealers yet.');
  for (const { id, name, city, country } of dealers)
    say(`${String(id).padStart(6)}  ${name}${city === null ? '' : `, ${city}`} (${country})`);
};

const tellHours = async (storage: SqliteStorage, file: string): Promise<boolean> => {
  const feed = new FileFeed(file, { format: 'csv', records: [], encoding: null, delimiter: null });
  const outcome = await importOpeningHours(new KyselyInventoryWriting(storage), feed);
  say(hoursLines(file, outcome));
  return outcome.kind === 'told';
};

interface Job {
  readonly storage: SqliteStorage;
  readonly profile: FeedProfile;
  readonly dealerId: number | null;
  readonly dryRun: boolean;
  readonly allowRemovals: boolean;
  readonly reportsDir: string;
}

const importFile = async (file: string, job: Job): Promise<ImportOutcome> => {
  const progress = showProgress(`Reading ${basename(file)}`);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const rejected = new RejectedRowsFile(join(job.reportsDir, `${stamp}-${basename(file)}-rejected.csv`));
  const feed = new FileFeed(file, job.profile, (done, total) => progress.update(done, total));
  try {
    const outcome = await importFeed(
      { inventory: new KyselyInventoryWriting(job.storage), clock: systemClock },
      {
        ...job,
        feed,
        onRejected: (row) => rejected.add({ ...row, place: String(row.line), reason: rejectionText(row) }),
        onWait: () => say('Another process is writing to the inventory: waiting for it to end.'),
      },
    );
    progress.end();
    say(outcomeLines(file, outcome));
    if (feed.encoding !== null && feed.encoding !== 'utf-8') say(`The file was read as ${feed.encoding}.`);
    return outcome;
  } finally {
    progress.end();
    const report = rejected.close();
    if (report !== null) say(`All records that did not get in: ${report}`);
  }
};

// A reader that has seen enough, such as head, closes the pipe: no reason to stop in the middle of the work.
process.stdout.on('error', () => undefined);

const { values, positionals: files } = readArguments();
if (values.help) {
  say(USAGE);
  process.exit(0);
}
if (files.length === 0 && !values.dealers) fail(`Name at least one file.\n\n${USAGE}`, EXIT_USAGE);
if (values.inspect) process.exit(await inspect(files));
const profile = values.dealers
  ? null
  : values.profile === undefined
    ? fail(`Name a profile.\n\n${USAGE}`, EXIT_USAGE)
    : readProfile(values.profile);
if (values.dealer !== undefined && !/^\d{1,15}$/.test(values.dealer))
  fail(`--dealer ${JSON.stringify(values.dealer)} is no dealer's id; --dealers lists them.`, EXIT_USAGE);

const { dataDir } = readSettings();
const storage = await open(dataDir);
let stopped = 0;
try {
  if (profile === null) {
    if (files.length === 0) await listDealers(storage);
    for (const file of files) if (!(await tellHours(storage, file))) stopped++;
  } else {
    const job: Job = {
      storage,
      profile,
      dealerId: values.dealer === undefined ? null : Number(values.dealer),
      dryRun: values['dry-run'],
      allowRemovals: values['allow-removals'],
      reportsDir: join(dataDir, 'import-reports'),
    };
    for (const file of files) {
      const { kind } = await importFile(file, job);
      if (kind === 'unknown-dealer') say('--dealers lists the dealers with their ids.');
      if (kind !== 'imported' && kind !== 'previewed') stopped++;
    }
    if (stopped > 0 && files.length > 1) say(`${stopped} of ${files.length} files did not go in.`);
  }
} catch (error) {
  if (!(error instanceof StorageBusy)) throw error;
  stopped++;
  process.stderr.write(
    'Another process has been writing to the inventory for ten minutes. Nothing of this file was changed; try again later.\n',
  );
} finally {
  await storage.close();
}
process.exitCode = stopped > 0 ? EXIT_STOPPED : 0;
