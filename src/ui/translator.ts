/**
 * The messages of pages, on the server and in the browser, in i18next's format (plurals by the ending of their key, values as
 * `{{name}}`), made into functions when they are first asked for (decision 0041).
 */
import type { TFunction } from 'i18next';

type Values = Readonly<Record<string, unknown>>;
type Message = (values: Values) => unknown;

/** Messages by namespace and by the parts of their keys. */
export type Namespaces = Readonly<Record<string, unknown>>;

interface Language {
  readonly plurals: Intl.PluralRules;
  readonly namespaces: Record<string, unknown>;
  /** By namespace and key; null for a key without a message. */
  readonly compiled: Map<string, Map<string, Message | null>>;
}

const NONE: Values = {};

/** A list of texts is joined where the value `joinArrays` asks for it, as i18next does. */
const compile = (message: unknown): Message | null => {
  if (message === undefined) return null;
  if (Array.isArray(message)) return ({ joinArrays }) => (typeof joinArrays === 'string' ? message.join(joinArrays) : message);
  const parts = typeof message === 'string' ? message.split(/\{\{(\w+)\}\}/) : [];
  if (parts.length < 2) return () => message;
  return (values) =>
    parts.map((part, place) => (place % 2 === 0 ? part : String((values[part] as string | number | undefined) ?? ''))).join('');
};

export class Translator {
  readonly #languages = new Map<string, Language>();
  #language: Language;

  constructor(locale: string, namespaces: Namespaces) {
    this.#language = this.#open(locale);
    for (const [namespace, messages] of Object.entries(namespaces)) this.add(locale, namespace, messages);
  }

  has(locale: string, namespace: string): boolean {
    return this.#open(locale).namespaces[namespace] !== undefined;
  }

  add(locale: string, namespace: string, messages: unknown): void {
    const { namespaces, compiled } = this.#open(locale);
    namespaces[namespace] = messages;
    // Messages of the namespace may have been looked up before it was loaded.
    compiled.clear();
  }

  /** Everything that is asked from here on is answered in this language. */
  speak(locale: string): void {
    this.#language = this.#open(locale);
  }

  /** The `t` of a namespace; a key may name another one ('dealers:title'), as may the value `ns`. A key without a message is its own text. */
  of(namespace: string): TFunction {
    const t = (name: string, values: Values = NONE): unknown => {
      const colon = name.indexOf(':');
      const from = colon < 0 ? ((values.ns as string | undefined) ?? namespace) : name.slice(0, colon);
      const key = colon < 0 ? name : name.slice(colon + 1);
      const { count } = values;
      const message =
        typeof count === 'number'
          ? ((count === 0 ? this.#message(from, `${key}_zero`) : null) ??
            this.#message(from, `${key}_${this.#language.plurals.select(count)}`) ??
            this.#message(from, key))
          : this.#message(from, key);
      return message ? message(values) : key;
    };
    // i18next brands the type of its `t`.
    return t as unknown as TFunction;
  }

  #open(locale: string): Language {
    const known = this.#languages.get(locale);
    if (known) return known;
    const language = { plurals: new Intl.PluralRules(locale), namespaces: {}, compiled: new Map() };
    this.#languages.set(locale, language);
    return language;
  }

  #message(namespace: string, key: string): Message | null {
    const { compiled, namespaces } = this.#language;
    const known = compiled.get(namespace)?.get(key);
    if (known !== undefined) return known;
    const found = key.split('.').reduce<unknown>((tree, part) => (tree as Namespaces | undefined)?.[part], namespaces[namespace]);
    const message = compile(found);
    compiled.set(namespace, (compiled.get(namespace) ?? new Map<string, Message | null>()).set(key, message));
    return message;
  }
}
