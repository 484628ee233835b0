/** npm run seed: fills the inventory with invented vehicles. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { generateInventory } from '../adapters/demo/generate-inventory.ts';
import { KyselyInventoryWriting } from '../adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles } from '../adapters/storage/inventory/vehicles.ts';
import { openSqlite, type SqliteStorage } from '../adapters/storage/sqlite.ts';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { showProgress } from '../adapters/terminal/progress.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { clearDemo } from '../application/inventory/clear-demo.ts';
import { DEFAULT_LISTINGS, MAX_LISTINGS, seedInventory } from '../application/inventory/seed-inventory.ts';
import { ConfigError, environment, EXIT_CONFIG, readConfig } from '../composition/config.ts';
import { projectRoot } from '../composition/project-root.ts';
import { StorageBusy } from '../ports/vehicles.ts';

const USAGE = `npm run seed -- [--listings N] [--seed S] [--force] | --clear

Fills the inventory in DATA_DIR with invented vehicles of invented dealers, marked as demo data on every page.
An inventory that holds a demo already grows to N vehicles; a smaller N removes none.

  --listings N   how many vehicles, 1 to ${MAX_LISTINGS.toLocaleString('en')} (${DEFAULT_LISTINGS})
  --seed S       a whole number; another one gives other vehicles (1)
  --force        also where the inventory holds real vehicles
  --clear        takes the demo off the lists instead, once your own vehicles are in`;

const EXIT_STOPPED = 1;
const EXIT_USAGE = 2;

const fail = (message: string, code: number): never => {
  console.error(message);
  process.exit(code);
};

const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  return fail(`--${name} ${JSON.stringify(text)}: give a whole number from ${min} to ${max}.\n\n${USAGE}`, EXIT_USAGE);
};

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: {
        listings: { type: 'string', default: String(DEFAULT_LISTINGS) },
        seed: { type: 'string', default: '1' },
        force: { type: 'boolean', default: false },
        clear: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`, EXIT_USAGE);
  }
};

const readSettings = () => {
  const root = projectRoot();
  try {
    return readConfig(root, environment(root));
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message, EXIT_CONFIG);
    throw error;
  }
};

const values = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const listings = wholeNumber('listings', values.listings, 1, MAX_LISTINGS);
const seed = wholeNumber('seed', values.seed, 0, 2 ** 31 - 1);
const { dataDir } = readSettings();
const started = performance.now();
const now = systemClock.now();
const progress = showProgress(`Writing ${listings} vehicles`);
const onWait = (): void => console.log('Another process is writing to the inventory: waiting for it to end.');

const write = async (storage: SqliteStorage): Promise<void> => {
  const outcome = await seedInventory(new KyselyInventoryWriting(storage), generateInventory({ listings, seed, now }), now, {
    force: values.force,
    onProgress: (done, total) => progress.update(done, total),
    onWait,
  });
  progress.end();
  if (outcome.kind === 'refused') {
    console.error(
      `${dataDir} holds real vehicles. Set DATA_DIR to another folder, or add --force to put demo vehicles beside them.`,
    );
    process.exitCode = EXIT_STOPPED;
    return;
  }
  const before = outcome.alreadyThere > 0 ? ` (${outcome.alreadyThere} were there already)` : '';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${outcome.added} demo vehicles of ${outcome.dealers} dealers written to ${dataDir} in ${seconds} s${before}.`);
};

const clear = async (storage: SqliteStorage): Promise<void> => {
  const ports = { vehicles: new KyselyVehicles(storage.db), writing: new KyselyInventoryWriting(storage) };
  console.log(`${await clearDemo(ports, now, { onWait })} demo vehicles are off the lists.`);
};

try {
  const storage = await openSqlite(dataDir);
  await (values.clear ? clear : write)(storage);
  await storage.close();
} catch (error) {
  progress.end();
  if (error instanceof StorageUnusable) fail(error.message, EXIT_STOPPED);
  if (error instanceof StorageBusy)
    fail(
      'Another process has been writing to the inventory for ten minutes. Nothing was changed; try again later.',
      EXIT_STOPPED,
    );
  throw error;
}
