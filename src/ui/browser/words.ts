/** Texts of the user interface in one language: the part of i18next's messages that the pages use. */

export interface MessageTree {
  readonly [key: string]: string | readonly string[] | MessageTree;
}
type Message = MessageTree[string];

export interface WordOptions {
  /** The namespace, where it is another one than the caller's. */
  readonly ns?: string;
  readonly count?: number;
  /** Further values are put into the text by name. */
  readonly [value: string]: unknown;
}

const messageAt = (tree: MessageTree, key: string): Message | undefined => {
  let found: Message | undefined = tree;
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || Array.isArray(found)) return undefined;
    found = (found as MessageTree)[step];
  }
  return found;
};

const written = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const withValues = (text: string, values: WordOptions): string =>
  text.replace(/\{\{\s*([^{}\s]+)\s*\}\}/g, (_, name: string) => written(values[name]));

/** The forms of a key for a number, the most exact first: one for none at all, the language's plural form, and the key alone. */
const formsOf = (key: string, count: number | undefined, plurals: Intl.PluralRules): readonly string[] => {
  if (count === undefined) return [key];
  const form = `${key}_${plurals.select(count)}`;
  return count === 0 ? [`${key}_zero`, form, key] : [form, key];
};

export class Words {
  readonly locale: string;
  readonly #plurals: Intl.PluralRules;
  readonly #namespaces = new Map<string, MessageTree>();

  constructor(locale: string) {
    this.locale = locale;
    this.#plurals = new Intl.PluralRules(locale);
  }

  has(namespace: string): boolean {
    return this.#namespaces.has(namespace);
  }

  add(namespace: string, messages: MessageTree): void {
    this.#namespaces.set(namespace, messages);
  }

  /** The message with its values; a list of texts as it is; a key that nobody wrote a message for comes back itself. */
  say(namespace: string, key: string, options: WordOptions = {}): Message {
    const messages = this.#namespaces.get(options.ns ?? namespace) ?? {};
    for (const form of formsOf(key, options.count, this.#plurals)) {
      const message = messageAt(messages, form);
      if (message !== undefined) return typeof message === 'string' ? withValues(message, options) : message;
    }
    return key;
  }
}
