/**
 * Writes React elements to the markup that React's own `renderToString` makes of them, several times faster: most of a list page is
 * plain elements by the thousand (decision 0020). It is called while React renders `PlainMarkup`, and calls the components inside as
 * functions: their hooks are hooks of that one component, so contexts are read and states begin as anywhere. What it does not know
 * is left to React; the tests hold whole pages to React's output.
 */
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Kept, type KeptProps } from '../../ui/components/plain-markup.tsx';
import { MarkupBytes } from './markup-bytes.ts';

type Props = Readonly<Record<string, unknown>>;

/** No text and no attribute can hold it: React escapes what opens a comment. */
const PLACEHOLDER = '<!--written-->';

/** Only React can render this. */
class LeftToReact extends Error {}

const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);
/** Whose contents are no markup, or who belong into the head. */
const UNKNOWN_ELEMENTS: ReadonlySet<string> = new Set(['link', 'meta', 'pre', 'script', 'style', 'textarea', 'title']);

/** How React writes an attribute. */
interface AttributeRule {
  /** Up to its value: ' class="'. */
  readonly opening: string;
  /** Its `false` is a word; the `false` of others means that they are not there. */
  readonly isWord: boolean;
  readonly isAddress: boolean;
}

const UNWRITTEN: ReadonlySet<string> = new Set(['children', 'dangerouslySetInnerHTML', 'ref']);
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  defaultChecked: 'checked',
  defaultValue: 'value',
  htmlFor: 'for',
  stopColor: 'stop-color',
  strokeWidth: 'stroke-width',
};
const WORDS = /^(aria-|data-|spellCheck$|draggable$)/;
const ADDRESSES: ReadonlySet<string> = new Set(['action', 'formAction', 'href', 'src']);

/** By name; null for what is not written. Names come from the code alone, so there are few. */
const rules = new Map<string, AttributeRule | null>();

const ruleOf = (name: string): AttributeRule | null => {
  const known = rules.get(name);
  if (known !== undefined) return known;
  const rule = UNWRITTEN.has(name)
    ? null
    : { opening: ` ${NAMES[name] ?? name}="`, isWord: WORDS.test(name), isAddress: ADDRESSES.has(name) };
  rules.set(name, rule);
  return rule;
};

/** React blocks scripts in addresses; a path is none. */
const isScript = (address: string): boolean =>
  !address.startsWith('/') && /^\W*j\W*a\W*v\W*a\W*s\W*c\W*r\W*i\W*p\W*t\W*:/i.test(address);

const styleOf = (style: object): string =>
  Object.entries(style)
    .map(([name, value]) => {
      if (!name.startsWith('--')) throw new LeftToReact(`The style ${name}`);
      return `${name}:${String(value)}`;
    })
    .join(';');

const isKept = (node: ReactNode): node is ReactElement<KeptProps, typeof Kept> => isValidElement(node) && node.type === Kept;

/** The markup of a page: what React renders, and between it what is written here. One page after the other. */
export class PageMarkup {
  readonly #bytes = new MarkupBytes();
  /** Where the written pieces end, each beginning where the one before it ends. */
  #ends: number[] = [];
  #isWriting = false;
  /** Two texts in a row are one to a browser: React keeps them apart by a comment. */
  #afterText = false;
  /** What was written of an object, by how it looks. */
  readonly #kept = new WeakMap<object, Map<string, Uint8Array>>();
  /** The value of the `select` around. */
  #selected: unknown = undefined;

  /**
   * A page's markup in UTF-8, piece by piece: good until the next page is written.
   * @param render React's markup of it, with `write` as its `MarkupWriter`
   */
  of(render: () => string): readonly Buffer[] {
    this.#bytes.rewind(0);
    this.#ends = [];
    const pieces = render().split(PLACEHOLDER);
    let start = 0;
    return pieces.flatMap((piece, k) => {
      const end = this.#ends[k] ?? start;
      const written = this.#bytes.between(start, end);
      start = end;
      return [Buffer.from(piece), written];
    });
  }

  /** Stands for the markup of these children until the page is whole; null where only React can render them. */
  readonly write = (children: ReactNode): string | null => {
    // What is plain inside of what is plain is written with it.
    if (this.#isWriting) return null;
    const start = this.#bytes.length;
    this.#isWriting = true;
    this.#afterText = false;
    try {
      this.#node(children);
      this.#ends.push(this.#bytes.length);
      return PLACEHOLDER;
    } catch (error) {
      this.#bytes.rewind(start);
      if (error instanceof LeftToReact) return null;
      throw error;
    } finally {
      this.#isWriting = false;
    }
  };

  #node(node: ReactNode): void {
    if (typeof node === 'string') this.#text(node);
    else if (typeof node === 'number') this.#text(String(node));
    else if (node === null || node === undefined || typeof node === 'boolean') return;
    else if (Array.isArray(node)) for (const child of node as readonly ReactNode[]) this.#node(child);
    else if (isKept(node)) this.#once(node.props);
    else if (isValidElement<Props>(node)) this.#any(node.type, node.props);
    else throw new LeftToReact('A promise or an iterable');
  }

  #text(words: string): void {
    if (words === '') return;
    if (this.#afterText) this.#bytes.add('<!-- -->');
    this.#bytes.addText(words);
    this.#afterText = true;
  }

  #any(type: unknown, props: Props): void {
    if (typeof type === 'string') this.#element(type, props);
    else if (typeof type === 'function') this.#node((type as (own: Props) => ReactNode)(props));
    else if (type === Fragment) this.#node(props.children as ReactNode);
    else throw new LeftToReact('A component that is no function');
  }

  #once({ of, as, children }: KeptProps): void {
    const looks = this.#kept.get(of) ?? new Map<string, Uint8Array>();
    const written = looks.get(as);
    if (written) this.#bytes.addBytes(written);
    else {
      const start = this.#bytes.length;
      this.#node(children());
      this.#kept.set(of, looks.set(as, new Uint8Array(this.#bytes.between(start, this.#bytes.length))));
    }
    this.#afterText = false;
  }

  #element(tag: string, props: Props): void {
    if (UNKNOWN_ELEMENTS.has(tag)) throw new LeftToReact(`<${tag}>`);
    this.#bytes.add(`<${tag}`);
    for (const name in props) if (tag !== 'select' || name !== 'value') this.#attribute(name, props[name]);
    if (tag === 'option' && this.#selected !== undefined && props.value === this.#selected) this.#bytes.add(' selected=""');
    if (VOID_ELEMENTS.has(tag)) this.#bytes.add('/>');
    else {
      this.#bytes.add('>');
      this.#contents(tag, props);
      this.#bytes.add(`</${tag}>`);
    }
    this.#afterText = false;
  }

  #contents(tag: string, { children, dangerouslySetInnerHTML, value }: Props): void {
    if (dangerouslySetInnerHTML) throw new LeftToReact('Markup from elsewhere');
    this.#afterText = false;
    if (tag === 'select') this.#selected = value;
    this.#node(children as ReactNode);
    if (tag === 'select') this.#selected = undefined;
  }

  #attribute(name: string, value: unknown): void {
    if (value === undefined || value === null || typeof value === 'function') return;
    const rule = ruleOf(name);
    if (!rule) return;
    const { opening, isWord, isAddress } = rule;
    if (typeof value === 'string') {
      if (isAddress && isScript(value)) throw new LeftToReact(`The ${name} ${value}`);
      this.#value(opening, value);
    } else if (typeof value === 'boolean') {
      if (isWord) this.#value(opening, String(value));
      else if (value) this.#value(opening, '');
    } else if (typeof value === 'number') this.#value(opening, String(value));
    else if (name === 'style' && typeof value === 'object') this.#value(opening, styleOf(value));
    else throw new LeftToReact(`The attribute ${name}`);
  }

  #value(opening: string, value: string): void {
    this.#bytes.add(opening);
    this.#bytes.addText(value);
    this.#bytes.add('"');
  }
}
