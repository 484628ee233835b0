/**
 * npm run bench:start: how long a start takes until /readyz answers 200, with a data folder that is there already.
 * Limits: 2 s with the demo, 5 s with 100,000 vehicles.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../test/support/running-server.ts';
import { spreadOf, writeReport } from './support/report.ts';
import { holdTo, printTable } from './support/table.ts';

const RUNS = 5;
const { values } = parseArgs({ options: { json: { type: 'string' } } });

const untilReady = async (url: string): Promise<void> => {
  while ((await fetch(url)).status !== 200) await new Promise((done) => setTimeout(done, 5));
};

const measure = async (name: string, listings: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-start-'));
  try {
    execFileSync(process.execPath, [resolve('dist/server/cli/seed.js'), '--listings', String(listings)], {
      env: { ...process.env, DATA_DIR: folder },
    });
    const durations: number[] = [];
    let memory = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const started = performance.now();
      const server = await startServer(folder, { LOG_LEVEL: 'info' });
      await untilReady(server.url('/readyz'));
      durations.push(performance.now() - started);
      memory = Math.max(memory, server.residentBytes());
      await server.stop();
    }
    return { name, ...spreadOf(durations), 'resident MB': memory / 1024 ** 2 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const demo = await measure('the demo, 6,000 vehicles', 6000);
const large = await measure('100,000 vehicles', 100_000);
printTable('Start to ready, ms', [demo, large]);
if (values.json !== undefined) writeReport(values.json, [demo, large]);
holdTo([
  { name: 'start with the demo, ms', value: demo.p50, limit: 2000 },
  { name: 'start with 100,000 vehicles, ms', value: large.p50, limit: 5000 },
]);
