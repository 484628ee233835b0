/**
 * Every npm script starts here, on whatever Node started npm: node scripts/bootstrap.mjs TASK [ARGUMENTS].
 * It installs the locked packages when they are not there yet, picks a Node that is new enough, and runs the task on it.
 * Nothing but Node's own modules may be imported before the install.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { run } from './run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.forecourt-stamp');

process.chdir(root);
if (!isAtLeast(20, 19)) stop(`Forecourt needs Node 20.19 or later to install itself; this is Node ${process.versions.node}.`);

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!isInstalled()) await withLock('install', install);

const node = chooseNode();
if (node === process.execPath) {
  const { runTask } = await import('./tasks.mjs');
  const exitCode = await runTask(process.argv.slice(2));
  // Zero is not set: a server or command that goes on running sets its own exit code.
  if (exitCode) process.exitCode = exitCode;
} else {
  process.exitCode = await run(node, [...process.execArgv, ...process.argv.slice(1)]);
}

async function install() {
  // Another run may have installed while this one waited for the lock.
  if (isInstalled()) return;
  if (!installedByHand()) {
    const reason = existsSync(stampFile) ? 'package-lock.json has changed' : 'first run';
    console.log(`Installing the locked packages (${reason}) …`);
    await npmCi();
  }
  writeFileSync(stampFile, wanted);
}

async function npmCi() {
  const started = Date.now();
  // Everything is installed whatever NODE_ENV says: a later `npm test` must not have to install again.
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  const npm = process.env.npm_execpath;
  const exitCode = npm
    ? await run(process.execPath, [npm, ...options])
    : await run('npm', options, { shell: process.platform === 'win32' });
  if (exitCode !== 0) {
    stop(
      'The packages could not be installed; npm says why above.\n' +
        'A first run needs the npm registry (or a mirror of it: npm config set registry URL). Nothing else is downloaded.\n' +
        'Run the same command again once it can be reached.',
    );
  }
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
}

/** After `npm ci` or `npm install PACKAGE` by hand, node_modules is up to date already, according to npm's list of it. */
function installedByHand() {
  const listFile = join('node_modules', '.package-lock.json');
  if (!existsSync(listFile)) return false;
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packagesIn(listFile);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, integrity, optional }]) =>
      path === '' ||
      (present[path] ? present[path].version === version && present[path].integrity === integrity : optional === true),
  );
}

/** This Node when it is the supported LTS or newer, else the one among the optional dependencies, else this one if it can do. */
function chooseNode() {
  if (isAtLeast(24, 0)) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const shipped = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program);
  // Runs it for its version, because the file also exists on systems where it cannot run (Alpine's C library).
  if (existsSync(shipped) && spawnSync(shipped, ['--version']).status === 0) return shipped;
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
