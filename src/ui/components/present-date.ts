import { languageOf, type LanguageId } from '../../domain/language/language.ts';

/** A day in the reader's language and at the dealer's place: 'November 4, 2026', '4 novembre 2026'. */
export const dateText = (at: number, languageId: LanguageId, timeZone: string | null): string =>
  new Intl.DateTimeFormat(languageOf(languageId).locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: timeZone ?? 'UTC',
  }).format(at);
