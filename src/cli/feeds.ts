/** npm run feeds: the sources of feeds and their runs, and which vehicles are in the feeds to Google and Meta. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nextOccurrence } from '../adapters/feeds/sources/cron-schedule.ts';
import { FaultyFile } from '../adapters/yaml/faulty-file.ts';
import { loadSites } from '../adapters/sites/load-sites.ts';
import { checkLines, refusalLine } from '../adapters/terminal/feeds-words.ts';
import { ranLines, sourceLines } from '../adapters/terminal/source-words.ts';
import { runSource } from '../application/feeds/run-source.ts';
import { watchSources } from '../application/feeds/source-watch.ts';
import { checkFeed, feedText, type FeedVoice, type OfferPorts } from '../application/feeds-out/offers.ts';
import {
  EXIT_STOPPED,
  EXIT_USAGE,
  fail,
  letServersGoFirst,
  readArguments,
  runCommand,
  say,
  settings,
  wholeNumber,
} from '../composition/command.ts';
import { EXIT_CONFIG } from '../composition/config.ts';
import { dueAt, type FeedSource } from '../domain/feeds/feed-source.ts';
import { FEEDS_OUT, type CheckedFeed } from '../domain/feeds-out/feed-kinds.ts';
import { languageOf } from '../domain/language/language.ts';
import type { Site } from '../domain/site/site.ts';

const DEFAULT_SHOWN = 20;
const FEEDS = FEEDS_OUT.filter((feed) => feed !== 'rss');

const USAGE = `npm run feeds -- status [NAME…] [--json]
npm run feeds -- run NAME… [--allow-removals] [--allow-missing-fields]
npm run feeds -- check [--site KEY] [--feed google|meta] [--show N]
npm run feeds -- write --out FOLDER [--site KEY] [--feed google|meta] [--origin ADDRESS]

status says of each source of SOURCES_FILE (docs/feeds.md) how it stands, when it last went in and what came of it.
run fetches and imports sources now, whatever their schedules say, the source - from standard input.
check says for each site and feed how many vehicles go out, what keeps the others back, and which they are.
write makes the files that a site also serves under /feeds once its file says feedsOut.

  --json            everything that is known of the runs, for other programs
  --allow-removals  lets a full feed remove more of a dealer's vehicles than are usually sold
  --allow-missing-fields  lets fields be far emptier than in the last imports
  --site KEY        one site alone, by the name of its file
  --feed FEED       one feed alone
  --show N          name so many of the vehicles that stay back (${String(DEFAULT_SHOWN)}); 0 for totals alone
  --out FOLDER      where the files go: SITE-FEED-LANGUAGE.csv
  --origin ADDRESS  scheme and host of the addresses in them (https and the site's first host)`;

const misused = (message: string): never => fail(`${message}\n\n${USAGE}`, EXIT_USAGE);

const readSites = (): readonly Site[] => {
  try {
    return loadSites(settings().sitesDir);
  } catch (error) {
    if (error instanceof FaultyFile) return fail(error.message, EXIT_CONFIG);
    throw error;
  }
};

const { values, positionals } = readArguments(USAGE, {
  site: { type: 'string' },
  feed: { type: 'string' },
  show: { type: 'string', default: String(DEFAULT_SHOWN) },
  out: { type: 'string' },
  origin: { type: 'string' },
  json: { type: 'boolean', default: false },
  'allow-removals': { type: 'boolean', default: false },
  'allow-missing-fields': { type: 'boolean', default: false },
});
const [command, ...names] = positionals;

const voiceOf = (site: Site): FeedVoice => ({
  site,
  languageId: site.defaultLanguage,
  origin: values.origin ?? `https://${site.hosts[0] ?? ''}`,
});

const check = async (feed: CheckedFeed, site: Site, show: number, ports: OfferPorts): Promise<void> => {
  const named: string[] = [];
  const found = await checkFeed(feed, voiceOf(site), ports, (offer, obstacles) => {
    if (named.length < show) named.push(refusalLine(offer, obstacles));
  });
  const isServed = site.feedsOut.includes(feed);
  say(`\n${site.name} (${site.key})${isServed ? '' : `: not served, its file does not name ${feed} under feedsOut`}`);
  for (const line of checkLines(feed, found)) say(line);
  for (const line of named) say(line);
  const more = found.vehicles - found.eligible - named.length;
  if (more > 0 && show > 0) say(`  … and ${more.toLocaleString('en')} more; --show ${String(found.vehicles)} names them all.`);
};

const write = async (feed: CheckedFeed, site: Site, folder: string, ports: OfferPorts): Promise<void> => {
  const voice = voiceOf(site);
  const file = join(folder, `${site.key}-${feed}-${languageOf(voice.languageId).slug}.csv`);
  await pipeline(Readable.from(feedText(feed, voice, ports)), createWriteStream(file));
  say(file);
};

/** The sources of these names, or all. */
const chosenSources = (sources: readonly FeedSource[]): readonly FeedSource[] => {
  const known = sources.map(({ name }) => name).join(', ') || 'none';
  const unknown = names.filter((name) => !sources.some((source) => source.name === name));
  if (unknown.length > 0) misused(`There is no source ${unknown.join(', ')} in ${settings().sourcesFile}; known are: ${known}.`);
  if (command === 'run' && names.length === 0) misused(`Name a source; known are: ${known}.`);
  return names.length === 0 ? sources : sources.filter(({ name }) => names.includes(name));
};

const status = (): Promise<void> =>
  runCommand(async (container) => {
    const { sources, feedRuns: runs, clock, config } = await container.open('sources', 'feedRuns', 'clock', 'config');
    const watched = await watchSources({ sources: chosenSources(sources), runs, clock, nextOccurrence });
    if (values.json) say(JSON.stringify(watched, null, 2));
    else if (watched.length === 0) say(`There are no sources: ${config.sourcesFile} names them (docs/feeds.md, Sources).`);
    else
      for (const each of watched) say(sourceLines(each, dueAt(each.source, each.record.runs, each.record.since, nextOccurrence)));
    if (watched.some(({ condition }) => condition !== 'ok')) process.exitCode = EXIT_STOPPED;
  });

const runNow = (): Promise<void> =>
  runCommand(async (container) => {
    letServersGoFirst();
    const { sources, runSourcePorts } = await container.open('sources', 'runSourcePorts');
    const stopping = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
    for (const source of chosenSources(sources)) {
      const ran = await runSource(source, runSourcePorts, {
        allowRemovals: values['allow-removals'],
        allowMissingFields: values['allow-missing-fields'],
        again: true,
        signal: stopping.signal,
      });
      say(ranLines(source.name, ran));
      if (ran.kind === 'busy' || !['imported', 'unchanged'].includes(ran.result.outcome)) process.exitCode = EXIT_STOPPED;
    }
  });

const checkOrWrite = (folder: string | null): Promise<void> => {
  const show = wholeNumber(USAGE, 'show', values.show, 0, 9_999_999);
  const feeds = values.feed === undefined ? FEEDS : FEEDS.filter((feed) => feed === values.feed);
  if (feeds.length === 0) misused(`--feed ${values.feed ?? ''}: there are ${FEEDS.join(' and ')}.`);
  const known = readSites();
  const sites = known.filter(({ key, specs }) => (values.site === undefined ? !specs : key === values.site));
  if (sites.length === 0) misused(`--site ${values.site ?? ''}: there are ${known.map(({ key }) => key).join(', ')}.`);
  return runCommand(async (container) => {
    const ports = await container.open('listed', 'vehicles');
    if (folder !== null) mkdirSync(folder, { recursive: true });
    for (const site of sites)
      for (const feed of feeds) await (folder === null ? check(feed, site, show, ports) : write(feed, site, folder, ports));
  });
};

try {
  switch (command) {
    case 'status':
      await status();
      break;
    case 'run':
      await runNow();
      break;
    case 'check':
      await checkOrWrite(null);
      break;
    case 'write':
      await checkOrWrite(values.out ?? misused('--out: where should the files go?'));
      break;
    default:
      misused(command === undefined ? 'What to do?' : `${command}: no such command.`);
  }
} catch (error) {
  if (error instanceof FaultyFile) fail(error.message, EXIT_CONFIG);
  throw error;
}
