/** npm run feeds: which vehicles are in the feeds to Google and Meta, and which are not and why. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loadSites, SitesError } from '../adapters/sites/load-sites.ts';
import { checkLines, refusalLine } from '../adapters/terminal/feeds-words.ts';
import { checkFeed, feedText, type FeedVoice, type OfferPorts } from '../application/feeds-out/offers.ts';
import { EXIT_USAGE, fail, readArguments, runCommand, say, settings } from '../composition/command.ts';
import { EXIT_CONFIG } from '../composition/config.ts';
import { FEEDS_OUT, type CheckedFeed } from '../domain/feeds-out/feed-kinds.ts';
import { languageOf } from '../domain/language/language.ts';
import type { Site } from '../domain/site/site.ts';

const DEFAULT_SHOWN = 20;
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

const misused = (message: string): never => fail(`${message}\n\n${USAGE}`, EXIT_USAGE);

const readSites = (): readonly Site[] => {
  try {
    return loadSites(settings().sitesDir);
  } catch (error) {
    if (error instanceof SitesError) return fail(error.message, EXIT_CONFIG);
    throw error;
  }
};

const { values, positionals } = readArguments(USAGE, {
  site: { type: 'string' },
  feed: { type: 'string' },
  show: { type: 'string', default: String(DEFAULT_SHOWN) },
  out: { type: 'string' },
  origin: { type: 'string' },
});
const [command] = positionals;
if (command !== 'check' && command !== 'write') misused(command === undefined ? 'What to do?' : `${command}: no such command.`);
const show = /^\d{1,7}$/.test(values.show) ? Number(values.show) : misused(`--show ${values.show}: give a whole number.`);
const feeds = values.feed === undefined ? FEEDS : FEEDS.filter((feed) => feed === values.feed);
if (feeds.length === 0) misused(`--feed ${values.feed ?? ''}: there are ${FEEDS.join(' and ')}.`);

const known = readSites();
const sites = known.filter(({ key, specs }) => (values.site === undefined ? !specs : key === values.site));
if (sites.length === 0) misused(`--site ${values.site ?? ''}: there are ${known.map(({ key }) => key).join(', ')}.`);

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

const folder = command === 'write' ? (values.out ?? misused('--out: where should the files go?')) : null;
await runCommand(async (container) => {
  const ports = await container.open('listed', 'vehicles');
  if (folder !== null) mkdirSync(folder, { recursive: true });
  for (const site of sites)
    for (const feed of feeds) await (folder === null ? check(feed, site, ports) : write(feed, site, folder, ports));
});
