/** Rows of a CSV table, plain or in a .zip. */
import { stat } from 'node:fs/promises';
import yauzl from 'yauzl';
import type { FeedRecord } from '../../../domain/feeds/feed-record.ts';
import { FeedBroken, type FeedRow } from '../../../ports/feed-reader.ts';
import { readCsv } from '../../feeds/read-csv.ts';
import { FileFeed } from '../../feeds/file-feed.ts';

export type OnProgress = (done: number, total: number) => void;

export interface TableRow {
  readonly line: number;
  /** The columns of the header. */
  readonly columns: readonly string[];
  /** A cell's text; '' for a missing column. */
  readonly of: (column: string) => string;
}

export type ReadRow = { readonly kind: 'row'; readonly row: TableRow } | Extract<FeedRow, { kind: 'broken' }>;

const broken = (error: unknown): FeedBroken =>
  new FeedBroken(`the archive cannot be read (${error instanceof Error ? error.message : String(error)})`, {
    hint: 'It was cut off on its way, or is not a zip archive. Fetch it again.',
  });

/** The only file in the archive whose name has this ending. Rejects with `FeedBroken`, also while the file is read. */
async function zippedText(path: string, ending: string, onProgress?: OnProgress): Promise<AsyncIterable<string>> {
  if ((await stat(path).catch(() => null)) === null) throw new FeedBroken('there is no such file');
  const zip = await yauzl.openPromise(path, { lazyEntries: true }).catch((error: unknown) => Promise.reject(broken(error)));
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.toLowerCase().endsWith(ending)) continue;
      const stream = await zip.openReadStreamPromise(entry);
      return decoded(stream, (done) => onProgress?.(done, entry.uncompressedSize));
    }
  } catch (error) {
    throw broken(error);
  }
  throw new FeedBroken(`the archive holds no ${ending} file`, { hint: 'Is this the right file, and the right profile?' });
}

async function* decoded(stream: AsyncIterable<Buffer>, onBytes: (done: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let done = 0;
  try {
    for await (const chunk of stream) {
      done += chunk.length;
      onBytes(done);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw broken(error);
  }
}

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
