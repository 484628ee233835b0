import type { LanguageId } from './language.ts';

/** One thing said in each language, in the order of the language ids: English, French of Canada and of France, Spanish of Spain and of Colombia. */
export type InFiveLanguages = readonly [enCA: string, frCA: string, frFR: string, esES: string, esCO: string];

export const sayIn = (words: InFiveLanguages, languageId: LanguageId): string => words[languageId - 1] ?? words[0];
