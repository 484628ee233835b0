/**
 * npm run bench:pages -- --listings N --json FILE
 * List pages that are not cached, through the whole server on one core. For comparison on the same machine: what React
 * alone needs for the same pages, and a plain Express server with a page of the same size (support/plain-server.tsx).
 * No page is cached; the markup of cards that were shown before is (decision 40). Limit: 400 pages a second.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { readMessages } from '../src/adapters/i18n/messages.ts';
import { createPageTranslators } from '../src/adapters/ssr/page-translators.ts';
import { renderMarkup } from '../src/adapters/ssr/render-page.tsx';
import type { CarsView } from '../src/ui/inventory/present-cars.ts';
import type { PageState } from '../src/ui/page-state.ts';
import { startServer } from '../test/support/running-server.ts';
import { cpuMs } from './support/cpu-time.ts';
import { seededRandom } from './support/random.ts';
import { spreadOf, writeReport } from './support/report.ts';
import { holdTo, printTable, type Row } from './support/table.ts';

const SECONDS = 10;
const LIMIT = 400;
const SEARCHES = 400;
const { values } = parseArgs({ options: { listings: { type: 'string', default: '6000' }, json: { type: 'string' } } });

type Target = Pick<Parameters<typeof autocannon>[0], 'url' | 'requests' | 'headers'>;

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  Make: ['toyota', 'honda', 'ford', 'hyundai,kia', 'chevrolet', 'nissan,mazda', 'volkswagen', 'tesla'],
  Body: ['suv', 'sedan', 'truck', 'hatchback,wagon'],
  Fuel: ['gas', 'hybrid,electric', 'diesel'],
  Color: ['black', 'white,grey', 'red'],
  Condition: ['new', 'used'],
  PriceMax: ['20000', '30000', '45000', '60000'],
  YearMin: ['2016', '2019', '2022'],
  MileageMax: ['40000', '80000', '120000'],
  Transmission: ['automatic'],
};
const SORTS = ['', '', 'SortExpression=Price&SortDirection=0', 'SortExpression=Newest', 'SortExpression=Year'];

/** Different searches, more of them than a second answers, so that no page can be cached. */
const searches = (): string[] => {
  const random = seededRandom(5);
  const found = new Set(['']);
  while (found.size < SEARCHES) {
    const chosen = Object.entries(CHOICES).filter(() => random.chance(0.15));
    const pairs = chosen.map(([name, texts]) => `${name}=${random.pick(texts)}`);
    const page = random.chance(0.3) && chosen.length < 2 ? [`PageIndex=${String(random.between(2, 5))}`] : [];
    found.add([...pairs, random.pick(SORTS), ...page].filter((part) => part !== '').join('&'));
  }
  return [...found];
};

const measure = async (
  name: string,
  target: Target,
  serving: ChildProcess,
  seconds = SECONDS,
): Promise<Row & { readonly rate: number }> => {
  const load = (duration: number) => autocannon({ ...target, connections: 8, duration });
  await load(3);
  const before = cpuMs(serving);
  const { latency, requests, throughput, non2xx } = await load(seconds);
  if (non2xx > 0) throw new Error(`${String(non2xx)} answers were not pages`);
  return {
    name,
    mean: latency.mean,
    p50: latency.p50,
    p99: latency.p99,
    'pages/s': requests.mean,
    'CPU ms a page': (cpuMs(serving) - before) / requests.total,
    'KB a page': throughput.mean / requests.mean / 1024,
    rate: requests.mean,
  };
};

const measurePlain = async (): Promise<Row> => {
  const plain = spawn(process.execPath, ['--import=tsx', join('bench', 'support', 'plain-server.tsx')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface(plain.stdout), 'line')) as [string];
    return await measure(
      'plain Express and React, a page of the same size',
      { url: `http://127.0.0.1:${line.replace('port ', '')}/` },
      plain,
    );
  } finally {
    plain.kill();
  }
};

/** The pages' markup by React alone, from states made beforehand. */
const measureBare = (states: readonly PageState[]): Row => {
  const translatorOf = createPageTranslators(readMessages(resolve('src/ui')));
  const durations: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    for (const state of states) {
      const started = performance.now();
      renderMarkup(state, translatorOf);
      if (round >= 50) durations.push(performance.now() - started);
    }
  }
  const { mean, p50, p99 } = spreadOf(durations);
  return { name: 'bare renderToString of such pages', mean, p50, p99, 'pages/s': 1000 / mean };
};

const folder = mkdtempSync(join(tmpdir(), 'forecourt-pages-'));
execFileSync(process.execPath, [resolve('dist/server/cli/seed.js'), '--listings', values.listings], {
  env: { ...process.env, DATA_DIR: folder },
});
const server = await startServer(folder, { LOG_LEVEL: 'info' });
try {
  const states: PageState[] = [];
  for (const query of searches()) {
    const answer = await fetch(server.url(`/_data/en-ca/cars${query === '' ? '' : `?${query}`}`));
    const state = (await answer.json()) as PageState;
    if ((state.view as CarsView).cards.length === 24) states.push(state);
  }
  const paths = states.map(({ frame }) => frame.url);
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers: { host: 'localhost' } }));
  const whole = await measure('whole server, 8 connections', { url: server.url('/'), requests }, server.process);
  const compressed = requests.map((request) => ({ ...request, headers: { ...request.headers, 'accept-encoding': 'gzip, br' } }));
  const packed = await measure(
    'the same, compressed for browsers',
    { url: server.url('/'), requests: compressed },
    server.process,
    5,
  );
  const rows: readonly Row[] = [whole, packed, measureBare(states.slice(0, 8)), await measurePlain()].map(
    ({ rate: _, ...row }) => row,
  );
  printTable(`${String(paths.length)} list pages of 24 vehicles, ${values.listings} in stock, not cached, ms`, rows);
  if (values.json !== undefined) writeReport(values.json, rows);
  holdTo([{ name: 'pages a second on one core', value: whole.rate, limit: LIMIT, least: true }]);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
