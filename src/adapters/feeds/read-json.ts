import type { FeedNode } from '../../domain/feeds/feed-record.ts';
import { FeedBroken, type FeedRow } from '../../ports/feed-reader.ts';
import { LIMITS } from './feed-limits.ts';
import { JsonAround } from './json-around.ts';
import { jsonRecord } from './json-values.ts';

/**
 * The objects of a list as records: of the list at one of the paths (`listings`, `data/cars`), an empty path meaning that the
 * file is the list itself. `cars/*` means the members of an object, whose keys are the attribute `@key` of the records. What sources such
 * as `../name` name of the objects around a record, before it, is added to the record under them. Only one record at a time is held in memory.
 */
export async function* readJson(
  chunks: AsyncIterable<string>,
  paths: readonly string[],
  around: readonly string[] | 'all' = [],
): AsyncGenerator<FeedRow> {
  const list = new RecordList(paths, around);
  for await (const chunk of chunks) yield* list.read(chunk);
  list.end();
}

interface OpenValue {
  readonly kind: '{' | '[';
  /** The latest key of an object. */
  key: string;
}

/** Follows the brackets and strings of a text, cuts out the records and leaves each to JSON.parse. */
class RecordList {
  readonly #paths: ReadonlySet<string>;
  readonly #open: OpenValue[] = [];
  #inString = false;
  #escaped = false;
  /** The latest string outside records: it may turn out to be a key. */
  #string = '';
  #line = 1;
  /** Text of the record that is being read; null outside. */
  #record: string[] | null = null;
  #recordLine = 1;
  #recordDepth = 0;
  #recordLength = 0;
  #sinceRecord = 0;
  #listFound = false;
  #listDepth = -1;
  /** The outermost value has ended. */
  #closed = false;

  /** Null where what stands around the records is not asked for. */
  readonly #around: JsonAround | null;

  constructor(paths: readonly string[], around: readonly string[] | 'all') {
    this.#paths = new Set(paths);
    this.#around = around.length > 0 ? new JsonAround(around) : null;
  }

  *read(chunk: string): Generator<FeedRow> {
    let from = 0;
    this.#sinceRecord += chunk.length;
    for (let place = 0; place < chunk.length; place++) {
      const code = chunk.charCodeAt(place);
      if (code === 0x0a) this.#line++;
      const isAround = this.#around !== null && this.#record === null;
      if (this.#inString) {
        if (isAround && !this.#isInList()) this.#around.take(chunk.charAt(place), true);
        if (this.#escaped) this.#escaped = false;
        else if (code === 0x5c) this.#escaped = true;
        else if (code === 0x22) this.#inString = false;
        if (this.#record === null && this.#inString && this.#string.length < 1_000) this.#string += chunk.charAt(place);
        continue;
      }
      switch (code) {
        case 0x22: // "
          if (this.#open.length === 0) this.#failOutside(chunk, place);
          this.#inString = true;
          if (this.#record === null) this.#string = '';
          break;
        case 0x3a: {
          // :
          const top = this.#open.at(-1);
          if (this.#record === null && top) top.key = this.#string;
          break;
        }
        case 0x7b: // {
          if (this.#record === null && this.#startsRecord()) {
            this.#record = [];
            this.#recordLine = this.#line;
            this.#recordDepth = this.#open.length;
            this.#recordLength = 0;
            from = place;
          }
          if (this.#closed) this.#failOutside(chunk, place);
          this.#push('{');
          if (this.#record === null && this.#paths.has(`${this.#path()}/*`.replace(/^\//, ''))) {
            this.#listFound = true;
            this.#listDepth = this.#open.length;
          }
          break;
        case 0x5b: // [
          if (this.#closed) this.#failOutside(chunk, place);
          this.#push('[');
          if (this.#record === null && this.#paths.has(this.#path())) {
            this.#listFound = true;
            this.#listDepth = this.#open.length;
          }
          break;
        case 0x7d: // }
        case 0x5d: // ]
          this.#pop(code === 0x7d ? '{' : '[');
          if (this.#open.length < this.#listDepth) this.#listDepth = -1;
          if (this.#record !== null && this.#open.length === this.#recordDepth) {
            const text = this.#record.join('') + chunk.slice(from, place + 1);
            this.#record = null;
            this.#sinceRecord = 0;
            yield this.#parse(text);
          }
          this.#closed = this.#open.length === 0;
          break;
        default:
          if (this.#open.length === 0 && code > 0x20) this.#failOutside(chunk, place);
          if (this.#record === null && !isPlain(code))
            this.#fail(`this is not JSON: unexpected ${JSON.stringify(chunk.charAt(place))}`);
      }
      const opensList = this.#open.length === this.#listDepth && (code === 0x7b || code === 0x5b);
      if (isAround && this.#record === null && (opensList || !this.#isInList())) this.#around.take(chunk.charAt(place), false);
    }
    if (this.#record !== null) {
      const rest = chunk.slice(from);
      this.#record.push(rest);
      this.#recordLength += rest.length;
      if (this.#recordLength > LIMITS.record) this.#fail(`a record is longer than ${LIMITS.record} characters`);
    }
    if (this.#sinceRecord > LIMITS.withoutRecord) this.#fail(`no record ends within ${LIMITS.withoutRecord} characters`);
  }

  end(): void {
    if (this.#open.length > 0 || this.#inString)
      this.#fail('the file ends inside a value', 'It was cut off on its way. Fetch it again.');
    if (this.#listFound) return;
    const wanted = [...this.#paths].map((path) => (path === '' ? 'list at the top' : `list ${path}`)).join(' or ');
    throw new FeedBroken(`there is no ${wanted} in the file`, { hint: 'Is this the right profile?' });
  }

  /** Within the list of records, outside of them: commas, keys, and values that are no records. */
  #isInList(): boolean {
    return this.#listDepth > 0 && this.#open.length >= this.#listDepth;
  }

  /** Whether the object that begins here is an element of the list of records. */
  #startsRecord(): boolean {
    return this.#open.length > 0 && this.#open.length === this.#listDepth;
  }

  #path(): string {
    return this.#open
      .slice(0, -1)
      .flatMap(({ kind, key }) => (kind === '{' ? [key] : []))
      .join('/');
  }

  #push(kind: '{' | '['): void {
    this.#open.push({ kind, key: '' });
    if (this.#open.length > LIMITS.depth) this.#fail(`values are nested more than ${LIMITS.depth} deep`);
  }

  #pop(kind: '{' | '['): void {
    if (this.#open.pop()?.kind !== kind) this.#fail('a bracket closes what was not opened');
  }

  #parse(text: string): FeedRow {
    try {
      const read = jsonRecord(text) ?? new Map<string, FeedNode>();
      const list = this.#open.at(-1);
      const record = list?.kind === '{' ? new Map<string, FeedNode>([['@key', unescaped(list.key)], ...read]) : read;
      this.#around?.addTo(
        record,
        this.#open.map(({ key }) => unescaped(key)),
      );
      return { kind: 'record', line: this.#recordLine, record };
    } catch (error) {
      throw new FeedBroken(`a record is not JSON (${error instanceof Error ? error.message : String(error)})`, {
        line: this.#recordLine,
      });
    }
  }

  #failOutside(chunk: string, place: number): never {
    const found = JSON.stringify(chunk.slice(place, place + 20));
    if (this.#closed)
      this.#fail(`the document has ended, but ${found} follows`, 'Several documents in one file? Ask for one, or for NDJSON.');
    this.#fail(`this is not JSON: it begins with ${found}`);
  }

  #fail(problem: string, hint = ''): never {
    throw new FeedBroken(problem, { line: this.#line, hint });
  }
}

/** White space, commas and the letters of numbers, true, false and null. */
const isPlain = (code: number): boolean =>
  code <= 0x20 ||
  code === 0x2c ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x61 && code <= 0x7a) ||
  code === 0x2b ||
  code === 0x2d ||
  code === 0x2e ||
  code === 0x45;

const unescaped = (key: string): string => (key.includes('\\') ? (JSON.parse(`"${key}"`) as string) : key);
