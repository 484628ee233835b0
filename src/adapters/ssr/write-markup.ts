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

const UNWRITTEN: ReadonlySet<string> = new Set(['children', 'dangerouslySetInnerHTML', 'ref']);
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  defaultChecked: 'checked',
  defaultValue: 'value',
  htmlFor: 'for',
  stopColor: 'stop-color',
  strokeWidth: 'stroke-width',
};
const ADDRESSES: ReadonlySet<string> = new Set(['action', 'formAction', 'href', 'src']);
/** Whose `false` is a word; of others it means that there is none. */
const WORDS = /^(aria-|data-|spellCheck$|draggable$)/;

const escaped = (text: string): string => (/[&<>"']/.test(text) ? escapeMarkup(text) : text);

const styleOf = (style: object): string =>
  Object.entries(style)
    .map(([name, value]) => {
      if (!name.startsWith('--')) throw new LeftToReact(`The style ${name}`);
      return `${name}:${String(value)}`;
    })
    .join(';');

const attributeText = (name: string, value: unknown): string => {
  if (name === 'style' && typeof value === 'object' && value !== null) return styleOf(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new LeftToReact(`The attribute ${name}`);
  // React blocks scripts in addresses.
  if (ADDRESSES.has(name) && /^\W*j\W*a\W*v\W*a\W*s\W*c\W*r\W*i\W*p\W*t\W*:/i.test(value))
    throw new LeftToReact(`The ${name} ${value}`);
  return escaped(value);
};

const attribute = (name: string, value: unknown): string => {
  if (value === undefined || value === null || typeof value === 'function' || UNWRITTEN.has(name)) return '';
  const written = NAMES[name] ?? name;
  if (typeof value !== 'boolean') return ` ${written}="${attributeText(name, value)}"`;
  if (WORDS.test(name)) return ` ${written}="${String(value)}"`;
  return value ? ` ${written}=""` : '';
};

class MarkupWriter {
  readonly #parts: string[] = [];
  /** Two texts in a row are one to a browser: React keeps them apart by a comment. */
  #afterText = false;
  /** The value of the `select` around. */
  #selected: unknown = undefined;

  get markup(): string {
    return this.#parts.join('');
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
    if (this.#afterText) this.#parts.push('<!-- -->');
    this.#parts.push(escaped(words));
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
    this.#afterText = false;
    this.#parts.push('<', tag, this.#attributes(tag, props));
    if (VOID_ELEMENTS.has(tag)) {
      this.#parts.push('/>');
      return;
    }
    this.#parts.push('>');
    if (tag === 'select') this.#selected = props.value;
    const given = props.dangerouslySetInnerHTML as { readonly __html: string } | undefined;
    if (given) this.#parts.push(given.__html);
    else this.write(props.children as ReactNode);
    if (tag === 'select') this.#selected = undefined;
    this.#parts.push('</', tag, '>');
    this.#afterText = false;
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
