/** Looks into a file of an unknown format: what stands where, what it may mean, and a draft of a profile. */
import { basename } from 'node:path';
import { stringify } from 'yaml';
import { leavesOf } from '../../domain/feeds/feed-record.ts';
import type { FeedFormat, FieldRule } from '../../domain/feeds/profile.ts';
import { FeedBroken } from '../../ports/feed-reader.ts';
import { detectFormat, findRecordElements } from './detect-format.ts';
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
  const draft = draftProfile(basename(path), inspection, taken);
  const width = Math.min(50, Math.max(...columns.map((column) => column.path.length)));
  return [
    `${path}: ${format}, ${encoding}, ${rows.toLocaleString('en-CA')} records${records === null || records === '' ? '' : ` at ${records}`}`,
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

const SHOWN = 20;

/** The first vehicles as the draft reads them. */
async function interpreted(path: string, draft: string): Promise<string[]> {
  const profile = parseProfile('draft', 'draft.yaml', draft);
  const mapper = createRecordMapper(profile, { thisYear: new Date().getUTCFullYear(), dealers: false });
  const vehicles: (readonly [number, VehicleFacts])[] = [];
  const rejected = new Map<string, number>();
  for await (const row of new FileFeed(path, profile).rows()) {
    if (row.kind === 'broken') continue;
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
  const format = isWorkbook ? 'csv' : detectFormat(await headOf(path));
  const records =
    format === 'xml'
      ? await findRecordElements((await openFeedText(path)).chunks)
      : format === 'json'
        ? await findList(path)
        : null;
  const columns = new Map<string, Column>();
  let rows = 0;
  for await (const row of readRecords(chunks, { format, records: [records ?? ''] }, isWorkbook)) {
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

/** The path of the first list of objects in a JSON file, else of the first object whose members are objects alike. */
async function findList(path: string): Promise<string> {
  let found = '';
  try {
    for await (const row of readJson((await openFeedText(path)).chunks, null, (list) => (found = list)))
      if (row.kind === 'record') break;
  } catch (error) {
    const keyed = error instanceof FeedBroken && error.line === null ? await findKeyed(path) : null;
    if (keyed === null) throw error;
    return keyed;
  }
  return found;
}

/** Files beyond are not searched for objects by key. */
const KEYED_LIMIT = 50_000_000;

async function findKeyed(path: string): Promise<string | null> {
  let text = '';
  for await (const chunk of (await openFeedText(path)).chunks) if ((text += chunk).length > KEYED_LIMIT) return null;
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
  const search = (value: object, place: readonly string[]): string | null => {
    const members = Object.entries(value).filter((entry): entry is [string, object] => isObject(entry[1]));
    if (members.length === Object.keys(value).length && areAlike(members.map(([, member]) => member)))
      return [...place, '*'].join('/');
    return members.map(([key, member]) => search(member, [...place, key])).find((found) => found !== null) ?? null;
  };
  // Records have values of their own, and share the names of most; what stands beside a list of records does not.
  const areAlike = (members: readonly object[]): boolean => {
    const [first, second = first] = members;
    if (!first || !second || Object.values(first).every(isObject)) return false;
    const names = Object.keys(first);
    return 2 * names.filter((name) => name in second).length >= names.length;
  };
  return search(JSON.parse(text) as object, []);
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
  { format, encoding, records, columns }: Inspection,
  taken: ReadonlyMap<Column, Guess>,
): string {
  const paths = columns.map(({ path }) => path);
  const fields = namedByBoth(sourcesOf('fields', taken, paths), columns);
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
