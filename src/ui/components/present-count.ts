import type { LanguageId } from '../../domain/language/language.ts';
import { numberText } from '../../domain/money/price-text.ts';

/** A number, and how the language writes it. */
export const countView = (count: number, languageId: LanguageId) => ({ count, text: numberText(count, languageId) });
