import { SaxesParser } from 'saxes';
import type { FeedNode, FeedRecord } from '../../domain/feeds/feed-record.ts';
import { FeedBroken, type FeedRow } from '../../ports/feed-reader.ts';
import { LIMITS } from './feed-limits.ts';

type Children = Map<string, FeedNode>;

interface OpenElement {
  readonly name: string;
  readonly children: Children;
  text: string;
}

/**
 * The elements at one of the paths, such as `stock/vehicle`, as records. Prefixes of namespaces do not count; attributes are
 * named `@name`. Document type declarations are refused, so there are no entities to expand.
 */
export async function* readXml(chunks: AsyncIterable<string>, paths: readonly string[]): AsyncGenerator<FeedRow> {
  const reader = new RecordElements(paths);
  for await (const chunk of chunks) yield* reader.read(chunk);
  yield* reader.end();
}

class RecordElements {
  readonly #paths: ReadonlySet<string>;
  readonly #parser = new SaxesParser();
  readonly #path: string[] = [];
  #open: OpenElement[] = [];
  #rows: FeedRow[] = [];
  #line = 1;
  #nodes = 0;
  #count = 0;
  #root = '';
  #sinceRecord = 0;

  constructor(paths: readonly string[]) {
    this.#paths = new Set(paths);
    this.#parser.on('error', (error) => this.#fail(error.message.replace(/^\d+:\d+: /, '')));
    this.#parser.on('doctype', () =>
      this.#fail('document type declarations are not allowed', 'Ask for the export without <!DOCTYPE …>.'),
    );
    this.#parser.on('opentag', ({ name, attributes }) => this.#enter(localName(name), attributes));
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('closetag', () => this.#leave());
  }

  read(chunk: string): FeedRow[] {
    this.#sinceRecord += chunk.length;
    this.#parser.write(chunk);
    if (this.#sinceRecord > LIMITS.withoutRecord)
      this.#fail(
        `no record ends within ${LIMITS.withoutRecord} characters`,
        `Is ${[...this.#paths].join(' or ')} the path of the records?`,
      );
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  end(): FeedRow[] {
    if (this.#path.length > 0)
      this.#fail(`the file ends inside <${this.#path.join('/')}>`, 'It was cut off on its way. Fetch it again.');
    this.#parser.close();
    if (this.#count === 0)
      throw new FeedBroken(`there is no ${[...this.#paths].join(' or ')} in the file; its outermost element is ${this.#root}`, {
        hint: 'Is this the right profile?',
      });
    return this.#rows;
  }

  #enter(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#path.length === 0) this.#root = name;
    this.#path.push(name);
    if (this.#path.length > LIMITS.depth) this.#fail(`elements are nested more than ${LIMITS.depth} deep`);
    if (this.#open.length === 0) {
      if (!this.#paths.has(this.#path.join('/'))) return;
      this.#line = this.#parser.line;
      this.#nodes = 0;
    }
    const children: Children = new Map();
    for (const [attribute, value] of Object.entries(attributes)) {
      if (!/^xmlns(?::|$)/.test(attribute)) children.set(`@${localName(attribute)}`, value);
    }
    this.#nodes += 1 + children.size;
    if (this.#nodes > LIMITS.nodes) this.#fail(`a record has more than ${LIMITS.nodes} elements and attributes`);
    this.#open.push({ name, children, text: '' });
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }

  #leave(): void {
    this.#path.pop();
    const element = this.#open.pop();
    if (!element) return;
    const parent = this.#open.at(-1);
    if (parent) {
      add(parent.children, element.name, contentOf(element));
      return;
    }
    this.#count++;
    this.#sinceRecord = 0;
    const content = contentOf(element);
    const record: FeedRecord = content instanceof Map ? content : new Map([['#text', content]]);
    this.#rows.push({ kind: 'record', line: this.#line, record });
  }

  #fail(problem: string, hint = ''): never {
    throw new FeedBroken(problem, { line: this.#parser.line, hint });
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function contentOf({ children, text }: OpenElement): string | Children {
  const trimmed = text.trim();
  if (children.size === 0) return trimmed;
  if (trimmed !== '') children.set('#text', trimmed);
  return children;
}

/** A name that comes more than once becomes a list. */
function add(children: Children, name: string, content: string | Children): void {
  const before = children.get(name);
  if (before === undefined) children.set(name, content);
  else if (isGrowing(before)) before.push(content);
  else children.set(name, [before, content]);
}

const isGrowing = (node: FeedNode): node is FeedNode[] => Array.isArray(node);
