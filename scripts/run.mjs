import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in the foreground and resolves with its exit code. Signals sent to this process go on to the program,
 * so that `npm start` stops as cleanly as the server itself does.
 */
export async function run(program, args, { env = {}, ...options } = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env }, ...options });
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
    });
  } finally {
    for (const signal of signals) process.off(signal, forward);
  }
}
