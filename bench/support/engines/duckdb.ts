/** DuckDB in memory, with one thread; it reads words with `contains`, for its full text search knows no beginnings of words. */
import { peerPackage, type Engine } from './engine.ts';
import { askedOf, rowOf } from './rows.ts';
import { COLUMNS, createTables, dealersSql, foundOf, literal, replaceSql, searchSql, TYPES } from './sql.ts';
import type { Dialect, SqlRow } from './sql.ts';

interface Appender {
  appendNull(): void;
  appendInteger(value: number): void;
  appendBigInt(value: bigint): void;
  appendDouble(value: number): void;
  appendVarchar(value: string): void;
  endRow(): void;
  closeSync(): void;
}
interface Connection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRows(): readonly unknown[] }>;
  createAppender(table: string): Promise<Appender>;
}
interface DuckDb {
  readonly DuckDBInstance: {
    create(path: string, options: Readonly<Record<string, string>>): Promise<{ connect(): Promise<Connection> }>;
  };
}

const DIALECT: Dialect = {
  groupingSets: true,
  words: { type: 'text', of: (text) => text },
  startsWords: (words) => words.map((word) => `contains("words", ${literal(` ${word}`)})`).join(' AND '),
};

const append = (appender: Appender, name: keyof typeof TYPES, value: string | number | null): void => {
  if (value === null) appender.appendNull();
  else if (typeof value === 'string') appender.appendVarchar(value);
  else if (TYPES[name] === 'integer') appender.appendInteger(value);
  else if (TYPES[name] === 'bigint') appender.appendBigInt(BigInt(value));
  else appender.appendDouble(value);
};

export const duckdb = async (): Promise<Engine> => {
  const { DuckDBInstance } = (await peerPackage('@duckdb/node-api')) as DuckDb;
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const [connection, writer] = [await instance.connect(), await instance.connect()];
  for (const statement of createTables(DIALECT)) await connection.run(statement);
  const known = new Set<number>();
  return {
    add: async (listings) => {
      for (const statement of dealersSql(known, listings)) await connection.run(statement);
      const appender = await connection.createAppender('listings');
      for (const row of listings.map(rowOf)) {
        for (const name of COLUMNS) append(appender, name, row[name]);
        appender.endRow();
      }
      appender.closeSync();
    },
    search: async (request) => {
      const asked = askedOf(request);
      return foundOf((await connection.runAndReadAll(searchSql(asked, DIALECT))).getRows() as SqlRow[], asked);
    },
    replace: async (listing) => {
      for (const statement of dealersSql(known, [listing])) await writer.run(statement);
      await writer.run(replaceSql(listing, DIALECT));
    },
  };
};
