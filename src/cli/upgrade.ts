/** npm run upgrade: brings the databases up to this release, or says what that would change. */
import { existsSync } from 'node:fs';
import { PARTS } from '../adapters/storage/parts.ts';
import { planOfPostgres } from '../adapters/storage/postgres/plan-of-postgres.ts';
import { connectPostgres } from '../adapters/storage/postgres/postgres-database.ts';
import { openFile } from '../adapters/storage/sqlite.ts';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { isContract } from '../adapters/storage/upgrade/schema-state.ts';
import { snapshotFolder } from '../adapters/storage/upgrade/snapshots.ts';
import { freeIn, planOfFolder, type PartPlan } from '../adapters/storage/upgrade/upgrade-plan.ts';
import { EXIT_STOPPED, EXIT_USAGE, fail, readArguments, say, settings } from '../composition/command.ts';
import { EXIT_CONFIG } from '../composition/config.ts';

const USAGE = `npm run upgrade -- [--check] [--without-snapshot]

Brings the databases up to this release, as the first start of a server does by itself: each is copied into before-upgrade in DATA_DIR,
the copy is checked, and then its tables are changed in one transaction. Servers of the release before can go on meanwhile, unless it says otherwise.

  --check              changes nothing: says what would be done, and whether it can be
  --without-snapshot   makes no copies: take a backup yourself first

The exit code is 0 when the databases are, or can be, up to date, 1 when not, 2 when the command was not understood, ${String(EXIT_CONFIG)} when the
settings have faults.`;

const { values, positionals } = readArguments(USAGE, {
  check: { type: 'boolean', default: false },
  'without-snapshot': { type: 'boolean', default: false },
});
if (positionals.length > 0) fail(`${positionals.join(' ')} is not understood.\n\n${USAGE}`, EXIT_USAGE);
const { dataDir, database } = settings();
const snapshot = !values['without-snapshot'];
const megabytes = (bytes: number): string => `${String(Math.ceil(bytes / 1024 ** 2))} MB`;

const described = ({ part, file, applied, missing, bytes }: PartPlan): string => {
  const name = (database ? part : file).padEnd(14);
  if (missing.length === 0) return `${name}up to date: ${applied.at(-1) ?? 'new'}`;
  return `${name}${megabytes(bytes)}, ${String(missing.length)} to do: ${missing.join(', ')}`;
};

const show = async (plans: readonly PartPlan[]): Promise<void> => {
  say(plans.map(described));
  const changed = plans.filter(({ missing, applied }) => missing.length > 0 && applied.length > 0);
  if (changed.length === 0) return;
  const contracts = changed.flatMap(({ missing }) => missing.filter(isContract));
  say(
    contracts.length === 0
      ? 'Servers of the release before can go on, and come back after it.'
      : `Stop servers of older releases first, none can be used afterwards: ${contracts.join(', ')}.`,
  );
  if (!snapshot) return;
  const sizes = changed.map(({ bytes }) => bytes);
  // Those of PostgreSQL are of all parts together.
  const needed = database ? Math.max(...sizes) : sizes.reduce((sum, bytes) => sum + bytes, 0);
  const free = await freeIn(dataDir);
  say(`${megabytes(needed)} are copied to ${snapshotFolder(dataDir)} first; ${megabytes(free)} are free.`);
  if (free < needed) fail('Make room there, or take a backup and add --without-snapshot.', EXIT_STOPPED);
};

if (!database && !existsSync(dataDir)) fail(`There is no ${dataDir}: check DATA_DIR.`, EXIT_STOPPED);
const postgres = database && (await connectPostgres({ ...database, ...(snapshot && { snapshots: snapshotFolder(dataDir) }) }));
try {
  const plans = postgres ? await planOfPostgres(postgres) : planOfFolder(dataDir);
  if (plans.length === 0)
    fail(`${database ? 'The database' : dataDir} is empty: a first start of the server fills it.`, EXIT_STOPPED);
  await show(plans);
  if (!values.check) {
    for (const { part, file, migrations } of PARTS)
      if (postgres) await postgres.open(part, migrations);
      else (await openFile(dataDir, file, migrations, { snapshot })).reader.close();
    say('The databases are those of this release.');
  }
} catch (error) {
  if (error instanceof StorageUnusable) fail(error.message, EXIT_STOPPED);
  throw error;
} finally {
  await postgres?.close();
}
