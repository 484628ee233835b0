/** Looks for secrets in every file of the repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { secretFaults } from './supply/secret-faults.ts';

const LARGEST = 1_000_000;
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));
const faults = files
  .filter((file) => statSync(file).isFile() && statSync(file).size < LARGEST)
  .flatMap((file) => secretFaults(file, readFileSync(file, 'utf8')));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
