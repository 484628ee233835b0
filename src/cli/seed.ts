/** npm run seed: fills the inventory with invented vehicles. */
import { join } from 'node:path';
import process from 'node:process';
import { showProgress } from '../adapters/terminal/progress.ts';
import { clearDemo } from '../application/inventory/clear-demo.ts';
import { DEFAULT_LISTINGS, MAX_LISTINGS, seedInventory } from '../application/inventory/seed-inventory.ts';
import { EXIT_STOPPED, fail, readArguments, runCommand, say, settings, wholeNumber } from '../composition/command.ts';
import { projectRoot } from '../adapters/system/project-root.ts';
import { StorageBusy, StorageUnwritable } from '../ports/vehicles.ts';

const USAGE = `npm run seed -- [--listings N] [--seed S] [--force] | --clear

Fills the inventory in DATA_DIR with invented vehicles of invented dealers, marked as demo data on every page.
An inventory that holds a demo already grows to N vehicles; a smaller N removes none.

  --listings N   how many vehicles, 1 to ${MAX_LISTINGS.toLocaleString('en')} (${DEFAULT_LISTINGS})
  --seed S       a whole number; another one gives other vehicles (1)
  --force        also where the inventory holds real vehicles
  --clear        takes the demo off the lists instead, once your own vehicles are in`;

const { values } = readArguments(USAGE, {
  listings: { type: 'string', default: String(DEFAULT_LISTINGS) },
  seed: { type: 'string', default: '1' },
  force: { type: 'boolean', default: false },
  clear: { type: 'boolean', default: false },
});
const listings = wholeNumber(USAGE, 'listings', values.listings, 1, MAX_LISTINGS);
const seed = wholeNumber(USAGE, 'seed', values.seed, 0, 2 ** 31 - 1);
const started = performance.now();
const progress = showProgress(`Writing ${listings} vehicles`);
const onWait = (): void => say('Another process is writing to the inventory: waiting for it to end.');

await runCommand(async (container) => {
  const { vehicles, writing, clock } = await container.open('vehicles', 'writing', 'clock');
  const now = clock.now();
  if (values.clear) {
    say(`${await clearDemo({ vehicles, writing }, now, { onWait })} demo vehicles are off the lists.`);
    return;
  }

  const { dataDir } = settings();
  const { generateInventory } = await import('../adapters/demo/generate-inventory.ts');
  const outcome = await seedInventory(
    writing,
    generateInventory({ listings, seed, now, logosFolder: join(projectRoot(), 'feeds/demo/logos') }),
    now,
    {
      force: values.force,
      onProgress: (done, total) => progress.update(done, total),
      onWait,
    },
  );
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
  say(`${outcome.added} demo vehicles of ${outcome.dealers} dealers written to ${dataDir} in ${seconds} s${before}.`);
}).catch((error: unknown) => {
  progress.end();
  if (!(error instanceof StorageBusy)) throw error;
  if (error instanceof StorageUnwritable) fail(`${error.message}. Nothing was changed.`, EXIT_STOPPED);
  fail('Another process has been writing to the inventory for ten minutes. Nothing was changed; try again later.', EXIT_STOPPED);
});
