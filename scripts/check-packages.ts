/** Licences, install scripts and sources of the locked packages. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { packageFaults, type LockedPackage } from './supply/package-faults.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { readonly packages: Record<string, LockedPackage> };
const { allowScripts } = read('package.json') as { readonly allowScripts: Record<string, boolean> };
const faults = packageFaults(packages, allowScripts);
for (const fault of faults) console.error(fault);
console.log(`${String(Object.keys(packages).length - 1)} packages`);
if (faults.length > 0) process.exitCode = 1;
