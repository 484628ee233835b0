/**
 * Messages as a longer language would have them, for looking at layouts: every vowel twice and accented, which lengthens a text by two
 * fifths and leaves it readable. What is filled in, and what names another message, stays as it is.
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
    .split(/(\{\{[^}]*\}\}|\$t\([^)]*\))/)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(/[aeiouy]/gi, (vowel) => LONG[vowel] ?? vowel)))
    .join('');

const lengthened = (value: unknown): unknown => {
  if (typeof value === 'string') return lengthen(value);
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthened(inner)]));
};

/** A language at a time, so that what misses in one is still seen. */
export const lengthenMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([slug, words]) => [slug, lengthened(words) as ResourceLanguage])) as Record<
    keyof Messages,
    ResourceLanguage
  >;
