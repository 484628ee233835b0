/**
 * npm run bench:import [-- --rows 1000000] [-- --pages]: a CSV file of 100,000 vehicles through the command that operators use, in a separate process.
 * Limits: 100,000 rows in 10 s; 1,000,000 rows in 200 s, and in 60 s when they are unchanged; 450 MB of memory in all. The time of the
 * processor is measured too: on a machine that does other work, it is the one to compare. With --pages a server on the same data answers
 * ten list pages a second meanwhile, 99 of 100 of them within 100 ms; before each import it answers as many alone, to compare with.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { nodeOptions, startServer, type RunningServer } from '../test/support/running-server.ts';
import { seededRandom } from './support/random.ts';
import { spreadOf, writeReport, type Spread } from './support/report.ts';

const LIMIT_MB = 450;
const LIMIT_PAGES_MS = 100;
const BETWEEN_PAGES_MS = 100;
const ALONE_MS = 20_000;
/** Seconds for each 100,000 rows. */
const LIMITS_S = {
  'new vehicles': { few: 10, many: 20 },
  'all unchanged': { few: 10, many: 6 },
  'a tenth with another price': { few: 10, many: 20 },
};
const MANY = 1_000_000;

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, pages: { type: 'boolean', default: false }, json: { type: 'string' } },
});
const rows = Number(values.rows);
const folder = mkdtempSync(join(tmpdir(), 'forecourt-import-'));

interface Run {
  readonly name: keyof typeof LIMITS_S;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly limit: number;
  readonly rowsPerSecond: number;
  readonly peakMb: number;
  /** Milliseconds of pages meanwhile, and without an import just before; null without --pages. */
  readonly pages: { readonly meanwhile: Spread; readonly alone: Spread } | null;
}

const COLUMNS =
  'stock_number,vin,make,model,version,year,condition,body,mileage,price,transmission,fuel,drivetrain,colour,doors,seats,engine_litres,' +
  'description,equipment,images,dealer_id,dealer_name,dealer_city,dealer_province,dealer_country,dealer_latitude,dealer_longitude';

const CARS: readonly (readonly [string, string, string, string])[] = [
  ['TOYOTA', 'RAV4', 'XLE', 'SUV'],
  ['HONDA', 'CIVIC', 'EX', 'Berline'],
  ['FORD', 'F-150', 'Lariat', 'Pickup'],
  ['mazda', 'cx-5', 'GT', 'VUS'],
  ['VOLKSWAGEN', 'GOLF', 'Highline', 'Hatchback'],
  ['MERCEDES-BENZ', 'C-CLASS', 'C 300 4MATIC', 'Sedan'],
];
const WORDS =
  'One owner no accident serviced here winter tires included heated seats bluetooth camera warranty full tank certified'.split(
    ' ',
  );

/** Writes a plausible file of this many vehicles, with a dealer for every seventy; `cheaper` lowers every tenth price. */
async function writeFeed(path: string, cheaper: boolean): Promise<void> {
  const random = seededRandom(1);
  const file = createWriteStream(path);
  file.write(`${COLUMNS}\n`);
  for (let k = 0; k < rows; k++) {
    const [make = '', model = '', version = '', body = ''] = CARS[Math.floor(random.next() * CARS.length)] ?? [];
    const year = 2005 + Math.floor(random.next() * 21);
    const dealer = Math.floor(k / 70);
    const price = 4_000 + Math.floor(random.next() * 60_000) - (cheaper && k % 10 === 0 ? 500 : 0);
    const description = Array.from({ length: 30 }, () => WORDS[Math.floor(random.next() * WORDS.length)]).join(' ');
    const photos = Array.from({ length: 8 }, (_, n) => `https://photos.example/${k}/${n}.jpg`).join('|');
    const row =
      `S${k},,${make},${model},${version},${year},Used,${body},"${(random.next() * 250_000).toFixed(0)} km","$${price}",Automatic,Gasoline,AWD,Midnight Blue,4,5,2.5L,` +
      `"${description}",Heated seats|Sunroof|ABS|Backup camera|Bluetooth,${photos},D${dealer},Dealer ${dealer},Laval,QC,CA,45.57,-73.69\n`;
    if (!file.write(row)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** Highest resident memory so far in megabytes, as the kernel counted it; 0 where there is no /proc. */
const peakOf = (pid: number): number => {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
};

/** Seconds that the processor has worked for it so far, in all threads. */
const cpuOf = (pid: number): number => {
  const file = `/proc/${pid}/stat`;
  const fields = existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
    : [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
};

/** A server that has just started compiles its pages with the first requests. */
const warmUp = async (server: RunningServer): Promise<void> => {
  for (let k = 0; k < 100; k++) await (await fetch(server.url(`/en-ca/cars?PriceMax=${String(10_000 + k)}`))).text();
};

/** Asks a server for list pages until it is stopped: how long they took, in milliseconds. */
const visitPages = (server: RunningServer) => {
  const times: number[] = [];
  let asked = 0;
  const timer = setInterval(() => {
    const began = performance.now();
    // Searches that differ, so that none is answered from a cache of pages.
    const path = `/en-ca/cars?PriceMax=${String(15_000 + 50 * (asked++ % 997))}`;
    const note = (): number => times.push(performance.now() - began);
    fetch(server.url(path), { signal: AbortSignal.timeout(20_000) }).then(async (answer) => {
      await answer.text();
      if (answer.ok) note();
      else times.push(Infinity);
    }, note);
  }, BETWEEN_PAGES_MS);
  return () => {
    clearInterval(timer);
    return spreadOf(times);
  };
};

const visitedAlone = async (server: RunningServer): Promise<Spread> => {
  const stop = visitPages(server);
  await setTimeout(ALONE_MS);
  return stop();
};

async function runImport(name: Run['name'], file: string, server: RunningServer | null): Promise<Run> {
  const alone = server && (await visitedAlone(server));
  const stopVisiting = server && visitPages(server);
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...nodeOptions('import'), resolve('dist/server/cli/import.js'), file, '--profile', 'forecourt-csv'],
    {
      env: { ...process.env, DATA_DIR: join(folder, 'var'), NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  let [peakMb, cpuSeconds] = [0, 0];
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid ?? 0));
    cpuSeconds = Math.max(cpuSeconds, cpuOf(child.pid ?? 0));
  }, 50);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(watch);
  const pages = alone && stopVisiting ? { alone, meanwhile: stopVisiting() } : null;
  if (code !== 0) throw new Error(`The import ended with ${code}`);
  const seconds = (performance.now() - started) / 1000;
  const limit = (LIMITS_S[name][rows >= MANY ? 'many' : 'few'] * rows) / 100_000;
  return { name, seconds, cpuSeconds, limit, rowsPerSecond: Math.round(rows / seconds), peakMb: Math.round(peakMb), pages };
}

const server = values.pages ? await startServer(join(folder, 'var'), { DEMO: 'off' }) : null;
try {
  if (server) await warmUp(server);
  const file = join(folder, 'feed.csv');
  await writeFeed(file, false);
  const runs = [await runImport('new vehicles', file, server), await runImport('all unchanged', file, server)];
  await writeFeed(file, true);
  runs.push(await runImport('a tenth with another price', file, server));

  console.log(`\n${rows.toLocaleString('en-CA')} rows; limit ${LIMIT_MB} MB`);
  const shown = ({ p50, p99 }: Spread): string => `${p50.toFixed(0)} / ${p99.toFixed(0)} ms`;
  for (const { name, seconds, cpuSeconds, limit, rowsPerSecond, peakMb, pages } of runs)
    console.log(
      `${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s of ${String(limit)} (processor ${cpuSeconds.toFixed(1)} s)  ${rowsPerSecond.toLocaleString('en-CA').padStart(8)} rows/s  ${String(peakMb).padStart(5)} MB${pages ? `  pages p50 / p99 ${shown(pages.meanwhile)}, alone ${shown(pages.alone)}` : ''}`,
    );
  if (values.json !== undefined) {
    const measured = runs.map(({ name, seconds, cpuSeconds, rowsPerSecond, peakMb, pages }) => ({
      name,
      mean: seconds * 1000,
      cpu: cpuSeconds * 1000,
      rowsPerSecond,
      peakRss: peakMb * 1024 * 1024,
      pages,
    }));
    writeReport(values.json, measured);
  }
  const missed = runs.filter(
    ({ seconds, limit, peakMb, pages }) =>
      seconds > limit || peakMb > LIMIT_MB || (pages !== null && pages.meanwhile.p99 > LIMIT_PAGES_MS),
  );
  if (missed.length > 0) {
    console.error(`Beyond the limits: ${missed.map(({ name }) => name).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
