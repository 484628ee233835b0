/** The built server as a separate process, as `npm start` runs it, on a free port and with its own data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endsWithTests } from './ends-with-tests.ts';

const root = join(import.meta.dirname, '../..');

/** Node's options of `npm start`, or of another script. */
export const nodeOptions = (script: 'start' | 'import' = 'start'): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<typeof script, string> };
  return scripts[script].split(' ').filter((word) => word.startsWith('--'));
};

export interface RunningServer {
  readonly port: number;
  /** `url('/en-ca')` on the main site; the second argument names another host. */
  url(path: string, host?: string): string;
  readonly process: ChildProcess;
  /** The lines that it has printed so far. */
  readonly printed: readonly string[];
  /** Memory that the process holds now; NaN where there is no /proc. */
  residentBytes(): number;
  /** Sends the signal and waits for the end; the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The product's server, or the one with the page of components. */
export type Program = 'main' | 'gallery-server';

/** Resolves when the server says that it is ready; rejects with what it printed when it ends before. */
export const startServer = async (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  program: Program = 'main',
): Promise<RunningServer> => {
  const child = spawn(process.execPath, [...nodeOptions(), join(root, 'dist/server', `${program}.js`)], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'on',
      RESERVE_MB: '1',
      NODE_OPTIONS: '',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      // The machine that runs the tests may be slow for other reasons.
      OVERLOAD_DELAY_MS: '60000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endsWithTests(child);
  const printed: string[] = [];
  createInterface(child.stderr).on('line', (line) => printed.push(line));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}:\n${printed.join('\n')}`)));
    createInterface(child.stdout).on('line', (line) => {
      printed.push(line);
      const ready = /"port":(\d+).*"msg":"Ready"/.exec(line);
      if (ready) resolve(Number(ready[1]));
    });
  });
  return {
    port,
    url: (path, host = 'localhost') => `http://${host}:${String(port)}${path}`,
    process: child,
    printed,
    residentBytes: () => {
      const status = existsSync(`/proc/${String(child.pid)}/status`)
        ? readFileSync(`/proc/${String(child.pid)}/status`, 'utf8')
        : '';
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) * 1024;
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
};
