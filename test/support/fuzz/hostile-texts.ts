/** Texts that stumble programs: the Big List of Naughty Strings, and families that are made here. */
import strings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { anyText } from '../any-text.ts';

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'];
const NUMBERS = [
  '-0',
  '1e400',
  '-1e400',
  '0x7fffffff',
  '9007199254740993',
  '1.7976931348623159e308',
  '００１',
  '١٢',
  '1_000',
  'Infinity',
  '.',
  '-',
];
const CONTEXTS = [
  '"',
  "'",
  '`',
  '</script>',
  '</title>',
  '-->',
  ']]>',
  '<!--',
  '\\u003c',
  '&lt;',
  '${7*7}',
  '{{7*7}}',
  'javascript:alert(1)',
  'data:text/html,x',
];
const PATHS = ['../', '..%2f', '%2e%2e/', '....//', '/etc/passwd', 'C:\\boot.ini', '\\\\host\\share', '%00', '.git/config'];
const LONG = ['a', 'é', '🚗', '1', ',', '%', '[', '(', 'a@', '-', '\u0301'];

/** Any text that an attacker would try; up to a few thousand characters. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...strings) },
  { weight: 2, arbitrary: fc.constantFrom(...PROTOTYPE_NAMES, ...NUMBERS, ...CONTEXTS, ...PATHS) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...LONG), fc.integer({ min: 1, max: 3000 })).map(([part, count]) => part.repeat(count)),
  },
  { weight: 2, arbitrary: anyText({ maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...CONTEXTS, ...NUMBERS), { minLength: 2, maxLength: 6 }).map((parts) => parts.join('')),
  },
);

/** A name of a parameter, a field or a cookie that nobody expects. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...PROTOTYPE_NAMES, '__proto__[polluted]', 'constructor.prototype.polluted', 'a[b][c]', '[]', ''),
  hostileText.map((text) => text.slice(0, 80)),
);
