/**
 * npm run bench:specs: the table of fueleconomy.gov through the command that operators use, in a separate process, then the
 * questions of the catalogue's pages at its size. Limits: 40 s and 400 MB for the import, 15 ms at the 95th percentile for a page's
 * questions, and for the whole page from the server. Without --file the table is an invented one of as many rows.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { IndexedCatalogue } from '../src/adapters/catalogue/indexed-catalogue.ts';
import { openCatalogue } from '../src/adapters/storage/catalogue/catalogue-storage.ts';
import { KyselyStyles } from '../src/adapters/storage/catalogue/kysely-styles.ts';
import { EMPTY_CATALOGUE_QUERY, type CatalogueQuery } from '../src/domain/catalogue/catalogue-query.ts';
import type { CatalogueScope } from '../src/ports/catalogue.ts';
import { seededRandom } from './support/random.ts';

const ROWS = 49_582;
const LIMIT_S = 40;
const LIMIT_MB = 400;
const LIMIT_PAGE_MS = 15;
const TURNS = 200;

const { values } = parseArgs({ options: { file: { type: 'string' }, json: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'forecourt-specs-'));
const dataDir = join(folder, 'var');

/** Rows as the table has them, of invented models. */
async function writeTable(path: string): Promise<void> {
  const random = seededRandom(1);
  const file = createWriteStream(path);
  file.write(
    'id,make,model,baseModel,year,fuelType1,atvType,trany,drive,displ,cylinders,city08,highway08,comb08,VClass,co2TailpipeGpm,combE,range\n',
  );
  for (let id = 1; id <= ROWS; id++) {
    const make = random.pick(['Toyota', 'Honda', 'Ford', 'BMW', 'Volkswagen', 'Hyundai', 'Tesla', 'Chevrolet', 'Mazda', 'Kia']);
    const model = `${random.pick(['Alta', 'Brio', 'Corvo', 'Delta', 'Estra', 'Ferro', 'Gala', 'Halo', 'Iris', 'Juno'])} ${1 + Math.floor(random.next() * 15)}`;
    const electric = random.next() < 0.05;
    const [city, litres] = [15 + Math.floor(random.next() * 30), random.pick(['1.5', '2.0', '2.5', '3.5'])];
    const name = `${model} ${random.pick(['', 'AWD', 'LE', 'XLE', 'Sport'])}`.trim();
    const drive = random.pick(['Front-Wheel Drive', 'All-Wheel Drive']);
    const year = 1990 + Math.floor(random.next() * 37);
    const kind = random.pick(['Compact Cars', 'Small Sport Utility Vehicle 4WD', 'Minivan - 2WD']);
    const engine = electric
      ? `Electricity,EV,Automatic (A1),${drive},,`
      : `Regular Gasoline,,${random.pick(['Automatic (S8)', 'Manual 6-spd'])},${drive},${litres},4`;
    const figures = `${city},${city + 7},${city + 3},${kind},${electric ? '0,30,250' : '300,0,0'}`;
    const row = `${id},${make},${name},${model},${year},${engine},${figures}\n`;
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

async function importOnce(file: string): Promise<{ readonly seconds: number; readonly peakMb: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, [resolve('dist/server/cli/specs.js'), file, '--profile', 'epa'], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let peakMb = 0;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, peakOf(child.pid ?? 0))), 50);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import ended with ${String(code)}`);
  return { seconds: (performance.now() - started) / 1000, peakMb: Math.round(peakMb) };
}

interface Timed {
  readonly name: string;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

async function timed(name: string, ask: (turn: number) => Promise<unknown>): Promise<Timed> {
  for (let turn = 0; turn < 20; turn++) await ask(turn);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const started = performance.now();
    await ask(turn);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(TURNS - 1, Math.floor(share * TURNS))] ?? 0;
  return { name, mean: times.reduce((sum, time) => sum + time, 0) / TURNS, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function askPages(): Promise<Timed[]> {
  const storage = await openCatalogue(dataDir);
  const catalogue = new IndexedCatalogue(new KyselyStyles(storage.db));
  await catalogue.catchUp();
  const scope: CatalogueScope = { country: 'CA', currency: 'CAD' };
  const makes = await catalogue.makes(scope);
  const makeAt = (turn: number): string => makes[turn % makes.length]?.slug ?? '';
  const asked = (change: Partial<CatalogueQuery>): CatalogueQuery => ({ ...EMPTY_CATALOGUE_QUERY, ...change });
  const { ranges } = EMPTY_CATALOGUE_QUERY;
  try {
    return [
      await timed('showroom: makes', () => catalogue.makes(scope)),
      await timed('showroom: a make', (turn) => catalogue.modelsOf(makeAt(turn), scope)),
      await timed('showroom: a model year', async (turn) => {
        const [model] = await catalogue.modelsOf(makeAt(turn), scope);
        if (model) await catalogue.stylesOf(model.makeSlug, model.slug, model.years[0]?.year ?? 0, scope);
      }),
      await timed('sheet: a style', async (turn) => {
        await catalogue.ofId(1 + turn * 101);
        await catalogue.similar(1 + turn * 101, 6, scope);
      }),
      await timed('compare: four styles', (turn) => catalogue.ofIds([1 + turn, 9_001 + turn, 19_001 + turn, 29_001 + turn])),
      await timed('search: all', () => catalogue.search(asked({}), scope)),
      await timed('search: words', () => catalogue.search(asked({ text: 'toyota awd' }), scope)),
      await timed('search: filters and sort', () =>
        catalogue.search(
          asked({
            makes: ['toyota', 'honda'],
            bodies: ['suv'],
            ranges: { ...ranges, consumption: { min: null, max: 8 } },
            sort: 'Consumption',
          }),
          scope,
        ),
      ),
    ];
  } finally {
    await storage.close();
  }
}

/** Whole pages as visitors get them, of the built server on this data folder; pages are not cached between requests. */
async function servePages(): Promise<Timed[]> {
  const server = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await new Promise<string>((found, failed) => {
      server.once('exit', (code) => failed(new Error(`The server ended with ${String(code)}`)));
      createInterface(server.stdout).on('line', (line) => {
        const port = /http:\/\/localhost:(\d+)\//.exec(line)?.[1];
        if (port !== undefined) found(`http://localhost:${port}`);
      });
    });
    const page = (path: string) => async () => {
      const answer = await fetch(origin + path);
      if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
      return answer.text();
    };
    const links = async (path: string, below: string): Promise<string[]> =>
      [...(await page(path)()).matchAll(/href="([^"?]+)"/g)].flatMap(([, href = '']) =>
        href.startsWith(`${below}/`) ? [href] : [],
      );
    const showroom = '/en-ca/showroom';
    const [make = showroom] = await links(showroom, showroom);
    const [model = make] = await links(make, make);
    const style = (await links(model, model)).find((href) => href.split('/').length === 7) ?? model;
    const id = Number(/\d+$/.exec(style)?.[0] ?? 1);
    const ids = [id, id + 9000, id + 19_000, id + 29_000].map((each) => 1 + (each % ROWS));
    return [
      await timed('page: makes', page(showroom)),
      await timed('page: models', page(make)),
      await timed('page: a model year', page(model)),
      await timed('page: a style', page(style)),
      await timed('page: a technical sheet', page(`/en/specs-technical-sheet?styles=${String(id)}`)),
      await timed('page: a comparison', page(`/en/specs-compare?styles=${ids.join(',')}`)),
      await timed('page: the search', page('/en/specs-search?Body=suv&ConsumptionMax=9')),
    ];
  } finally {
    server.kill();
  }
}

try {
  const file = values.file ?? join(folder, 'vehicles.csv');
  if (values.file === undefined) await writeTable(file);
  const runs = [
    { name: 'import', ...(await importOnce(file)) },
    { name: 'import again', ...(await importOnce(file)) },
  ];
  const pages = [...(await askPages()), ...(await servePages())];

  console.log(`\nLimits ${LIMIT_S} s and ${LIMIT_MB} MB for an import, ${LIMIT_PAGE_MS} ms at p95 for a page`);
  for (const { name, seconds, peakMb } of runs)
    console.log(`${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s  ${String(peakMb).padStart(5)} MB`);
  for (const { name, p50, p95, p99 } of pages)
    console.log(
      `${name.padEnd(28)} p50 ${p50.toFixed(2).padStart(7)}  p95 ${p95.toFixed(2).padStart(7)}  p99 ${p99.toFixed(2).padStart(7)} ms`,
    );
  if (values.json !== undefined) {
    const machine = {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      node: process.version,
      platform: process.platform,
    };
    const rows = [
      ...runs.map(({ name, seconds, peakMb }) => ({ name, mean: seconds * 1000, peakRss: peakMb * 1024 * 1024 })),
      ...pages,
    ];
    writeFileSync(values.json, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
  }
  const missed = [
    ...runs.filter(({ seconds, peakMb }) => seconds > LIMIT_S || peakMb > LIMIT_MB),
    ...pages.filter(({ p95 }) => p95 > LIMIT_PAGE_MS),
  ];
  if (missed.length > 0) {
    console.error(`Beyond the limits: ${missed.map(({ name }) => name).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
