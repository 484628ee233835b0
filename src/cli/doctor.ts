/** npm run doctor: checks everything that an install needs, and says what to do about each fault. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { nextOccurrence } from '../adapters/feeds/sources/cron-schedule.ts';
import { readAssets } from '../adapters/ssr/assets.ts';
import { checkCollector } from '../adapters/system/tracing/start-tracing.ts';
import { lookupContext } from '../adapters/location/lookup-context.ts';
import { watchSources } from '../application/feeds/source-watch.ts';
import type { Transport } from '../ports/transport.ts';
import { sitesWithoutStock } from '../application/inventory/sites-without-stock.ts';
import { readArguments, say, serverContainer } from '../composition/command.ts';
import { EXIT_CONFIG } from '../composition/config.ts';
import { checkDatabases } from '../composition/check-databases.ts';
import { routingFindings } from '../domain/leads/routing-findings.ts';
import { placementsOf } from '../domain/dealers/dealer-place.ts';
import { operatorWarnings } from '../composition/operator-warnings.ts';

const LEAST_FREE_BYTES = 1024 ** 3;
const LEAST_NODE = 22;
const CHECK_WITHIN_MS = 600_000;

/** Describes what works, null for nothing to say; rejects with an Error that says what does not work, and what to do. */
type Examination = () => Promise<string | null>;

readArguments(
  `npm run doctor

Checks everything that an install needs: settings, build, databases, leads and where they go, proofs of consent, store of photos,
disk, sources of feeds and of sites, mail, places, traces and port. It changes nothing, but that it writes a small object,
forecourt-check, into the bucket of PHOTOS_URL.
The exit code is 0 when all is well, 1 when there are faults, ${String(EXIT_CONFIG)} when the settings have some.`,
  {},
);
const container = serverContainer();
const { config, sites, transports } = await container.open('config', 'sites', 'transports');

const node: Examination = async () => {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) < LEAST_NODE) throw new Error(`${process.version} is too old: start with npm run, which brings a newer one.`);
  return process.version;
};

const build: Examination = async () => {
  const folder = join(config.root, 'dist/client');
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(`there is nothing in ${folder}: start with npm run, which builds.`);
  return readAssets(folder).build;
};

const disk: Examination = async () => {
  const { bavail, bsize } = await statfs(config.dataDir);
  const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free in ${config.dataDir}`;
  if (bavail * bsize < LEAST_FREE_BYTES) throw new Error(`only ${free}: an import needs room for a copy of the database.`);
  return free;
};

const inventory: Examination = async () => {
  const { vehicles } = await container.open('vehicles');
  return `at change ${String(await vehicles.revision())}`;
};

const sourcesOfSites: Examination = async () => {
  const empty = await sitesWithoutStock(sites, await container.open('listed'));
  const [first] = empty;
  if (!first) return null;
  const named = empty.map(({ key, source }) => `${key} (${source})`).join(', ');
  throw new Error(
    `${named}: no vehicle is published under the source of this site, so it lists nothing. Name ${first.source} under sources in the ` +
      `profiles of its feeds and import them again, or set source: AUTO123 in sites/${first.key}.yaml (docs/feeds.md).`,
  );
};

const databases: Examination = async () => {
  const { postgres } = await container.open('postgres');
  if (postgres) return postgres.describe();
  const checked = await Array.fromAsync(checkDatabases(config.dataDir, CHECK_WITHIN_MS));
  const sentences = checked.map(({ sentence }) => sentence).join(' ');
  if (checked.some(({ isDamaged }) => isDamaged)) throw new Error(sentences);
  return sentences;
};

const search: Examination = async () => {
  const { describe } = (await container.open('searchEngine')).searchEngine;
  return (await describe?.()) ?? null;
};

const photos: Examination = async () => {
  const { photoStore } = await container.open('photoStore');
  return photoStore && `${await photoStore.check()} takes copies and gives them back`;
};

const consents: Examination = async () => {
  const { consentProofs } = await container.open('consentProofs');
  const { proofs, bytes, mostBytes, isNearlyFull, faults: broken } = await consentProofs.check();
  const [first] = broken;
  const [used, most] = [bytes, mostBytes].map((size) => String(Math.ceil(size / 1024 ** 2)));
  const room = `${String(used)} of at most ${String(most)} MB`;
  if (first !== undefined)
    throw new Error(
      `${String(broken.length)} of ${String(proofs)} proofs of consent are not what was written: ${first}. Compare with your backups.`,
    );
  if (isNearlyFull) throw new Error(`proofs of consent take ${room}, then visitors' choices are refused: raise CONSENTS_MB.`);
  return `${String(proofs)} proofs of consent in ${room}, each follows the one before it`;
};

const leads: Examination = async () => {
  const { dead, waiting, quarantined } = await (await container.open('leads')).leads.counts();
  if (dead > 0)
    throw new Error(`${String(dead)} deliveries were given up: see npm run leads -- list, then npm run leads -- retry.`);
  const held = quarantined === 0 ? '' : `; ${String(quarantined)} held for review: npm run leads -- list --state quarantined`;
  return `the leads open with their key; ${String(waiting)} deliveries wait${held}`;
};

const feeds: Examination = async () => {
  const {
    sources,
    feedRuns: runs,
    clock,
    runSourcePorts,
  } = await container.open('sources', 'feedRuns', 'clock', 'runSourcePorts');
  if (sources.length === 0) return null;
  for (const { profile } of sources) runSourcePorts.profileOf(profile);
  const bad = (await watchSources({ sources, runs, clock, nextOccurrence })).filter(({ condition }) => condition !== 'ok');
  if (bad.length > 0)
    throw new Error(
      `${bad.map(({ source, condition }) => `${source.name} is ${condition}`).join(', ')}: see npm run feeds -- status.`,
    );
  const unsaid = config.alarmMail === null ? '; ALARM_MAIL is unset: nobody is told when one is overdue or stopped' : '';
  return `${String(sources.length)} ${sources.length === 1 ? 'source' : 'sources'} in time${unsaid}`;
};

const routes: Examination = async () => {
  const dealers = await (await container.open('vehicles')).vehicles.dealers();
  const { routed, unreachable, faults } = routingFindings(dealers);
  if (faults.length > 0)
    throw new Error(`mail of leads cannot reach ${faults.join(', ')}: correct the feed, or see npm run leads -- route.`);
  const site = unreachable === 0 ? '' : `; leads of ${String(unreachable)} without an address go to their site`;
  return `${String(dealers.length)} dealers, ${String(routed)} with leads routed by type${site}`;
};

const dealerPlaces: Examination = async () => {
  const { feed, 'postal code': byCode, town, none } = placementsOf(await (await container.open('vehicles')).vehicles.dealers());
  if (feed + byCode + town + none === 0) return null;
  const left = none === 0 ? '' : `; ${String(none)} in no search by distance, since their feed names no place that is known`;
  return `placed by their feed (${String(feed)}), postal code (${String(byCode)}) or town (${String(town)})${left}`;
};

const places: Examination = async () => {
  const [site] = sites;
  if (!site) throw new Error('there is no site.');
  const { locations } = await container.open('locations');
  const answer = await locations.provider.find({ by: 'default province' }, lookupContext(site, site.defaultLanguage, '/'));
  if (answer.kind === 'found') return `the ${config.location.provider} provider knows ${answer.place.province}`;
  const why = answer.kind === 'unavailable' ? answer.cause : `it does not know ${site.province}`;
  throw new Error(
    `the ${config.location.provider} provider has no answer (${why}): check LOCATION_PROVIDER and LOCATION_URL (docs/location.md).`,
  );
};

const traces: Examination = () => (config.tracing ? checkCollector(config.root, config.tracing) : Promise.resolve(null));

const port: Examination = () =>
  new Promise((resolve) => {
    const socket = createConnection({ host: config.host, port: config.port });
    const done = (text: string): void => {
      socket.destroy();
      resolve(text);
    };
    socket.once('connect', () => done(`${config.host}:${String(config.port)} is taken, by a running server perhaps`));
    socket.once('error', () => done(`${config.host}:${String(config.port)} is free`));
  });

const operation: Examination = async () => {
  const warnings = operatorWarnings(config, { uid: process.getuid?.(), sites });
  if (warnings.length > 0) throw new Error(warnings.join(' '));
  return config.demo ? 'DEMO=on: for trying out; a server for real visitors has NODE_ENV=production' : null;
};

const overload: Examination = () => {
  const { delayMs, queue } = config.overload;
  const limits = `would wait longer than ${String(delayMs)} ms, or comes while ${String(queue)} others are answered`;
  return Promise.resolve(delayMs === 0 ? 'no request is refused (OVERLOAD_DELAY_MS=0)' : `a request is refused that ${limits}`);
};

const EXAMINATIONS: readonly (readonly [name: string, examine: Examination])[] = [
  ['Node', node],
  ['build', build],
  ['settings', () => Promise.resolve(`${String(sites.length)} sites, their pages in every language`)],
  ['operation', operation],
  ['overload', overload],
  ['inventory', inventory],
  ['lists', sourcesOfSites],
  ['leads', leads],
  ['routes', routes],
  ['dealers', dealerPlaces],
  ['consents', consents],
  ['databases', databases],
  ['search', search],
  ['photos', photos],
  ['disk', disk],
  ['feeds', feeds],
  ...Object.entries<Transport<never>>({ ...transports }).map(
    ([name, transport]) => [name, async () => (await transport.check?.()) ?? null] as const,
  ),
  ['places', places],
  ['traces', traces],
  ['port', port],
];

let faults = 0;
for (const [name, examine] of EXAMINATIONS) {
  const finding = await examine().catch((error: unknown) => {
    faults += 1;
    process.exitCode = 1;
    return `FAULT: ${error instanceof Error ? error.message : String(error)}`;
  });
  if (finding !== null) say(`${name.padEnd(10)} ${finding}`);
}
say(faults === 0 ? '\nAll is well.' : `\n${String(faults)} ${faults === 1 ? 'fault' : 'faults'}.`);
await container.close();
