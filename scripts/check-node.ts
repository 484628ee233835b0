/** Whether the Node that comes along misses a security release. Exit code 3: there is no connection to ask. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { missedSecurityRelease, type NodeRelease } from './supply/node-release.ts';

const NOT_RUN = 3;
const RELEASES = 'https://nodejs.org/dist/index.json';
const { optionalDependencies } = JSON.parse(readFileSync('extras/node/package.json', 'utf8')) as {
  readonly optionalDependencies: Readonly<Record<string, string>>;
};
const pinned = Object.entries(optionalDependencies);
const releases = await fetch(RELEASES, { signal: AbortSignal.timeout(5000) })
  .then((answer) => (answer.ok ? (answer.json() as Promise<readonly NodeRelease[]>) : null))
  .catch(() => null);
if (releases === null) {
  console.log(`${RELEASES} does not answer`);
  process.exitCode = NOT_RUN;
}
for (const [name, version] of pinned) {
  const missed = releases && missedSecurityRelease(version, releases);
  if (missed === null) continue;
  console.error(`${name} ${version} misses the security release ${missed}: update it in extras/node/package.json`);
  process.exitCode = 1;
}
