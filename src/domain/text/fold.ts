import { memoised } from './memoised.ts';

const PLAIN = /^[a-z0-9-]+(?: [a-z0-9-]+)*$/;

/**
 * The form in which names are compared and stand in a URL: lower case, without accents, commas, control characters
 * and surplus space. 'Citroën  C4' and 'citroen c4' are one name. Folding twice changes nothing more.
 */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  return PLAIN.test(lower)
    ? lower
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/œ/g, 'oe')
        .replace(/æ/g, 'ae')
        .replace(/ø/g, 'o')
        .replace(/ß/g, 'ss')
        .replace(/[\s,\p{Control}\p{Surrogate}]+/gu, ' ')
        .trim();
};

/** A folded name with capitals: 'land rover' becomes 'Land Rover'. */
export const capitalised = (folded: string): string =>
  folded.replace(/(?<![\p{L}\p{N}'])\p{L}/gu, (letter) => letter.toUpperCase());

/** Folded words of a text, for keyword search: letters and digits only. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text as one path segment: 'F-150 XLT 4×4' becomes 'f-150-xlt-4x4'; never empty. */
export const slug: (text: string) => string = memoised((text) => {
  const joined = fold(text.replace(/×/g, 'x'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return joined === '' ? '-' : joined.slice(0, 80).replace(/-$/, '');
});
