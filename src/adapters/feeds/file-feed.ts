import type { FeedProfile } from '../../domain/feeds/profile.ts';
import type { FeedReader, FeedRow } from '../../ports/feed-reader.ts';
import { readCsv } from './csv.ts';
import { openFeedText } from './feed-text.ts';
import { readJson } from './json.ts';
import { readText } from './text.ts';
import { readXml } from './xml.ts';

/** What a reader must know of a profile. */
export type FileFormat = Pick<FeedProfile, 'format' | 'records' | 'encoding' | 'delimiter'>;

/** Reads one feed file in the format of a profile. */
export class FileFeed implements FeedReader {
  readonly #path: string;
  readonly #format: FileFormat;
  readonly #onProgress: ((done: number, total: number) => void) | undefined;
  #encoding: string | null = null;

  constructor(path: string, format: FileFormat, onProgress?: (done: number, total: number) => void) {
    this.#path = path;
    this.#format = format;
    this.#onProgress = onProgress;
  }

  /** The encoding that the file turned out to have; null before it is read. */
  get encoding(): string | null {
    return this.#encoding;
  }

  async *rows(): AsyncGenerator<FeedRow> {
    const { format, records, delimiter, encoding } = this.#format;
    const text = await openFeedText(this.#path, { encoding, ...(this.#onProgress && { onProgress: this.#onProgress }) });
    this.#encoding = text.encoding;
    switch (format) {
      case 'csv':
        yield* readCsv(text.chunks, delimiter);
        return;
      case 'xml':
        yield* readXml(text.chunks, records);
        return;
      case 'json':
        yield* readJson(text.chunks, records);
        return;
      case 'text':
        yield* readText(text.chunks);
        return;
    }
  }
}
