/** A visitor's sentence in its words, numbers and signs. */
import { fold } from '../text/fold.ts';

export interface Token {
  /** Folded; a sign is unchanged. */
  readonly word: string;
  /** As typed. */
  readonly text: string;
  /** Where it stands in the sentence. */
  readonly start: number;
  readonly end: number;
  /** No space before it. */
  readonly glued: boolean;
  readonly isSign: boolean;
  readonly isCapital: boolean;
  /** What its digits say; null for words and signs. */
  readonly number: number | null;
}

/** Characters beyond this length are not read. */
const LONGEST_SENTENCE = 500;

/** Digits in groups of three behind one kind of separator, decimals, a run of letters and digits, or one sign. */
const PARTS =
  /\d{1,3}([ \u00a0\u2009\u202f.,'’])\d{3}(?:\1\d{3})*(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,15}[.,]\d{1,2}(?!\d)|[\p{L}\p{M}\p{N}]+|\S/gu;

/** Units that are written directly after a number: '30k', '80000km', '5ans'. */
const BEHIND_NUMBER = /^(\d+)(k|km|kms|mi|mil|mille|eur|euros?|usd|cad|ans|sem|mo)$/i;

/** Marks inside a word: 'plug-in', 'd’occasion'. */
const JOINS = new Set(['-', '‐', '‑', '–', '—', '−', "'", '’', '`', '´']);

/** A dash between two numbers, units and signs of money aside. */
const isRange = (tokens: readonly Token[], sentence: string, dash: number): boolean => {
  const follows = /^[-–—−]\s*(?:[$€£]\s*)?\d/.test(sentence.slice(dash, dash + 8));
  return follows && tokens.slice(-2).some(({ number }) => number !== null);
};

const SPACES = /[ \u00a0\u2009\u202f]/;

/** The largest price or mileage; in a larger number the first group belongs to the word before it ('Mazda 3 150 000 km'). */
const MOST = 999_999;

const numberOf = (text: string, separator: string | undefined): number => {
  if (separator === undefined) return Number(text.replace(',', '.'));
  const decimals = /[.,]\d{1,2}$/.exec(text)?.[0] ?? '';
  return Number(text.slice(0, text.length - decimals.length).replace(/\D/g, '') + decimals.replace(',', '.'));
};

/** At most the first `LONGEST_SENTENCE` characters. */
export const tokensOf = (sentence: string): readonly Token[] => {
  const tokens: Token[] = [];
  let before = 0;
  const add = (text: string, start: number, number: number | null): void => {
    const isSign = number === null && !/[\p{L}\p{N}]/u.test(text);
    const word = isSign ? text : fold(text);
    if (word === '') return;
    const isCapital = /^\p{Lu}/u.test(text);
    const end = start + text.length;
    tokens.push({ word, text, start, end, glued: start === before && start > 0, isSign, isCapital, number });
    before = end;
  };
  const read = sentence.slice(0, LONGEST_SENTENCE);
  for (const match of read.matchAll(PARTS)) {
    const [text, separator] = match;
    const { index } = match;
    if (JOINS.has(text) && !isRange(tokens, read, index)) {
      if (index === before) before = index + 1;
      continue;
    }
    if (JOINS.has(text)) {
      add('-', index, null);
      continue;
    }
    const [, digits, unit] = BEHIND_NUMBER.exec(text) ?? [];
    if (digits !== undefined && unit !== undefined) {
      add(digits, index, Number(digits));
      add(unit, index + digits.length, null);
      continue;
    }
    const number = /^\d[\d\s.,'’]*$/.test(text) ? numberOf(text, separator) : null;
    const gap =
      number !== null && number > MOST && separator !== undefined && SPACES.test(separator) ? text.indexOf(separator) : -1;
    if (gap > 0) {
      const [head, tail] = [text.slice(0, gap), text.slice(gap + 1)];
      add(head, index, Number(head));
      add(tail, index + gap + 1, numberOf(tail, separator));
    } else add(text, index, number);
  }
  return tokens;
};
