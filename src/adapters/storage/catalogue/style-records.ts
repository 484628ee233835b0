/** Records and their sources between the domain and the tables. */
import type { Kysely, Selectable } from 'kysely';
import type { SourceNote } from '../../../domain/catalogue/specification-style.ts';
import type { StyleRecord } from '../../../domain/catalogue/style-record.ts';
import { batches } from '../inventory/batches.ts';
import type { CatalogueTables } from './catalogue-tables.ts';

type RecordBody = Omit<StyleRecord, 'feed' | 'key' | 'sources'>;
type RecordRow = Selectable<CatalogueTables['records']>;

export const bodyOf = ({ feed: _feed, key: _key, sources: _sources, ...body }: StyleRecord): string =>
  JSON.stringify(body satisfies RecordBody);

/** The records of these styles, by style, in the order of their feeds and keys. */
export async function recordsOfStyles(
  db: Kysely<CatalogueTables>,
  styleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StyleRecord[]>> {
  const rows: RecordRow[] = [];
  for (const batch of batches(styleIds))
    rows.push(
      ...(await db.selectFrom('records').selectAll().where('styleId', 'in', batch).orderBy('feed').orderBy('key').execute()),
    );
  const notes = await sourceNotes(db, rows);
  const records = new Map<number, StyleRecord[]>();
  for (const row of rows) {
    const record = toRecord(row, notes);
    const ofStyle = records.get(row.styleId);
    if (ofStyle) ofStyle.push(record);
    else records.set(row.styleId, [record]);
  }
  return records;
}

async function sourceNotes(db: Kysely<CatalogueTables>, rows: readonly RecordRow[]): Promise<ReadonlyMap<number, SourceNote>> {
  const ids = [...new Set(rows.flatMap(({ sources }) => JSON.parse(sources) as number[]))];
  const notes = new Map<number, SourceNote>();
  for (const batch of batches(ids))
    for (const { id, note } of await db.selectFrom('sources').selectAll().where('id', 'in', batch).execute())
      notes.set(id, JSON.parse(note) as SourceNote);
  return notes;
}

function toRecord({ feed, key, sources, body }: RecordRow, notes: ReadonlyMap<number, SourceNote>): StyleRecord {
  const [first, ...rest] = (JSON.parse(sources) as number[]).map((id) => notes.get(id)).filter((note) => note !== undefined);
  if (!first) throw new Error(`The record ${key} of ${feed} has no source`);
  return { ...(JSON.parse(body) as RecordBody), feed, key, sources: [first, ...rest] };
}
