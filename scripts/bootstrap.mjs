/**
 * Every npm script starts here, on whatever Node started npm: node scripts/bootstrap.mjs TASK [ARGUMENTS].
 * It installs the locked packages that the task needs when they are not there yet, and a Node where this one is too old, and runs the
 * task on it. Nothing but Node's own modules may be imported before the install.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, SHIPPED_NODE } from './install.mjs';
import { withLock } from './lock.mjs';
import { run } from './run.mjs';

const [task] = process.argv.slice(2);

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
if (!isAtLeast(20, 19)) stop(`Forecourt needs Node 20.19 or later to install itself; this is Node ${process.versions.node}.`);

/** What serves the sites or is a command of src/cli needs no tools of the development. */
const withTools = !(task === 'start' || task === 'build' || existsSync(join('src', 'cli', `${task}.ts`)));
// One that came along is kept up to date too where npm found it first.
const needsNode = !isAtLeast(24, 0) || process.execPath.startsWith(process.cwd());
const wanted = [...(needsNode ? [{ folder: 'extras/node' }] : []), { folder: '.', withTools }];
if (!wanted.every(isInstalled)) {
  await withLock('install', async () => {
    for (const each of wanted) if (!isInstalled(each)) await install(each).catch(({ message }) => stop(message));
  });
}

const node = chooseNode();
if (node === process.execPath) {
  const { runTask } = await import('./tasks.mjs');
  const exitCode = await runTask(process.argv.slice(2));
  // Zero is not set: a server or command that goes on running sets its own exit code.
  if (exitCode) process.exitCode = exitCode;
} else {
  process.exitCode = await run(node, [...process.execArgv, ...process.argv.slice(1)]);
}

/** This Node when it is the supported LTS or newer, else the one that was installed for it, else this one if it can do. */
function chooseNode() {
  if (isAtLeast(24, 0) && existsSync(process.execPath)) return process.execPath;
  // Runs it for its version, because the file also exists on systems where it cannot run (Alpine's C library).
  if (existsSync(SHIPPED_NODE) && spawnSync(SHIPPED_NODE, ['--version']).status === 0) return SHIPPED_NODE;
  if (isAtLeast(22, 12)) return process.execPath;
  stop(
    `Forecourt needs Node 22.12 or later; this is Node ${process.versions.node}, and no newer one could be installed for ` +
      `${process.platform} ${process.arch}. Please install Node 24 (https://nodejs.org).`,
  );
}

function isAtLeast(major, minor) {
  const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number);
  return ourMajor > major || (ourMajor === major && ourMinor >= minor);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
