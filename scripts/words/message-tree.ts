/** The messages of every feature and language, by namespace and language. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFolders } from '../../src/adapters/i18n/messages.ts';
import { LANGUAGES, type LanguageSlug } from '../../src/domain/language/language.ts';

/** Texts by dotted key; the members of a list are keys of their own ('examples.0'). */
export type Texts = ReadonlyMap<string, string>;
export type FeatureMessages = Readonly<Record<LanguageSlug, Texts>>;

/** By the namespace that `useTranslation` knows them by. */
export type AllMessages = ReadonlyMap<string, FeatureMessages>;

const flattened = (value: unknown, key: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) throw new TypeError(`${key} is neither a text nor a group of texts`);
  return Object.entries(value).flatMap(([name, inner]) => flattened(inner, key === '' ? name : `${key}.${name}`));
};

export const textsOf = (messages: unknown): Texts => new Map(flattened(messages, ''));

/** A missing file has no texts, so each of its texts is reported as missing. */
const textsIn = (file: string): Texts => (existsSync(file) ? textsOf(JSON.parse(readFileSync(file, 'utf8'))) : new Map());

/** The messages of one folder. */
export const readTexts = (folder: string): FeatureMessages => {
  const languages = LANGUAGES.map(({ slug }) => [slug, textsIn(join(folder, `${slug}.json`))] as const);
  return Object.fromEntries(languages) as Record<LanguageSlug, Texts>;
};

export const readMessageTree = (uiFolder: string): AllMessages =>
  new Map([...messageFolders(uiFolder)].map(([namespace, folder]) => [namespace, readTexts(folder)]));

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** A key without the ending of its plural form, and that form; null for a text that has only one. */
export const splitPlural = (key: string): readonly [base: string, form: string | null] => {
  const [, base, form] = PLURAL.exec(key) ?? [];
  return base === undefined || form === undefined ? [key, null] : [base, form];
};

export const placeholdersOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? ''));
