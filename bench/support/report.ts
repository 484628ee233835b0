/** What benchmarks print and write: milliseconds and bytes (product rules, section 1). */
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Of at least one number. */
export const spreadOf = (numbers: readonly number[]): Spread => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { mean: sorted.reduce((sum, number) => sum + number, 0) / sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memory: totalmem(),
  node: process.version,
  platform: process.platform,
});

export const writeReport = (file: string, rows: readonly { readonly name: string }[], about: object = {}): void =>
  writeFileSync(file, `${JSON.stringify({ machine: machine(), ...about, rows }, null, 2)}\n`);

/** Bytes that this process holds after garbage collection. */
export const bytesInUse = (): number => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as (options: object) => void;
  // The last resort gives pages back to the system, so that the memory of the process means something too.
  const thorough = { type: 'major', execution: 'sync', flavor: 'last-resort' };
  collectGarbage(thorough);
  collectGarbage(thorough);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
