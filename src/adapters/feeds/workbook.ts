/**
 * The first sheet of an Excel workbook (ISO/IEC 29500, .xlsx) as CSV text. Cells say what a reader of the sheet sees: dates are days, and
 * a currency or unit that only the number format shows stands behind the number.
 */
import { SaxesParser } from 'saxes';
import { csvLine } from '../../domain/feeds-out/csv-text.ts';
import { FeedBroken } from '../../ports/feed-reader.ts';
import { LIMITS } from './feed-limits.ts';

/** The file that makes an archive a workbook. */
export const WORKBOOK = 'xl/workbook.xml';

/** Null for a part that the workbook does not have. */
type OpenPart = (name: string) => AsyncIterable<Buffer> | null;

export async function* readWorkbook(part: OpenPart): AsyncGenerator<Buffer> {
  const { sheet, since1904 } = await firstSheet(part);
  const texts = await sharedTexts(part);
  const formats = await cellFormats(part);
  const cells = part(sheet);
  if (!cells) throw notAWorkbook();
  const show = (cell: Cell): string => textOf(cell, texts, formats, since1904);
  for await (const rows of parse(cells, () => new SheetRows(show))) if (rows !== '') yield Buffer.from(rows);
}

const notAWorkbook = (): FeedBroken =>
  new FeedBroken('the workbook has no sheet that can be read', { hint: 'Export it as CSV, and import that file.' });

interface PartReader<Out> {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
  /** What has been read since the last call. */
  take(): Out;
}

/** Feeds a part of the workbook to a reader, and yields what it has after each chunk. */
async function* parse<Out>(chunks: AsyncIterable<Buffer>, reader: () => PartReader<Out>): AsyncGenerator<Out> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  const target = reader();
  parser.on('error', (error) => {
    throw new FeedBroken(`the workbook is damaged (${error.message})`, { hint: 'Save it again, or export it as CSV.' });
  });
  parser.on('opentag', ({ name, attributes }) => target.open(localName(name), attributes));
  parser.on('closetag', ({ name }) => target.close(localName(name)));
  parser.on('text', (text) => target.text(text));
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield target.take();
  }
  parser.write(decoder.decode()).close();
  yield target.take();
}

/** Reads a part for what its reader does with it. */
async function readAll(chunks: AsyncIterable<Buffer>, reader: PartReader<null>): Promise<void> {
  const parts = parse(chunks, () => reader);
  while ((await parts.next()).done !== true);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads the elements of a small part. */
async function elements(
  chunks: AsyncIterable<Buffer> | null,
  onElement: (name: string, attributes: Readonly<Record<string, string>>, inside: readonly string[]) => void,
): Promise<void> {
  if (!chunks) return;
  const inside: string[] = [];
  const reader: PartReader<null> = {
    open: (name, attributes) => {
      onElement(name, attributes, inside);
      inside.push(name);
    },
    close: () => void inside.pop(),
    text: () => undefined,
    take: () => null,
  };
  await readAll(chunks, reader);
}

async function firstSheet(part: OpenPart): Promise<{ readonly sheet: string; readonly since1904: boolean }> {
  let id: string | undefined;
  let since1904 = false;
  await elements(part(WORKBOOK), (name, attributes) => {
    if (name === 'workbookPr') since1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
    if (name === 'sheet' && attributes.state !== 'hidden' && attributes.state !== 'veryHidden')
      id ??= Object.entries(attributes).find(([attribute]) => /(?:^|:)id$/.test(attribute))?.[1];
  });
  let target: string | undefined;
  await elements(part('xl/_rels/workbook.xml.rels'), (name, attributes) => {
    if (name === 'Relationship' && attributes.Id === id) target = attributes.Target;
  });
  if (target === undefined) throw notAWorkbook();
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, since1904 };
}

/** The texts that cells refer to by number. */
async function sharedTexts(part: OpenPart): Promise<readonly string[]> {
  const texts: string[] = [];
  const chunks = part('xl/sharedStrings.xml');
  if (!chunks) return texts;
  let text = '';
  let size = 0;
  const inside: string[] = [];
  const reader: PartReader<null> = {
    open: (name) => {
      inside.push(name);
      if (name === 'si') text = '';
    },
    close: (name) => {
      inside.pop();
      if (name !== 'si') return;
      size += text.length;
      if (size > LIMITS.sharedText)
        throw new FeedBroken(`the workbook has more than ${LIMITS.sharedText} characters of text`, { hint: 'Export it as CSV.' });
      texts.push(text.replaceAll('_x000D_', ''));
    },
    // What stands in rPh is how a text is pronounced.
    text: (found) => {
      if (inside.at(-1) === 't' && !inside.includes('rPh')) text += found;
    },
    take: () => null,
  };
  await readAll(chunks, reader);
  return texts;
}

interface NumberFormat {
  readonly isDate: boolean;
  /** What the format shows beside the number: `€`, `km`. */
  readonly beside: string;
  readonly isPercent: boolean;
}

const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
const PLAIN: NumberFormat = { isDate: false, beside: '', isPercent: false };

const formatOf = (id: number, code: string | undefined): NumberFormat => {
  if (code === undefined) return { ...PLAIN, isDate: BUILT_IN_DATES.has(id), isPercent: id === 9 || id === 10 };
  const [section = ''] = code.split(';');
  const bare = section.replace(/"[^"]*"|\[[^[\]]*\]|\\.|_.|\*./g, '');
  const beside = [...section.matchAll(/"([^"]*)"|\[\$([^[\]-]*)(?:-[^[\]]*)?\]|([$€£¥₹])/g)].map(
    (match) => match[1] ?? match[2] ?? match[3],
  );
  return {
    isDate: /[ymdhs]/i.test(bare) && !/[0#?]/.test(bare),
    beside: beside.join(' ').trim(),
    isPercent: bare.includes('%'),
  };
};

/** The number formats by the style number of cells. */
async function cellFormats(part: OpenPart): Promise<readonly NumberFormat[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  await elements(part('xl/styles.xml'), (name, attributes, inside) => {
    if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
    if (name === 'xf' && inside.at(-1) === 'cellXfs') ids.push(Number(attributes.numFmtId ?? 0));
  });
  return ids.map((id) => formatOf(id, codes.get(id)));
}

interface Cell {
  readonly type: string;
  readonly style: number;
  readonly value: string;
}

function textOf(
  { type, style, value }: Cell,
  texts: readonly string[],
  formats: readonly NumberFormat[],
  since1904: boolean,
): string {
  switch (type) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'true' : 'false';
    case 'e':
      return '';
    case 'n': {
      const number = Number(value);
      if (value === '' || !Number.isFinite(number)) return value;
      const format = formats[style] ?? PLAIN;
      if (format.isDate) return dayOf(number, since1904);
      // Fifteen digits are what Excel keeps and shows: 18995.000000000004 is 18995.
      const shown = String(Number((format.isPercent ? number * 100 : number).toPrecision(15))) + (format.isPercent ? ' %' : '');
      return format.beside === '' ? shown : `${shown} ${format.beside}`;
    }
    default:
      return value;
  }
}

const DAY_MS = 86_400_000;
/** Day 60 of Excel is the 29th of February 1900, which there was not. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

const dayOf = (number: number, since1904: boolean): string => {
  const time = new Date(Math.round((number * DAY_MS + (since1904 ? EPOCH_1904 : EPOCH_1900)) / 1000) * 1000);
  if (Number.isNaN(time.getTime())) return String(number);
  const text = time.toISOString();
  return Number.isInteger(number) ? text.slice(0, 10) : text.slice(0, 19);
};

class SheetRows implements PartReader<string> {
  readonly #show: (cell: Cell) => string;
  #lines = '';
  /** Rows that are written; rows that are empty have no element. */
  #written = 0;
  #row = 0;
  /** That of the first row, which names the columns. */
  #width = 0;
  #cells: string[] = [];
  #size = 0;
  #cell: { column: number; type: string; style: number } | null = null;
  #value = '';
  #reads = false;

  constructor(show: (cell: Cell) => string) {
    this.#show = show;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#row = Number(attributes.r ?? this.#row + 1);
      if (!(this.#row > this.#written && this.#row <= MAX_ROW)) throw notAWorkbook();
      this.#cells = [];
      this.#size = 0;
    } else if (name === 'c') {
      const letters = /^[A-Z]{1,3}/.exec(attributes.r ?? '')?.[0];
      const column = letters === undefined ? this.#cells.length : columnOf(letters);
      this.#cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) };
      this.#value = '';
    }
    this.#reads = name === 'v' || (name === 't' && this.#cell?.type === 'inlineStr');
  }

  text(text: string): void {
    if (this.#reads) this.#value += text;
  }

  close(name: string): void {
    this.#reads = false;
    if (name === 'c' && this.#cell) {
      const { column, ...cell } = this.#cell;
      const text = this.#show({ ...cell, value: this.#value });
      this.#size += text.length;
      if (column >= LIMITS.columns || this.#size > LIMITS.record)
        throw new FeedBroken(`a row has more than ${LIMITS.columns} cells or ${LIMITS.record} characters`, { line: this.#row });
      while (this.#cells.length < column) this.#cells.push('');
      this.#cells[column] = text;
      this.#cell = null;
    } else if (name === 'row') {
      // Empty cells at the end of a row have no element either.
      this.#width = Math.max(this.#width, this.#written === 0 ? this.#cells.length : 0);
      while (this.#cells.length < this.#width) this.#cells.push('');
      this.#lines += '\r\n'.repeat(this.#row - this.#written - 1) + csvLine(this.#cells);
      this.#written = this.#row;
    }
  }

  take(): string {
    const lines = this.#lines;
    this.#lines = '';
    return lines;
  }
}

/** That of Excel. */
const MAX_ROW = 1_048_576;

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
