/**
 * npm run bench:memory -- --minutes N --listings N --json FILE
 * What the server holds while visitors read lists, vehicles, the API and home pages in all languages. Limits: 450 MB, what is mapped of
 * files included, and as many open files after the load as before.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../src/domain/language/language.ts';
import { startServer, type RunningServer } from '../test/support/running-server.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';
import { load } from './support/load-process.ts';
import { writeReport } from './support/report.ts';
import { holdTo, printTable, type Row } from './support/table.ts';

const MOST_MEGABYTES = 450;
const PARTS = 4;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    listings: { type: 'string', default: '100000' },
    data: { type: 'string' },
    json: { type: 'string' },
  },
});
const minutes = Number(values.minutes);

/** Thousands of addresses, so that no cache holds all of them. */
const PATHS = Array.from({ length: 20_011 }, (_, n) => {
  const slug = LANGUAGES[n % 2]?.slug ?? 'en-ca';
  const list = slug === 'en-ca' ? 'cars' : 'autos';
  const vehicle = slug === 'en-ca' ? 'car-for-sale' : 'auto-a-vendre';
  return (
    [
      `/${slug}/${list}?PriceMax=${String(10_000 + n)}`,
      `/${slug}/${list}?PageIndex=${String(1 + (n % 400))}`,
      `/${slug}/${vehicle}/x/x/2019-x-${String(1 + ((n * 37) % Number(values.listings)))}`,
      `/_data/${slug}/${list}?YearMin=${String(2000 + (n % 26))}&MileageMax=${String(1000 * (n % 200))}`,
      `/api/search?PriceMin=${String(n)}&PageSize=48`,
      `/${slug}`,
    ][n % 6] ?? '/'
  );
});

interface Held {
  readonly megabytes: number;
  readonly files: number;
  readonly row: Row;
}

const held = (name: string, { process: { pid } }: RunningServer): Held => {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  const of = (field: string): number => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? NaN) / 1024;
  const files = readdirSync(`/proc/${String(pid)}/fd`).length;
  return {
    megabytes: of('VmRSS'),
    files,
    row: { name, MB: of('VmRSS'), 'of it mapped files': of('RssFile'), 'peak MB': of('VmHWM'), files },
  };
};

const folder = temporaryFolder();
const data = values.data ?? folder.path;
if (values.data === undefined)
  execFileSync(process.execPath, [resolve('dist/server/cli/seed.js'), '--listings', values.listings], {
    env: { ...process.env, DATA_DIR: data },
  });
const server = await startServer(data, { METRICS_PORT: '0' });
try {
  const before = held('ready', server);
  const parts: Held[] = [];
  for (let part = 1; part <= PARTS; part += 1) {
    const { sent } = await load({ port: server.port, paths: PATHS, seconds: (minutes * 60) / PARTS, pace: { visitors: 8 } });
    parts.push(held(`after ${String((minutes * part) / PARTS)} min, ${String(sent)} requests more`, server));
  }
  // Connections that are kept alive end.
  await sleep(10_000);
  const after = held('ten seconds later', server);
  const rows = [before, ...parts, after].map(({ row }) => row);
  printTable(`Memory with ${values.listings} vehicles`, rows);
  if (values.json !== undefined) writeReport(values.json, rows);
  holdTo([
    { name: 'memory, MB', value: after.megabytes, limit: MOST_MEGABYTES },
    { name: 'open files more than before', value: after.files - before.files, limit: 4 },
  ]);
} finally {
  await server.stop();
  folder.remove();
}
