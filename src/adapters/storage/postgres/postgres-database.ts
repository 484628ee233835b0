/** One PostgreSQL database for everything that SQLite has in files. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import { DEFAULT_WAIT_MS, StorageBusy, type WaitOptions } from '../../../ports/vehicles.ts';
import { StorageUnusable } from '../storage-unusable.ts';
import { missingMigrations, type Migrations } from '../upgrade/schema-state.ts';
import { keepSnapshot } from '../upgrade/snapshots.ts';
import { PARTS } from '../parts.ts';
import { copyToSqlite, inOneSnapshot } from './copy-to-sqlite.ts';
import { kyselyOverPostgres, parseNumbers } from './postgres-dialect.ts';
import { asUnusable } from './postgres-failures.ts';
import { addressesOf, nameOfDatabase, primaryPool, type PrimaryPool } from './postgres-hosts.ts';

export interface PostgresSettings {
  /** `postgres://user:password@host:port/database`, several hosts with commas between. */
  readonly url: string;
  /** The most connections of this process. */
  readonly connections: number;
  /** The longest that a connection, or a statement outside of imports, may take. */
  readonly timeoutMs: number;
  /** Where a part is copied to before its tables are changed. */
  readonly snapshots?: string;
}

/** The tables of one part. */
export interface PostgresTables<Tables> {
  /** Sees what is committed. */
  readonly db: Kysely<Tables>;
  /** As `KyselyStorage.writeAlone`: nobody else writes to this part meanwhile, in whatever process. */
  writeAlone<T>(work: (db: Kysely<Tables>) => Promise<T>, options?: WaitOptions): Promise<T>;
  /** One transaction beside those of others; rows that it changes are locked until its end. */
  readonly write: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
}

export interface PostgresDatabase {
  /** Without password, for messages. */
  readonly name: string;
  readonly pool: Pool;
  readonly connect: PrimaryPool['connect'];
  /** Brings the tables up to date. Rejects with `StorageUnusable`, in words for the operator. */
  open<Tables>(part: PartName, migrations: Migrations): Promise<PostgresTables<Tables>>;
  /** The migrations that a part has had, in order; none where it is not there. The bytes are those of all parts together. */
  stateOf(part: PartName): Promise<{ readonly applied: readonly string[]; readonly bytes: number }>;
  /** For the doctor: in a few words, how it is. */
  describe(): Promise<string>;
  close(): Promise<void>;
}

const LEAST_VERSION = 13;
/** Of a process that hangs in the middle of a transaction, or was cut off: nobody else can write until it is ended. */
const IDLE_TRANSACTION_MS = 300_000;
/** A query that PostgreSQL has not ended by itself at its time limit gets this much longer. */
const GRACE_MS = 1000;
/** While somebody else writes, one asks for the turn this often: a connection that waited would be missing elsewhere. */
const TURN_PAUSE_MS = 45;

/** Connects when it is first used. The driver is loaded here, so that installs without PostgreSQL do not load it. */
export const connectPostgres = async ({
  url,
  connections,
  timeoutMs,
  snapshots,
}: PostgresSettings): Promise<PostgresDatabase> => {
  const { default: pg } = await import('pg');
  const name = nameOfDatabase(url);
  const primary = primaryPool(pg, addressesOf(url), {
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
    application_name: 'forecourt',
    types: parseNumbers(pg.types),
  });
  const { pool, connect } = primary;
  // A lost connection is replaced at the next use, and rejects the query that it was needed for. Without these listeners, the first for
  // connections that are idle, the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    name,
    pool,
    connect,
    async open<Tables>(part: PartName, migrations: Migrations) {
      const db = kyselyOverPostgres(primary, timeoutMs + GRACE_MS);
      const writing = kyselyOverPostgres(primary, null);
      try {
        await refuseUnsuitable(db);
        await bringUpToDate(db, writing, { part, name, migrations, url, snapshots });
      } catch (error) {
        throw asUnusable(error, name);
      }
      const tables: PostgresTables<unknown> = {
        db,
        writeAlone: (work, options) => writeAlone(writing, part, work, options),
        write: (work) => db.transaction().execute(work),
      };
      return tables as unknown as PostgresTables<Tables>;
    },
    async stateOf(part) {
      const db = kyselyOverPostgres(primary, timeoutMs + GRACE_MS);
      return { applied: await appliedMigrations(db, part), bytes: await storedBytes(db) };
    },
    describe: () => describeServer(kyselyOverPostgres(primary, timeoutMs + GRACE_MS), name),
    close: () => pool.end(),
  };
};

async function refuseUnsuitable(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string; schema: string | null }>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding, current_schema() as schema
  `.execute(db);
  const { version = '0', encoding, schema } = rows[0] ?? {};
  if (Number.parseInt(version) < LEAST_VERSION)
    throw new StorageUnusable(`PostgreSQL ${version} is too old: it has to be ${String(LEAST_VERSION)} or later.`);
  if (encoding !== 'UTF8')
    throw new StorageUnusable(`The encoding of the database is ${String(encoding)}: make one with createdb --encoding=UTF8.`);
  if (schema === null) throw Object.assign(new Error('no schema'), { code: '3F000' });
}

async function describeServer(db: Kysely<unknown>, name: string): Promise<string> {
  const started = performance.now();
  const { rows } = await sql<{ version: string; used: number; most: number; bytes: number; standbys: number }>`
    select current_setting('server_version') as version, current_setting('max_connections')::int as most,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
      pg_database_size(current_database()) as bytes, (select count(*) from pg_stat_replication) as standbys
  `.execute(db);
  const ms = String(Math.round(performance.now() - started));
  const [{ version, used, most, bytes, standbys } = { version: '', used: 0, most: 0, bytes: 0, standbys: 0 }] = rows;
  return (
    `${name}: PostgreSQL ${version.split(' ')[0] ?? ''} answers in ${ms} ms, ${String(used)} of ${String(most)} connections, ` +
    `${String(Math.round(bytes / 1024 ** 2))} MB, ${standbys === 0 ? 'no standby' : `${String(standbys)} standby`}`
  );
}

/** A part of what is stored, which SQLite has a file for. */
export type PartName = 'inventory' | 'catalogue' | 'leads' | 'consents' | 'nodes';

interface Part {
  readonly part: PartName;
  readonly name: string;
  readonly migrations: Migrations;
  readonly url: string;
  readonly snapshots: string | undefined;
}

/** Applies the missing migrations in one transaction, after a copy of the part; a process that starts at the same time waits for it. */
async function bringUpToDate(db: Kysely<unknown>, writing: Kysely<unknown>, part: Part): Promise<void> {
  const table = `${part.part}_migration`;
  if (missingMigrations(await appliedMigrations(db, part.part), part.migrations, part.name).length === 0) return;
  await writing.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${lockOf('upgrade')})`.execute(connection);
    try {
      const applied = await appliedMigrations(connection, part.part);
      if (missingMigrations(applied, part.migrations, part.name).length === 0) return;
      await snapshotBefore(connection, part, applied);
      const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(connection);
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: () => Promise.resolve(part.migrations) },
        migrationTableName: table,
        migrationLockTableName: `${table}_lock`,
        ...(rows[0] && { migrationTableSchema: rows[0].schema }),
      });
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
    } finally {
      await sql`select pg_advisory_unlock(${lockOf('upgrade')})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** In order; none where the part is not there yet. */
async function appliedMigrations(db: Kysely<unknown>, part: PartName): Promise<readonly string[]> {
  const table = `${part}_migration`;
  const { rows: found } = await sql<{ isThere: boolean }>`select to_regclass(${table}) is not null as is_there`.execute(db);
  if (found[0]?.isThere !== true) return [];
  return (await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );
}

const storedBytes = async (db: Kysely<unknown>): Promise<number> =>
  (
    await sql<{ bytes: number }>`
      select coalesce(sum(pg_total_relation_size(oid)), 0) as bytes from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db)
  ).rows[0]?.bytes ?? 0;

async function snapshotBefore(db: Kysely<unknown>, { part, migrations, url, snapshots }: Part, applied: readonly string[]) {
  const state = applied.at(-1);
  const file = PARTS.find((each) => each.part === part)?.file;
  if (snapshots === undefined || state === undefined || file === undefined) return;
  const kept = { folder: snapshots, file, state, bytes: await storedBytes(db) };
  await keepSnapshot(kept, (to) => inOneSnapshot(url, (client) => copyToSqlite(client, { part, file: to, migrations })));
}

async function writeAlone<T>(
  db: Kysely<unknown>,
  part: PartName,
  work: (db: Kysely<unknown>) => Promise<T>,
  { waitMs = DEFAULT_WAIT_MS, onWait }: WaitOptions = {},
): Promise<T> {
  const deadline = performance.now() + waitMs;
  for (let told = false; ; told = true) {
    const outcome = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(${lockOf(part)}) as mine, set_config('statement_timeout', '0', true)
      `.execute(transaction);
      if (rows[0]?.mine !== true) return null;
      return { result: await work(transaction) };
    });
    if (outcome) return outcome.result;
    const left = deadline - performance.now();
    if (left <= 0) throw new StorageBusy(`Somebody else is writing to the ${part} in PostgreSQL`);
    if (!told) onWait?.();
    await sleep(Math.min(left, TURN_PAUSE_MS));
  }
}

/** Locks belong to the whole database, in which each schema may have an install of its own. */
export const lockText = (part: PartName | 'upgrade'): string => `hashtextextended(current_schema() || ' forecourt ${part}', 0)`;
export const lockOf = (part: PartName | 'upgrade') => sql.raw(lockText(part));
