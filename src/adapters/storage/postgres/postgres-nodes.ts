/** What the processes that share a PostgreSQL know of each other: requests that are counted together, and the key of leads. */
import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { RequestCount, RequestCounts } from '../../../ports/system/request-counts.ts';
import type { LeadKey } from '../leads/sealing.ts';
import type { LeadKeys } from '../leads/lead-keys.ts';
import type { Migrations } from '../upgrade/schema-state.ts';
import { StorageUnusable } from '../storage-unusable.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const SWEEP_MS = 60_000;

interface NodeTables {
  readonly requestCounts: { readonly name: string; readonly hits: number; readonly until: number };
  readonly nodeFacts: { readonly name: string; readonly value: string };
}

const NODE_MIGRATIONS: Migrations = {
  '0001-nodes': {
    async up(db: Kysely<unknown>) {
      // Not in the write-ahead log: after a crash the counts begin anew.
      await sql`
        create unlogged table request_counts (
          name text collate "C" primary key, hits integer not null, until double precision not null
        )`.execute(db);
      await db.schema
        .createTable('node_facts')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
};

/** Of PostgreSQL, so that the clocks of the nodes do not matter. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::double precision`;

const fingerprintOf = ({ indexing }: LeadKey): string =>
  createHmac('sha256', indexing).update('fingerprint of the key').digest('base64url');

/** Rejects with `StorageUnusable` where the other nodes seal leads with a key that this one does not have. */
export const agreeOnKey = async (database: PostgresDatabase, keys: LeadKeys): Promise<void> => {
  const { db } = await database.open<NodeTables>('nodes', NODE_MIGRATIONS);
  const value = fingerprintOf(keys.current());
  await db
    .insertInto('nodeFacts')
    .values({ name: 'lead key', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await db.selectFrom('nodeFacts').select('value').where('name', '=', 'lead key').executeTakeFirstOrThrow();
  if (known.value === value) return;
  if (!keys.all().some((key) => fingerprintOf(key) === known.value))
    throw new StorageUnusable(
      `${database.name}: leads are stored there with another key than this process has. Give all servers and workers the same LEADS_KEY (that of the first, ` +
        'or the line in its leads.key), or LEADS_KEYS with it among them.',
    );
  await db.updateTable('nodeFacts').set({ value }).where('name', '=', 'lead key').execute();
};

/** Counts in the database; an address is there as a keyed hash, for two minutes. */
export const requestCountsInPostgres = async (database: PostgresDatabase, keys: LeadKeys): Promise<RequestCounts> => {
  const { db } = await database.open<NodeTables>('nodes', NODE_MIGRATIONS);
  let swept = performance.now();

  const sweep = (): void => {
    if (performance.now() - swept < SWEEP_MS) return;
    swept = performance.now();
    void db
      .deleteFrom('requestCounts')
      .where('until', '<', NOW)
      .execute()
      .catch(() => undefined);
  };
  const nameOf = (limit: string, who: string): string =>
    `${limit} ${createHmac('sha256', keys.current().indexing).update(`${limit} ${who}`).digest('base64url')}`;

  return {
    async add(limit, who, windowMs) {
      sweep();
      const until = sql<number>`${NOW} + ${windowMs}::double precision`;
      const { rows } = await sql<RequestCount>`
        insert into request_counts as known (name, hits, until) values (${nameOf(limit, who)}, 1, ${until})
        on conflict (name) do update set
          hits = case when known.until <= ${NOW} then 1 else known.hits + 1 end,
          until = case when known.until <= ${NOW} then excluded.until else known.until end
        returning hits, until - ${NOW} as left_ms`.execute(db);
      return rows[0] ?? { hits: 1, leftMs: windowMs };
    },
    async takeBack(limit, who) {
      await sql`update request_counts set hits = hits - 1 where name = ${nameOf(limit, who)} and hits > 0`.execute(db);
    },
  };
};
