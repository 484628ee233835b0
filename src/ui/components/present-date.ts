import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import { dayText } from '../../domain/time/day-text.ts';

/** A day in the reader's language and at the dealer's place: 'November 4, 2026', '4 novembre 2026'. */
export const dateText = (at: number, languageId: LanguageId, timeZone: string | null): string =>
  dayText(
    new Intl.DateTimeFormat(languageOf(languageId).locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: timeZone ?? 'UTC',
    }),
    at,
  );
