import type { FeedProfile } from '../../domain/feeds/profile.ts';
import { leavesOf } from '../../domain/feeds/feed-record.ts';
import { FeedBroken, type FeedReader, type FeedRow } from '../../ports/feed-reader.ts';
import { readCsv } from './read-csv.ts';
import { openFeedText, type FeedTextOptions } from './feed-text.ts';
import { readJson } from './read-json.ts';
import { readNdjson } from './read-ndjson.ts';
import { readText } from './text.ts';
import { readXml } from './read-xml.ts';

/** What a reader must know of a profile; what is left out is told by the file. */
export type FileFormat = Pick<FeedProfile, 'format'> &
  Partial<Pick<FeedProfile, 'records' | 'encoding' | 'delimiter' | 'header' | 'footer'>> & {
    /** Sources of what stands around the records. */
    readonly around?: FeedProfile['around'] | 'all';
  };

/** The records in the text of a feed. */
export const readRecords = (
  chunks: AsyncIterable<string>,
  { format, records = [], delimiter = null, header = null, footer = null, around = [] }: FileFormat,
  isWorkbook = false,
): AsyncGenerator<FeedRow> => {
  if (isWorkbook && format !== 'csv')
    throw new FeedBroken(`this is an Excel workbook, not ${format}`, {
      hint: 'Workbooks are read by profiles with format: csv.',
    });
  switch (format) {
    case 'csv':
      return isWorkbook
        ? readCsv(chunks, ',', { lineIsRow: true, header, footer })
        : readCsv(chunks, delimiter, { header, footer });
    case 'ndjson':
      return readNdjson(chunks);
    case 'xml':
      return readXml(chunks, records, around);
    case 'json':
      return readJson(chunks, records, around);
    case 'text':
      return readText(chunks);
  }
};

const DAMAGE = '\ufffd';

/** Records of a UTF-8 file with bytes that are not are broken: what stood in their place is not known. */
async function* withoutDamage(rows: AsyncIterable<FeedRow>): AsyncGenerator<FeedRow> {
  for await (const row of rows) {
    const leaves = row.kind === 'record' ? [...leavesOf(row.record)] : [];
    if (leaves.some(([path]) => path.includes(DAMAGE)))
      throw new FeedBroken('the names of columns hold bytes that are not UTF-8', {
        line: 1,
        hint: 'Ask for a clean UTF-8 export.',
      });
    if (!leaves.some(([, text]) => text.includes(DAMAGE))) yield row;
    else {
      const text = leaves.map(([, leaf]) => leaf).join(' | ');
      yield { kind: 'broken', line: row.line, text, problem: 'It holds bytes that are not UTF-8, as the rest of the file is' };
    }
  }
}

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
    const rows = readRecords(text.chunks, this.#format, text.isWorkbook);
    yield* text.damaged ? withoutDamage(rows) : rows;
  }
}
