/** The words of the product, read once at the start (`message-folders.ts` says where they are). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n, type Resource, type ResourceLanguage, type TFunction } from 'i18next';
import { languageOf, LANGUAGES, type LanguageId, type LanguageSlug } from '../../domain/language/language.ts';
import type { Words } from '../../ports/words.ts';
import { messageFolders } from './message-folders.ts';

export type Messages = Readonly<Record<LanguageSlug, ResourceLanguage>>;

/** Throws on a language that misses in a folder of messages, or on broken JSON, naming the file. */
export const readMessages = (uiFolder: string): Messages => {
  const messages = Object.fromEntries(LANGUAGES.map(({ slug }) => [slug, {}])) as Record<LanguageSlug, ResourceLanguage>;
  for (const [namespace, folder] of messageFolders(uiFolder)) {
    for (const { slug } of LANGUAGES) {
      const file = join(folder, `${slug}.json`);
      try {
        messages[slug][namespace] = JSON.parse(readFileSync(file, 'utf8')) as ResourceLanguage[string];
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
  }
  return messages;
};

/** A message with its gaps: text, name of a value, text, name, …, text. */
type Template = readonly string[];

/** Null for a message that i18next must put together itself: one that names another message or a format. */
const templateOf = (raw: unknown): Template | null =>
  typeof raw !== 'string' || /\$t\(|\{\{(?!\w+\}\})/.test(raw) ? null : raw.split(/\{\{(\w+)\}\}/);

const filled = (template: Template, values: Readonly<Record<string, unknown>>): string | null => {
  let text = '';
  for (const [place, part] of template.entries()) {
    if (place % 2 === 0) text += part;
    else {
      const value = values[part];
      if (typeof value !== 'string' && typeof value !== 'number') return null;
      text += String(value);
    }
  }
  return text;
};

/** Looks messages up once each: a page says a few hundred, and every page says the same ones. */
const remembering = (translate: TFunction, locale: string): TFunction => {
  const plurals = new Intl.PluralRules(locale);
  const words = new Map<unknown, unknown>();
  const templates = new Map<string, Template | null>();

  const quickly = (key: unknown, values: unknown): string | null => {
    if (typeof key !== 'string' || typeof values !== 'object' || values === null) return null;
    const { ns, count, returnObjects, joinArrays } = values as Readonly<
      Partial<Record<'ns' | 'count' | 'returnObjects' | 'joinArrays', unknown>>
    >;
    if (
      returnObjects === true ||
      joinArrays !== undefined ||
      (count !== undefined && typeof count !== 'number') ||
      (ns !== undefined && typeof ns !== 'string')
    )
      return null;
    // A language may have a word of its own for none.
    const form = count === undefined ? '' : count === 0 ? 'zero' : plurals.select(count);
    const name = `${ns ?? ''}:${key}:${form}`;
    let template = templates.get(name);
    if (template === undefined) {
      const options = { ...(ns !== undefined && { ns }), ...(count !== undefined && { count }), skipInterpolation: true };
      template = templateOf(translate(key, options));
      templates.set(name, template);
    }
    return template && filled(template, values as Readonly<Record<string, unknown>>);
  };

  return new Proxy(translate, {
    apply(target, self, call: readonly unknown[]): unknown {
      const [key, values] = call;
      if (call.length > 1) return quickly(key, values) ?? Reflect.apply(target, self, call);
      const word: unknown = words.get(key) ?? Reflect.apply(target, self, call);
      words.set(key, word);
      return word;
    },
  });
};

/**
 * Keeps what i18next looked up, by namespace: a message takes it a few microseconds, which was a fifth of the time of a list page. The
 * messages never change while the server runs.
 */
const withMemory = (instance: i18n): i18n => {
  const lookUp = instance.getFixedT.bind(instance);
  const kept = new Map<string, TFunction>();
  const fixed = (...scope: Parameters<i18n['getFixedT']>): TFunction => {
    const [language, namespace, prefix] = scope;
    if (language !== null || typeof namespace !== 'string' || prefix !== undefined) return lookUp(...scope);
    const t = kept.get(namespace) ?? remembering(lookUp(...scope), instance.language);
    kept.set(namespace, t);
    return t;
  };
  return Object.assign(instance, { getFixedT: fixed });
};

/** One i18next a language, shared by all requests: its language never changes, so nothing of a visitor is in it. */
export const createTranslators = (messages: Messages): ((language: LanguageId) => i18n) => {
  const instances = new Map<LanguageId, i18n>();
  for (const { id, slug, locale } of LANGUAGES) {
    const resources: Resource = { [locale]: messages[slug] };
    const instance = createInstance();
    void instance.init({
      lng: locale,
      resources,
      fallbackLng: false,
      defaultNS: 'common',
      initAsync: false,
      interpolation: { escapeValue: false },
    });
    instances.set(id, withMemory(instance));
  }
  return (language) => {
    const instance = instances.get(language);
    if (!instance) throw new RangeError(`No messages for ${languageOf(language).slug}`);
    return instance;
  };
};

/** Words for the domain and the application; keys name their namespace ('mail:greeting'). */
export const wordsOf = (translatorOf: (language: LanguageId) => i18n): Words => ({
  in: (language) => translatorOf(language).getFixedT(null, 'common'),
});
