/** First and last name of a person who gave both in one field. */
import type { LanguageId } from '../language/language.ts';

/** `first` is null for a single word. */
export interface PersonName {
  readonly first: string | null;
  readonly last: string;
}

/** They begin a last name: 'de la Cruz', 'van der Berg', 'Le Goff'. */
const PARTICLES = new Set(
  'al ben bin d da dal de del della den der des di do dos du el ibn la las le les los mac mc o st st. ste van ver von y zu'.split(
    ' ',
  ),
);
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const CAPITALS = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\p{M}'.-]+$/u;

/**
 * The last word with the particles before it is the last name; two words are in Spanish, which has two last names. A name that
 * begins in capitals and goes on in small letters (TREMBLAY Zoé) begins with the last name, as in French registers.
 */
export const personName = (name: string, languageId: LanguageId): PersonName => {
  const words = name.trim().split(/\s+/);
  if (words.length === 1) return { first: null, last: name.trim() };
  const loud = words.findIndex((word) => !CAPITALS.test(word));
  if (loud > 0 && words.slice(loud).every((word) => !CAPITALS.test(word)))
    return { first: words.slice(loud).join(' '), last: words.slice(0, loud).join(' ') };
  const isSpanish = languageId === 4 || languageId === 5;
  let start = words.length;
  if (start > 2 && SUFFIX.test(words.at(-1) ?? '')) start -= 1;
  for (let names = isSpanish && start > 2 ? 2 : 1; names > 0 && start > 1; names -= 1) {
    start -= 1;
    while (start > 1 && PARTICLES.has((words[start - 1] ?? '').toLowerCase())) start -= 1;
  }
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' ') };
};
