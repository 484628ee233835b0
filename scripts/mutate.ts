/**
 * npm run faults -- --mutate: plants each bug of test/faults/mutations.ts in a copy of the project, and runs the test that has to fail
 * with it. Ends with 1 when a test passes all the same, or fails without the bug.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { MUTATIONS, type Mutation } from '../test/faults/mutations.ts';

const root = resolve(import.meta.dirname, '..');
const COPIED = [
  'src',
  'test',
  'sites',
  'feeds',
  'catalogue',
  'public',
  'gallery',
  'docs',
  'scripts',
  'package.json',
  'tsconfig.json',
  '.mocharc.json',
];
/** A bug may make a test wait for ever: that is caught, too. */
const LONGEST_MS = 180_000;

const { values } = parseArgs({ options: { mutate: { type: 'boolean' }, only: { type: 'string', default: '' } } });
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

const copy = mkdtempSync(join(tmpdir(), 'forecourt-mutants-'));
/** How many tests of the file ran, and whether all passed. */
const run = (test: string): { readonly passed: boolean; readonly ran: number; readonly failed: string } => {
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/mocha/bin/mocha.js', '--bail', '--exit', test], {
    cwd: copy,
    encoding: 'utf8',
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  const ran = Number(/(\d+) passing/.exec(stdout)?.[1] ?? 0);
  return {
    passed: status === 0,
    ran,
    failed: /^ {2}1\) ([^\n]*\n[^\n]*)/m.exec(stdout)?.[1]?.replace(/\s+/g, ' ') ?? 'no answer in time',
  };
};

const verdictOn = ({
  file,
  find,
  replace,
  test,
  needsDisk,
}: Mutation): { readonly caught: boolean | null; readonly by: string } => {
  if (needsDisk && !canMount) return { caught: null, by: 'needs root on Linux' };
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) return { caught: false, by: `the text to replace does not stand once in ${file}` };
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  try {
    const { passed, failed } = run(test);
    return passed ? { caught: false, by: `${test} passes` } : { caught: true, by: failed };
  } finally {
    writeFileSync(path, text);
  }
};

let missed = 0;
try {
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const chosen = MUTATIONS.filter(({ name }) => name.includes(values.only));
  for (const test of new Set(chosen.map((mutation) => mutation.test))) {
    const { passed, failed } = run(test);
    if (passed) continue;
    missed += 1;
    console.log(`FAULT     without any bug ${test} fails: ${failed}`);
  }
  for (const mutation of chosen) {
    const { caught, by } = verdictOn(mutation);
    if (caught === false) missed += 1;
    console.log(`${caught === null ? 'not run' : caught ? 'caught ' : 'MISSED '}   ${mutation.name}: ${by}`);
  }
  console.log(`\n${String(chosen.length)} planted bugs, ${String(missed)} not caught.`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
