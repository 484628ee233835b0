/** consents.db: a separate file, so that a flood of choices holds up no lead, and its size is that of the proofs. */
import type { Generated, Kysely } from 'kysely';
import { openFile } from '../sqlite.ts';
import { kyselyOver } from '../sqlite-connection.ts';
import { openWriter, type SqliteWriter } from '../sqlite-writer.ts';
import type { Migrations } from '../upgrade/schema-state.ts';

export interface ConsentTables {
  readonly consents: {
    readonly seq: Generated<number>;
    /** Null once it was erased. */
    readonly choice: string | null;
    /** The proof as JSON, without the id of the choice. */
    readonly line: string;
  };
}

export const CONSENT_MIGRATIONS: Migrations = {
  '0001-consents': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('consents')
        .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('choice', 'text')
        .addColumn('line', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('consents_choice').on('consents').column('choice').execute();
    },
  },
};

export interface ConsentStorage {
  /** Sees what is committed. */
  readonly db: Kysely<ConsentTables>;
  /** One transaction. Rejects with `StorageBusy` and `StorageUnwritable`. */
  readonly write: SqliteWriter<ConsentTables>['write'];
  /** The same while no other process writes. */
  readonly writeAlone: SqliteWriter<ConsentTables>['write'];
  /** What the proofs take on the disk. */
  bytes(): Promise<number>;
  /** Leaves nothing of what was erased where that can be had. */
  settle(): void;
  close(): Promise<void>;
}

/** Rejects with `StorageUnusable`, in words for the operator, when the file cannot be used. */
export async function openConsents(dataDir: string): Promise<ConsentStorage> {
  const { file, reader } = await openFile(dataDir, 'consents.db', CONSENT_MIGRATIONS);
  const { connection, write, close } = openWriter<ConsentTables>(file);
  const pragma = (name: string): number => Number(reader.pragma(name, { simple: true }));
  return {
    db: kyselyOver<ConsentTables>(reader),
    write,
    writeAlone: write,
    bytes: () => Promise.resolve(pragma('page_count') * pragma('page_size')),
    settle: () => void connection.pragma('wal_checkpoint(truncate)'),
    async close() {
      await close();
      reader.close();
    },
  };
}
