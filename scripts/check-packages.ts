/** Licences, install scripts and sources of the locked packages. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { packageFaults, type LockedPackage } from './supply/package-faults.ts';

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const { packages } = read<{ packages: Record<string, LockedPackage> }>('package-lock.json');
const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json');
const faults = packageFaults(packages, allowScripts);
for (const fault of faults) console.error(fault);
console.log(`${String(Object.keys(packages).length - 1)} packages`);
if (faults.length > 0) process.exitCode = 1;
