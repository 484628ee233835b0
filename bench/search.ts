/**
 * npm run bench:search -- --listings 100000 --queries 200 --only duckdb,sqlite --seconds 60 --json FILE --readme --install
 * Mixed searches with all facets and histograms, by the embedded index and by what one might use instead: the same listings and
 * requests, each engine in a process of its own, all of them in turn. An engine whose answers are not equal to ours gets no figures.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ENGINES, OURS } from './support/engines/registry.ts';
import { spreadOf, writeReport } from './support/report.ts';
import { startSearchProcess, type Built, type SearchProcess } from './support/search-process.ts';
import { printFigures, writeReadme, type EngineFigures, type NotRun } from './support/search-report.ts';
import { holdTo } from './support/table.ts';

/** As of the issue of the first release: milliseconds. */
const LIMIT = { listings: 100_000, p95: 2 };
/** How often each request is asked after the first time; its time is the median, so that other load on the machine counts less. */
const ROUNDS = 11;
/** Requests to one engine before the next has its turn: what else the machine does meets all of them. */
const TURN = 20;
const REPLACING_MS = 3000;
const UNHURRIED_MS = 3_600_000;

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: String(LIMIT.listings) },
    queries: { type: 'string', default: '200' },
    only: { type: 'string', default: Object.keys(ENGINES).join() },
    /** For the first searches of each engine, and again for the rest: a slow one answers fewer requests. */
    seconds: { type: 'string', default: '30' },
    json: { type: 'string' },
    readme: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
  },
});
const [listings, queries, budgetMs] = [Number(values.listings), Number(values.queries), 1000 * Number(values.seconds)];

interface Measured {
  readonly name: string;
  readonly process: SearchProcess;
  readonly built: Built;
  /** Of the first time, by request; as many as it had time for. */
  readonly cold: number[];
  readonly answers: string[];
  /** Of the times after that, by request. */
  readonly steady: number[][];
  spentMs: number;
}

const notRun: NotRun[] = [];
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Takes an engine out of the run, with the reason. */
const giveUp = async ({ name, process: started }: Pick<Measured, 'name' | 'process'>, error: unknown): Promise<void> => {
  notRun.push({ name, reason: reasonOf(error) });
  await started.stop();
};

/** Does the same with every engine, and goes on with those with which it can be done. */
const withEach = async (engines: readonly Measured[], work: (engine: Measured) => Promise<void>): Promise<Measured[]> => {
  const left: Measured[] = [];
  for (const engine of engines) {
    try {
      await work(engine);
      left.push(engine);
    } catch (error) {
      await giveUp(engine, error);
    }
  }
  return left;
};

const build = async (name: string): Promise<Measured[]> => {
  const started = startSearchProcess();
  try {
    const built = await started.build(name, listings, queries);
    return [{ name, process: started, built, cold: [], answers: [], steady: [], spentMs: 0 }];
  } catch (error) {
    await giveUp({ name, process: started }, error);
    return [];
  }
};

const isSpent = ({ spentMs }: Measured): boolean => spentMs > budgetMs;
const spend = (engine: Measured, times: readonly number[]): void => {
  engine.spentMs += times.reduce((sum, ms) => sum + ms, 0);
};

const askCold = (from: number) => async (engine: Measured) => {
  // The requests that an engine answers are the first ones, without a gap.
  if (isSpent(engine) || engine.cold.length < from) return;
  const { ms, answers } = await engine.process.ask(from, from + TURN, budgetMs - engine.spentMs);
  engine.cold.push(...ms);
  engine.answers.push(...answers);
  engine.steady.push(...ms.map(() => []));
  spend(engine, ms);
};

const askAgain = (from: number, isFirst: boolean) => async (engine: Measured) => {
  const to = Math.min(from + TURN, engine.cold.length);
  if (to <= from || (isSpent(engine) && !isFirst)) return;
  const { ms } = await engine.process.ask(from, to, UNHURRIED_MS);
  for (const [k, time] of ms.entries()) engine.steady[from + k]?.push(time);
  spend(engine, ms);
};

const demandOurAnswers = (ours: Measured) => async (engine: Measured) => {
  const other = engine.answers.findIndex((answer, k) => answer !== ours.answers[k]);
  if (other < 0) return;
  const [a, b] = [await ours.process.answer(other), await engine.process.answer(other)];
  const differs = Array.from(a, (_, k) => k).find((k) => a[k] !== b[k]) ?? a.length;
  const at = Math.max(0, differs - 60);
  throw new Error(`answers request ${other} otherwise: ${b.slice(at, at + 120)} instead of ${a.slice(at, at + 120)}`);
};

/** Null, with the reason noted, where searches do not see the changes or answer otherwise after they were taken back. */
const changesOf = async (engine: Measured, ours: Measured): Promise<EngineFigures['changes']> => {
  try {
    const { alone, whileAsked, asked } = await engine.process.replace(REPLACING_MS);
    const again = await engine.process.ask(0, Math.min(TURN, engine.cold.length), UNHURRIED_MS);
    if (again.answers.some((answer, k) => answer !== ours.answers[k]))
      throw new Error('searches after them are answered otherwise');
    return { alone: spreadOf(alone), besideSearches: spreadOf(whileAsked), thoseSearches: spreadOf(asked) };
  } catch (error) {
    notRun.push({ name: `${engine.name}, changes of a listing`, reason: reasonOf(error) });
    return null;
  }
};

const figuresOf = async (engine: Measured, ours: Measured): Promise<EngineFigures> => {
  const { name, built, cold } = engine;
  const medians = ({ steady }: Measured): number[] => steady.slice(0, cold.length).map((times) => spreadOf(times).p50);
  const [steady, oursHere] = [spreadOf(medians(engine)), spreadOf(medians(ours))];
  return {
    name,
    queries: cold.length,
    rounds: Math.min(...engine.steady.map((times) => times.length)),
    steady,
    cold: spreadOf(cold),
    timesOurs: { mean: steady.mean / oursHere.mean, p95: steady.p95 / oursHere.p95 },
    buildMs: built.buildMs,
    bytesPerListing: Math.round(built.grown / listings),
    heapBytesPerListing: Math.round(built.held / listings),
    memory: await engine.process.memory(),
    changes: await changesOf(engine, ours),
  };
};

if (values.install) spawnSync('npm', ['ci'], { cwd: 'bench', stdio: 'inherit', shell: process.platform === 'win32' });
const names = new Set([OURS, ...values.only.split(',')]);
let engines: Measured[] = [];
for (const name of names) {
  console.log(`building ${name} …`);
  engines.push(...(await build(name)));
}
const [ours] = engines;
if (ours?.name !== OURS) throw new Error(`the embedded index did not run: ${notRun[0]?.reason ?? ''}`);

const turns = Array.from({ length: Math.ceil(queries / TURN) }, (_, k) => k * TURN);
console.log(`asking ${engines.map(({ name }) => name).join(', ')} …`);
for (const from of turns) engines = await withEach(engines, askCold(from));
engines = await withEach(engines, demandOurAnswers(ours));
for (const engine of engines) engine.spentMs = 0;
for (let round = 0; round < ROUNDS; round++) {
  for (const from of turns) engines = await withEach(engines, askAgain(from, round === 0));
}
const figures: EngineFigures[] = [];
engines = await withEach(engines, async (engine) => {
  figures.push(await figuresOf(engine, ours));
});
for (const { process: started } of engines) await started.stop();

printFigures(listings, figures, notRun);
if (values.json !== undefined) writeReport(values.json, figures, { listings, notRun });
if (values.readme) writeReadme(listings, figures, notRun);
if (listings <= LIMIT.listings)
  holdTo([{ name: 'p95 of the embedded index', value: figures[0]?.steady.p95 ?? NaN, limit: LIMIT.p95 }]);
