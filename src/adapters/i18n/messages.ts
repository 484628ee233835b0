/** The words of the user interface: src/ui/<feature>/messages/<language>.json, read once at the start. */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n, type Resource, type ResourceLanguage, type TFunction } from 'i18next';
import { languageOf, LANGUAGES, type LanguageId, type LanguageSlug } from '../../domain/language/language.ts';

export type Messages = Readonly<Record<LanguageSlug, ResourceLanguage>>;

/** The layout's words are needed on every page; their namespace is called 'common'. */
const namespaceOf = (feature: string): string => (feature === 'layout' ? 'common' : feature);

/** Throws on a language that misses in a folder of messages, or on broken JSON, naming the file. */
export const readMessages = (uiFolder: string): Messages => {
  const messages = Object.fromEntries(LANGUAGES.map(({ slug }) => [slug, {}])) as Record<LanguageSlug, ResourceLanguage>;
  for (const feature of readdirSync(uiFolder)) {
    const folder = join(uiFolder, feature, 'messages');
    if (!existsSync(folder)) continue;
    for (const { slug } of LANGUAGES) {
      const file = join(folder, `${slug}.json`);
      try {
        messages[slug][namespaceOf(feature)] = JSON.parse(readFileSync(file, 'utf8')) as ResourceLanguage[string];
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
  }
  return messages;
};

/**
 * Keeps the words that were looked up without values: a page says a few hundred, and every page says the same ones. Looking one up
 * takes i18next a few microseconds, which was a tenth of the time of a list page.
 */
const remembering = (instance: i18n): i18n => {
  const lookUp = instance.getFixedT.bind(instance);
  const kept = new Map<string, TFunction>();
  const fixed = (...scope: Parameters<i18n['getFixedT']>): TFunction => {
    const name = scope.map(String).join(' ');
    const known = kept.get(name);
    if (known) return known;
    const words = new Map<unknown, unknown>();
    const t = new Proxy(lookUp(...scope), {
      apply(translate, self, call: readonly unknown[]): unknown {
        if (call.length > 1) return Reflect.apply(translate, self, call);
        const [key] = call;
        const word: unknown = words.get(key) ?? Reflect.apply(translate, self, call);
        words.set(key, word);
        return word;
      },
    });
    kept.set(name, t);
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
    instances.set(id, remembering(instance));
  }
  return (language) => {
    const instance = instances.get(language);
    if (!instance) throw new RangeError(`No messages for ${languageOf(language).slug}`);
    return instance;
  };
};
