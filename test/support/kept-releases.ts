/** What earlier releases stored: `scripts/keep-release.ts` wrote it. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { PARTS } from '../../src/adapters/storage/parts.ts';

const FOLDER = join(import.meta.dirname, 'releases');

/** The oldest first. Before there were tags, a release is the day and the commit of a state that was shipped. */
export const KEPT_RELEASES: readonly string[] = readdirSync(FOLDER).sort();

/** Fills a folder as the release left it: without the parts that came later. */
export const layOut = (release: string, dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true });
  for (const { part, file } of PARTS) {
    const kept = join(FOLDER, release, `${part}.sql`);
    if (!existsSync(kept)) continue;
    const database = new BetterSqlite(join(dataDir, file));
    database.pragma('synchronous = off');
    database.exec(`begin; ${readFileSync(kept, 'utf8')} commit`);
    database.close();
  }
  copyFileSync(join(FOLDER, release, 'leads.key'), join(dataDir, 'leads.key'));
};

export interface StoredColumn {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly pk: number;
}

/** Tables with their columns, and the other objects as they were made: what two schemas are compared by. */
export const schemaOf = (file: string) => {
  const database = new BetterSqlite(file, { readonly: true });
  try {
    const objects = database
      .prepare<[], { type: string; name: string; sql: string }>(
        "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite\\_%' escape '\\' order by name",
      )
      .all();
    const columnsOf = (table: string): readonly StoredColumn[] =>
      (database.pragma(`table_info("${table}")`) as StoredColumn[]).map(({ name, type, notnull, dflt_value, pk }) => ({
        name,
        type,
        notnull,
        dflt_value,
        pk,
      }));
    const tables = objects.filter(({ type }) => type === 'table');
    return {
      tables: Object.fromEntries(tables.map(({ name }) => [name, columnsOf(name)])),
      others: Object.fromEntries(
        objects.filter(({ type }) => type !== 'table').map(({ name, sql }) => [name, sql.replace(/\s+/g, ' ')]),
      ),
    };
  } finally {
    database.close();
  }
};
