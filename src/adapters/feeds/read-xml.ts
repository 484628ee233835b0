import { SaxesParser } from 'saxes';
import type { FeedNode } from '../../domain/feeds/feed-record.ts';
import { aroundReader, type AroundReader } from '../../domain/feeds/profile-sources.ts';
import { FeedBroken, type FeedRow } from '../../ports/feed-reader.ts';
import { LIMITS } from './feed-limits.ts';

type Children = Map<string, FeedNode>;

interface OpenElement {
  readonly name: string;
  readonly children: Children;
  text: string;
}

interface AroundElement extends OpenElement {
  /** Elements that ended in it. */
  nodes: number;
  hasRecords: boolean;
}

/**
 * The elements at one of the paths, such as `stock/vehicle`, as records. Prefixes of namespaces do not count; attributes are
 * named `@name`. What sources such as `../Name` name of the elements around a record, before it, is added to the record under them. Document type declarations are refused, so there are no entities to expand.
 */
export async function* readXml(
  chunks: AsyncIterable<string>,
  paths: readonly string[],
  around: readonly string[] | 'all' = [],
): AsyncGenerator<FeedRow> {
  const reader = new RecordElements(paths, around);
  for await (const chunk of chunks) yield* reader.read(chunk);
  reader.end();
}

class RecordElements {
  readonly #paths: ReadonlySet<string>;
  readonly #parser = new SaxesParser();
  readonly #ampersands = new Ampersands();
  readonly #path: string[] = [];
  #open: OpenElement[] = [];
  #rows: FeedRow[] = [];
  #line = 1;
  #nodes = 0;
  #count = 0;
  #root = '';
  #sinceRecord = 0;
  /** The elements around the records that are open, the outermost first; null where they are not asked for. */
  readonly #around: AroundElement[] | null;
  readonly #readAround: AroundReader;
  #texts: ReturnType<AroundReader> = [];

  constructor(paths: readonly string[], around: readonly string[] | 'all') {
    this.#paths = new Set(paths);
    this.#around = around.length > 0 ? [] : null;
    this.#readAround = aroundReader(around);
    this.#parser.on('error', (error) => this.#failAt(error.message.replace(/^\d+:\d+: |\.$/g, '')));
    this.#parser.on('doctype', () =>
      this.#fail('document type declarations are not allowed', 'Ask for the export without <!DOCTYPE …>.'),
    );
    this.#parser.on('opentag', ({ name, attributes }) => this.#enter(localName(name), attributes));
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('closetag', () => this.#leave());
  }

  *read(chunk: string): Generator<FeedRow> {
    try {
      this.#parse(chunk);
    } finally {
      // Those before a fault too.
      yield* this.#rows;
      this.#rows = [];
    }
  }

  #parse(chunk: string): void {
    this.#sinceRecord += chunk.length;
    const fault = this.#ampersands.find(chunk);
    if (fault === null) this.#parser.write(chunk);
    else {
      this.#parser.write(chunk.slice(0, Math.max(0, fault)));
      this.#fail(
        `unescaped & in ${this.#where()}`,
        'In XML, & is written &amp; (or the text stands in <![CDATA[…]]>). Ask for a valid export.',
      );
    }
    if (this.#sinceRecord > LIMITS.withoutRecord)
      this.#fail(
        `no record ends within ${LIMITS.withoutRecord} characters`,
        `Is ${[...this.#paths].join(' or ')} the path of the records?`,
      );
  }

  end(): void {
    if (this.#path.length > 0)
      this.#fail(`the file ends inside <${this.#path.join('/')}>`, 'It was cut off on its way. Fetch it again.');
    this.#parser.close();
    if (this.#count === 0)
      throw new FeedBroken(`there is no ${[...this.#paths].join(' or ')} in the file; its outermost element is ${this.#root}`, {
        hint: 'Is this the right profile?',
      });
  }

  #enter(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#path.length === 0) this.#root = name;
    this.#path.push(name);
    if (this.#path.length > LIMITS.depth) this.#fail(`elements are nested more than ${LIMITS.depth} deep`);
    if (this.#open.length === 0) {
      if (!this.#paths.has(this.#path.join('/'))) {
        this.#around?.push({ name, children: attributesOf(attributes), text: '', nodes: 0, hasRecords: false });
        return;
      }
      this.#line = this.#parser.line;
      this.#nodes = 0;
      this.#texts = this.#around ? this.#readAround(this.#around.map(({ children }) => children).toReversed()) : [];
    }
    const children = attributesOf(attributes);
    this.#nodes += 1 + children.size;
    if (this.#nodes > LIMITS.nodes) this.#fail(`a record has more than ${LIMITS.nodes} elements and attributes`);
    this.#open.push({ name, children, text: '' });
  }

  #addText(text: string): void {
    const around = this.#around?.at(-1);
    const element = this.#open.at(-1) ?? (around?.hasRecords === true ? undefined : around);
    if (element) element.text += text;
  }

  #leave(): void {
    this.#path.pop();
    const element = this.#open.pop();
    if (!element) {
      this.#leaveAround();
      return;
    }
    const parent = this.#open.at(-1);
    if (parent) {
      add(parent.children, element.name, contentOf(element));
      return;
    }
    this.#count++;
    this.#sinceRecord = 0;
    const content = contentOf(element);
    const record = content instanceof Map ? content : new Map<string, FeedNode>([['#text', content]]);
    for (const [source, texts] of this.#texts) record.set(source, texts);
    const around = this.#around?.at(-1);
    if (around) around.hasRecords = true;
    this.#rows.push({ kind: 'record', line: this.#line, record });
  }

  /** What stands around records is kept while it is open, and what has ended without records within it. */
  #leaveAround(): void {
    const element = this.#around?.pop();
    const outer = this.#around?.at(-1);
    if (!element || !outer) return;
    outer.hasRecords ||= element.hasRecords;
    if (element.hasRecords) return;
    outer.nodes += 1 + element.nodes;
    if (outer.nodes > LIMITS.nodes) this.#fail(`more than ${LIMITS.nodes} elements stand around the records`);
    add(outer.children, element.name, contentOf(element));
  }

  /** The innermost element, as people look for it in the file. */
  #where(): string {
    const element = this.#path.at(-1);
    return element === undefined ? 'the text outside of all elements' : `<${element}>`;
  }

  #failAt(message: string): never {
    const { problem, hint } = explained(message);
    this.#fail(`${problem} in ${this.#where()}`, hint);
  }

  #fail(problem: string, hint = ''): never {
    throw new FeedBroken(problem, { line: this.#parser.line, hint });
  }
}

/** What the parser's messages mean, and what can be done. */
const EXPLAINED: readonly (readonly [message: RegExp, problem: string, hint: string])[] = [
  [/disallowed character in tag name/, 'unescaped <', 'In XML, < is written &lt; in texts. Ask for a valid export.'],
  [
    /undefined entity/,
    'an entity that XML does not know, such as &nbsp;,',
    'XML knows &amp; &lt; &gt; &quot; &apos; and numbers such as &#160;.',
  ],
  [
    /unexpected close tag/,
    'a closing tag without its opening tag',
    'Elements must be closed in the order in which they were opened.',
  ],
  [/text data outside|only one root/, 'something follows the end of the document', 'Several documents in one file? Ask for one.'],
  [
    /disallowed character|malformed character entity/,
    'a control character',
    'XML allows no control characters. Ask for a valid export.',
  ],
];

const explained = (message: string): { readonly problem: string; readonly hint: string } => {
  const [, problem, hint] = EXPLAINED.find(([pattern]) => pattern.test(message)) ?? [null, message, 'Ask for a valid export.'];
  return { problem, hint };
};

/** Finds an & that begins no entity: the parser would take all that follows for its name, up to the next semicolon. */
class Ampersands {
  /** The mark that ends the comment, CDATA section or instruction that the text is in. */
  #until: string | null = null;
  /** The end of the last chunk, where a mark may have begun. */
  #rest = '';

  /** The place in the chunk, below 0 where it was in the one before; null when there is none. */
  find(chunk: string): number | null {
    if (this.#until === null && this.#rest === '' && !/[&<]/.test(chunk)) return null;
    const text = this.#rest + chunk;
    const offset = this.#rest.length;
    this.#rest = '';
    let place = 0;
    for (;;) {
      if (this.#until !== null) {
        const end = text.indexOf(this.#until, place);
        if (end < 0) {
          this.#rest = text.slice(Math.max(place, text.length - this.#until.length + 1));
          return null;
        }
        place = end + this.#until.length;
        this.#until = null;
      }
      MARK.lastIndex = place;
      const mark = MARK.exec(text);
      if (!mark) {
        this.#rest = /(?:&#?\w{0,40}|<!?\[?[A-Z]{0,5}\[?-?)$/.exec(text.slice(Math.max(place, text.length - 50)))?.[0] ?? '';
        return null;
      }
      if (mark[0] === '&') {
        const isWhole = ENTITY.test(text.slice(mark.index, mark.index + 50));
        if (!isWhole && text.length - mark.index > 45) return mark.index - offset;
        if (!isWhole && !/^&#?[\w.:-]*$/.test(text.slice(mark.index))) return mark.index - offset;
        if (!isWhole) {
          this.#rest = text.slice(mark.index);
          return null;
        }
        place = mark.index + 1;
      } else {
        this.#until = mark[0] === '<!--' ? '-->' : mark[0] === '<?' ? '?>' : ']]>';
        place = mark.index + mark[0].length;
      }
    }
  }
}

const MARK = /&|<!--|<!\[CDATA\[|<\?/g;
const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z_][\w.:-]{0,40});/i;

const attributesOf = (attributes: Readonly<Record<string, string>>): Children => {
  const children: Children = new Map();
  for (const [attribute, value] of Object.entries(attributes))
    if (!/^xmlns(?::|$)/.test(attribute)) children.set(`@${localName(attribute)}`, value);
  return children;
};

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
