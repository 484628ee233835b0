import { languageOf, LANGUAGES, type LanguageId } from '../../domain/language/language.ts';
import { Translator } from '../../ui/translator.ts';
import type { Messages } from '../i18n/messages.ts';

export type PageTranslators = (language: LanguageId) => Translator;

/** Translators for pages, one for each language: components render the same texts on the server and in the browser. */
export const createPageTranslators = (messages: Messages): PageTranslators => {
  const translators = new Map(LANGUAGES.map(({ id, slug, locale }) => [id, new Translator(locale, messages[slug])]));
  return (language) => {
    const translator = translators.get(language);
    if (!translator) throw new RangeError(`No messages for ${languageOf(language).slug}`);
    return translator;
  };
};
