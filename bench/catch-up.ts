/**
 * npm run bench:catch-up -- --listings N --json FILE
 * How long visitors wait while a running server takes over an import that changed every vehicle, beside a server without changes.
 * Limit: 99 of 100 turns of the event loop take at most 10 ms of processor time.
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import BetterSqlite from 'better-sqlite3';
import { readConfig } from '../src/composition/config.ts';
import { createServerContainer } from '../src/composition/container.ts';
import { EMPTY_QUERY } from '../src/domain/inventory/inventory-query.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';
import { spreadOf, writeReport } from './support/report.ts';
import { holdTo, printTable, type Row } from './support/table.ts';

const MOST_TURN = 10;
const BETWEEN_SEARCHES = 5;
const IDLE_MS = 2000;
const { values } = parseArgs({ options: { listings: { type: 'string', default: '100000' }, json: { type: 'string' } } });

const folder = temporaryFolder();
execFileSync(process.execPath, [resolve('dist/server/cli/seed.js'), '--listings', values.listings], {
  env: { ...process.env, DATA_DIR: folder.path },
});
const container = createServerContainer({
  config: readConfig(resolve('.'), { DATA_DIR: folder.path, LOG_LEVEL: 'error', NODE_ENV: 'production' }),
});
const { follower, vehicles, search } = await container.open('follower', 'vehicles', 'search');

const changeEverything = (): void => {
  const file = new BetterSqlite(join(folder.path, 'forecourt.db'));
  file.exec(`
    begin immediate;
    update inventory set revision = revision + 1;
    update vehicles set revision = (select revision from inventory), mileage_km = mileage_km + 1;
    commit`);
  file.close();
};

type Delays = Row & { readonly 'CPU p99': number };

/**
 * Visitors search all the while. Beside the delay by the clock, in which other processes of the machine count, stands the processor time
 * of each turn of the event loop.
 */
const measure = async (name: string, isOver: () => boolean): Promise<Delays> => {
  const scope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null } as const;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const visits = setInterval(() => void search.search({ query: EMPTY_QUERY, scope }), BETWEEN_SEARCHES);
  const turns: number[] = [];
  const began = performance.now();
  delay.enable();
  while (!isOver()) {
    const before = process.threadCpuUsage();
    await setImmediate();
    const { user, system } = process.threadCpuUsage(before);
    turns.push((user + system) / 1000);
  }
  const ms = performance.now() - began;
  // A delay is recorded when it is over.
  await sleep(5);
  delay.disable();
  clearInterval(visits);
  const cpu = spreadOf(turns);
  return {
    name,
    'CPU p50': cpu.p50,
    'CPU p99': cpu.p99,
    'CPU longest': turns.reduce((longest, turn) => Math.max(longest, turn), 0),
    'delay p50': delay.percentile(50) / 1e6,
    'delay p99': delay.percentile(99) / 1e6,
    'delay longest': delay.max / 1e6,
    'ms in all': ms,
  };
};

try {
  await follower.start();
  const idleUntil = performance.now() + IDLE_MS;
  const idle = await measure('idle', () => performance.now() > idleUntil);
  changeEverything();
  const target = await vehicles.revision();
  const during = await measure('taking over', () => follower.revision() === target);
  printTable(`Event loop delay while ${values.listings} changed vehicles are taken over, ms`, [idle, during]);
  if (values.json !== undefined) writeReport(values.json, [idle, during]);
  holdTo([{ name: 'processor time of a turn of the event loop, p99, ms', value: during['CPU p99'], limit: MOST_TURN }]);
} finally {
  await container.close();
  folder.remove();
}
