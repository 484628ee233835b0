/** npm run feeds: what goes out to Google and Meta, and what does not and why. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { loadSites, SitesError } from '../adapters/sites/load-sites.ts';
import { KyselyListedVehicles } from '../adapters/storage/inventory/listed-vehicles.ts';
import { KyselyVehicles } from '../adapters/storage/inventory/vehicles.ts';
import { openSqlite } from '../adapters/storage/sqlite.ts';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { checkLines, refusalLine } from '../adapters/terminal/feeds-words.ts';
import { checkFeed, feedText, type FeedVoice, type OfferPorts } from '../application/feeds-out/offers.ts';
import { FEEDS_OUT, type CheckedFeed } from '../domain/feeds-out/feed-kinds.ts';
import { languageOf } from '../domain/language/language.ts';
import type { Site } from '../domain/site/site.ts';
import { ConfigError, environment, EXIT_CONFIG, readConfig } from '../composition/config.ts';
import { projectRoot } from '../composition/project-root.ts';

const DEFAULT_SHOWN = 20;
const EXIT_STOPPED = 1;
const EXIT_USAGE = 2;
const FEEDS = FEEDS_OUT.filter((feed) => feed !== 'rss');

const USAGE = `npm run feeds -- check [--site KEY] [--feed google|meta] [--show N]
npm run feeds -- write --out FOLDER [--site KEY] [--feed google|meta] [--origin ADDRESS]

check says for each site and feed how many vehicles go out, what keeps the others back, and which they are.
write makes the files that a site also serves under /feeds once its file says feedsOut.

  --site KEY        one site alone, by the name of its file
  --feed FEED       one feed alone
  --show N          name so many of the vehicles that stay back (${String(DEFAULT_SHOWN)}); 0 for totals alone
  --out FOLDER      where the files go: SITE-FEED-LANGUAGE.csv
  --origin ADDRESS  scheme and host of the addresses in them (https and the site's first host)`;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const fail = (message: string, code: number): never => {
  process.stderr.write(`${message}\n`);
  process.exit(code);
};

const misused = (message: string): never => fail(`${message}\n\n${USAGE}`, EXIT_USAGE);

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        feed: { type: 'string' },
        show: { type: 'string', default: String(DEFAULT_SHOWN) },
        out: { type: 'string' },
        origin: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
};

const readSettings = () => {
  const root = projectRoot();
  try {
    const { dataDir, sitesDir } = readConfig(root, environment(root));
    return { dataDir, sites: loadSites(sitesDir) };
  } catch (error) {
    if (error instanceof ConfigError || error instanceof SitesError) return fail(error.message, EXIT_CONFIG);
    throw error;
  }
};

const { values, positionals } = readArguments();
if (values.help) {
  say(USAGE);
  process.exit(0);
}
const [command] = positionals;
if (command !== 'check' && command !== 'write') misused(command === undefined ? 'What to do?' : `${command}: no such command.`);
const show = /^\d{1,7}$/.test(values.show) ? Number(values.show) : misused(`--show ${values.show}: give a whole number.`);
const feeds = values.feed === undefined ? FEEDS : FEEDS.filter((feed) => feed === values.feed);
if (feeds.length === 0) misused(`--feed ${values.feed ?? ''}: there are ${FEEDS.join(' and ')}.`);

const settings = readSettings();
const sites = settings.sites.filter(({ key, specs }) => (values.site === undefined ? !specs : key === values.site));
if (sites.length === 0) misused(`--site ${values.site ?? ''}: there are ${settings.sites.map(({ key }) => key).join(', ')}.`);

const voiceOf = (site: Site): FeedVoice => ({
  site,
  languageId: site.defaultLanguage,
  origin: values.origin ?? `https://${site.hosts[0] ?? ''}`,
});

const check = async (feed: CheckedFeed, site: Site, ports: OfferPorts): Promise<void> => {
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

try {
  const storage = await openSqlite(settings.dataDir);
  const ports = { listed: new KyselyListedVehicles(storage.db), vehicles: new KyselyVehicles(storage.db) };
  const folder = command === 'write' ? (values.out ?? misused('--out: where should the files go?')) : null;
  if (folder !== null) mkdirSync(folder, { recursive: true });
  for (const site of sites)
    for (const feed of feeds) await (folder === null ? check(feed, site, ports) : write(feed, site, folder, ports));
  await storage.close();
} catch (error) {
  if (error instanceof StorageUnusable) fail(error.message, EXIT_STOPPED);
  throw error;
}
