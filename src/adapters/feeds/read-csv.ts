import { FeedBroken, type FeedRow } from '../../ports/feed-reader.ts';
import { PATTERN_LIMIT } from '../../domain/feeds/field-rule.ts';
import { csvRecords, type CsvRecord } from './csv-records.ts';
import { LIMITS } from './feed-limits.ts';
import { TableRecord, type Columns } from './table-record.ts';

const DELIMITERS = [',', ';', '\t', '|'];

interface CsvOptions {
  readonly lineIsRow?: boolean;
  readonly header?: string | null;
  readonly footer?: string | null;
}

/**
 * The rows below the header line (RFC 4180; quotes inside unquoted cells are kept). Without a delimiter that line tells.
 * A row whose cells do not fit the header is broken; when it is the last one and has no line end, the file was cut off. So is one in
 * which two stray quotes made a cell of several rows, even where the cells that are left fit, and a last one without line end whose last
 * cell is unlike those of all other rows. Lines without a second cell behind the last row are an error.
 *
 * @param options.lineIsRow cells with several lines do not count as more than one line
 * @param options.header what the line with the names of the columns says; null for the first line
 * @param options.footer what lines that are no rows say where they belong to the format
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  delimiter: string | null,
  { lineIsRow = false, header = null, footer = null }: CsvOptions = {},
): AsyncGenerator<FeedRow> {
  const isHeader = header === null ? () => true : lineTest(header);
  const { line: headerLine, whole: text } = await withHead(chunks, isHeader);
  const mark = delimiter ?? likeliestDelimiter(headerLine);
  const swallowed = new SwallowedRows(mark);
  const lastCells = new LastCells();
  let columns: Columns | null = null;
  /** Cells with several lines so far, of a table whose lines are rows. */
  let joined = 0;
  const isFooter = footer === null ? () => false : lineTest(footer);
  /** The first line of one cell behind the last row: in the middle of the table it is a broken row, behind its end no row at all. */
  let behind: CsvRecord | null = null;
  /** A row waits for the next one: as the last one, it may be where a file was cut off. */
  let waiting: CsvRecord | null = null;
  for await (const records of csvRecords(text, mark))
    for (const read of records) {
      const record = lineIsRow ? { ...read, line: read.line - joined } : read;
      joined += read.lineEnds;
      if (columns === null) {
        if (isHeader(record.text)) columns = columnsOf(record.cells);
        continue;
      }
      const { cells, line, lineEnds } = record;
      if (cells.every((cell) => cell === '')) continue;
      if (cells.length !== columns.size && isFooter(record.text)) continue;
      if (waiting) {
        lastCells.note(waiting, columns.size);
        yield rowOf(columns, waiting);
      }
      waiting = null;
      if (cells.length === 1 && columns.size > 1) {
        behind ??= record;
        yield brokenRow(record, columns.size);
        continue;
      }
      behind = null;
      if (cells.length > columns.size && cells.slice(columns.size).some((cell) => cell.trim() !== ''))
        yield brokenRow(record, columns.size);
      else if (lineEnds > 0 && swallowed.isIn(cells, columns.size))
        yield { kind: 'broken', line, text: cells.join(' | '), problem: 'A stray quote joins it with the next rows' };
      else {
        if (cells.length >= columns.size) swallowed.note(cells);
        waiting = record;
      }
    }
  if (!columns && header !== null)
    throw new FeedBroken(`no line of the file is the header that the profile describes: ${header}`, {
      hint: 'Is it the right file, and the right profile?',
    });
  if (!columns) return;
  if (behind && !behind.isEnded && !lineIsRow) throw cutOff(behind, columns.size);
  if (behind)
    throw new FeedBroken(`the rows end, but ${JSON.stringify(behind.text.trim().slice(0, 60))} follows`, {
      line: behind.line,
      hint: "Ask for an export without it; where the format always ends so, say what such lines are: footer: '^Total' in the profile.",
    });
  if (!waiting) return;
  const { cells, line, isEnded } = waiting;
  if (isEnded || lineIsRow) yield rowOf(columns, waiting);
  else if (cells.length < columns.size) throw cutOff(waiting, columns.size);
  else if (lastCells.isCut(cells[columns.size - 1] ?? ''))
    yield {
      kind: 'broken',
      line,
      text: cells.join(' | '),
      problem: 'The file ends without a line end, and its last cell is unlike those of the other rows: it was cut off on its way',
    };
  else yield rowOf(columns, waiting);
}

const rowOf = (columns: Columns, record: CsvRecord): FeedRow => {
  const { cells, line, text } = record;
  if (cells.length < columns.size) return brokenRow(record, columns.size);
  return { kind: 'record', line, record: new TableRecord(columns, cells), text };
};

/** Whether a line is what an expression of the profile describes. */
const lineTest = (expression: string): ((text: string) => boolean) => {
  const pattern = new RegExp(expression, 'iu');
  return (text) => pattern.test(text.slice(0, PATTERN_LIMIT).trim());
};

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

  note({ cells }: CsvRecord, width: number): void {
    if (cells.length < width) return;
    const cell = cells[width - 1] ?? '';
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

const brokenRow = ({ cells, line }: CsvRecord, expected: number): FeedRow => ({
  kind: 'broken',
  line,
  text: cells.join(' | '),
  problem: `${countOf(cells)} where the header has ${expected}`,
});

const cutOff = ({ cells, line }: CsvRecord, expected: number): FeedBroken =>
  new FeedBroken(`the file ends in the middle of a row: ${countOf(cells)} of ${expected}`, {
    line,
    hint: 'It was cut off on its way. Fetch it again.',
  });

const countOf = ({ length }: readonly string[]): string => (length === 1 ? '1 cell' : `${length} cells`);

function columnsOf(header: readonly string[]): Columns {
  if (header.length > LIMITS.columns)
    throw new FeedBroken(`the header has ${header.length} columns; ${LIMITS.columns} are the most`, {
      line: 1,
      hint: 'Is this the right file, and the right delimiter?',
    });
  const seen = new Map<string, number>();
  const names = header.map((cell, k) => {
    const name = cell.trim() === '' ? `Column ${k + 1}` : cell.trim();
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
  return new Map(names.map((name, k) => [name, k]));
}

/** The first whole line that passes the test, empty where there is none within the length of a record, and the whole text. */
async function withHead(
  chunks: AsyncIterable<string>,
  isHeader: (line: string) => boolean,
): Promise<{ readonly line: string; readonly whole: AsyncIterable<string> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head = '';
  let line: string | undefined;
  while (line === undefined && head.length < LIMITS.record) {
    const next = await iterator.next();
    head += next.done === true ? '' : next.value;
    const lines = head.split(/[\r\n]/);
    line = lines.slice(0, next.done === true ? undefined : -1).find(isHeader);
    if (next.done === true) break;
  }
  async function* whole(): AsyncGenerator<string> {
    if (head !== '') yield head;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { line: line ?? '', whole: whole() };
}

/** The candidate that stands most often outside quotes in a line. */
export function likeliestDelimiter(line: string): string {
  const plain = line.slice(0, 100_000).replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((mark) => ({ mark, count: plain.split(mark).length })).sort((a, b) => b.count - a.count);
  return counted[0]?.mark ?? ',';
}
