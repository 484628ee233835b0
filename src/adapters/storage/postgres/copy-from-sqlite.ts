/** Everything in the SQLite files of a data folder, into an empty PostgreSQL, in one transaction: all of it, or nothing. */
import { createHash, type Hash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import BetterSqlite from 'better-sqlite3';
import type { PoolClient } from 'pg';
import { from as copyIn, to as copyOut } from 'pg-copy-streams';
import { copyLine, type CopyValue } from './copy-text.ts';
import { lockText, type PostgresDatabase } from './postgres-database.ts';

const FILES = ['forecourt.db', 'catalogue.db', 'leads.db', 'consents.db'];
const PARTS = ['inventory', 'catalogue', 'leads', 'consents'] as const;
/** Their one row, the revision, is made with the table. */
const SEEDED: ReadonlySet<string> = new Set(['inventory', 'catalogue']);

/** Bytes that are given to PostgreSQL at once. */
const CHUNK = 1 << 18;

/** The copy cannot be made; the message says why and what to do. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

export interface CopiedTable {
  readonly name: string;
  readonly rows: number;
}

interface Table {
  readonly name: string;
  readonly file: BetterSqlite.Database;
  /** The columns of its primary key. */
  readonly key: string;
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isIdentity: boolean;
}

/** Nobody else has the file open, nor opens it for writing until it is closed. */
const openAlone = (file: string): BetterSqlite.Database => {
  const database = new BetterSqlite(file, { fileMustExist: true, timeout: 500 });
  try {
    // Write-ahead logging is left only where nobody else has the file open.
    database.pragma('journal_mode = delete');
    database.exec('begin immediate');
    return database;
  } catch (error) {
    database.close();
    if (error instanceof BetterSqlite.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code))
      throw new CopyRefused(`${file} is in use: stop the server, the worker and every import first.`, { cause: error });
    throw error;
  }
};

const quoted = (name: string): string => `"${name}"`;

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

/** Those that others refer to first. */
const tablesOf = (file: BetterSqlite.Database): Table[] => {
  const ordered = new Set<string>();
  const add = (name: string): void => {
    const referred = file.prepare<[], { table: string }>(`pragma foreign_key_list(${quoted(name)})`).all();
    for (const { table } of referred) if (table !== name) add(table);
    ordered.add(name);
  };
  tableNames(file).forEach(add);
  return [...ordered].map((name) => ({ name, file, key: keyOf(file, name) }));
};

const columnsOf = async (client: PoolClient, table: string): Promise<Column[]> => {
  const { rows } = await client.query<{ name: string; type: string; identity: string }>(
    `select column_name as name, data_type as type, is_identity as identity from information_schema.columns
     where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.map(({ name, type, identity }) => ({ name, type, isIdentity: identity === 'YES' }));
};

const listed = (columns: readonly Column[]): string => columns.map(({ name }) => quoted(name)).join();

const refuseUnlessEmpty = async (client: PoolClient, tables: readonly Table[], name: string): Promise<void> => {
  for (const table of tables) {
    const { rowCount } = await client.query(
      `select 1 from ${quoted(table.name)}${SEEDED.has(table.name) ? ' where revision <> 0' : ''} limit 1`,
    );
    if (rowCount !== 0)
      throw new CopyRefused(
        `${name} is not empty: its table ${table.name} has rows. Name an empty database in DATABASE_URL, such as a new one of createdb.`,
      );
  }
};

/** The rows as lines of COPY, in the order of the key, with their checksum once all are read. */
const linesOf = function* (table: Table, columns: readonly Column[], sum: Hash, onRows: (rows: number) => void) {
  const types = columns.map(({ type }) => type);
  const rows = table.file
    .prepare<[], CopyValue[]>(`select ${listed(columns)} from ${quoted(table.name)} order by ${table.key}`)
    .raw()
    .iterate();
  let [lines, count] = ['', 0];
  const flush = (): Buffer => {
    const chunk = Buffer.from(lines);
    sum.update(chunk);
    onRows(count);
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

const copyTable = async (client: PoolClient, table: Table, onRows: (rows: number) => void): Promise<CopiedTable> => {
  const { name } = table;
  const columns = await columnsOf(client, name);
  const sent = createHash('sha256');
  let rows = 0;
  const lines = linesOf(table, columns, sent, (more) => {
    rows += more;
    onRows(more);
  });
  if (SEEDED.has(name)) await client.query(`delete from ${quoted(name)}`);
  await pipeline(Readable.from(lines), client.query(copyIn(`copy ${quoted(name)} (${listed(columns)}) from stdin`)));

  const stored = createHash('sha256');
  const back = client.query(copyOut(`copy (select ${listed(columns)} from ${quoted(name)} order by ${table.key}) to stdout`));
  for await (const chunk of back as AsyncIterable<Buffer>) stored.update(chunk);
  if (back.rowCount !== rows || stored.digest('hex') !== sent.digest('hex'))
    throw new CopyRefused(
      `The table ${name} is not in PostgreSQL as it is in SQLite (${String(rows)} rows here, ${String(back.rowCount)} there). Nothing was copied.`,
    );
  for (const column of columns.filter(({ isIdentity }) => isIdentity))
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select max(${quoted(column.name)}) from ${quoted(name)}))`,
      [quoted(name), column.name],
    );
  return { name, rows };
};

export interface CopyRequest {
  /** With the databases of this release: they are opened by nobody else. */
  readonly dataDir: string;
  /** With the tables of this release, which are empty. */
  readonly target: PostgresDatabase;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Copies every table, reads each back and compares counts and checksums before anything is committed. Killed in the middle it leaves
 * nothing, so that it can be started again. Rejects with `CopyRefused`.
 */
export const copyFromSqlite = async ({ dataDir, target, onProgress }: CopyRequest): Promise<readonly CopiedTable[]> => {
  const files: BetterSqlite.Database[] = [];
  const client = await target.connect();
  try {
    for (const name of FILES) files.push(openAlone(join(dataDir, name)));
    const tables = files.flatMap(tablesOf);
    const countOf = ({ file, name }: Table): number =>
      Number(
        file
          .prepare(`select count(*) from ${quoted(name)}`)
          .pluck()
          .get(),
      );
    const total = tables.reduce((sum, table) => sum + countOf(table), 0);

    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    for (const part of PARTS) {
      const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(${lockText(part)}) as mine`);
      if (rows[0]?.mine !== true) throw new CopyRefused(`Somebody else is writing to ${target.name}: another copy perhaps.`);
    }
    await refuseUnlessEmpty(client, tables, target.name);
    const copied: CopiedTable[] = [];
    let done = 0;
    for (const table of tables) copied.push(await copyTable(client, table, (rows) => onProgress?.((done += rows), total)));
    await client.query('commit');
    // The planner has no figures of these tables yet.
    await client.query('set statement_timeout = 0');
    for (const { name } of copied) await client.query(`analyze ${quoted(name)}`);
    return copied;
  } finally {
    // Closed: an open transaction ends with it, and its settings.
    client.release(true);
    for (const file of files) file.close();
  }
};
