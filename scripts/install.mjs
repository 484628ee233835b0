import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/**
 * Two folders have packages: the project, whose tools (lint, tests) are left out where nobody needs them, and `extras/node` with Node itself.
 * A file in node_modules says what is installed there.
 */

const platform = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = join('extras', 'node', 'node_modules', `node-${platform}-${process.arch}`);
/** The Node that comes along, where there is one for this platform. */
export const SHIPPED_NODE = join(import.meta.dirname, '..', nodePackage, 'bin', platform === 'win' ? 'node.exe' : 'node');

/** What only building addons and checking types needs; npm counts TypeScript as a part of i18next. */
const unusedIn = (folder, withTools) => {
  if (folder === 'extras/node') return [join(nodePackage, 'include')];
  return withTools ? [] : ['better-sqlite3/deps', 'typescript'].map((part) => join('node_modules', part));
};

const stampFile = (folder) => join(folder, 'node_modules', '.forecourt-stamp');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const WITH_TOOLS = ' with tools';
const stampOf = (folder, withTools) => {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  return hash.digest('hex') + (withTools ? WITH_TOOLS : '');
};

/** Whether a folder has all of its locked packages, the tools too where they are asked for. */
export function isInstalled({ folder, withTools = false }) {
  const stamp = read(stampFile(folder));
  return stamp === stampOf(folder, withTools) || stamp === stampOf(folder, true);
}

/** Installs the locked packages of a folder, again with the tools where it had them. Rejects with what to do where that fails. */
export async function install({ folder, ...asked }) {
  const withTools = asked.withTools === true || read(stampFile(folder)).endsWith(WITH_TOOLS);
  const stamp = stampOf(folder, withTools);
  if (!installedByHand(folder, withTools)) {
    await npmCi(folder, withTools, reasonFor(folder, withTools));
    for (const part of unusedIn(folder, withTools)) rmSync(part, { recursive: true, force: true });
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(stampFile(folder), stamp);
  linkNode();
}

/** Puts the Node that came along where npm's scripts and npx look for it first. */
function linkNode() {
  const bin = join('node_modules', '.bin');
  if (process.platform === 'win32' || !existsSync(SHIPPED_NODE) || !existsSync(bin)) return;
  rmSync(join(bin, 'node'), { force: true });
  symlinkSync(join('..', '..', nodePackage, 'bin', 'node'), join(bin, 'node'));
}

function reasonFor(folder, withTools) {
  const before = read(stampFile(folder));
  if (before === '') return 'first run';
  return withTools && before === stampOf(folder, false) ? 'with the tools for development' : 'package-lock.json has changed';
}

async function npmCi(folder, withTools, reason) {
  console.log(`Installing ${folder === '.' ? 'the locked packages' : 'Node 24, since this one is older'} (${reason}) …`);
  const started = Date.now();
  // Said in full, since NODE_ENV and settings of npm would choose otherwise.
  const scope = [withTools ? '--include=dev' : '--omit=dev', '--include=optional'];
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...scope];
  const npm = process.env.npm_execpath;
  const exitCode = npm
    ? await run(process.execPath, [npm, ...options], { cwd: folder })
    : await run('npm', options, { cwd: folder, shell: process.platform === 'win32' });
  if (exitCode !== 0)
    throw new Error(
      'The packages could not be installed; npm says why above.\n' +
        'A first run needs the npm registry (or a mirror of it: npm config set registry URL). Nothing else is downloaded.\n' +
        'Run the same command again once it can be reached.',
    );
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

/** After `npm ci` or `npm install PACKAGE` by hand, node_modules is up to date already, according to npm's list of it. */
function installedByHand(folder, withTools) {
  const listFile = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(listFile)) return false;
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packagesIn(listFile);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    ([path, { version, integrity, optional, dev, devOptional }]) =>
      path === '' ||
      (present[path]
        ? present[path].version === version && present[path].integrity === integrity
        : optional === true || (!withTools && (dev ?? devOptional) === true)),
  );
}
