import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { mergeRecords } from '../../../domain/catalogue/merge-records.ts';
import type { CatalogueStyle, StyleSummary } from '../../../domain/catalogue/specification-style.ts';
import { SLICE_SIZE } from '../inventory/batches.ts';
import { recordsOfStyles } from './style-records.ts';
import type { CatalogueTables } from './catalogue-tables.ts';

/** Reads styles as last committed. */
export class KyselyStyles {
  readonly #db: Kysely<CatalogueTables>;

  constructor(db: Kysely<CatalogueTables>) {
    this.#db = db;
  }

  async revision(): Promise<number> {
    return (await this.#db.selectFrom('catalogue').select('revision').where('id', '=', 1).executeTakeFirstOrThrow()).revision;
  }

  /** By id; unknown ids are left out. */
  async ofIds(ids: readonly number[]): Promise<ReadonlyMap<number, CatalogueStyle>> {
    const records = await recordsOfStyles(this.#db, ids);
    return new Map([...records].map(([id, ofStyle]) => [id, mergeRecords(id, ofStyle)]));
  }

  /** Every style that changed after this revision, in batches; what is committed meanwhile may come too. */
  async *changedSince(revision: number): AsyncGenerator<readonly StyleSummary[]> {
    let from = { revision: revision + 1, id: 0 };
    for (;;) {
      const rows = await this.#db
        .selectFrom('styles')
        .selectAll()
        .where((eb) => eb(eb.refTuple('revision', 'id'), '>', eb.tuple(from.revision, from.id)))
        .orderBy('revision')
        .orderBy('id')
        .limit(SLICE_SIZE)
        .execute();
      if (rows.length > 0) yield rows.map(({ summary }) => JSON.parse(summary) as StyleSummary);
      const last = rows.at(-1);
      if (!last || rows.length < SLICE_SIZE) return;
      from = last;
      await setImmediate();
    }
  }
}
