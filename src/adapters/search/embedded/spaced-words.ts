import { wordsOf } from '../../../domain/text/fold.ts';

/**
 * The folded words of a text, each after a space: 'Hybrid XLE' becomes ' hybrid xle'. Then one `includes(' xl')` finds out whether
 * any word starts with 'xl'.
 */
export const spacedWords = (text: string): string =>
  wordsOf(text)
    .map((word) => ` ${word}`)
    .join('');
