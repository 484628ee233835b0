/** npm run specs: brings files of specifications into the catalogue. */
import { join } from 'node:path';
import { openSpecs, SPECS_PROFILES } from '../adapters/catalogue/feeds/profiles.ts';
import { createTranslators, readMessages, wordsOf } from '../adapters/i18n/messages.ts';
import { FACT_FAULTS, specsOutcomeLines } from '../adapters/terminal/specs-words.ts';
import { importStyles } from '../application/catalogue/import-styles.ts';
import { EXIT_USAGE, fail, readArguments, runCommand, settings } from '../composition/command.ts';
import { EXIT_CONFIG } from '../composition/config.ts';
import { importFiles, wentIn } from '../composition/import-files.ts';
import { projectRoot } from '../adapters/system/project-root.ts';

const USAGE = `npm run specs -- FILE… --profile NAME [--year YYYY] [--dry-run]

Brings specifications of vehicles into the catalogue in DATA_DIR; a running server shows them within seconds.
Each file goes in as a whole, or not at all. What cannot be true is left out, and written to DATA_DIR/import-reports.

  --profile NAME  how the files are read: one of
                  ${SPECS_PROFILES.join(', ')}
                  (docs/specs.md has the sources, and the format of files of your own)
  --year YYYY     the model year of a table that names none
  --dry-run       says what would change, and changes nothing

The exit code is 0 when all went in, 1 when one did not, 2 when the command was not understood, ${EXIT_CONFIG} when the settings have faults.`;

const { values, positionals: files } = readArguments(USAGE, {
  profile: { type: 'string' },
  year: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
});
if (files.length === 0) fail(`Name at least one file.\n\n${USAGE}`, EXIT_USAGE);
const { year } = values;
const profile =
  SPECS_PROFILES.find((known) => known === values.profile) ??
  fail(
    `${values.profile === undefined ? 'Name a profile.' : `There is no profile ${JSON.stringify(values.profile)}.`}\n\n${USAGE}`,
    EXIT_USAGE,
  );
if (year !== undefined && !/^(?:19|20)\d\d$/.test(year)) fail(`--year ${JSON.stringify(year)} is not a year.`, EXIT_USAGE);

await runCommand(async (container) => {
  const { catalogueWriting } = await container.open('catalogueWriting');
  /** Reports are in English. */
  const english = wordsOf(createTranslators(readMessages(join(projectRoot(), 'src/ui')))).in(1);
  await importFiles(files, { ...settings(), target: 'catalogue' }, async (file, { onProgress, onWait, reject }) => {
    const outcome = await importStyles(catalogueWriting, {
      feed: openSpecs(profile, file, { year: year === undefined ? null : Number(year), onProgress }),
      dryRun: values['dry-run'],
      onRejected: reject,
      onIssue: ({ field, value, fault }, place) => reject({ place, field, value, reason: `It ${FACT_FAULTS[fault]}` }),
      onWait,
    });
    return { isIn: wentIn(outcome), lines: specsOutcomeLines(file, outcome, english) };
  });
});
