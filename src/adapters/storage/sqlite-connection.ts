/** Connections to one SQLite file, with one writer at a time among all processes. */
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { DEFAULT_WAIT_MS, StorageBusy, type WaitOptions, type WriteOptions } from '../../ports/vehicles.ts';
import { tracedQueries } from '../system/tracing/spans.ts';
import { CamelCaseNames } from './camel-case-names.ts';
import type { Database } from './inventory/inventory-tables.ts';
import { asStorageFailure, codeOf, refuseShortage } from './storage-failures.ts';

export type Connection = BetterSqlite.Database;

/** Of a write-ahead log that nobody needs any more. */
export const LARGEST_LOG_BYTES = 64 * 1024 ** 2;

/** `blockMs` is how long SQLite itself waits for a lock, blocking the event loop. */
export function connect(file: string, { blockMs }: { readonly blockMs: number }): Connection {
  const connection = new BetterSqlite(file, { timeout: blockMs });
  connection.pragma('synchronous = full');
  connection.pragma('foreign_keys = on');
  // Without a limit a large import leaves a write-ahead log of its size behind.
  connection.pragma(`journal_size_limit = ${LARGEST_LOG_BYTES}`);
  return connection;
}

export const kyselyOver = <Tables = Database>(connection: Connection): Kysely<Tables> =>
  new Kysely({
    dialect: new SqliteDialect({ database: withStatementCache(connection) }),
    plugins: [new CamelCaseNames()],
    log: tracedQueries('sqlite'),
  });

/** Kysely prepares every statement anew. A cached one cannot be streamed twice at once: repositories page by key instead. */
function withStatementCache(connection: Connection): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: 500 });
  return {
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = connection.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close: () => connection.close(),
  };
}

/** See `KyselyStorage.writeAlone`. Each transaction has its own connection, so none sees another's work before its commit. */
export async function writeAlone<T>(
  file: string,
  work: (connection: Connection) => Promise<T>,
  options: WriteOptions = {},
): Promise<T> {
  if (options.leastFree !== undefined) await refuseShortage(file, options.leastFree);
  const connection = connect(file, { blockMs: TURN_BLOCK_MS });
  try {
    // On a full disk the log can be emptied after a rollback only if none of it has to go into the file.
    connection.pragma('wal_checkpoint(passive)');
    await whenFree(() => connection.exec('begin immediate'), file, options);
    const result = await work(connection);
    connection.exec('commit');
    return result;
  } catch (error) {
    if (connection.inTransaction) connection.exec('rollback');
    shrinkLog(connection);
    throw asStorageFailure(error, file);
  } finally {
    connection.close();
  }
}

/**
 * Returns the space of the write-ahead log, which a large transaction keeps when it was rolled back or its process was killed. Does
 * nothing while somebody writes, or reads what is in the log.
 */
export const shrinkLog = (connection: Connection): void => {
  try {
    connection.pragma('wal_checkpoint(truncate)');
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_')) throw error;
  }
};

/** The wait for the write lock blocks the event loop for the first time, then polls for the second, while a server goes on serving. */
const TURN_BLOCK_MS = 5;
const TURN_PAUSE_MS = 45;

/** Retries while another process holds the lock; rejects with `StorageBusy` after `waitMs`. */
export async function whenFree<T>(
  attempt: () => T,
  file: string,
  { waitMs = DEFAULT_WAIT_MS, onWait }: WaitOptions = {},
): Promise<T> {
  const deadline = performance.now() + waitMs;
  for (let told = false; ; told = true) {
    try {
      return attempt();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
      const left = deadline - performance.now();
      if (left <= 0) throw new StorageBusy(`Somebody else is writing to ${file}`, { cause: error });
      if (!told) onWait?.();
      await sleep(Math.min(left, TURN_PAUSE_MS));
    }
  }
}
