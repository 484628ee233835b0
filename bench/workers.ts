/**
 * npm run bench:workers [-- --json FILE]: list pages by one process and by two (WEB_CONCURRENCY). The load comes from the same machine, so that
 * the processor time of a page counts, that of the process which hands out connections included: with a core for each worker, two answer
 * twice as many pages as one, by the ratio of these times. Both in turn, three times. Limit: 1.7 times.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startServer } from '../test/support/running-server.ts';
import { cpuMs } from './support/cpu-time.ts';
import { writeReport } from './support/report.ts';
import { holdTo, printTable } from './support/table.ts';

const [ROUNDS, SECONDS, CONNECTIONS, WARM, LIMIT] = [3, 8, 16, 1000, 1.7];
const { values } = parseArgs({ options: { json: { type: 'string' } } });
const MAKES = ['toyota', 'honda', 'ford', 'hyundai', 'kia', 'chevrolet', 'nissan', 'mazda', 'volkswagen', 'bmw'];
const PATHS = MAKES.flatMap((make) => [1, 2, 3].map((page) => `/en-ca/cars?Make=${make}&PageIndex=${String(page)}`));

/** The process and those that it started. */
const familyOf = (pid: number): number[] => {
  const tasks = `/proc/${String(pid)}/task`;
  const children = readdirSync(tasks).flatMap((task) =>
    readFileSync(join(tasks, task, 'children'), 'utf8')
      .trim()
      .split(' '),
  );
  return [pid, ...children.filter((child) => child !== '').map(Number)];
};

const folder = mkdtempSync(join(tmpdir(), 'forecourt-workers-'));
execFileSync(process.execPath, [resolve('dist/server/cli/seed.js')], { env: { ...process.env, DATA_DIR: folder } });

const measure = async (workers: number) => {
  const server = await startServer(folder, {
    WEB_CONCURRENCY: String(workers),
    METRICS_PORT: 'off',
    LOG_LEVEL: 'info',
    CONNECTIONS_PER_ADDRESS: '0',
  });
  try {
    while (server.printed.filter((line) => line.includes('"Ready"')).length < workers)
      await new Promise((next) => setTimeout(next, 100));
    const requests = PATHS.map((path) => ({ method: 'GET' as const, path, headers: { host: 'localhost' } }));
    const load = (duration: number) => autocannon({ url: server.url('/'), requests, connections: CONNECTIONS, duration });
    // Each process compiles what is hot, and knows the cards.
    await autocannon({ url: server.url('/'), requests, connections: CONNECTIONS, amount: WARM * workers });
    const family = familyOf(server.process.pid ?? 0);
    const used = (): number[] => family.map((pid) => cpuMs({ pid }));
    const before = used();
    const { requests: done, non2xx } = await load(SECONDS);
    if (non2xx > 0) throw new Error(`${String(non2xx)} answers were not pages`);
    const spent = used().map((ms, k) => ms - (before[k] ?? 0));
    const serving = workers === 1 ? spent : spent.slice(1);
    return {
      pagesPerSecond: done.mean,
      cpuMs: spent.reduce((sum, ms) => sum + ms, 0) / done.total,
      busiest: Math.max(...serving) / serving.reduce((sum, ms) => sum + ms, 0),
    };
  } finally {
    await server.stop();
  }
};

try {
  const rounds: { readonly one: Awaited<ReturnType<typeof measure>>; readonly two: Awaited<ReturnType<typeof measure>> }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ one: await measure(1), two: await measure(2) });
  const rows = rounds.map(({ one, two }, round) => ({
    name: `round ${String(round + 1)}`,
    'pages/s, one': one.pagesPerSecond,
    'pages/s, two': two.pagesPerSecond,
    'CPU ms a page, one': one.cpuMs,
    'CPU ms a page, two': two.cpuMs,
    'busier of two': two.busiest,
    // The busier worker is the first to have no time left.
    'times as many': one.cpuMs / two.cpuMs / two.busiest,
  }));
  printTable('List pages of 24 vehicles by one process and by two', rows);
  if (values.json !== undefined) writeReport(values.json, rows);
  const ratios = rows.map((row) => row['times as many']).sort((a, b) => a - b);
  holdTo([{ name: 'times as many pages by two as by one (median)', value: ratios[1] ?? 0, limit: LIMIT, least: true }]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
