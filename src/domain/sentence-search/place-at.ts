/** Which words of a sentence name a place. The parser does not know whether the place exists. */
import { findProvince } from '../location/provinces.ts';
import type { MarketCountry } from '../location/expected-place.ts';
import { isCommonWord, meaningAt, type Speech } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly speech: Speech;
  readonly vocabulary: Vocabulary;
  readonly country: MarketCountry;
}

const ARTICLES = new Set(['la', 'le', 'les', 'l', 'el', 'los', 'las']);
const LINKS = new Set(['sur', 'sous', 'upon', 'du', 'des', 'de', 'd', 'la', 'l', 'en']);
const MOST_WORDS = 3;

const isPostalPart = ({ word }: Token): boolean => /^([a-z]\d[a-z]|\d[a-z]\d|[a-z]\d[a-z]\d[a-z]\d)$/.test(word);

/** 'H7N 1A1', in one word or two. */
export const isPostalCode = (tokens: readonly Token[], at: number): boolean => {
  const [one, two] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
  return /^[a-z]\d[a-z]\d[a-z]\d$/.test(one) || (/^[a-z]\d[a-z]$/.test(one) && /^\d[a-z]\d$/.test(two));
};

/** 'BC', 'QC': in capitals, since 'on' and 'ns' are words. */
export const isProvinceCode = ({ text }: Token, country: MarketCountry): boolean =>
  /^[A-Z]{2,3}$/.test(text) && findProvince(text, country) !== null;

const isShouted = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}{2,}$/u.test(token.text);

/**
 * The place that is named from this token on, and the first token after it. `doubtful` is a word that many others follow than
 * places ('in', 'à'): then every word that means something else is taken for that.
 */
export const placeAt = (
  { text, tokens, speech, vocabulary, country }: Sentence,
  at: number,
  doubtful: boolean,
): { readonly text: string; readonly to: number } | null => {
  const isPlaceWord = (place: number): boolean => {
    const token = tokens[place];
    if (!token || token.isSign) return false;
    if (token.number !== null) return !doubtful && country === 'FR' && /^\d{5}$/.test(token.text);
    if (isPostalPart(token)) return true;
    if (doubtful && place === at && isProvinceCode(token, country)) return false;
    const sense = meaningAt(tokens, place, speech)?.sense;
    if (sense?.kind === 'province' || sense?.kind === 'country') return !doubtful || place > at;
    const isSure = token.isCapital && !doubtful;
    // 'Near Laval SUV'
    if (sense?.kind === 'value' && isShouted(token) && !isShouted(tokens[at])) return false;
    if (sense)
      return (
        token.isCapital && (sense.kind === 'value' ? sense.field === 'colour' || !doubtful : isSure && sense.kind === 'common')
      );
    if (isCommonWord(token.word)) return isSure;
    return isSure || vocabulary.named(token.word).length === 0;
  };
  const isGlued = (place: number): boolean => tokens[place]?.glued === true && !tokens[place].isSign;
  const isProvince = (place: number): boolean => {
    const token = tokens[place];
    if (!token) return false;
    return isProvinceCode(token, country) || meaningAt(tokens, place, speech)?.sense.kind === 'province';
  };

  const led = meaningAt(tokens, at, speech);
  const start = led?.sense.kind === 'filler' && led.length > 1 && !isGlued(at + 1) ? at + led.length : at;
  const first = tokens[start];
  if (!first) return null;
  let to = start;
  let count = 0;
  const isSameCase = (place: number): boolean => tokens[place]?.isCapital === first.isCapital;
  for (let next = tokens[to]; next; next = tokens[to]) {
    if (count > 0 && isGlued(to)) to += 1;
    else if (to > start && next.word === '.' && /^ste?$/.test(tokens[to - 1]?.word ?? '')) to += 1;
    else if (count < MOST_WORDS && isPlaceWord(to) && (count === 0 || isSameCase(to) || isPostalPart(next))) {
      count += 1;
      to += 1;
    } else {
      const isLink = count > 0 ? LINKS.has(next.word) && count < MOST_WORDS : ARTICLES.has(next.word);
      const leads = tokens[to + 1];
      if (!isLink || !leads) break;
      // 'Val d’Or', 'L’Ancienne-Lorette': a capital behind the apostrophe is the name's, whatever the word means.
      const isTied = leads.isCapital && isGlued(to + 1);
      if (!isTied && !isPlaceWord(to + 1)) break;
      to += 2;
      count += 1;
    }
  }
  if (count === 0) return null;
  const comma = tokens[to]?.word === ',' ? 1 : 0;
  if (isProvince(to + comma)) to += comma + (meaningAt(tokens, to + comma, speech)?.length ?? 1);
  return { text: text.slice(first.start, tokens[to - 1]?.end), to };
};
