/** Capitals of model and trim names, which feeds write in capitals, in small letters or mixed. */
import { fold } from '../text/fold.ts';
import { memoised } from '../text/memoised.ts';
import names from './names.json' with { type: 'json' };

const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Names that the rules would spell wrongly. */
const MODELS = new Map(names.models.map((name) => [keyOf(name), name]));

/** Short words that are not abbreviations. */
const WORDS = new Set(names.words.split(' '));

const ACRONYMS = new Set(names.acronyms.split(' '));

/** Units after a number stay in small letters: `75ch`, `1.5l`. */
const UNIT = /^(\d+(?:[.,]\d+)?)(ch|cv|kw|kwh|hp|ps|l|t|cc|mm|cm|m|kg|km|in|ft)$/i;

const UNITS = new Set(['cc', 'cm³', 'ch', 'cv', 'kwh']);

/** `740i`, `330xd`, `500e`: makers write these letters small. `2.0T` is a turbo, not tonnes. */
const SMALL_LETTERS = /^\d{3}(?:[ide]|l[di]|x[dei])$/;
const TURBO = /^\d[.,]\dT$/;

/** Three consonants that no word begins with: `SVHO` is read letter by letter. */
const UNSPEAKABLE = /^(?!chr|phr|sch|scr|shr|spl|spr|str|thr)[b-df-hj-np-tv-xz]{3}/;

const word = (text: string, shouted: boolean): string => {
  if (SMALL_LETTERS.test(text) || TURBO.test(text)) return text;
  if (UNIT.test(text))
    return text
      .toLowerCase()
      .replace('kw', 'kW')
      .replace(/(?<=\d)l$/, 'L');
  const lower = text.toLowerCase();
  if (/^[xs]drive/.test(lower)) return `${lower.charAt(0)}Drive${lower.slice(6)}`;
  if (!shouted && UNITS.has(lower)) return lower;
  if (/\d/.test(text)) return text.toUpperCase();
  const initials =
    ACRONYMS.has(lower) ||
    (shouted && UNSPEAKABLE.test(lower)) ||
    (shouted && (text.length <= 3 || !/[aeiouyáàâäéèêëíìîïóòôöúùûü]/i.test(text)) && !WORDS.has(lower));
  return initials ? text.toUpperCase() : lower.charAt(0).toUpperCase() + lower.slice(1);
};

/**
 * A text in capitals or in small letters gets the capitals of a name; one that mixes them stays as it is.
 * What has digits is a code (`RAV4`, `306MM`), short shouted words are initials (`GTI`), unless they are known words.
 */
export const capitalised = (text: string, kind: 'name' | 'code' = 'code'): string => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouted = letters.length > (kind === 'name' ? 3 : 0) && letters === letters.toUpperCase();
  const whispered = letters === letters.toLowerCase();
  if (!shouted && !whispered) return text;
  return text.replace(/[\p{L}\p{N}.']+/gu, (found) => word(found, shouted));
};

/** `XC40` of `Xc40`: one capital, one or two small letters and digits are a code in wrong capitals. */
const codes = (text: string): string =>
  text.replace(/\b[A-Z][a-z]{1,2}\d{1,3}[a-z]?\b/g, (code) => (/^(?:Id|Up|Mii|Ace)/.test(code) ? code : code.toUpperCase()));

const spelled = memoised((text) => MODELS.get(keyOf(text)) ?? codes(capitalised(text)));

/** A model as its maker writes it, without the make that some feeds repeat in front of it. */
export const modelName = (text: string, make: string): string =>
  spelled(text.toLowerCase().startsWith(`${make.toLowerCase()} `) && make !== 'DS' ? text.slice(make.length).trim() : text);

/** A trim: `PREMIUM PLUS` and `1.2 puretech 75ch active` get capitals, `Hybrid XLE AWD` stays. */
export const versionName: (text: string) => string = memoised((text) => capitalised(text));
