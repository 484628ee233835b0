/**
 * Messages as in a longer language, for checking layouts: every vowel doubled and accented, which lengthens a text by two
 * fifths and leaves it readable. Placeholders and references to other messages are left as they are.
 */
import type { ResourceLanguage } from 'i18next';
import type { Messages } from './messages.ts';

const LONG: Readonly<Record<string, string>> = {
  a: 'åà',
  e: 'éè',
  i: 'îï',
  o: 'ôö',
  u: 'ûü',
  y: 'ýÿ',
  A: 'ÅÀ',
  E: 'ÉÈ',
  I: 'ÎÏ',
  O: 'ÔÖ',
  U: 'ÛÜ',
  Y: 'ÝŸ',
};

export const lengthen = (text: string): string =>
  text
    .split(/(\{\{[^{}]*\}\}|\$t\([^()]*\))/)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(/[aeiouy]/gi, (vowel) => LONG[vowel] ?? vowel)))
    .join('');

const lengthened = (value: unknown): unknown => {
  if (typeof value === 'string') return lengthen(value);
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthened(inner)]));
};

/** Each language separately, so that a message missing in one still shows. */
export const lengthenMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([slug, words]) => [slug, lengthened(words) as ResourceLanguage])) as Record<
    keyof Messages,
    ResourceLanguage
  >;
