import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Processor time that a process has used, in milliseconds; NaN where there is no /proc. */
export const cpuMs = ({ pid }: Pick<ChildProcess, 'pid'>): number => {
  try {
    const [, fields = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ');
    const [user = NaN, system = NaN] = fields.split(' ').slice(11, 13).map(Number);
    return (user + system) * 10;
  } catch {
    return NaN;
  }
};
