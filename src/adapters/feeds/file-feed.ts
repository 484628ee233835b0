import type { FeedProfile } from '../../domain/feeds/profile.ts';
import type { FeedReader, FeedRow } from '../../ports/feed-reader.ts';
import { readCsv } from './read-csv.ts';
import { openFeedText, type FeedTextOptions } from './feed-text.ts';
import { readJson } from './read-json.ts';
import { readText } from './text.ts';
import { readXml } from './read-xml.ts';

/** What a reader must know of a profile; what is left out is told by the file. */
export type FileFormat = Pick<FeedProfile, 'format'> & Partial<Pick<FeedProfile, 'records' | 'encoding' | 'delimiter'>>;

/** The records in the text of a feed. */
export const readRecords = (
  chunks: AsyncIterable<string>,
  { format, records = [], delimiter = null }: FileFormat,
): AsyncGenerator<FeedRow> => {
  switch (format) {
    case 'csv':
      return readCsv(chunks, delimiter);
    case 'xml':
      return readXml(chunks, records);
    case 'json':
      return readJson(chunks, records);
    case 'text':
      return readText(chunks);
  }
};

/** Reads one feed file in the format of a profile. */
export class FileFeed implements FeedReader {
  readonly #path: string;
  readonly #format: FileFormat;
  readonly #onProgress: FeedTextOptions['onProgress'];
  #encoding: string | null = null;

  constructor(path: string, format: FileFormat, onProgress?: FeedTextOptions['onProgress']) {
    this.#path = path;
    this.#format = format;
    this.#onProgress = onProgress;
  }

  /** The encoding that the file turned out to have; null before it is read. */
  get encoding(): string | null {
    return this.#encoding;
  }

  async *rows(): AsyncGenerator<FeedRow> {
    const { encoding = null } = this.#format;
    const text = await openFeedText(this.#path, { encoding, onProgress: this.#onProgress });
    this.#encoding = text.encoding;
    yield* readRecords(text.chunks, this.#format);
  }
}
