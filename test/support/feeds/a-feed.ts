import type { FeedRecord } from '../../../src/domain/feeds/feed-record.ts';
import { FeedBroken, type FeedReader, type FeedRow } from '../../../src/ports/feed-reader.ts';

/** A flat record; absent columns are empty. */
export const aRecord = (columns: Readonly<Record<string, string>>): FeedRecord => new Map(Object.entries(columns));

/** A feed of these records, which stand in lines 2, 3, … */
export const feedOf = (records: readonly Readonly<Record<string, string>>[]): FeedReader =>
  feedOfRows(records.map((columns, k) => ({ kind: 'record', line: k + 2, record: aRecord(columns) })));

/** A feed that yields these rows, then breaks at a given place. */
export const feedOfRows = (rows: readonly FeedRow[], breaksWith?: string): FeedReader => ({
  async *rows() {
    for (const row of rows) yield await Promise.resolve(row);
    if (breaksWith !== undefined) throw new FeedBroken(breaksWith, { line: rows.length + 2 });
  },
});
