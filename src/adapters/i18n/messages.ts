/** The words of the product, read once at the start. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { type LanguageId, languageOf, LANGUAGES, type LanguageSlug } from '../../domain/language/language.ts';
import type { Words } from '../../ports/words.ts';

/**
 * Where the words of each namespace are: `src/ui/<feature>/messages/<language>.json` for the screens of a feature, and
 * `src/ui/<feature>/messages/<namespace>/<language>.json` for words that only the server needs.
 */

/** The layout's words are needed on every page; their namespace is called 'common'. */
const namespaceOf = (feature: string): string => (feature === 'layout' ? 'common' : feature);

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Folders by namespace. Throws where two folders have the same namespace. */
export const messageFolders = (uiFolder: string): ReadonlyMap<string, string> => {
  const folders = new Map<string, string>();
  const add = (namespace: string, folder: string): void => {
    if (folders.has(namespace)) throw new Error(`${folder}: the namespace ${namespace} exists already`);
    folders.set(namespace, folder);
  };
  for (const feature of foldersIn(uiFolder)) {
    const folder = join(uiFolder, feature, 'messages');
    if (!existsSync(folder)) continue;
    if (readdirSync(folder).some((name) => name.endsWith('.json'))) add(namespaceOf(feature), folder);
    for (const namespace of foldersIn(folder)) add(namespace, join(folder, namespace));
  }
  return folders;
};

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
