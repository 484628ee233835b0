/**
 * npm run bench:pages: list pages that nothing cached, through the whole server on one core, beside what React alone needs for the
 * same markup. Limit: 400 pages a second.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { createTranslators, readMessages } from '../src/adapters/i18n/messages.ts';
import { renderMarkup } from '../src/adapters/ssr/render-page.tsx';
import type { PageState } from '../src/ui/page-state.ts';
import { startServer } from '../test/support/running-server.ts';
import { spreadOf, writeReport } from './support/report.ts';
import { holdTo, printTable, type Row } from './support/table.ts';

const SECONDS = 10;
const LIMIT = 400;
const { values } = parseArgs({ options: { listings: { type: 'string', default: '6000' }, json: { type: 'string' } } });

/** Different searches, so that no answer can be one that was kept. */
const QUERIES = [
  '',
  'Make=toyota',
  'Body=suv&PriceMax=30000',
  'Make=ford,honda&YearMin=2018',
  'Fuel=hybrid,electric&SortExpression=Price&SortDirection=0',
  'Colour=black&PageIndex=3',
  'Condition=used&MileageMax=80000&Transmission=automatic',
  'Body=truck&Drivetrain=4x4,awd&SortExpression=Year',
];

const folder = mkdtempSync(join(tmpdir(), 'forecourt-pages-'));
execFileSync(process.execPath, [resolve('dist/server/cli/seed.js'), '--listings', values.listings], {
  env: { ...process.env, DATA_DIR: folder },
});
const server = await startServer(folder, { LOG_LEVEL: 'info' });
try {
  const requests = QUERIES.map((query) => ({
    method: 'GET' as const,
    path: `/en-ca/cars${query === '' ? '' : `?${query}`}`,
    headers: { host: 'localhost' },
  }));
  const load = (duration: number) => autocannon({ url: server.url('/'), connections: 8, duration, requests });
  await load(3);
  const measured = await load(SECONDS);
  if (measured.non2xx > 0) throw new Error(`${String(measured.non2xx)} answers were no pages`);

  const translatorOf = createTranslators(readMessages(resolve('src/ui')));
  const states = await Promise.all(
    requests.map(async ({ path }) => (await (await fetch(server.url(`/_data${path}`))).json()) as PageState),
  );
  const durations: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    for (const state of states) {
      const started = performance.now();
      renderMarkup(state, translatorOf);
      if (round >= 50) durations.push(performance.now() - started);
    }
  }
  const bare = spreadOf(durations);
  const rows: readonly Row[] = [
    {
      name: 'whole server, 8 connections',
      mean: measured.latency.mean,
      p50: measured.latency.p50,
      p99: measured.latency.p99,
      'pages/s': measured.requests.mean,
      'KB a page': measured.throughput.mean / measured.requests.mean / 1024,
    },
    { name: 'bare renderToString of the same pages', mean: bare.mean, p50: bare.p50, p99: bare.p99, 'pages/s': 1000 / bare.mean },
  ];
  printTable(`List pages of 24 vehicles, ${values.listings} in stock, not cached`, rows);
  if (values.json !== undefined) writeReport(values.json, rows);
  holdTo([{ name: 'pages a second on one core', value: measured.requests.mean, limit: LIMIT, least: true }]);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
