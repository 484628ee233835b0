/** npm run import: brings feed files into the inventory. */
import { FeedParts } from '../adapters/feeds/feed-parts.ts';
import { FileFeed } from '../adapters/feeds/file-feed.ts';
import { inspectFeed } from '../adapters/feeds/inspect-feed.ts';
import { loadProfile, profileNames } from '../adapters/feeds/load-profile.ts';
import { FaultyFile } from '../adapters/yaml/faulty-file.ts';
import { fetchLogo } from '../adapters/media/fetch-logo.ts';
import { dealerTableLines } from '../adapters/terminal/dealer-table-words.ts';
import { feedOutcomeLines, rejectionText } from '../adapters/terminal/import-words.ts';
import { logoLines } from '../adapters/terminal/logo-words.ts';
import { brokenLines } from '../adapters/terminal/report-lines.ts';
import { fetchLogos } from '../application/dealers/fetch-logos.ts';
import { importDealerTable } from '../application/dealers/import-dealer-table.ts';
import { importFeed } from '../application/inventory/import-feed.ts';
import {
  EXIT_STOPPED,
  EXIT_USAGE,
  fail,
  letServersGoFirst,
  readArguments,
  runCommand,
  say,
  settings,
} from '../composition/command.ts';
import { environment, EXIT_CONFIG, feedsDirsOf } from '../composition/config.ts';
import { importFiles, wentIn } from '../composition/import-files.ts';
import { PROGRAM } from '../composition/program.ts';
import { projectRoot } from '../adapters/system/project-root.ts';
import type { FeedProfile } from '../domain/feeds/profile.ts';
import { FeedBroken } from '../ports/feed-reader.ts';
import type { Vehicles } from '../ports/vehicles.ts';

/** For the logos of all dealers together; those that are left wait for the next import. */
const LOGOS_WITHIN_MS = 120_000;

const profileDirs = feedsDirsOf(projectRoot(), environment(projectRoot()));

const USAGE = `npm run import -- FILE… --profile NAME [options]
npm run import -- FILE… --inspect
npm run import -- [FILE…] --dealers

Brings the vehicles of feed files into the inventory in DATA_DIR; a running server shows them within seconds.
What cannot be used is reported by line, and written to DATA_DIR/import-reports; the rest goes in, or nothing does.

  --profile NAME     how the files are read: one of
                     ${profileNames(profileDirs).join(', ')}
                     (or a file of yours in feeds/ or FEEDS_DIR: see docs/feeds.md)
  --dealer ID        all vehicles belong to this dealer
  --dealers          lists the dealers with their ids; with FILE…, says when they are open and where their leads
                     go: a CSV file with the columns id, and some of hours (Mo-Fr 09:00-18:00; Su off), time_zone
                     (America/Toronto), lead_routes, lead_group, lead_copies and adf (docs/feeds.md)
  --dry-run          says what would change, and changes nothing
  --allow-removals   lets a full feed remove more of a dealer's vehicles than are usually sold
  --allow-missing-fields  lets fields be far emptier than in the last imports of this source
  --together         the files are the parts of one feed: a full feed takes off what none of them names
  --inspect          shows what is in files of an unknown format, with a draft of a profile for them

Several files are imported one after the other. The exit code is 0 when all went in, 1 when one did not,
2 when the command was not understood, ${EXIT_CONFIG} when the settings have faults.`;

const inspect = async (files: readonly string[]): Promise<void> => {
  for (const file of files) {
    try {
      say(await inspectFeed(file));
    } catch (error) {
      if (!(error instanceof FeedBroken)) throw error;
      fail(brokenLines(file, { problem: error.message, line: error.line, hint: error.hint }).join('\n'), EXIT_STOPPED);
    }
  }
};

const readProfile = (name: string): FeedProfile => {
  try {
    return loadProfile(profileDirs, name);
  } catch (error) {
    if (error instanceof FaultyFile) return fail(error.message, EXIT_USAGE);
    throw error;
  }
};

const listDealers = async (vehicles: Vehicles): Promise<void> => {
  const dealers = await vehicles.dealers();
  if (dealers.length === 0) say('There are no dealers yet.');
  for (const { id, name, city, country } of dealers)
    say(`${String(id).padStart(6)}  ${name}${city === null ? '' : `, ${city}`} (${country})`);
};

const { values, positionals: files } = readArguments(USAGE, {
  profile: { type: 'string' },
  dealer: { type: 'string' },
  dealers: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'allow-missing-fields': { type: 'boolean', default: false },
  'allow-removals': { type: 'boolean', default: false },
  together: { type: 'boolean', default: false },
  inspect: { type: 'boolean', default: false },
});

const importVehicles = (profile: FeedProfile, dealerId: number | null): Promise<void> =>
  runCommand(async (container) => {
    letServersGoFirst();
    const { writing, clock, logos, locations } = await container.open('writing', 'clock', 'logos', 'locations');
    const [first = ''] = files;
    const isOne = values.together && files.length > 1;
    const named = isOne ? [`${first} and ${String(files.length - 1)} more`] : files;
    await importFiles(named, { ...settings(), target: 'inventory' }, async (file, { onProgress, onWait, reject, restart }) => {
      const read = (isOne ? files : [file]).map((path) => [path, new FileFeed(path, profile, onProgress)] as const);
      const feed = isOne ? new FeedParts(read) : new FileFeed(file, profile, onProgress);
      const outcome = await importFeed(
        { inventory: writing, clock, places: locations.embedded, program: PROGRAM },
        {
          feed,
          profile,
          dealerId,
          dryRun: values['dry-run'],
          allowRemovals: values['allow-removals'],
          onRejected: (row) =>
            reject({
              ...row,
              place: row.file === undefined ? String(row.line) : `${row.file}:${String(row.line)}`,
              reason: rejectionText(row),
            }),
          allowMissingFields: values['allow-missing-fields'],
          onReadAgain: restart,
          onWait,
        },
      );
      const readAs = read.flatMap(([path, { encoding }]) =>
        encoding === null || encoding === 'utf-8' ? [] : [`${isOne ? path : 'The file'} was read as ${encoding}.`],
      );
      return {
        isIn: wentIn(outcome) && !('report' in outcome && outcome.report.held.length + outcome.report.kept.length > 0),
        lines: [...feedOutcomeLines(file, outcome), ...readAs],
      };
    });
    if (!values['dry-run']) say(logoLines(await fetchLogos({ writing, clock, logos, fetchLogo }, LOGOS_WITHIN_MS)));
  });

const importDealers = (): Promise<void> =>
  runCommand(async (container) => {
    const { vehicles, writing } = await container.open('vehicles', 'writing');
    if (files.length === 0) await listDealers(vehicles);
    await importFiles(files, { ...settings(), target: 'inventory' }, async (file, { onProgress }) => {
      const feed = new FileFeed(file, { format: 'csv' }, onProgress);
      const outcome = await importDealerTable(writing, feed);
      return { isIn: wentIn(outcome), lines: dealerTableLines(file, outcome) };
    });
  });

const { dealer, profile } = values;
if (files.length === 0 && !values.dealers) fail(`Name at least one file.\n\n${USAGE}`, EXIT_USAGE);
if (dealer !== undefined && !/^\d{1,15}$/.test(dealer))
  fail(`--dealer ${JSON.stringify(dealer)} is not a dealer's id; --dealers lists them.`, EXIT_USAGE);
if (values.inspect) await inspect(files);
else if (values.dealers) await importDealers();
else if (profile === undefined) fail(`Name a profile.\n\n${USAGE}`, EXIT_USAGE);
else await importVehicles(readProfile(profile), dealer === undefined ? null : Number(dealer));
