import { join } from 'node:path';
import { createTranslators, readMessages, wordsOf } from '../adapters/i18n/messages.ts';
import { lengthenMessages } from '../adapters/i18n/pseudo-locale.ts';
import { createPageTranslators } from '../adapters/ssr/page-translators.ts';
import { make, type Registration } from './registration.ts';

/** The words of pages and mails in every language. */
export const WORDS: readonly Registration[] = [
  make('messages', ['config'], ({ config }) => {
    const messages = readMessages(join(config.root, 'src/ui'));
    return config.pseudoLocale ? lengthenMessages(messages) : messages;
  }),
  make('translatorOf', ['messages'], ({ messages }) => createTranslators(messages)),
  make('pageTranslatorOf', ['messages'], ({ messages }) => createPageTranslators(messages)),
  make('words', ['translatorOf'], ({ translatorOf }) => wordsOf(translatorOf)),
];
