import { LANGUAGES, type Language } from '../../src/domain/language/language.ts';

/** A long journey is made once in each language: in these with scripts, in the others without. */
export const languagesOfJourneys = (javaScriptEnabled: boolean): readonly Language[] =>
  LANGUAGES.filter((_, at) => (at % 2 === 0) === javaScriptEnabled);
