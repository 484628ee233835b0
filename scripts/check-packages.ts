/** Licences, install scripts and sources of the locked packages. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { packageFaults, type LockedPackage } from './supply/package-faults.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** The product's own, what some installs have besides, and what the benchmark of search installs when it is asked to. */
const FOLDERS = ['.', 'extras/node', 'extras/tracing', 'bench'];

const checked = FOLDERS.map((folder) => {
  const { packages } = read(`${folder}/package-lock.json`) as { readonly packages: Record<string, LockedPackage> };
  const { allowScripts } = read(`${folder}/package.json`) as { readonly allowScripts: Record<string, boolean> };
  return { count: Object.keys(packages).length - 1, faults: packageFaults(packages, allowScripts) };
});
const faults = checked.flatMap((each) => each.faults);
for (const fault of faults) console.error(fault);
console.log(`${checked.map(({ count }) => count).join(', ')} packages`);
if (faults.length > 0) process.exitCode = 1;
