/** The words of the product, read once at the start (`message-folders.ts` says where they are). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { languageOf, LANGUAGES, type LanguageId, type LanguageSlug } from '../../domain/language/language.ts';
import type { Words } from '../../ports/words.ts';
import { messageFolders } from './message-folders.ts';

export type Messages = Readonly<Record<LanguageSlug, ResourceLanguage>>;

/** Throws when a folder of messages lacks a language, or on broken JSON, naming the file. */
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

/** One i18next instance for each language, shared by all requests: its language never changes, so it holds nothing of a visitor. */
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
    instances.set(id, instance);
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
