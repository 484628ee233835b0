/** The figures of `bench:search` as tables: on the terminal and in README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import process from 'node:process';
import { ENGINES, OURS } from './engines/registry.ts';
import type { Spread } from './report.ts';
import { printTable, shown } from './table.ts';

export interface NotRun {
  readonly name: string;
  readonly reason: string;
}

/** Times are milliseconds. */
export interface EngineFigures {
  readonly name: string;
  /** Fewer than were asked for when the time was up: then those that came first. */
  readonly queries: number;
  /** How often each of them was asked after the first time. */
  readonly rounds: number;
  readonly steady: Spread;
  readonly cold: Spread;
  /** Of our figures for the same requests. */
  readonly timesOurs: { readonly mean: number; readonly p95: number };
  readonly buildMs: number;
  /** What the engine's processes grew by while it was built. */
  readonly bytesPerListing: number;
  /** What the garbage collector holds of it. */
  readonly heapBytesPerListing: number;
  /** Of all its processes at the end, Node's own included, in bytes. */
  readonly memory: number;
  /** Of one listing: alone, beside searches from when it was due, and those searches; null where an answer was wrong after them. */
  readonly changes: { readonly alone: Spread; readonly besideSearches: Spread; readonly thoseSearches: Spread } | null;
}

const MB = 1024 ** 2;
const NONE = '–';
const README = 'README.md';
const [BEGIN, END] = ['<!-- bench:search -->', '<!-- /bench:search -->'];

const spread = ({ mean, p50, p95, p99 }: Spread) => ({ mean, p50, p95, p99 });

export const printFigures = (listings: number, figures: readonly EngineFigures[], notRun: readonly NotRun[]): void => {
  const count = listings.toLocaleString('en-CA');
  printTable(
    `${count} listings, mixed searches with all facets and three histograms, milliseconds`,
    figures.map(({ name, queries, rounds, steady, timesOurs }) => ({
      name,
      queries,
      rounds,
      ...spread(steady),
      '× our mean': timesOurs.mean,
      '× our p95': timesOurs.p95,
    })),
  );
  printTable(
    'the first time each is asked, without a warm-up',
    figures.map(({ name, cold }) => ({ name, ...spread(cold) })),
  );
  printTable(
    'building, memory, and changes of one listing: alone, and beside searches from when they were due',
    figures.map(({ name, buildMs, bytesPerListing, heapBytesPerListing, memory, changes }) => ({
      name,
      'build s': buildMs / 1000,
      'bytes/listing': bytesPerListing,
      'in the heap': heapBytesPerListing,
      MB: memory / MB,
      'change p50': changes?.alone.p50 ?? NONE,
      'change p99': changes?.alone.p99 ?? NONE,
      'beside p50': changes?.besideSearches.p50 ?? NONE,
      'beside p99': changes?.besideSearches.p99 ?? NONE,
      'those searches p95': changes?.thoseSearches.p95 ?? NONE,
    })),
  );
  console.log('');
  for (const { name } of figures) console.log(`${name}: ${ENGINES[name]?.note ?? ''}`);
  for (const { name, reason } of notRun) console.log(`${name}: not run: ${reason}`);
};

/** Writes the table between the marks of README.md. */
export const writeReadme = (listings: number, figures: readonly EngineFigures[], notRun: readonly NotRun[]): void => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const titleOf = (name: string): string => ENGINES[name]?.title ?? name;
  const head = ['search', 'mean', 'p95', 'p99', 'times our mean', 'memory', 'built in', 'a change, p99'];
  const rows = figures
    .toSorted((a, b) => a.timesOurs.mean - b.timesOurs.mean)
    .map(({ name, steady, timesOurs, memory, buildMs, changes }) =>
      line([
        titleOf(name),
        ...[steady.mean, steady.p95, steady.p99].map((ms) => `${shown(ms)} ms`),
        name === OURS ? '' : shown(timesOurs.mean),
        `${shown(Math.round(memory / MB))} MB`,
        `${shown(buildMs / 1000)} s`,
        changes === null ? NONE : `${shown(changes.alone.p99)} ms`,
      ]),
    );
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  const most = figures[0]?.queries ?? 0;
  const fewer = figures.filter(({ queries }) => queries < most).map(({ name, queries }) => `${titleOf(name)} ${queries}`);
  const text = [
    `${listings.toLocaleString('en-CA')} listings, ${most} mixed searches with all facets and three histograms, ${day}, ${machine}:`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows,
    ...(fewer.length === 0
      ? []
      : [
          '',
          `In the time that each had, not all searches were answered by ${fewer.join(', ')}: theirs are compared with ours for the same ones.`,
        ]),
    ...notRun.flatMap(({ name, reason }) => ['', `Not run: ${name}: ${reason}.`]),
  ].join('\n');
  const readme = readFileSync(README, 'utf8');
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${README} has no ${BEGIN} … ${END}`);
  writeFileSync(README, `${readme.slice(0, from)}${BEGIN}\n\n${text}\n\n${readme.slice(to)}`);
};
