import type { Kysely } from 'kysely';
import { mergeRecords } from '../../../domain/catalogue/merge-records.ts';
import { summaryOf } from '../../../domain/catalogue/style-summary.ts';
import type { SourceNote, StyleSummary } from '../../../domain/catalogue/specification-style.ts';
import type { StyleRecord } from '../../../domain/catalogue/style-record.ts';
import type { CatalogueTransaction, KnownRecord, KnownStyle, RecordToSave } from '../../../ports/catalogue.ts';
import { BATCH_SIZE, batches } from '../inventory/batches.ts';
import { bodyOf, recordsOfStyles } from './style-records.ts';
import type { CatalogueTables } from './catalogue-tables.ts';

/** Numbers styles itself, which is safe while nothing else writes. */
export class KyselyCatalogueTransaction implements CatalogueTransaction {
  readonly #db: Kysely<CatalogueTables>;
  /** Ids of the sources that this transaction met, by their JSON. */
  readonly #sources = new Map<string, number>();
  #lastStyle: number | null = null;
  #revision: number | null = null;

  constructor(db: Kysely<CatalogueTables>) {
    this.#db = db;
  }

  async *styles(): AsyncGenerator<readonly KnownStyle[]> {
    for (let after = 0; ;) {
      const rows = await this.#db
        .selectFrom('styles')
        .select(['id', 'summary'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH_SIZE)
        .execute();
      const [first, last] = [rows[0], rows.at(-1)];
      if (!first || !last) return;
      const feeds = await this.#db
        .selectFrom('records')
        .select(['styleId', 'feed'])
        .where('styleId', '>=', first.id)
        .where('styleId', '<=', last.id)
        .execute();
      const feedsOf = Map.groupBy(feeds, ({ styleId }) => styleId);
      yield rows.map(({ id, summary }) => ({
        ...(JSON.parse(summary) as StyleSummary),
        feeds: (feedsOf.get(id) ?? []).map(({ feed }) => feed),
      }));
      after = last.id;
    }
  }

  async recordsOf(feed: string): Promise<ReadonlyMap<string, KnownRecord>> {
    const rows = await this.#db
      .selectFrom('records')
      .select(['key', 'styleId', 'fingerprint'])
      .where('feed', '=', feed)
      .execute();
    return new Map(rows.map(({ key, styleId, fingerprint }) => [key, { styleId, fingerprint }]));
  }

  async recordsOfStyle(styleId: number): Promise<readonly StyleRecord[]> {
    return (await recordsOfStyles(this.#db, [styleId])).get(styleId) ?? [];
  }

  async save(records: readonly RecordToSave[]): Promise<readonly number[]> {
    if (records.length === 0) return [];
    const revision = await this.#nextRevision();
    const ids: number[] = [];
    for (const { styleId } of records) ids.push(styleId ?? (await this.#nextStyle()));
    const added = records.flatMap(({ record, styleId }, k) => {
      const id = ids[k] ?? 0;
      return styleId === null ? [{ id, revision, summary: JSON.stringify(summaryOf(mergeRecords(id, [record]))) }] : [];
    });
    for (const batch of batches(added)) await this.#db.insertInto('styles').values(batch).execute();
    await this.#putRecords(records, ids);
    await this.#mergeAgain([...new Set(records.flatMap(({ styleId }) => styleId ?? []))], revision);
    return ids;
  }

  async #putRecords(records: readonly RecordToSave[], ids: readonly number[]): Promise<void> {
    const rows: CatalogueTables['records'][] = [];
    for (const [k, { record, fingerprint }] of records.entries()) {
      const sources: number[] = [];
      for (const note of record.sources) sources.push(await this.#sourceId(note));
      rows.push({
        feed: record.feed,
        key: record.key,
        styleId: ids[k] ?? 0,
        fingerprint,
        sources: JSON.stringify(sources),
        body: bodyOf(record),
      });
    }
    for (const batch of batches(rows))
      await this.#db
        .insertInto('records')
        .values(batch)
        .onConflict((conflict) =>
          conflict.columns(['feed', 'key']).doUpdateSet((eb) => ({
            styleId: eb.ref('excluded.styleId'),
            fingerprint: eb.ref('excluded.fingerprint'),
            sources: eb.ref('excluded.sources'),
            body: eb.ref('excluded.body'),
          })),
        )
        .execute();
  }

  /** Styles that already exist and get new records. */
  async #mergeAgain(styleIds: readonly number[], revision: number): Promise<void> {
    if (styleIds.length === 0) return;
    for (const [id, records] of await recordsOfStyles(this.#db, styleIds))
      await this.#db
        .updateTable('styles')
        .set({ revision, summary: JSON.stringify(summaryOf(mergeRecords(id, records))) })
        .where('id', '=', id)
        .execute();
  }

  async #sourceId(source: SourceNote): Promise<number> {
    const note = JSON.stringify(source);
    const met = this.#sources.get(note);
    if (met !== undefined) return met;
    const stored = await this.#db.selectFrom('sources').select('id').where('note', '=', note).executeTakeFirst();
    const id = stored?.id ?? (await this.#addSource(note));
    this.#sources.set(note, id);
    return id;
  }

  async #addSource(note: string): Promise<number> {
    const { id } = await this.#db
      .insertInto('sources')
      .values((eb) => ({
        id: eb
          .selectFrom('sources')
          .select((inner) => inner(inner.fn.coalesce(inner.fn.max('id'), inner.lit(0)), '+', inner.lit(1)).as('id')),
        note,
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async #nextStyle(): Promise<number> {
    this.#lastStyle ??=
      (
        await this.#db
          .selectFrom('styles')
          .select(({ fn }) => fn.max('id').as('last'))
          .executeTakeFirst()
      )?.last ?? 0;
    return ++this.#lastStyle;
  }

  /** One for the whole transaction. */
  async #nextRevision(): Promise<number> {
    if (this.#revision !== null) return this.#revision;
    const { revision } = await this.#db
      .updateTable('catalogue')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', 1)
      .returning('revision')
      .executeTakeFirstOrThrow();
    return (this.#revision = revision);
  }
}
