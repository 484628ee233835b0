import type { ChildProcess } from 'node:child_process';
import process from 'node:process';

/** Ends the process when the tests do: a run that is cut short, or ended before its hooks, leaves nothing behind. */
export const endsWithTests = (child: ChildProcess): void => {
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
};
