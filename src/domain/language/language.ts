/** The five languages of the product (specification, section 1). */

export type LanguageId = 1 | 2 | 3 | 4 | 5;
export type Locale = 'en-CA' | 'fr-CA' | 'fr-FR' | 'es-ES' | 'es-CO';
/** The first segment of most paths: the locale in lower case. */
export type LanguageSlug = 'en-ca' | 'fr-ca' | 'fr-fr' | 'es-es' | 'es-co';
/** The language without its country: which word stands in a listing's path. */
export type Tongue = 'en' | 'fr' | 'es';

export interface Language {
  readonly id: LanguageId;
  readonly locale: Locale;
  readonly slug: LanguageSlug;
  readonly tongue: Tongue;
  /** Its name in the language itself, for the language switch. */
  readonly ownName: string;
}

export const LANGUAGES: readonly Language[] = [
  { id: 1, locale: 'en-CA', slug: 'en-ca', tongue: 'en', ownName: 'English' },
  { id: 2, locale: 'fr-CA', slug: 'fr-ca', tongue: 'fr', ownName: 'Français (Canada)' },
  { id: 3, locale: 'fr-FR', slug: 'fr-fr', tongue: 'fr', ownName: 'Français (France)' },
  { id: 4, locale: 'es-ES', slug: 'es-es', tongue: 'es', ownName: 'Español (España)' },
  { id: 5, locale: 'es-CO', slug: 'es-co', tongue: 'es', ownName: 'Español (Colombia)' },
];

export const LANGUAGE_IDS: readonly LanguageId[] = LANGUAGES.map((language) => language.id);

const byId = new Map(LANGUAGES.map((language) => [language.id, language]));

export const languageOf = (id: LanguageId): Language => {
  const language = byId.get(id);
  if (!language) throw new RangeError(`There is no language ${String(id)}`);
  return language;
};

/**
 * The language of somebody's words where it differs from the page's, for `lang`; 'fr' does not differ from 'fr-CA'.
 * @param language as a tag of BCP 47; null where it is not known
 */
export const foreignTo = (languageId: LanguageId, language: string | null): string | null => {
  const { locale, tongue } = languageOf(languageId);
  return language === locale || language === tongue ? null : language;
};

/** What a language is called in another, without its country: 'French' on an English page. */
export const languageName = (language: string, languageId: LanguageId): string => {
  const [tongue = language] = language.split('-');
  return new Intl.DisplayNames(languageOf(languageId).locale, { type: 'language' }).of(tongue) ?? language;
};

/** Reads a language id from outside ('1' … '5'); null for anything else. */
export const parseLanguageId = (text: string | undefined): LanguageId | null =>
  LANGUAGE_IDS.find((id) => String(id) === text) ?? null;

/**
 * The best of the offered languages for an Accept-Language header (RFC 9110, section 12.5.4):
 * the visitor's order of preference first, an exact locale before the same tongue elsewhere.
 */
export const negotiateLanguage = (
  header: string | undefined,
  offered: readonly LanguageId[],
  fallback: LanguageId,
): LanguageId => {
  const wishes = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { range, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.range !== '' && wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { range } of wishes) {
    const exact = offered.find((id) => languageOf(id).slug === range);
    if (exact) return exact;
    const tongue = range.split('-')[0];
    const close = offered.find((id) => languageOf(id).tongue === tongue);
    if (close) return close;
  }
  return fallback;
};
