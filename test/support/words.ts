/** The product's own words, read once for all tests. */
import { join } from 'node:path';
import { createPageTranslators } from '../../src/adapters/ssr/page-translators.ts';
import { createTranslators, readMessages, wordsOf } from '../../src/adapters/i18n/messages.ts';

export const messages = readMessages(join(import.meta.dirname, '../../src/ui'));
export const translatorOf = createTranslators(messages);
export const pageTranslatorOf = createPageTranslators(messages);
export const words = wordsOf(translatorOf);
