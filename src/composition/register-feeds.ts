import { fetchLogo } from '../adapters/media/fetch-logo.ts';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FileFeed } from '../adapters/feeds/file-feed.ts';
import { loadProfile } from '../adapters/feeds/load-profile.ts';
import { RejectedRowsFile } from '../adapters/feeds/rejected-rows-file.ts';
import { nextOccurrence } from '../adapters/feeds/sources/cron-schedule.ts';
import { sourceFiles } from '../adapters/feeds/sources/fetch-source.ts';
import { loadSources } from '../adapters/feeds/sources/load-sources.ts';
import { KyselyFeedRuns } from '../adapters/storage/inventory/kysely-feed-runs.ts';
import { rejectionText } from '../adapters/terminal/import-words.ts';
import type { RejectedRows } from '../application/feeds/run-source.ts';
import { tellOperator } from '../application/feeds/source-watch.ts';
import { SourceWorker } from '../application/feeds/source-worker.ts';
import { pollEvery } from '../application/poll.ts';
import { PROGRAM } from './program.ts';
import { make, type Registration } from './registration.ts';
import { fetchLogos } from '../application/dealers/fetch-logos.ts';

/** For the logos of all dealers together; those that are left wait for the next import. */
const LOGOS_WITHIN_MS = 120_000;
const WATCH_MS = 60_000;
/** Of each source. */
const REPORTS_KEPT = 20;

/** The rejected rows of one run, in a file beside those of the last ones. */
const rejectedRowsOf = (folder: string, source: string, now: number): RejectedRows => {
  const ending = `-source-${source}-rejected.csv`;
  const file = new RejectedRowsFile(join(folder, `${new Date(now).toISOString().replace(/[:.]/g, '-')}${ending}`));
  return {
    add: (row) => file.add({ ...row, place: String(row.line), reason: rejectionText(row) }),
    restart: () => file.restart(),
    close() {
      const path = file.close();
      if (path === null) return null;
      const reports = readdirSync(folder).filter((name) => name.endsWith(ending));
      for (const name of reports.sort().slice(0, -REPORTS_KEPT)) rmSync(join(folder, name), { force: true });
      return path;
    },
  };
};

/** The sources of feeds: what fetches and imports them, and what tells the operator. */
export const FEEDS: readonly Registration[] = [
  make('sources', ['config'], ({ config }) => loadSources(config.sourcesFile, config.feedSecrets)),
  make('feedRuns', ['inventoryStorage'], ({ inventoryStorage }) => new KyselyFeedRuns(inventoryStorage)),
  make('sourceFiles', ['config', 'clock'], ({ config, clock }) =>
    sourceFiles({ folder: join(config.dataDir, 'incoming'), secrets: config.feedSecrets, clock }),
  ),
  make(
    'runSourcePorts',
    ['config', 'writing', 'clock', 'feedRuns', 'sourceFiles', 'locations'],
    ({ config, writing, clock, feedRuns, sourceFiles: files, locations }) => ({
      inventory: writing,
      clock,
      places: locations.embedded,
      program: PROGRAM,
      runs: feedRuns,
      files,
      profileOf: (name) => loadProfile(config.feedsDirs, name),
      openFeed: (path, profile) => new FileFeed(path, profile),
      rejectedRowsOf: (source) => rejectedRowsOf(join(config.dataDir, 'import-reports'), source, clock.now()),
    }),
  ),
  make(
    'sourceWorker',
    ['sources', 'runSourcePorts', 'logos', 'logger'],
    ({ sources, runSourcePorts, logos, logger }) =>
      new SourceWorker(
        { ...runSourcePorts, sources, nextOccurrence },
        {
          onError: (err) => logger.error({ err }, 'The runs of sources could not be read or recorded; trying again'),
          onRun(source, ran) {
            if (ran.kind === 'busy') return;
            const { outcome, detail, rows, added, changed, gone, rejected } = ran.result;
            const run = { source, outcome, detail, rows, added, changed, gone, rejected };
            if (outcome === 'imported') {
              const { inventory: writing, clock } = runSourcePorts;
              fetchLogos({ writing, clock, logos, fetchLogo }, LOGOS_WITHIN_MS).then(
                ({ stored, failed, left }) => {
                  if (failed.length + left > 0)
                    logger.warn(
                      { source, stored, failed, left },
                      'Logos of dealers not fetched; trying again after the next import',
                    );
                },
                (err: unknown) => logger.error({ err, source }, 'Logos of dealers not stored'),
              );
            }
            if (outcome === 'imported' || outcome === 'unchanged') logger.info(run, 'Source imported');
            else if (outcome === 'stopped' || outcome === 'held')
              logger.error(run, 'Source stopped: see npm run feeds -- status');
            else logger.warn(run, 'Source not imported; trying again');
          },
        },
      ),
    (worker) => worker.stop(),
  ),
  make(
    'sourceWatch',
    ['config', 'sources', 'feedRuns', 'transports', 'clock', 'logger'],
    ({ config: { alarmMail }, sources, feedRuns: runs, transports: { mail }, clock, logger }) =>
      pollEvery(
        WATCH_MS,
        async () => {
          const unsent = await tellOperator({ sources, runs, nextOccurrence, mail, clock, alarmMail });
          for (const { reason } of unsent) logger.warn({ reason }, 'The alarm of a source could not be mailed; trying again');
        },
        (err) => logger.error({ err }, 'The sources could not be watched; trying again'),
      ),
    (poll) => poll.stop(),
  ),
];
