import { wordsOf } from '../../../domain/text/fold.ts';

const SHORT: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mont' };

/** Words by which a place is found: "St-Jérôme" and "saint jerome" are the same. */
export const placeWords = (text: string): string[] => wordsOf(text).map((word) => SHORT[word] ?? word);

export const placeKey = (text: string): string => placeWords(text).join(' ');
