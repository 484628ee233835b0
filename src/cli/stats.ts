/** npm run stats: views and outbound clicks, by vehicle and by dealer. */
import { trafficLines } from '../adapters/terminal/traffic-table.ts';
import { DAYS_KEPT } from '../application/tracking/count-traffic.ts';
import { reportTraffic } from '../application/tracking/report-traffic.ts';
import { EXIT_USAGE, fail, readArguments, runCommand, say, wholeNumber } from '../composition/command.ts';
import { dayOf, firstDayOf } from '../domain/tracking/traffic-counts.ts';

const DEFAULT_DAYS = 30;
const DEFAULT_TOP = 20;

const USAGE = `npm run stats -- [--days N] [--site ID] [--top N] [--json]

Shows how often vehicles were seen, and left for their dealers' own sites. A running server writes what it counts every
5 seconds, or after an import that is under way.

  --days N    the last N days, today included, 1 to ${String(DAYS_KEPT)} (${String(DEFAULT_DAYS)}); days begin at midnight UTC
  --site ID   one site alone, by its siteId
  --top N     so many vehicles and dealers (${String(DEFAULT_TOP)})
  --json      everything, for other programs`;

const { values, positionals } = readArguments(USAGE, {
  days: { type: 'string', default: String(DEFAULT_DAYS) },
  site: { type: 'string' },
  top: { type: 'string', default: String(DEFAULT_TOP) },
  json: { type: 'boolean', default: false },
});
const { days, site, top, json } = values;
if (positionals.length > 0) fail(`${positionals.join(' ')}: stats takes only options.\n\n${USAGE}`, EXIT_USAGE);
const daysShown = wholeNumber(USAGE, 'days', days, 1, DAYS_KEPT);
const siteId = site === undefined ? null : wholeNumber(USAGE, 'site', site, 1, 999_999);
const rows = wholeNumber(USAGE, 'top', top, 1, 10_000);

await runCommand(async (container) => {
  const { trafficCounts, vehicles, clock } = await container.open('trafficCounts', 'vehicles', 'clock');
  const now = clock.now();
  const report = await reportTraffic(
    { from: firstDayOf(daysShown, now), to: dayOf(now), siteId },
    { traffic: trafficCounts, vehicles },
  );
  say(json ? JSON.stringify(report, null, 2) : trafficLines(report, rows));
});
