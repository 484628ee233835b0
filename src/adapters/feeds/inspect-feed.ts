/** Looks into a file of an unknown format: what stands where, what it may mean, and a draft of a profile. */
import { basename } from 'node:path';
import { stringify } from 'yaml';
import { leavesOf } from '../../domain/feeds/feed-record.ts';
import type { FeedFormat, FieldRule } from '../../domain/feeds/profile.ts';
import { FeedBroken, type FeedRow } from '../../ports/feed-reader.ts';
import { detectFormat, findHeader } from './detect-format.ts';
import { findRecordElements, findRecordList } from './find-records.ts';
import { pricesByKind } from './kinds-of-price.ts';
import { openFeedText } from './feed-text.ts';
import { FileFeed, readRecords } from './file-feed.ts';
import { parseProfile } from './load-profile.ts';
import { guessMarket, guessUnits } from './market-guess.ts';
import { createRecordMapper } from '../../domain/feeds/record-mapper.ts';
import type { VehicleFacts } from '../../domain/vehicle/vehicle.ts';
import { rejectionText } from '../terminal/import-words.ts';
import { number, section } from '../terminal/report-lines.ts';
import { vehicleTable } from '../terminal/vehicle-table.ts';
import { draftRule, guessMeaning, type Guess } from './field-guess.ts';

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
  /** What the line with the names of the columns says, where lines of another kind stand above it. */
  readonly header: string | null;
  readonly rows: number;
  readonly columns: readonly Column[];
  /** Why the rest of the file could not be read; null where all was. */
  readonly broken: FeedBroken | null;
}

const MAX_DISTINCT = 1_000;
const MAX_COLUMNS = 1_000;
const SAMPLES = 3;

/** The lines that `--inspect` prints. Rejects with `FeedBroken` where not one record can be read. */
export const inspectFeed = async (path: string): Promise<string[]> => {
  const inspection = await inspect(path);
  const { format, encoding, records, rows, broken } = inspection;
  const columns = inspection.columns.map((column) => ({
    ...column,
    guess: guessMeaning(column.path, [...column.values].slice(0, 20)),
  }));
  const taken = assign(columns);
  const draft = draftProfile(basename(path), inspection, taken);
  const width = Math.min(50, Math.max(...columns.map((column) => column.path.length)));
  return [
    `${path}: ${format}, ${encoding}, ${rows.toLocaleString('en-CA')} records${records === null || records === '' ? '' : ` at ${records}`}`,
    ...(broken ? brokenOff(broken) : []),
    '',
    `  ${'where'.padEnd(width)}  filled  distinct  perhaps         samples`,
    ...columns.map((column) => columnLine(column, rows, width, taken)),
    '',
    ...(await interpreted(path, draft)),
    '',
    `A draft of a profile. Put it into feeds/NAME.yaml (or FEEDS_DIR), correct it (docs/feeds.md), and try it with --profile NAME --dry-run:`,
    '',
    ...draft.trimEnd().split('\n'),
  ];
};

const brokenOff = ({ line, message, hint }: FeedBroken): string[] => [
  `Behind these the file cannot be read${line === null ? '' : `, line ${number(line)}`}: ${message}.${hint === '' ? '' : ` ${hint}`}`,
];

const SHOWN = 20;

/** The first vehicles as the draft reads them. */
async function interpreted(path: string, draft: string): Promise<string[]> {
  const profile = parseProfile('draft', 'draft.yaml', draft);
  const mapper = createRecordMapper(profile, { thisYear: new Date().getUTCFullYear(), dealers: false });
  const vehicles: (readonly [number, VehicleFacts])[] = [];
  const rejected = new Map<string, number>();
  for await (const row of untilBroken(new FileFeed(path, profile).rows(), () => undefined)) {
    const mapped = mapper.map(row.record);
    if (mapped.kind === 'vehicle') vehicles.push([row.line, mapped.facts]);
    if (mapped.kind === 'rejected') {
      const reason = rejectionText({ reason: mapped.reason });
      rejected.set(reason, (rejected.get(reason) ?? 0) + 1);
    }
    if (vehicles.length === SHOWN) break;
  }
  return [
    ...vehicleTable('The first vehicles, as this draft understands them:', vehicles),
    ...section(
      'Records that this draft would not let in:',
      [...rejected].map(([reason, count]) => `${number(count)} × ${reason}`),
    ),
  ];
}

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
  const { chunks, encoding, isWorkbook } = await openFeedText(path);
  const head = await headOf(path);
  const format = isWorkbook ? 'csv' : detectFormat(head);
  const header = format === 'csv' ? findHeader(head) : null;
  const records =
    format === 'xml'
      ? await findRecordElements((await openFeedText(path)).chunks)
      : format === 'json'
        ? await findRecordList((await openFeedText(path)).chunks)
        : null;
  const columns = new Map<string, Column>();
  let rows = 0;
  const faults: FeedBroken[] = [];
  const all = readRecords(chunks, { format, records: [records ?? ''], around: 'all', header }, isWorkbook);
  for await (const row of untilBroken(all, (error) => faults.push(error))) {
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
  const [broken = null] = faults;
  if (rows === 0) throw broken ?? new FeedBroken('the file has no records');
  return { format, encoding, records, header, rows, columns: [...columns.values()], broken };
}

/** The records before the place where a file is broken, for which `tell` is called: what there is of a file tells its format. */
async function* untilBroken(
  rows: AsyncIterable<FeedRow>,
  tell: (error: FeedBroken) => void,
): AsyncGenerator<Extract<FeedRow, { readonly kind: 'record' }>> {
  try {
    for await (const row of rows) if (row.kind === 'record') yield row;
  } catch (error) {
    if (!(error instanceof FeedBroken)) throw error;
    tell(error);
  }
}

async function headOf(path: string): Promise<string> {
  for await (const chunk of (await openFeedText(path)).chunks) return chunk;
  return '';
}

/** Each field goes to its first column that says something; the others stay without a meaning. Keys of objects are numbers where nothing else is. */
function assign(columns: readonly (Column & { readonly guess: Guess | null })[]): ReadonlyMap<Column, Guess> {
  const taken = new Map<Column, Guess>();
  const seen = new Set<string>();
  for (const column of columns) {
    const key = column.guess && `${column.guess.part}.${column.guess.field}`;
    if (!column.guess || key === null || column.filled === 0 || seen.has(key)) continue;
    seen.add(key);
    taken.set(column, column.guess);
  }
  const amounts = columns.find(({ path }) => path === pricesByKind(columns)?.amounts);
  if (amounts && !seen.has('fields.price')) taken.set(amounts, { part: 'fields', field: 'price' });
  const key = columns.find(({ path }) => path === '@key');
  if (key && !seen.has('fields.stockNumber')) taken.set(key, { part: 'fields', field: 'stockNumber' });
  return taken;
}

/** One file cannot show whether it names all: a draft must not be able to take vehicles off the sites. */
const WHY_PARTIAL =
  '# partial takes nothing off. Write full if the file always names every vehicle that its dealers have: what it lacks is then gone.';

type Sources = Partial<Record<string, FieldRule>>;

function draftProfile(
  file: string,
  { format, encoding, records, header, columns }: Inspection,
  taken: ReadonlyMap<Column, Guess>,
): string {
  const paths = columns.map(({ path }) => path);
  const fields = { ...namedByBoth(sourcesOf('fields', taken, paths), columns), ...priceRules(columns, taken) };
  const {
    name = { value: 'Name of the dealer' },
    key = typeof name === 'string' ? name : { value: 'my-dealer' },
    ...place
  } = sourcesOf('dealer', taken, paths);
  const numbered = fields.stockNumber !== undefined || fields.vin !== undefined;
  const meant = new Map([...taken].map(([{ path, values }, { field }]) => [field as string, { path, values: [...values] }]));
  const { price: _price, mileage: _mileage, ...lasting } = fields;
  const profile = {
    title: file,
    format,
    ...(records !== null && records !== '' && { records }),
    ...(encoding !== 'utf-8' && { encoding }),
    ...(header !== null && { header }),
    feed: 'partial',
    ...guessMarket(meant),
    units: guessUnits(meant),
    ...(!numbered && { identity: { from: Object.values(lasting).flatMap((rule) => pathOf(rule)) } }),
    dealer: { key, name, ...place },
    fields,
  };
  const text = stringify(profile, { lineWidth: 130 }).replace(/^feed: partial$/m, `${WHY_PARTIAL}\n$&`);
  return `# yaml-language-server: $schema=./profile.schema.json\n${text}`;
}

/** Of prices of several kinds, each field has its own. */
function priceRules(columns: readonly Column[], taken: ReadonlyMap<Column, Guess>): Sources {
  const kinds = pricesByKind(columns);
  const isPrice = [...taken].some(([{ path }, { field }]) => field === 'price' && path === kinds?.amounts);
  if (!kinds || !isPrice) return {};
  const { price, listPrice } = kinds;
  return { price, ...(listPrice !== null && { listPrice }) };
}

const pathOf = (rule: FieldRule | undefined): readonly string[] =>
  typeof rule === 'object' && 'from' in rule ? [rule.from ?? []].flat() : typeof rule === 'string' ? [rule] : [];

function sourcesOf(part: Guess['part'], taken: ReadonlyMap<Column, Guess>, paths: readonly string[]): Sources {
  return Object.fromEntries(
    [...taken].flatMap(([{ path, values }, guess]) =>
      guess.part === part ? [[guess.field, draftRule(guess.field, path, [...values].slice(0, 20), paths)]] : [],
    ),
  );
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
