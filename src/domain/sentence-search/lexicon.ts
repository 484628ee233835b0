/** All words and phrases that mean something to a search, in three tongues at once. */
import { languageOf, LANGUAGE_IDS, type LanguageId, type Tongue } from '../language/language.ts';
import { PROVINCES } from '../location/provinces.ts';
import { labelOf, labelsOf } from '../vehicle/attribute-labels.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { Sense } from './senses.ts';
import { CODED_FACETS, type CodedFacet } from '../inventory/facets.ts';
import { tokensOf, type Token } from './tokens.ts';
import { ATTRIBUTE_TERMS, COMMON_WORDS, PHRASES, REGIONAL_TERMS } from './words/terms.ts';

/** The assumed language of a sentence. */
export interface Speech {
  readonly tongue: Tongue;
  /** The regional form of the tongue at the visitor's place. */
  readonly languageId: LanguageId;
}

interface Term {
  readonly sense: Sense;
  readonly tongue: Tongue;
  /** Only as this language has it; null where its whole tongue agrees. */
  readonly languageId: LanguageId | null;
  /** Has another meaning in other tongues. */
  readonly ownTongueOnly: boolean;
}

const TONGUES: readonly Tongue[] = ['en', 'fr', 'es'];

const terms = new Map<string, Term[]>();
const tonguesOfWord = new Map<string, Set<Tongue>>();
let longest = 1;

const notice = (word: string, tongue: Tongue): void => {
  tonguesOfWord.set(word, (tonguesOfWord.get(word) ?? new Set()).add(tongue));
};

const addPhrase = (words: readonly string[], term: Term): void => {
  const phrase = words.join(' ');
  const known = terms.get(phrase);
  if (known) known.push(term);
  else terms.set(phrase, [term]);
  longest = Math.max(longest, words.length);
  for (const word of words) notice(word, term.tongue);
};

const plural = (word: string): string => (/[\p{L}]$/u.test(word) && !/[sxz]$/.test(word) ? `${word}s` : word);

/** Terms of a line such as 'hybrid, ~gas'; values are said in the plural too. */
const addLine = (
  line: string,
  sense: Sense,
  tongue: Tongue,
  languageId: LanguageId | null = null,
  ownTongueOnly = false,
): void => {
  for (const part of line.split(',')) {
    const marked = part.trim().startsWith('~');
    const words = part.trim() === '-' ? ['-'] : tokensOf(part.replace('~', '')).map(({ word }) => word);
    if (words.length === 0) continue;
    const term: Term = { sense, tongue, languageId, ownTongueOnly: marked || ownTongueOnly };
    const forms = [words];
    if (sense.kind === 'value') forms.push(words.with(-1, plural(words.at(-1) ?? '')), words.map(plural));
    for (const form of new Map(forms.map((each) => [each.join(' '), each])).values()) addPhrase(form, term);
  }
};

/** The labels of the pages are terms too. A body that is named like a type ('Moto') means the type. */
const addLabels = (field: CodedFacet): void => {
  for (const code of Object.keys(labelsOf(field, 1))) {
    if (code === 'other' || (field === 'body' && code === 'motorcycle')) continue;
    for (const id of LANGUAGE_IDS)
      addLine(labelOf(field, code, id), { kind: 'value', field, codes: [code] }, languageOf(id).tongue, id, true);
  }
};

for (const field of CODED_FACETS) {
  addLabels(field);
  for (const [code, lines] of Object.entries(ATTRIBUTE_TERMS[field]))
    TONGUES.forEach((tongue, place) => addLine(lines[place] ?? '', { kind: 'value', field, codes: [code] }, tongue));
}
for (const id of [2, 3, 4, 5] as const)
  for (const [line, field, codes] of REGIONAL_TERMS[id])
    addLine(line, { kind: 'value', field, codes }, languageOf(id).tongue, id, true);
for (const { words, sense } of PHRASES) TONGUES.forEach((tongue, place) => addLine(words[place] ?? '', sense, tongue));
for (const { names } of PROVINCES)
  for (const tongue of TONGUES) addLine(names[tongue], { kind: 'province', text: names.en }, tongue);
for (const [code, lines] of [
  ['CA', 'canada'],
  ['FR', 'france, francia'],
] as const)
  for (const tongue of TONGUES) addLine(lines, { kind: 'country', code }, tongue);
for (const tongue of TONGUES) {
  for (const phrase of COMMON_WORDS[tongue].phrases) addLine(phrase, { kind: 'common' }, tongue);
  for (const word of COMMON_WORDS[tongue].words) notice(word, tongue);
}

/** Whether it is a common word in this tongue, or in any of the three. */
export const isCommonWord = (word: string, tongue?: Tongue): boolean =>
  (tongue === undefined ? TONGUES : [tongue]).some((each) => COMMON_WORDS[each].words.has(word));

const REGION_FIRST = (a: Term, b: Term): number => Number(b.languageId !== null) - Number(a.languageId !== null);

/** Of several meanings the one of the sentence's own language, then of its tongue, then any that holds in all tongues. */
const senseOf = (phrase: string, { tongue, languageId }: Speech): Sense | null => {
  const known = terms.get(phrase);
  if (!known) return null;
  const [own] = known
    .filter((term) => term.tongue === tongue && (term.languageId === null || term.languageId === languageId))
    .sort(REGION_FIRST);
  return (own ?? known.find((term) => term.tongue !== tongue && !term.ownTongueOnly))?.sense ?? null;
};

export interface Meaning {
  readonly sense: Sense;
  /** Number of tokens. */
  readonly length: number;
}

/** The longest phrase that begins at this token. */
export const meaningAt = (tokens: readonly Token[], at: number, speech: Speech): Meaning | null => {
  let phrase = '';
  let found: Meaning | null = null;
  for (let length = 1; length <= longest; length++) {
    const token = tokens[at + length - 1];
    if (!token) break;
    phrase += `${length === 1 ? '' : ' '}${token.word}`;
    const sense = senseOf(phrase, speech);
    if (sense) found = { sense, length };
  }
  return found;
};

const LEAST_SLIP = 6;

/** The long words for values by their first letter, to find misspelt ones. */
const longWords = new Map<string, Set<string>>();
for (const [phrase, known] of terms)
  if (phrase.length >= LEAST_SLIP && /^[a-z]+$/.test(phrase) && known.some(({ sense }) => sense.kind === 'value'))
    longWords.set(phrase.charAt(0), (longWords.get(phrase.charAt(0)) ?? new Set()).add(phrase));

/** 'Convertable', 'hibryd': one slip in a long word of the sentence's own tongue, where only one value can be meant. */
export const meaningOfSlip = ({ word }: Token, speech: Speech): Sense | null => {
  if (word.length < LEAST_SLIP) return null;
  const meant = new Map<string, Sense>();
  for (const term of longWords.get(word.charAt(0)) ?? []) {
    const isOwn = terms.get(term)?.some(({ tongue }) => tongue === speech.tongue);
    const sense = isOwn && editDistance(word, term, 1) === 1 ? senseOf(term, speech) : null;
    if (sense) meant.set(JSON.stringify(sense), sense);
  }
  const [only] = meant.values();
  return meant.size === 1 && only ? only : null;
};

/** The tongue that most of the words are of; the page's own where they do not tell. */
export const tongueOf = (tokens: readonly Token[], page: Tongue): Tongue => {
  const score: Record<Tongue, number> = { en: 0, fr: 0, es: 0 };
  score[page] += 1;
  for (const { word } of tokens) {
    const tongues = tonguesOfWord.get(word);
    if (tongues) for (const tongue of tongues) score[tongue] += tongues.size === 1 ? 3 : tongues.size === 2 ? 1 : 0;
  }
  return TONGUES.reduce((best, tongue) => (score[tongue] > score[best] ? tongue : best), page);
};
