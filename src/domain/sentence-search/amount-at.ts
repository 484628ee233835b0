/** Numbers with what is said of them: '$30k', '80 000 km', '400 dollars par mois', 'treinta mil'. */
import type { Frequency } from '../finance/payment.ts';
import { meaningAt, type Speech } from './lexicon.ts';
import type { Unit } from './senses.ts';
import type { Token } from './tokens.ts';
import numbers from './words/numbers.json' with { type: 'json' };

export interface Amount {
  readonly kind: 'amount';
  /** Places of tokens; `to` is the first one after. */
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly unit: Unit | null;
  /** 1000 where thousands were said: '30k'. */
  readonly scale: number;
  readonly period: Frequency | null;
}

const MOST_SCALE = 1_000_000;

const isDollars = (unit: Unit): boolean => unit === 'cad' || unit === 'usd';

/** '$30k USD', '$5000 pesos': a second word for the money says whose it is. */
const isFiner = (unit: Unit | null, next: Unit): boolean =>
  unit === null || unit === next || (unit === 'dollar' && (isDollars(next) || next === 'foreign'));

/** '… 2023 $500': the sign is the next number's. */
const isNextOnes = (tokens: readonly Token[], at: number): boolean => {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  return sign?.isSign === true && !sign.glued && next?.glued === true && next.number !== null;
};

const VALUES = new Map(
  Object.entries(numbers).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)] as const)),
);
const JOINTS = new Set(['y', 'et', 'and']);
const THOUSANDS = new Set(['thousand', 'mille', 'mil', 'grand', 'k']);
const MOST_WORDS = 6;

/** Thousands in words: 'thirty five thousand', 'vingt-cinq mille', 'treinta y cinco mil'. Only thousands: smaller ones in words are rarely amounts ('seven seats', 'neuf places'). */
const numberInWords = (tokens: readonly Token[], at: number): { readonly value: number; readonly to: number } | null => {
  let sum = 0;
  for (const [said, { word }] of tokens.slice(at, at + MOST_WORDS).entries()) {
    const value = VALUES.get(word);
    if (value === 100 && sum > 0 && sum < 10) sum *= 100;
    else if (word === 'vingts' || (value === 20 && sum === 4)) sum = 80;
    else if (value !== undefined) sum += value;
    else if (said > 0 && THOUSANDS.has(word)) return { value: sum * 1000, to: at + said + 1 };
    else if (said === 0 || !JOINTS.has(word)) return null;
  }
  return null;
};

export const amountAt = (tokens: readonly Token[], at: number, speech: Speech): Amount | null => {
  const ahead = meaningAt(tokens, at, speech);
  const sign = ahead?.sense.kind === 'unit' && (tokens[at]?.isSign || isDollars(ahead.sense.unit)) ? ahead.sense : null;
  let unit = sign?.unit ?? null;
  const start = sign ? at + (ahead?.length ?? 1) : at;
  const spoken = numberInWords(tokens, start);
  const digits = tokens[start]?.number ?? null;
  if (!spoken && digits === null) return null;

  let value = spoken?.value ?? digits ?? 0;
  let scale = spoken ? 1000 : 1;
  let period: Frequency | null = null;
  let to = spoken?.to ?? start + 1;
  for (;;) {
    // 'Un millón de pesos'
    const joined = unit === null && tokens[to]?.word === 'de' && meaningAt(tokens, to + 1, speech)?.sense.kind === 'unit' ? 1 : 0;
    const follows = isNextOnes(tokens, to) ? null : meaningAt(tokens, to + joined, speech);
    const sense = follows?.sense;
    if (sense?.kind === 'scale' && scale * sense.factor <= MOST_SCALE) {
      scale *= sense.factor;
      value *= sense.factor;
    } else if (sense?.kind === 'unit' && isFiner(unit, sense.unit)) unit = sense.unit;
    else if (sense?.kind === 'period' && period === null) period = sense.frequency;
    else return { kind: 'amount', value, unit, scale, period, from: at, to };
    to += joined + (follows?.length ?? 1);
  }
};
