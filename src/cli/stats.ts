/** npm run stats: views and outbound clicks, by vehicle and by dealer. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { KyselyTraffic } from '../adapters/storage/inventory/traffic.ts';
import { KyselyVehicles } from '../adapters/storage/inventory/vehicles.ts';
import { openSqlite } from '../adapters/storage/sqlite.ts';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { trafficLines } from '../adapters/terminal/traffic-table.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { DAYS_KEPT } from '../application/tracking/count-traffic.ts';
import { reportTraffic } from '../application/tracking/report-traffic.ts';
import { ConfigError, environment, EXIT_CONFIG, readConfig } from '../composition/config.ts';
import { projectRoot } from '../composition/project-root.ts';
import { dayOf, firstDayOf } from '../domain/tracking/traffic.ts';

const DEFAULT_DAYS = 30;
const DEFAULT_TOP = 20;
const EXIT_STOPPED = 1;
const EXIT_USAGE = 2;

const USAGE = `npm run stats -- [--days N] [--site ID] [--top N] [--json]

Shows how often vehicles were seen, and left for their dealers' own sites. A running server writes what it counts every
5 seconds, or after an import that is under way.

  --days N    the last N days, today included, 1 to ${String(DAYS_KEPT)} (${String(DEFAULT_DAYS)}); days begin at midnight UTC
  --site ID   one site alone, by its siteId
  --top N     so many vehicles and dealers (${String(DEFAULT_TOP)})
  --json      everything, for other programs`;

const fail = (message: string, code: number): never => {
  process.stderr.write(`${message}\n`);
  process.exit(code);
};

const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  return fail(
    `--${name} ${JSON.stringify(text)}: give a whole number from ${String(min)} to ${String(max)}.\n\n${USAGE}`,
    EXIT_USAGE,
  );
};

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: {
        days: { type: 'string', default: String(DEFAULT_DAYS) },
        site: { type: 'string' },
        top: { type: 'string', default: String(DEFAULT_TOP) },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, EXIT_USAGE);
  }
};

const readDataDir = (): string => {
  const root = projectRoot();
  try {
    return readConfig(root, environment(root)).dataDir;
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message, EXIT_CONFIG);
    throw error;
  }
};

const { days, site, top, json, help } = readArguments();
if (help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const now = systemClock.now();
const period = {
  from: firstDayOf(wholeNumber('days', days, 1, DAYS_KEPT), now),
  to: dayOf(now),
  siteId: site === undefined ? null : wholeNumber('site', site, 1, 999_999),
};
const rows = wholeNumber('top', top, 1, 10_000);

try {
  const storage = await openSqlite(readDataDir());
  const report = await reportTraffic(period, { traffic: new KyselyTraffic(storage), vehicles: new KyselyVehicles(storage.db) });
  await storage.close();
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : `${trafficLines(report, rows).join('\n')}\n`);
} catch (error) {
  if (error instanceof StorageUnusable) fail(error.message, EXIT_STOPPED);
  throw error;
}
