import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

const readOf = (pid: number | string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended, or there is no /proc.
    return '';
  }
};

/** Of this process and all that it started, in bytes; pages that several of them share count once. Without /proc, of this one alone. */
export const memoryOfProcesses = (): number => {
  const pids = readOf('self', 'stat') === '' ? [] : readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [pid, readOf(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? '']));
  const isOurs = (pid: string | undefined): boolean =>
    pid !== undefined && (pid === String(process.pid) || isOurs(parents.get(pid)));
  const sizes = pids
    .filter((pid) => isOurs(pid))
    .map((pid) => 1024 * Number(/^Pss:\s+(\d+)/m.exec(readOf(pid, 'smaps_rollup'))?.[1] ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0) || process.memoryUsage().rss;
};
