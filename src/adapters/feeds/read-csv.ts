import { Readable } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import type { FeedNode } from '../../domain/feeds/feed-record.ts';
import { FeedBroken, type FeedRow } from '../../ports/feed-reader.ts';
import { LIMITS } from './feed-limits.ts';

const DELIMITERS = [',', ';', '\t', '|'];

interface ParsedRow {
  readonly info: Info;
  readonly record: readonly string[];
}

/**
 * The rows below the header line (RFC 4180; quotes inside unquoted cells are kept). Without a delimiter the first line tells.
 * A row whose cells do not fit the header is broken; when it is the last one and has no line end, the file was cut off. So is one in
 * which two stray quotes made a cell of several rows, even where the cells that are left fit, and a last one without line end whose last
 * cell is unlike those of all other rows.
 *
 * @param options.lineIsRow cells with several lines do not count as more than one line
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  delimiter: string | null,
  { lineIsRow = false }: { readonly lineIsRow?: boolean } = {},
): AsyncGenerator<FeedRow> {
  const ending = { complete: true };
  const { head, whole: text } = await withHead(chunks);
  const mark = delimiter ?? likeliestDelimiter(head);
  const swallowed = new SwallowedRows(mark);
  const lastCells = new LastCells();
  const parser = parse({
    delimiter: mark,
    info: true,
    max_record_size: LIMITS.record,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(watchEnding(text, ending));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);

  let names: readonly string[] | null = null;
  let lines = 0;
  /** A row with too few cells waits for the next row: as the last one it may be the end of a file that was cut off. */
  let short: { readonly line: number; readonly record: readonly string[] } | null = null;
  /** Waits too: a file that was cut off may end within its last cell. */
  let whole: { readonly line: number; readonly record: readonly string[] } | null = null;
  try {
    for await (const { info, record } of parser as AsyncIterable<ParsedRow>) {
      const line = lines + info.empty_lines + 1;
      const lineEnds = lineEndsIn(record);
      lines += lineIsRow ? 1 : 1 + lineEnds;
      if (names === null) {
        names = columnNames(record);
        continue;
      }
      if (short) yield brokenRow(short.line, short.record, names.length);
      if (whole) {
        lastCells.note(whole.record[names.length - 1] ?? '');
        yield rowOf(names, whole);
      }
      short = null;
      whole = null;
      if (record.every((cell) => cell === '')) continue;
      if (record.length < names.length) short = { line, record };
      else if (record.slice(names.length).some((cell) => cell.trim() !== '')) yield brokenRow(line, record, names.length);
      else if (lineEnds > 0 && swallowed.isIn(record, names.length))
        yield { kind: 'broken', line, text: record.join(' | '), problem: 'A stray quote joins it with the next rows' };
      else {
        swallowed.note(record);
        whole = { line, record };
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? structuralFault(error, lines + parser.info.empty_lines + 1) : error;
  } finally {
    source.destroy();
  }
  if (!names) return;
  if (whole && !ending.complete && !lineIsRow && lastCells.isCut(whole.record[names.length - 1] ?? ''))
    yield {
      kind: 'broken',
      line: whole.line,
      text: whole.record.join(' | '),
      problem: 'The file ends without a line end, and its last cell is unlike those of the other rows: it was cut off on its way',
    };
  else if (whole) yield rowOf(names, whole);
  if (!short) return;
  if (!ending.complete)
    throw new FeedBroken(`the file ends in the middle of a row: ${cells(short.record.length)} of ${names.length}`, {
      line: short.line,
      hint: 'It was cut off on its way. Fetch it again.',
    });
  yield brokenRow(short.line, short.record, names.length);
}

const rowOf = (
  names: readonly string[],
  { line, record }: { readonly line: number; readonly record: readonly string[] },
): FeedRow => ({ kind: 'record', line, record: new Map<string, FeedNode>(names.map((name, k) => [name, record[k] ?? ''])) });

const FEWEST_ROWS = 10;
const MOST_VALUES = 50;

/** What the last column holds, to tell where a file was cut off within it. Numbers of different lengths show nothing. */
class LastCells {
  #count = 0;
  #shortest = Infinity;
  /** The letter or sign that all of them end with; null where they end in different ones, or in digits. */
  #ending: string | null = '';
  /** Null where there are many. */
  #values: Set<string> | null = new Set();

  note(cell: string): void {
    this.#count++;
    this.#shortest = Math.min(this.#shortest, cell.length);
    const ending = cell.slice(-1);
    if (ending !== '' && ending !== this.#ending) this.#ending = this.#ending === '' && !/\d/.test(ending) ? ending : null;
    this.#values?.add(cell);
    if (this.#values && this.#values.size > MOST_VALUES) this.#values = null;
  }

  isCut(cell: string): boolean {
    if (this.#count < FEWEST_ROWS) return false;
    if (cell.length < this.#shortest) return true;
    if (this.#ending !== null && cell !== '' && !cell.endsWith(this.#ending)) return true;
    const values = this.#values && 4 * this.#values.size <= this.#count ? [...this.#values] : [];
    return values.some((value) => value.startsWith(cell)) && !values.includes(cell);
  }
}

/** Recognises a cell that swallowed the end of its row, whole rows, and the beginning of the last one, by what the columns hold. */
class SwallowedRows {
  readonly #delimiter: string;
  /** Columns of which every cell so far has a digit, by their numbers. */
  #numbered: Set<number> | null = null;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  note(record: readonly string[]): void {
    if (this.#numbered === null) this.#numbered = new Set(record.keys());
    for (const column of this.#numbered) {
      const cell = record[column] ?? '';
      if (cell !== '' && !/\d/.test(cell)) this.#numbered.delete(column);
    }
  }

  isIn(record: readonly string[], width: number): boolean {
    return record.some((cell, place) => {
      const [first = [''], ...others] = cell.split(/\r\n|\n|\r/).map((line) => line.split(this.#delimiter));
      const last = others.pop();
      if (!last || first.length !== width - place || last.length !== place + 1) return false;
      if (others.some((row) => row.length !== width && row.join('') !== '')) return false;
      const rows = [[...record.slice(0, place), ...first], ...others, [...last, ...record.slice(place + 1)]];
      return rows.every((row) => this.#fits(row));
    });
  }

  #fits(row: readonly string[]): boolean {
    return [...(this.#numbered ?? [])].every(
      (column) => row[column] === undefined || row[column] === '' || /\d/.test(row[column]),
    );
  }
}

const brokenRow = (line: number, record: readonly string[], expected: number): FeedRow => ({
  kind: 'broken',
  line,
  text: record.join(' | '),
  problem: `${cells(record.length)} where the header has ${expected}`,
});

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

function columnNames(header: readonly string[]): readonly string[] {
  if (header.length > LIMITS.columns)
    throw new FeedBroken(`the header has ${header.length} columns; ${LIMITS.columns} are the most`, {
      line: 1,
      hint: 'Is this the right file, and the right delimiter?',
    });
  const seen = new Map<string, number>();
  return header.map((cell, k) => {
    const name = cell.trim() === '' ? `Column ${k + 1}` : cell.trim();
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function structuralFault(error: CsvError, line: number): FeedBroken {
  switch (error.code) {
    case 'CSV_MAX_RECORD_SIZE':
      return new FeedBroken(`a row is longer than ${LIMITS.record} characters`, {
        line,
        hint: 'A quote that is never closed swallows what follows; or this is not a CSV file.',
      });
    case 'CSV_QUOTE_NOT_CLOSED':
      return new FeedBroken('a quote is opened and never closed', {
        line,
        hint: 'The file was cut off, or a cell holds a quote that is not doubled.',
      });
    default:
      return new FeedBroken(error.message, { line });
  }
}

async function withHead(
  chunks: AsyncIterable<string>,
): Promise<{ readonly head: string; readonly whole: AsyncIterable<string> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head = '';
  while (!/[\r\n]/.test(head) && head.length < LIMITS.record) {
    const next = await iterator.next();
    if (next.done === true) break;
    head += next.value;
  }
  async function* whole(): AsyncGenerator<string> {
    if (head !== '') yield head;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head, whole: whole() };
}

/** The candidate that stands most often outside quotes in the first line. */
function likeliestDelimiter(head: string): string {
  const line = (head.split(/[\r\n]/)[0] ?? '').slice(0, 100_000).replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((mark) => ({ mark, count: line.split(mark).length })).sort((a, b) => b.count - a.count);
  return counted[0]?.mark ?? ',';
}

/** The parser's own count takes the two characters of a Windows line end in a cell for two lines. */
const lineEndsIn = (record: readonly string[]): number =>
  record.reduce((count, cell) => count + (/[\r\n]/.test(cell) ? (cell.match(/\r\n|\n|\r/g)?.length ?? 0) : 0), 0);

async function* watchEnding(chunks: AsyncIterable<string>, ending: { complete: boolean }): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    ending.complete = /[\r\n]$/.test(chunk);
    yield chunk;
  }
}
