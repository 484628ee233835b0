/**
 * npm run specification [-- --mutate [--only NUMBER] [--e2e]]: lists the statements of docs/specification.md that have no mutation;
 * with --mutate, breaks the rule of each statement that has one and runs the test that the row names, which must fail. Everything
 * happens in a copy of the project in a temporary folder. Exit code 1 where a test did not notice, or a mutation could not be tried.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { MUTATIONS, mutated, type Mutation } from '../test/specification/mutations.ts';
import { STATEMENTS } from '../test/specification/statements.ts';
import type { NamedTest } from '../test/support/documented.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';

const LONGEST_MS = 300_000;
const LONGEST_UNBROKEN_MS = 1_800_000;

const { values: options } = parseArgs({
  options: {
    mutate: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    e2e: { type: 'boolean', default: false },
  },
});

interface Trial {
  readonly number: string;
  readonly mutation: Mutation;
  readonly tests: readonly NamedTest[];
}

interface Outcome {
  readonly ran: number;
  readonly failures: readonly { readonly fullTitle: string; readonly err: { readonly message?: string } }[];
}

const needsBrowser = ({ tests }: Trial): boolean => tests.some(({ path }) => path.startsWith('test/e2e/'));
/** A contract is run by the test of the same name. */
const fileOf = ({ path }: NamedTest): string => path.replace(/\.contract\.ts$/, '.test.ts');
const patternOf = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const isAsked = (number: string): boolean =>
  options.only.length === 0 || options.only.some((only) => number === only || number.startsWith(`${only}.`));

const trials = STATEMENTS.filter(({ number }) => isAsked(number)).flatMap(({ number, tests }): Trial[] =>
  (MUTATIONS[number] ?? []).map((mutation) => ({ number, mutation, tests })),
);

/** Tracked files and new ones, as they are in the working tree; the packages are shared. */
const copyProject = (folder: string): void => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
};

const build = (folder: string): void => {
  execFileSync(process.execPath, ['-e', "import('./scripts/build.mjs').then((m) => m.build({ gallery: true }))"], {
    cwd: folder,
  });
};

/** What these tests say. Throws where mocha could not load them, or took too long. */
const runTests = (folder: string, tests: readonly NamedTest[], timeout = LONGEST_MS): Outcome => {
  const files = [...new Set(tests.map(fileOf))];
  const names = [...new Set(tests.map(({ name }) => patternOf(name)))];
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const reporting = ['--reporter=json', `--reporter-option=output=${report}`, '--exit'];
  const mocha = spawnSync(
    process.execPath,
    ['node_modules/mocha/bin/mocha.js', ...reporting, `--grep=/${names.join('|')}/`, ...files],
    { cwd: folder, encoding: 'utf8', timeout },
  );
  if (!existsSync(report)) throw new Error(`the tests did not run: ${mocha.stderr || mocha.stdout}`);
  const { stats, failures } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly stats: { readonly passes: number; readonly failures: number };
    readonly failures: Outcome['failures'];
  };
  return { ran: stats.passes + stats.failures, failures };
};

/** Throws unless the named tests pass as the project is: a test that fails anyway shows nothing. */
const checkUnbroken = (folder: string, asked: readonly Trial[]): void => {
  if (asked.some(needsBrowser)) build(folder);
  const { failures } = runTests(
    folder,
    asked.flatMap(({ tests }) => tests),
    LONGEST_UNBROKEN_MS,
  );
  if (failures.length === 0) return;
  const faults = failures.map(({ fullTitle, err }) => `  ${fullTitle}: ${err.message ?? ''}`);
  throw new Error(`Named tests fail before any rule is broken:\n${faults.join('\n')}`);
};

interface Verdict {
  readonly kind: 'caught' | 'survived' | 'not tried';
  /** What the test said, so that one that failed for another reason than the broken rule is seen. */
  readonly why: string;
}

const tryOut = (folder: string, trial: Trial): Verdict => {
  const { mutation, tests } = trial;
  const named = tests.map(({ path, name }) => `${path} › ${name}`).join('; ');
  const file = join(folder, mutation.file);
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, mutated(mutation, text));
    if (needsBrowser(trial)) build(folder);
    const { ran, failures } = runTests(folder, tests);
    const [first] = failures;
    if (first) return { kind: 'caught', why: (first.err.message ?? first.fullTitle).split('\n', 1).join('').slice(0, 160) };
    return ran === 0 ? { kind: 'not tried', why: `no test was run: ${named}` } : { kind: 'survived', why: named };
  } catch (error) {
    return { kind: 'not tried', why: error instanceof Error ? error.message : String(error) };
  } finally {
    writeFileSync(file, text);
  }
};

const tryAll = (): boolean => {
  // Those that build come last, so that no other test meets their broken build.
  const asked = [...trials.filter((trial) => !needsBrowser(trial)), ...(options.e2e ? trials.filter(needsBrowser) : [])];
  if (asked.length === 0) throw new Error('No statement that is asked for has a mutation.');
  const folder = temporaryFolder();
  const totals = { caught: 0, survived: 0, 'not tried': 0 };
  try {
    copyProject(folder.path);
    checkUnbroken(folder.path, asked);
    for (const trial of asked) {
      const verdict = tryOut(folder.path, trial);
      totals[verdict.kind] += 1;
      console.log(`${trial.number.padEnd(5)} ${verdict.kind.padEnd(9)} ${trial.mutation.file}: ${trial.mutation.replace.trim()}`);
      console.log(`      ${verdict.why}`);
    }
  } finally {
    folder.remove();
  }
  const left = trials.length - asked.length;
  console.log(
    `${String(totals.caught)} caught, ${String(totals.survived)} survived, ${String(totals['not tried'])} could not be tried`,
  );
  if (left > 0) console.log(`${String(left)} not run: their tests need a browser (--e2e)`);
  return totals.survived + totals['not tried'] === 0;
};

if (options.mutate) process.exitCode = tryAll() ? 0 : 1;
else {
  const without = STATEMENTS.filter(({ number }) => isAsked(number) && MUTATIONS[number] === undefined);
  for (const { number, text } of without) console.log(`${number.padEnd(5)} ${text}`);
  console.log(`${String(without.length)} of ${String(STATEMENTS.length)} statements have no mutation`);
}
