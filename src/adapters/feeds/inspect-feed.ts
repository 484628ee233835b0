/** Looks into a file of an unknown format: what stands where, what it may mean, and a draft of a profile. */
import { basename } from 'node:path';
import { stringify } from 'yaml';
import { leavesOf } from '../../domain/feeds/feed-record.ts';
import type { FeedFormat } from '../../domain/feeds/profile.ts';
import { FeedBroken } from '../../ports/feed-reader.ts';
import { detectFormat, findRecordElements } from './detect-format.ts';
import { openFeedText } from './feed-text.ts';
import { readRecords } from './file-feed.ts';
import { guessMeaning, type Guess } from './field-guess.ts';
import { readJson } from './read-json.ts';

interface Column {
  readonly path: string;
  filled: number;
  /** Up to MAX_DISTINCT. */
  readonly values: Set<string>;
}

interface Inspection {
  readonly format: FeedFormat;
  readonly encoding: string;
  /** Path of the records; null where the format has none. */
  readonly records: string | null;
  readonly rows: number;
  readonly columns: readonly Column[];
}

const MAX_DISTINCT = 1_000;
const MAX_COLUMNS = 1_000;
const SAMPLES = 3;

/** The lines that `--inspect` prints. Rejects with `FeedBroken` like an import. */
export const inspectFeed = async (path: string): Promise<string[]> => {
  const inspection = await inspect(path);
  const { format, encoding, records, rows } = inspection;
  const columns = inspection.columns.map((column) => ({
    ...column,
    guess: guessMeaning(column.path, [...column.values].slice(0, 20)),
  }));
  const taken = assign(columns);
  const width = Math.min(50, Math.max(...columns.map((column) => column.path.length)));
  return [
    `${path}: ${format}, ${encoding}, ${rows.toLocaleString('en-CA')} records${records === null || records === '' ? '' : ` at ${records}`}`,
    '',
    `  ${'where'.padEnd(width)}  filled  distinct  perhaps         samples`,
    ...columns.map((column) => columnLine(column, rows, width, taken)),
    '',
    `A draft of a profile. Put it into feeds/NAME.yaml, correct it (docs/feeds.md), and try it with --profile NAME --dry-run:`,
    '',
    ...draftProfile(basename(path), inspection, taken).trimEnd().split('\n'),
  ];
};

function columnLine(column: Column, rows: number, width: number, taken: ReadonlyMap<Column, Guess>): string {
  const filled = `${Math.round((100 * Math.min(column.filled, rows)) / rows)} %`.padStart(6);
  const distinct = `${column.values.size}${column.values.size === MAX_DISTINCT ? '+' : ''}`.padStart(8);
  const guess = taken.get(column);
  const meaning = guess ? (guess.part === 'dealer' ? `dealer ${guess.field}` : guess.field) : '';
  const samples = [...column.values]
    .slice(0, SAMPLES)
    .map((text) => JSON.stringify(text.length > 40 ? `${text.slice(0, 39)}…` : text));
  return `  ${column.path.padEnd(width)}  ${filled}  ${distinct}  ${meaning.padEnd(14)}  ${samples.join(', ')}`;
}

async function inspect(path: string): Promise<Inspection> {
  const format = detectFormat(await headOf(path));
  const records =
    format === 'xml'
      ? await findRecordElements((await openFeedText(path)).chunks)
      : format === 'json'
        ? await findList(path)
        : null;
  const { chunks, encoding } = await openFeedText(path);
  const columns = new Map<string, Column>();
  let rows = 0;
  for await (const row of readRecords(chunks, { format, records: [records ?? ''] })) {
    if (row.kind === 'broken') continue;
    rows++;
    for (const [place, text] of leavesOf(row.record)) {
      let column = columns.get(place);
      if (!column) {
        if (columns.size >= MAX_COLUMNS) continue;
        column = { path: place, filled: 0, values: new Set() };
        columns.set(place, column);
      }
      const trimmed = text.trim();
      if (trimmed === '') continue;
      column.filled++;
      if (column.values.size < MAX_DISTINCT) column.values.add(trimmed);
    }
  }
  if (rows === 0) throw new FeedBroken('the file has no records');
  return { format, encoding, records, rows, columns: [...columns.values()] };
}

async function headOf(path: string): Promise<string> {
  for await (const chunk of (await openFeedText(path)).chunks) return chunk;
  return '';
}

/** The path of the first list of objects in a JSON file. */
async function findList(path: string): Promise<string> {
  const { chunks } = await openFeedText(path);
  let found = '';
  for await (const row of readJson(chunks, null, (list) => (found = list))) if (row.kind === 'record') break;
  return found;
}

/** Each field goes to its first column that says something; the others stay without a meaning. */
function assign(columns: readonly (Column & { readonly guess: Guess | null })[]): ReadonlyMap<Column, Guess> {
  const taken = new Map<Column, Guess>();
  const seen = new Set<string>();
  for (const column of columns) {
    const key = column.guess && `${column.guess.part}.${column.guess.field}`;
    if (!column.guess || key === null || column.filled === 0 || seen.has(key)) continue;
    seen.add(key);
    taken.set(column, column.guess);
  }
  return taken;
}

type Sources = Partial<Record<string, string>>;

function draftProfile(
  file: string,
  { format, encoding, records, columns }: Inspection,
  taken: ReadonlyMap<Column, Guess>,
): string {
  const fields = namedByBoth(sourcesOf('fields', taken), columns);
  const { key = { value: 'my-dealer' }, name = { value: 'Name of the dealer' }, ...place } = sourcesOf('dealer', taken);
  const numbered = fields.stockNumber !== undefined || fields.vin !== undefined;
  const { price: _price, mileage: _mileage, ...lasting } = fields;
  const profile = {
    title: file,
    format,
    ...(records !== null && records !== '' && { records }),
    ...(encoding !== 'utf-8' && { encoding }),
    feed: 'partial',
    market: 'CA',
    currency: 'CAD',
    units: { mileage: 'km' },
    ...(!numbered && { identity: { from: Object.values(lasting) } }),
    dealer: { key, name, ...place },
    fields,
  };
  return `# yaml-language-server: $schema=./profile.schema.json\n${stringify(profile, { lineWidth: 130 })}`;
}

function sourcesOf(part: Guess['part'], taken: ReadonlyMap<Column, Guess>): Sources {
  return Object.fromEntries([...taken].flatMap(([{ path }, guess]) => (guess.part === part ? [[guess.field, path]] : [])));
}

/** A profile needs the make and the model, from two columns or from one. */
function namedByBoth({ makeAndModel, ...fields }: Sources, columns: readonly Column[]): Sources {
  if (fields.make !== undefined && fields.model !== undefined) return fields;
  const { model, ...others } = fields;
  return {
    makeAndModel: makeAndModel ?? model ?? nameColumn(columns),
    ...others,
    ...(makeAndModel !== undefined && model !== undefined && { model }),
  };
}

/** The most telling column of a file that names no makes: the one with the most different texts. */
function nameColumn(columns: readonly Column[]): string {
  const telling = columns.filter(({ values }) =>
    [...values].slice(0, 20).every((text) => /\p{L}{2}/u.test(text) && !/^https?:/.test(text)),
  );
  return [...(telling.length > 0 ? telling : columns)].sort((a, b) => b.values.size - a.values.size)[0]?.path ?? '';
}
