import type { Kysely } from 'kysely';
import type { SourceCondition } from '../../../domain/feeds/feed-source.ts';
import {
  RUNS_KEPT,
  RUNS_READ,
  type FeedRuns,
  type RecordedRun,
  type RunResult,
  type SourceRecord,
} from '../../../ports/feeds/feed-runs.ts';
import type { Database, FeedRunsTable, KyselyStorage } from './inventory-tables.ts';

const BEGUN = { rows: 0, added: 0, changed: 0, unchanged: 0, gone: 0, rejected: 0, bytes: 0, detail: '', coverage: '{}' };

const toRun = ({ coverage, ...row }: FeedRunsTable): RecordedRun => ({
  ...row,
  coverage: JSON.parse(coverage) as RecordedRun['coverage'],
});

const unknown = (name: string, since: number) => ({ name, since, told: 'ok' as const });

const recordOf = async (db: Kysely<Database>, name: string): Promise<SourceRecord | null> => {
  const stored = await db.selectFrom('feedSources').selectAll().where('name', '=', name).executeTakeFirst();
  if (!stored) return null;
  const runs = await db
    .selectFrom('feedRuns')
    .selectAll()
    .where('source', '=', name)
    .orderBy('id', 'desc')
    .limit(RUNS_READ)
    .execute();
  const validators = stored.validators === null ? null : (JSON.parse(stored.validators) as SourceRecord['validators']);
  return { ...stored, validators, runs: runs.map(toRun) };
};

export class KyselyFeedRuns implements FeedRuns {
  readonly #storage: KyselyStorage;

  constructor(storage: KyselyStorage) {
    this.#storage = storage;
  }

  async remember(names: readonly string[], now: number): Promise<void> {
    const known = await this.#storage.db.selectFrom('feedSources').select('name').where('name', 'in', names).execute();
    const added = names.filter((name) => !known.some((each) => each.name === name));
    if (added.length === 0) return;
    await this.#storage.writeAlone((db) =>
      db
        .insertInto('feedSources')
        .values(added.map((name) => ({ ...unknown(name, now), validators: null })))
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute(),
    );
  }

  async records(names: readonly string[], now: number): Promise<SourceRecord[]> {
    const records: SourceRecord[] = [];
    for (const name of names) {
      const stored = await recordOf(this.#storage.db, name);
      records.push(stored ?? { ...unknown(name, now), validators: null, runs: [] });
    }
    return records;
  }

  begin(source: string, now: number, leaseUntil: number): Promise<number | null> {
    return this.#storage.writeAlone(async (db) => {
      const unfinished = await db
        .selectFrom('feedRuns')
        .select(['id', 'leaseUntil'])
        .where('source', '=', source)
        .where('endedAt', 'is', null)
        .execute();
      if (unfinished.some((run) => run.leaseUntil > now)) return null;
      for (const run of unfinished)
        await db
          .updateTable('feedRuns')
          .set({
            endedAt: run.leaseUntil,
            outcome: 'interrupted',
            detail: 'The process ended without a word; nothing was changed',
          })
          .where('id', '=', run.id)
          .execute();
      const last = await db
        .selectFrom('feedRuns')
        .select(({ fn }) => fn.max('id').as('last'))
        .executeTakeFirst();
      const id = (last?.last ?? 0) + 1;
      await db
        .insertInto('feedRuns')
        .values({ ...BEGUN, id, source, startedAt: now, endedAt: null, leaseUntil, outcome: null })
        .execute();
      const kept = await db
        .selectFrom('feedRuns')
        .select('id')
        .where('source', '=', source)
        .orderBy('id', 'desc')
        .offset(RUNS_KEPT)
        .limit(1)
        .executeTakeFirst();
      if (kept) await db.deleteFrom('feedRuns').where('source', '=', source).where('id', '<=', kept.id).execute();
      return id;
    });
  }

  async end(id: number, { coverage, ...result }: RunResult, now: number, validators?: SourceRecord['validators']): Promise<void> {
    await this.#storage.writeAlone(async (db) => {
      const { source } = await db.selectFrom('feedRuns').select('source').where('id', '=', id).executeTakeFirstOrThrow();
      await db
        .updateTable('feedRuns')
        .set({ ...result, coverage: JSON.stringify(coverage), endedAt: now })
        .where('id', '=', id)
        .execute();
      if (validators === undefined) return;
      await db
        .updateTable('feedSources')
        .set({ validators: validators === null ? null : JSON.stringify(validators) })
        .where('name', '=', source)
        .execute();
    });
  }

  tell(source: string, from: SourceCondition, to: SourceCondition): Promise<boolean> {
    return this.#storage.writeAlone(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('feedSources')
        .set({ told: to })
        .where('name', '=', source)
        .where('told', '=', from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }
}
