/**
 * Writes React elements to the markup that React's own `renderToString` makes of them, several times faster: most of a list page is
 * plain elements by the thousand (decision 0020). It is called while React renders `PlainMarkup`, and calls the components inside as
 * functions: their hooks are hooks of that one component, so contexts are read and states begin as anywhere. What it does not know
 * is left to React; the tests hold whole pages to React's output.
 */
import { Fragment, isValidElement, type ReactNode } from 'react';
import { escapeMarkup } from '../../domain/text/markup.ts';

type Props = Readonly<Record<string, unknown>>;

/** Only React can render this. */
class LeftToReact extends Error {}

const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);
/** Whose contents are no markup, or who belong into the head. */
const UNKNOWN_ELEMENTS: ReadonlySet<string> = new Set(['link', 'meta', 'pre', 'script', 'style', 'textarea', 'title']);

/** How React writes an attribute. */
interface AttributeRule {
  readonly written: string;
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
    : { written: NAMES[name] ?? name, isWord: WORDS.test(name), isAddress: ADDRESSES.has(name) };
  rules.set(name, rule);
  return rule;
};

const escaped = (text: string): string => (/[&<>"']/.test(text) ? escapeMarkup(text) : text);

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

const attribute = (name: string, value: unknown): string => {
  if (value === undefined || value === null || typeof value === 'function') return '';
  const rule = ruleOf(name);
  if (!rule) return '';
  const { written, isWord, isAddress } = rule;
  if (typeof value === 'string') {
    if (isAddress && isScript(value)) throw new LeftToReact(`The ${name} ${value}`);
    return ` ${written}="${escaped(value)}"`;
  }
  if (typeof value === 'boolean') {
    if (isWord) return ` ${written}="${String(value)}"`;
    return value ? ` ${written}=""` : '';
  }
  if (typeof value === 'number') return ` ${written}="${String(value)}"`;
  if (name === 'style' && typeof value === 'object') return ` style="${escaped(styleOf(value))}"`;
  throw new LeftToReact(`The attribute ${name}`);
};

class MarkupWriter {
  #out = "";
  /** Two texts in a row are one to a browser: React keeps them apart by a comment. */
  #afterText = false;
  /** The value of the `select` around. */
  #selected: unknown = undefined;

  get markup(): string {
    return this.#out;
  }

  write(node: ReactNode): void {
    if (typeof node === 'string') this.#text(node);
    else if (typeof node === 'number') this.#text(String(node));
    else if (node === null || node === undefined || typeof node === 'boolean') return;
    else if (Array.isArray(node)) for (const child of node as readonly ReactNode[]) this.write(child);
    else if (isValidElement<Props>(node)) this.#any(node.type, node.props);
    else throw new LeftToReact('A promise or an iterable');
  }

  #text(words: string): void {
    if (words === '') return;
    if (this.#afterText) this.#out += '<!-- -->';
    this.#out += escaped(words);
    this.#afterText = true;
  }

  #any(type: unknown, props: Props): void {
    if (typeof type === 'string') this.#element(type, props);
    else if (typeof type === 'function') this.write((type as (own: Props) => ReactNode)(props));
    else if (type === Fragment) this.write(props.children as ReactNode);
    else throw new LeftToReact('A component that is no function');
  }

  #element(tag: string, props: Props): void {
    if (UNKNOWN_ELEMENTS.has(tag)) throw new LeftToReact(`<${tag}>`);
    const opening = `<${tag}${this.#attributes(tag, props)}`;
    const { children } = props;
    if (VOID_ELEMENTS.has(tag)) this.#out += `${opening}/>`;
    else if (typeof children === 'string') this.#out += `${opening}>${escaped(children)}</${tag}>`;
    else {
      this.#out += `${opening}>`;
      this.#contents(tag, props);
      this.#out += `</${tag}>`;
    }
    this.#afterText = false;
  }

  #contents(tag: string, { children, dangerouslySetInnerHTML, value }: Props): void {
    this.#afterText = false;
    if (tag === 'select') this.#selected = value;
    if (dangerouslySetInnerHTML) this.#out += (dangerouslySetInnerHTML as { readonly __html: string }).__html;
    else this.write(children as ReactNode);
    if (tag === 'select') this.#selected = undefined;
  }

  #attributes(tag: string, props: Props): string {
    let attributes = '';
    for (const name in props) if (tag !== 'select' || name !== 'value') attributes += attribute(name, props[name]);
    return tag === 'option' && this.#selected !== undefined && props.value === this.#selected
      ? `${attributes} selected=""`
      : attributes;
  }
}

/** The markup of these children; null where only React can render them. */
export const writeMarkup = (children: ReactNode): string | null => {
  const writer = new MarkupWriter();
  try {
    writer.write(children);
  } catch (error) {
    if (error instanceof LeftToReact) return null;
    throw error;
  }
  return writer.markup;
};
