/** npm run specs: brings files of specifications into the catalogue. */
import { basename, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isSpecsProfile, openSpecs, SPECS_PROFILES, type SpecsProfile } from '../adapters/catalogue/feeds/profiles.ts';
import { RejectedRowsFile } from '../adapters/feeds/rejected-rows-file.ts';
import { createTranslators, readMessages, wordsOf } from '../adapters/i18n/messages.ts';
import { openCatalogue, type CatalogueStorage } from '../adapters/storage/catalogue/catalogue-storage.ts';
import { KyselyCatalogueWriting } from '../adapters/storage/catalogue/kysely-catalogue-writing.ts';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { showProgress } from '../adapters/terminal/progress.ts';
import { FACT_FAULTS, specsOutcomeLines } from '../adapters/terminal/specs-words.ts';
import { importStyles, type ImportStylesOutcome } from '../application/catalogue/import-styles.ts';
import { ConfigError, environment, EXIT_CONFIG, readConfig } from '../composition/config.ts';
import { projectRoot } from '../composition/project-root.ts';
import { StorageBusy } from '../ports/vehicles.ts';

/** Reports are in English. */
const english = wordsOf(createTranslators(readMessages(join(projectRoot(), 'src/ui')))).in(1);

const EXIT_STOPPED = 1;
const EXIT_USAGE = 2;

const USAGE = `npm run specs -- FILE… --profile NAME [--year YYYY] [--dry-run]

Brings specifications of vehicles into the catalogue in DATA_DIR; a running server shows them within seconds.
Each file goes in as a whole, or not at all. What cannot be true is left out, and written to DATA_DIR/import-reports.

  --profile NAME  how the files are read: one of
                  ${SPECS_PROFILES.join(', ')}
                  (docs/specs.md has the sources, and the format of files of your own)
  --year YYYY     the model year of a table that names none
  --dry-run       says what would change, and changes nothing

The exit code is 0 when all went in, 1 when one did not, 2 when the command was not understood, ${EXIT_CONFIG} when the settings have faults.`;

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
        year: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, EXIT_USAGE);
  }
};

const openStorage = async (): Promise<{ readonly storage: CatalogueStorage; readonly dataDir: string }> => {
  try {
    const root = projectRoot();
    const { dataDir } = readConfig(root, environment(root));
    return { storage: await openCatalogue(dataDir), dataDir };
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message, EXIT_CONFIG);
    if (error instanceof StorageUnusable) return fail(error.message, EXIT_STOPPED);
    throw error;
  }
};

interface Job {
  readonly storage: CatalogueStorage;
  readonly profile: SpecsProfile;
  readonly year: number | null;
  readonly dryRun: boolean;
  readonly reportsDir: string;
}

const importFile = async (file: string, { storage, profile, year, dryRun, reportsDir }: Job): Promise<ImportStylesOutcome> => {
  const progress = showProgress(`Reading ${basename(file)}`);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const rejected = new RejectedRowsFile(join(reportsDir, `${stamp}-${basename(file)}-rejected.csv`));
  try {
    const outcome = await importStyles(new KyselyCatalogueWriting(storage), {
      feed: openSpecs(profile, file, { year, onProgress: (done, total) => progress.update(done, total) }),
      dryRun,
      onRejected: (row) => rejected.add(row),
      onIssue: ({ field, value, fault }, place) => rejected.add({ place, field, value, reason: `It ${FACT_FAULTS[fault]}` }),
      onWait: () => say('Another process is writing to the catalogue: waiting for it to end.'),
    });
    progress.end();
    say(specsOutcomeLines(file, outcome, english));
    return outcome;
  } finally {
    progress.end();
    const report = rejected.close();
    if (report !== null) say(`All that did not get in: ${report}`);
  }
};

// A reader that has seen enough, such as head, closes the pipe: no reason to stop in the middle of the work.
process.stdout.on('error', () => undefined);

const { values, positionals: files } = readArguments();
if (values.help) {
  say(USAGE);
  process.exit(0);
}
if (files.length === 0) fail(`Name at least one file.\n\n${USAGE}`, EXIT_USAGE);
const { profile, year } = values;
if (profile === undefined || !isSpecsProfile(profile))
  fail(
    `${profile === undefined ? 'Name a profile.' : `There is no profile ${JSON.stringify(profile)}.`}\n\n${USAGE}`,
    EXIT_USAGE,
  );
else if (year !== undefined && !/^(?:19|20)\d\d$/.test(year)) fail(`--year ${JSON.stringify(year)} is no year.`, EXIT_USAGE);
else {
  const { storage, dataDir } = await openStorage();
  const job: Job = {
    storage,
    profile,
    year: year === undefined ? null : Number(year),
    dryRun: values['dry-run'],
    reportsDir: join(dataDir, 'import-reports'),
  };
  let stopped = 0;
  try {
    for (const file of files) {
      const { kind } = await importFile(file, job);
      if (kind !== 'imported' && kind !== 'previewed') stopped++;
    }
    if (stopped > 0 && files.length > 1) say(`${stopped} of ${files.length} files did not go in.`);
  } catch (error) {
    if (!(error instanceof StorageBusy)) throw error;
    stopped++;
    process.stderr.write(
      'Another process has been writing to the catalogue for ten minutes. Nothing of this file was changed; try again later.\n',
    );
  } finally {
    await storage.close();
  }
  process.exitCode = stopped > 0 ? EXIT_STOPPED : 0;
}
