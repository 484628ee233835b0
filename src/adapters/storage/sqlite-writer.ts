/** A connection that writes to one SQLite file, one transaction after the other. */
import type { Kysely } from 'kysely';
import type { WaitOptions } from '../../ports/vehicles.ts';
import { connect, kyselyOver, whenFree, type Connection } from './sqlite-connection.ts';
import { asStorageFailure, isDiskFull } from './storage-failures.ts';

const WAIT: WaitOptions = { waitMs: 5000 };
/** Writes last a millisecond or two: waiting is quicker than a retry. */
const BLOCK_MS = 10;

export interface SqliteWriter<Tables> {
  readonly connection: Connection;
  /**
   * Runs `work` in one transaction while nothing else writes, and resolves once it is on the disk (`synchronous=FULL`). Rejects
   * with `StorageBusy` when another process writes for more than 5 s, and with `StorageUnwritable` when the disk is full or fails.
   */
  readonly write: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** After the last transaction. */
  readonly close: () => Promise<void>;
}

/** @param makeRoom called when the disk is full; the transaction is then tried a second time */
export const openWriter = <Tables>(file: string, makeRoom?: () => void): SqliteWriter<Tables> => {
  const connection = connect(file, { blockMs: BLOCK_MS });
  // Freed pages are overwritten, so erased data cannot be recovered.
  connection.pragma('secure_delete = on');
  const db = kyselyOver<Tables>(connection);
  let last: Promise<unknown> = Promise.resolve();

  const attempt = async <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => {
    await whenFree(() => connection.exec('begin immediate'), file, WAIT);
    try {
      const result = await work(db);
      connection.exec('commit');
      return result;
    } finally {
      if (connection.inTransaction) connection.exec('rollback');
    }
  };

  const transaction = async <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => {
    try {
      return await attempt(work).catch((error: unknown) => {
        if (!makeRoom || !isDiskFull(error)) throw error;
        makeRoom();
        return attempt(work);
      });
    } catch (error) {
      throw asStorageFailure(error, file);
    }
  };

  return {
    connection,
    write(work) {
      const result = last.then(() => transaction(work));
      last = result.catch(() => undefined);
      return result;
    },
    async close() {
      await last;
      connection.close();
    },
  };
};
