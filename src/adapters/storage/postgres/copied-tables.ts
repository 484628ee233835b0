/** Tables that are copied between SQLite and PostgreSQL, as lines of PostgreSQL's COPY. */
import type { Hash } from 'node:crypto';
import type BetterSqlite from 'better-sqlite3';
import type { ClientBase } from 'pg';
import { copyLine, type CopyValue } from './copy-text.ts';

/** Their one row, the revision, is made with the table. */
export const SEEDED: ReadonlySet<string> = new Set(['inventory', 'catalogue']);

/** Bytes that are handed on at once. */
const CHUNK = 1 << 18;

/** The copy cannot be made; the message says why and what to do. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

export interface CopiedTable {
  readonly name: string;
  readonly rows: number;
}

export interface Table {
  readonly name: string;
  readonly file: BetterSqlite.Database;
  /** The columns of its primary key. */
  readonly key: string;
}

export interface Column {
  readonly name: string;
  /** In PostgreSQL. */
  readonly type: string;
  readonly isIdentity: boolean;
}

export const quoted = (name: string): string => `"${name}"`;
export const listed = (columns: readonly Column[]): string => columns.map(({ name }) => quoted(name)).join();

const tableNames = (file: BetterSqlite.Database): string[] =>
  file
    .prepare<[], string>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name",
    )
    .pluck()
    .all();

const keyOf = (file: BetterSqlite.Database, table: string): string =>
  file
    .prepare<[], { name: string; pk: number }>(`pragma table_info(${quoted(table)})`)
    .all()
    .filter(({ pk }) => pk > 0)
    .sort((a, b) => a.pk - b.pk)
    .map(({ name }) => quoted(name))
    .join();

/** Those of a file of SQLite; those that others refer to first. */
export const tablesOf = (file: BetterSqlite.Database): readonly Table[] => {
  const ordered = new Set<string>();
  const add = (name: string): void => {
    const referred = file.prepare<[], { table: string }>(`pragma foreign_key_list(${quoted(name)})`).all();
    for (const { table } of referred) if (table !== name) add(table);
    ordered.add(name);
  };
  tableNames(file).forEach(add);
  return [...ordered].map((name) => ({ name, file, key: keyOf(file, name) }));
};

export const columnsOf = async (client: ClientBase, table: string): Promise<readonly Column[]> => {
  const { rows } = await client.query<{ name: string; type: string; identity: string }>(
    `select column_name as name, data_type as type, is_identity as identity from information_schema.columns
     where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.map(({ name, type, identity }) => ({ name, type, isIdentity: identity === 'YES' }));
};

/** The rows of a table of SQLite, in the order of the key; their checksum is whole once all are read. */
export const linesOf = function* (table: Table, columns: readonly Column[], sum: Hash, onRows?: (rows: number) => void) {
  const types = columns.map(({ type }) => type);
  const rows = table.file
    .prepare<[], CopyValue[]>(`select ${listed(columns)} from ${quoted(table.name)} order by ${table.key}`)
    .raw()
    .iterate();
  let [lines, count] = ['', 0];
  const flush = (): Buffer => {
    const chunk = Buffer.from(lines);
    sum.update(chunk);
    onRows?.(count);
    [lines, count] = ['', 0];
    return chunk;
  };
  for (const row of rows) {
    lines += copyLine(row, types);
    count += 1;
    if (lines.length >= CHUNK) yield flush();
  }
  if (count > 0) yield flush();
};

/** PostgreSQL's rows of a table in the order of its key, as chunks of lines. */
export const orderedRows = (table: Table, columns: readonly Column[]): string =>
  `copy (select ${listed(columns)} from ${quoted(table.name)} order by ${table.key}) to stdout`;
