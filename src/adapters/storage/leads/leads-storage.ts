/** leads.db: a separate file, so that no lead waits for an import that writes to the inventory for half a minute. */
import type { Kysely } from 'kysely';
import { StorageBusy, StorageUnwritable } from '../../../ports/vehicles.ts';
import { openFile } from '../sqlite.ts';
import { kyselyOver } from '../sqlite-connection.ts';
import { openWriter, type SqliteWriter } from '../sqlite-writer.ts';
import { StorageUnusable } from '../storage-unusable.ts';
import type { LeadKeys } from './lead-keys.ts';
import { LEAD_MIGRATIONS } from './leads-migrations.ts';
import type { LeadTables } from './leads-tables.ts';

export interface LeadsStorage {
  /** Read only; sees what is committed. */
  readonly db: Kysely<LeadTables>;
  readonly keys: LeadKeys;
  /** Nothing else writes meanwhile. */
  readonly write: SqliteWriter<LeadTables>['write'];
  /** The same for `work` that changes no row but those that it has locked; others may write to other rows meanwhile. */
  writeRows<T>(work: (db: Kysely<LeadTables>) => Promise<T>): Promise<T>;
  /** Whether transactions run side by side and rows can be locked: they do not in SQLite, which has one writer. */
  readonly locksRows: boolean;
  /** Why nothing can be written at the moment, found by writing; null when it can, or when another process writes. */
  writeFailure(): Promise<string | null>;
  /** Empties the write-ahead log into the file, so that erased data is in neither. */
  settle(): void;
  close(): Promise<void>;
}

export interface LeadsOptions {
  /** Called when the disk is full; the transaction is then tried a second time. */
  readonly makeRoom?: () => void;
}

/** Rejects with `StorageUnusable`, in words for the operator, when the file cannot be used or its keys are missing. */
export async function openLeads(dataDir: string, keys: LeadKeys, { makeRoom }: LeadsOptions = {}): Promise<LeadsStorage> {
  const { file, reader } = await openFile(dataDir, 'leads.db', LEAD_MIGRATIONS);
  const db = kyselyOver<LeadTables>(reader);
  const { connection, write, close: closeWriter } = openWriter<LeadTables>(file, makeRoom);
  const close = async (): Promise<void> => {
    await closeWriter();
    reader.close();
  };

  try {
    await refuseMissingKeys(db, keys, file);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    keys,
    write,
    writeRows: write,
    locksRows: false,
    async writeFailure() {
      try {
        // Writes a page as it is, and so needs the disk as a lead does.
        await write(() =>
          Promise.resolve(connection.pragma(`user_version = ${String(connection.pragma('user_version', { simple: true }))}`)),
        );
        return null;
      } catch (error) {
        if (error instanceof StorageUnwritable) return error.message;
        if (error instanceof StorageBusy) return null;
        throw error;
      }
    },
    settle: () => void connection.pragma('wal_checkpoint(truncate)'),
    close,
  };
}

/** Detects a lost key at the start, before a delivery fails. */
export async function refuseMissingKeys(db: Kysely<LeadTables>, keys: LeadKeys, file: string): Promise<void> {
  const used = await db.selectFrom('leads').select('keyId').union(db.selectFrom('webhooks').select('keyId')).execute();
  const missing = used.map(({ keyId }) => keyId).filter((id) => keys.ofId(id) === null);
  if (missing.length === 0) return;
  throw new StorageUnusable(
    `${file}: the key ${missing.join(', ')} is missing, without which its leads cannot be read. Restore leads.key, or add the key to LEADS_KEYS.`,
  );
}
