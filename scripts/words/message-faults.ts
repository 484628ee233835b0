/** Faults in messages themselves: missing, incomplete, with different placeholders, not translated, wrong typography. */
import { LANGUAGES, type Language, type LanguageSlug } from '../../src/domain/language/language.ts';
import { placeholdersOf, splitPlural, type FeatureMessages, type Texts } from './message-tree.ts';
import { typographyFaults } from './typography.ts';

const ENGLISH: LanguageSlug = 'en-ca';

/** Names and units that are written alike in every language: a text of nothing else is not English. */
const NAMES = ['Forecourt', 'Shopibot', 'OpenStreetMap', 'JavaScript', 'Google', 'Android', 'Apple', 'WLTP', 'lb'] as const;

/** English words that no French or Spanish text has. */
const ENGLISH_WORDS = /\b(the|and|your|with|from|this|for|of|vehicles?|dealers?)\b/i;

const wordsIn = (text: string): readonly string[] =>
  (text.replace(/\{\{\w+\}\}/g, '').match(/\p{L}{2,}/gu) ?? []).filter((word) => !NAMES.some((name) => name === word));

const names = (set: ReadonlySet<string>): string => [...set].sort().join(', ') || 'none';

const isEnglish = (text: string, english: string | undefined): boolean => {
  const words = wordsIn(text);
  return (text === english && words.length > 1) || ENGLISH_WORDS.test(words.join(' '));
};

/** The forms of a text that counts something, by what `Intl.PluralRules` tells apart; `_zero` is allowed everywhere. */
const pluralFaults = (texts: Texts, { locale, slug }: Language): readonly string[] => {
  const forms = new Map<string, Set<string>>();
  for (const key of texts.keys()) {
    const [base, form] = splitPlural(key);
    if (form !== null) forms.set(base, (forms.get(base) ?? new Set()).add(form));
  }
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [...forms].flatMap(([base, given]) => [
    ...needed.filter((form) => !given.has(form)).map((form) => `${base}_${form} is missing in ${slug}`),
    ...[...given]
      .filter((form) => form !== 'zero' && !(needed as readonly string[]).includes(form))
      .map((form) => `${base}_${form} is no plural form of ${slug}`),
  ]);
};

/** What each text fills in, the forms of a plural taken together: one vehicle may well be said without its number. */
const gapsByText = (texts: Texts): ReadonlyMap<string, ReadonlySet<string>> => {
  const gaps = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const [base] = splitPlural(key);
    gaps.set(base, new Set([...(gaps.get(base) ?? []), ...placeholdersOf(text)]));
  }
  return gaps;
};

/** Each fault a line, beginning with the key. */
export const messageFaults = (namespace: string, messages: FeatureMessages): readonly string[] => {
  const faults: string[] = [];
  const english = messages[ENGLISH];
  const gaps = new Map(LANGUAGES.map(({ slug }) => [slug, gapsByText(messages[slug])]));
  const keys = new Set(LANGUAGES.flatMap(({ slug }) => [...(gaps.get(slug)?.keys() ?? [])]));

  for (const key of keys) {
    const reference = gaps.get(ENGLISH)?.get(key);
    for (const { slug } of LANGUAGES) {
      const own = gaps.get(slug)?.get(key);
      if (!own) faults.push(`${key} is missing in ${slug}`);
      else if (reference && names(own) !== names(reference))
        faults.push(`${key} fills in ${names(own)} in ${slug}, ${names(reference)} in ${ENGLISH}`);
    }
  }
  for (const language of LANGUAGES) {
    const texts = messages[language.slug];
    faults.push(...pluralFaults(texts, language));
    for (const [key, text] of texts) {
      if (text.trim() !== text || text === '')
        faults.push(`${key} begins or ends with a space, or is empty, in ${language.slug}`);
      if (language.tongue !== 'en' && isEnglish(text, english.get(key)))
        faults.push(`${key} is English in ${language.slug}: ${text}`);
      faults.push(...typographyFaults(text, language.slug).map((fault) => `${key} ${fault} in ${language.slug}: ${text}`));
    }
  }
  return faults.map((fault) => `${namespace}:${fault}`);
};
