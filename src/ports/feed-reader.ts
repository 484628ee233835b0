import type { FeedRecord } from '../domain/feeds/feed-record.ts';

export type FeedRow = {
  /** Of a feed in several files. */
  readonly file?: string;
} & (
  | {
      readonly kind: 'record';
      readonly line: number;
      readonly record: FeedRecord;
      /** Of a table, the row as it is written: where the columns have the same names, an equal text is an equal record. */
      readonly text?: string;
    }
  /** A record that cannot be told apart from its neighbours' fields, such as a CSV row with too few cells; `text` is all of it. */
  | { readonly kind: 'broken'; readonly line: number; readonly text: string; readonly problem: string }
);

/** One file of a dealer or a data provider. */
export interface FeedReader {
  /**
   * Reads the file from its beginning, record by record, each with the line on which it begins (from 1). Rejects with `FeedBroken` as soon as
   * the file turns out not to be what it should be; the rows before are then not to be trusted either.
   */
  rows(): AsyncIterable<FeedRow>;
}

/** The file as a whole cannot be read. */
export class FeedBroken extends Error {
  override readonly name = 'FeedBroken';
  /** Null when the error has no line. */
  readonly line: number | null;
  readonly hint: string;
  constructor(problem: string, { line = null, hint = '' }: { readonly line?: number | null; readonly hint?: string } = {}) {
    super(problem);
    this.line = line;
    this.hint = hint;
  }
}
