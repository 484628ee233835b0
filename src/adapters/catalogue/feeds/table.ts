/** Rows of a CSV table, plain or in a .zip. */
import type { FeedRecord } from '../../../domain/feeds/feed-record.ts';
import { FeedBroken, type FeedRow } from '../../../ports/feed-reader.ts';
import { readCsv } from '../../feeds/read-csv.ts';
import { FileFeed } from '../../feeds/file-feed.ts';
import { zippedText } from './zipped-text.ts';

export type OnProgress = (done: number, total: number) => void;

export interface TableRow {
  readonly line: number;
  /** The columns of the header. */
  readonly columns: readonly string[];
  /** A cell's text; '' for a missing column. */
  readonly of: (column: string) => string;
}

export type ReadRow = { readonly kind: 'row'; readonly row: TableRow } | Extract<FeedRow, { kind: 'broken' }>;

/** `check` describes what is wrong with the header; null when it is the expected one. Rejects with `FeedBroken`. */
export async function* readTable(
  path: string,
  check: (columns: readonly string[]) => string | null,
  onProgress?: OnProgress,
): AsyncGenerator<ReadRow> {
  const rows = /\.zip$/i.test(path)
    ? readCsv(await zippedText(path, '.csv', onProgress), null)
    : new FileFeed(path, { format: 'csv' }, onProgress).rows();
  let columns: readonly string[] | null = null;
  for await (const row of rows) {
    if (row.kind === 'broken') {
      yield row;
      continue;
    }
    if (columns === null) {
      columns = [...row.record.keys()];
      const problem = check(columns);
      if (problem !== null) throw new FeedBroken(problem, { line: 1, hint: 'Is this the right file, and the right profile?' });
    }
    yield { kind: 'row', row: { line: row.line, columns, of: cellsOf(row.record) } };
  }
  if (columns === null) throw new FeedBroken('the file has no records', { hint: 'Is it the right file, and the right profile?' });
}

const cellsOf =
  (record: FeedRecord) =>
  (column: string): string => {
    const cell = record.get(column);
    return typeof cell === 'string' ? cell : '';
  };

/** Names the required columns that are missing. */
export const missingColumns =
  (table: string, required: readonly string[]) =>
  (columns: readonly string[]): string | null => {
    const missing = required.filter((column) => !columns.includes(column));
    return missing.length === 0 ? null : `this is not ${table}: it has no column ${missing.join(', ')}`;
  };

export const brokenRow = ({ line, problem, text }: Extract<FeedRow, { kind: 'broken' }>) =>
  ({ kind: 'rejected', place: `line ${String(line)}`, field: '', value: text, reason: problem }) as const;
