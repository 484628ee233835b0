import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

const checks = {
  lint: 'eslint/bin/eslint.js --max-warnings=0 .',
  types: 'typescript/bin/tsc -p tsconfig.json --noEmit --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo',
  format: 'prettier/bin/prettier.cjs --check --log-level=warn --cache .',
  layers: '../scripts/check-layers.mjs',
  words: 'tsx/dist/cli.mjs scripts/check-words.ts',
  packages: 'tsx/dist/cli.mjs scripts/check-packages.ts',
  secrets: 'tsx/dist/cli.mjs scripts/check-secrets.ts',
  'node release': 'tsx/dist/cli.mjs scripts/check-node.ts',
  'dead code': 'knip/bin/knip.js --no-progress',
  'domain types': 'typescript/bin/tsc -p src/domain/tsconfig.json --noEmit',
};

/** Exit code of a check that needs a connection and has none. */
const NOT_RUN = 3;

/** Runs every check, as many at a time as there are processors; a line each, and the whole output of a failing one. Resolves to 0 or 1. */
export async function check() {
  const waiting = Object.entries(checks);
  let failed = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next;
      const started = Date.now();
      const { exitCode, output } = await capture(command);
      const outcome = exitCode === 0 ? 'ok     ' : exitCode === NOT_RUN ? 'not run' : 'FAILED ';
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${outcome}  ${name.padEnd(12)}  ${seconds.padStart(5)} s`);
      if (exitCode === 0) continue;
      if (exitCode !== NOT_RUN) failed = 1;
      console.log(output.trimEnd().replace(/^/gm, '        '));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return failed;
}

async function capture(command) {
  const [program, ...args] = command.split(' ');
  const child = spawn(process.execPath, [`node_modules/${program}`, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const [exitCode] = await once(child, 'close');
  return { exitCode, output };
}
