/** Everything in the SQLite files of a data folder, into an empty PostgreSQL, in one transaction: all of it, or nothing. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import BetterSqlite from 'better-sqlite3';
import type { PoolClient } from 'pg';
import { from as copyIn, to as copyOut } from 'pg-copy-streams';
import { PARTS } from '../parts.ts';
import { columnsOf, CopyRefused, linesOf, listed, orderedRows, quoted, SEEDED, tablesOf } from './copied-tables.ts';
import type { CopiedTable, Table } from './copied-tables.ts';
import { lockText, type PostgresDatabase } from './postgres-database.ts';

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
  const back = client.query(copyOut(orderedRows(table, columns)));
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
    for (const { file } of PARTS) files.push(openAlone(join(dataDir, file)));
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
    for (const { part } of PARTS) {
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
