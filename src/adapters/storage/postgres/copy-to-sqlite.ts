/** A part of what PostgreSQL stores as a file of SQLite: for backups, and before an upgrade. */
import { createHash } from 'node:crypto';
import BetterSqlite from 'better-sqlite3';
import { Migrator } from 'kysely/migration';
import type { ClientBase } from 'pg';
import { to as copyOut } from 'pg-copy-streams';
import { kyselyOver } from '../sqlite-connection.ts';
import type { Migrations } from '../upgrade/schema-state.ts';
import { columnsOf, CopyRefused, linesOf, listed, orderedRows, quoted, SEEDED, tablesOf, type Table } from './copied-tables.ts';
import { parseLine } from './copy-text.ts';
import { addressesOf, primaryPool } from './postgres-hosts.ts';

/** Whatever is committed meanwhile is not seen by `work`. On a connection of its own: those of the pool may be waiting for each other. */
export const inOneSnapshot = async <T>(url: string, work: (client: ClientBase) => Promise<T>): Promise<T> => {
  const { default: pg } = await import('pg');
  const { pool, connect } = primaryPool(pg, addressesOf(url), { max: 1, keepAlive: true, application_name: 'forecourt' });
  const client = await connect();
  // A lost connection rejects the query that it was needed for.
  client.on('error', () => undefined);
  try {
    await client.query('begin isolation level repeatable read read only');
    return await work(client);
  } finally {
    client.release(true);
    await pool.end();
  }
};

export interface CopiedPart {
  readonly part: string;
  /** A new file. */
  readonly file: string;
  readonly migrations: Migrations;
}

/** The tables as they would be in SQLite after the migrations that they have had in PostgreSQL. */
const makeTables = async (file: BetterSqlite.Database, applied: readonly string[], migrations: Migrations): Promise<void> => {
  const had = Object.fromEntries(Object.entries(migrations).filter(([name]) => applied.includes(name)));
  const migrator = new Migrator({ db: kyselyOver(file), provider: { getMigrations: () => Promise.resolve(had) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('The tables could not be made', { cause: error });
};

const copyTable = async (client: ClientBase, table: Table): Promise<void> => {
  const columns = await columnsOf(client, table.name);
  const types = columns.map(({ type }) => type);
  const read = createHash('sha256');
  const insert = table.file.prepare(
    `insert into ${quoted(table.name)} (${listed(columns)}) values (${columns.map(() => '?').join()})`,
  );
  if (SEEDED.has(table.name)) table.file.exec(`delete from ${quoted(table.name)}`);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for await (const chunk of client.query(copyOut(orderedRows(table, columns))) as AsyncIterable<Buffer>) {
    read.update(chunk);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) insert.run(...parseLine(line, types));
  }

  const stored = createHash('sha256');
  // Read for its checksum alone.
  Array.from(linesOf(table, columns, stored), () => null);
  if (stored.digest('hex') !== read.digest('hex'))
    throw new CopyRefused(`The table ${table.name} is not in the copy as it is in PostgreSQL.`);
};

/**
 * Copies one part, and compares the checksum of every table with what PostgreSQL sent. Rejects with `CopyRefused` where they differ, or a
 * newer release made the tables. @param client of `inOneSnapshot`, so that several parts are of one moment
 */
export const copyToSqlite = async (client: ClientBase, { part, file: path, migrations }: CopiedPart): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(`select name from ${part}_migration order by name`);
  const applied = rows.map(({ name }) => name);
  const newer = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0)
    throw new CopyRefused(`A newer Forecourt made the tables (${newer.join(', ')}): copy them by its commands.`);
  const file = new BetterSqlite(path);
  try {
    await makeTables(file, applied, migrations);
    file.exec('begin');
    for (const table of tablesOf(file)) await copyTable(client, table);
    file.exec('commit');
  } finally {
    file.close();
  }
};
