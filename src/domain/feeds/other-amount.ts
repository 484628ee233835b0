/** Numbers of feeds of which a word beside them makes another amount: `$199/mo`, `$12k`, `85 tkm`, `10 829 € HT`. */
import { memoised } from '../text/memoised.ts';

/** Behind a word: no letter, and no letter behind a full stop, as in `T.T.C.` */
const END = String.raw`(?![\p{L}\d]|\.\p{L})`;
const THOUSANDS = 'k|tkm|tsd|xxx|mil|thousand|mio|mln|millions?|millionen|millones|milioni';
const PERIODS = String.raw`mo|mos|mth|months?|mois|monate?|mes|meses|maand|wk|weeks?|sem|semaines?|semanas?|wochen?|days?|jours?|tage?|d[ií]as?|years?|ans?|ann[ée]e|jahr|a[ñn]o`;
const RATES = String.raw`monthly|mensuel(?:le)?s?|mensualit[ée]s?|mtl|monatlich|mensual(?:es)?|mensili?|weekly|bi-?weekly|hebdomadaires?|semanal(?:es)?|w[öo]chentlich`;
const UNTAXED = String.raw`h\.?t\.?|hors\s+taxes?|ex(?:cl)?\.?\s?(?:vat|btw|tva)|sin\s+iva|zzgl|netto|(?:plus|\+)\s?(?:vat|mwst|btw)`;

const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'iu');

/** `12 mois`, `199 $/mois`, `$89 weekly`. */
const OF_TIME = [
  String.raw`\d\s*(?:${PERIODS})${END}`,
  String.raw`(?:/|(?<!\p{L})(?:per|par|pro|al|por|each|chaque)\s)\s*(?:${PERIODS})${END}`,
  String.raw`(?<!\p{L})(?:${RATES})${END}`,
];

const NO_PRICE = any(
  String.raw`\d\s*(?:${THOUSANDS}|mille|[mt])\s?\p{Sc}?${END}`,
  String.raw`(?<!\p{L})[kmt]\s?\p{Sc}\s*\d`,
  String.raw`(?<!\p{L})(?:${UNTAXED})${END}`,
  ...OF_TIME,
);
const NO_DISTANCE = any(
  String.raw`\d\s*(?:${THOUSANDS})(?:\s?(?:kms?|mi|miles?))?${END}`,
  // Alone these are metres, or miles.
  String.raw`\d\s*(?:m|mille)\s?kms?${END}`,
  String.raw`kms?\s?/\s?\p{L}`,
  ...OF_TIME,
);

/** Which digits they are says nothing of the words beside them, and so few different texts are left. */
const found = (pattern: RegExp): ((text: string) => boolean) => {
  const test = memoised((shape) => pattern.test(shape));
  return (text) => test(text.slice(0, 240).replace(/\d/g, '0'));
};

/** Whether the number of a price is in thousands, of a month or another time, or without tax. */
export const isNoWholePrice: (text: string) => boolean = found(NO_PRICE);

/** Whether the number of a distance is in thousands, or of a time. */
export const isNoWholeDistance: (text: string) => boolean = found(NO_DISTANCE);
