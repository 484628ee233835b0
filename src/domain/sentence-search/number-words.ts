/** Thousands in words: 'thirty five thousand', 'vingt-cinq mille', 'treinta y cinco mil'. */
import type { Token } from './tokens.ts';
import numbers from './words/numbers.json' with { type: 'json' };

const VALUES = new Map(
  Object.entries(numbers).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)] as const)),
);
const JOINTS = new Set(['y', 'et', 'and']);
const THOUSANDS = new Set(['thousand', 'mille', 'mil', 'grand', 'k']);
const MOST_WORDS = 6;

/** Only numbers of thousands: smaller ones in words are rarely amounts ('seven seats', 'neuf places'). */
export const numberInWords = (tokens: readonly Token[], at: number): { readonly value: number; readonly to: number } | null => {
  let sum = 0;
  let said = 0;
  for (let next = at; next < tokens.length && next < at + MOST_WORDS; next++) {
    const word = tokens[next]?.word ?? '';
    const value = VALUES.get(word);
    if (value === 100 && sum > 1 && sum < 10) sum *= 100;
    else if (word === 'vingts' || (value === 20 && sum === 4)) sum = 80;
    else if (value !== undefined) sum += value;
    else if (said > 0 && THOUSANDS.has(word)) return { value: sum * 1000, to: next + 1 };
    else if (said === 0 || !JOINTS.has(word)) return null;
    said += 1;
  }
  return null;
};
