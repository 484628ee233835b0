import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';

export type DatabaseState =
  | { readonly kind: 'whole' }
  | { readonly kind: 'damaged'; readonly problem: string }
  /** Not checked to its end within the time. */
  | { readonly kind: 'unchecked' }
  /** Node's permission model lets this process start no other. */
  | { readonly kind: 'forbidden' };

/** Runs in a process of its own: SQLite cannot be interrupted, and a large file takes seconds. */
const PROGRAM = `
  const [driver, file] = process.argv.slice(1);
  const database = new (require(driver))(file, { readonly: true, fileMustExist: true });
  process.stdout.write(String(database.pragma('quick_check(1)', { simple: true })));
`;

/** Types of Node declare it always. */
const permission = (process as { readonly permission?: { has(scope: string): boolean } }).permission;

/** Whether every page of a database is as it should be. Servers may go on writing to it. Never rejects. */
export const checkDatabase = (file: string, { withinMs }: { readonly withinMs: number }): Promise<DatabaseState> =>
  new Promise((resolve) => {
    if (permission?.has('child') === false) {
      resolve({ kind: 'forbidden' });
      return;
    }
    const driver = createRequire(import.meta.url).resolve('better-sqlite3');
    const options = { timeout: withinMs, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, ['-e', PROGRAM, driver, file], options, (error, printed) => {
      if (error === null && printed === 'ok') resolve({ kind: 'whole' });
      else if (error?.killed === true) resolve({ kind: 'unchecked' });
      else resolve({ kind: 'damaged', problem: problemIn(printed, error) });
    });
  });

/** SQLite's words in one line. */
const problemIn = (printed: string, error: Error | null): string =>
  (printed === '' ? /SqliteError: (.*)/.exec(error?.message ?? '')?.[1] : printed)?.replace(/\s+/g, ' ') ?? 'it cannot be read';
