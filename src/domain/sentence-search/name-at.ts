/** Makes and models among the words of a sentence. */
import { isCommonWord, type Meaning, type Speech } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { makeOf, type Name, type Vocabulary } from './vocabulary.ts';
import { LIKELY_NAMES } from './words/terms.ts';

/** How certain it is that the words mean this name (`belief.ts`). */
export type Trust = 'sure' | 'likely' | 'doubtful' | 'with-make';

export interface NameFound {
  readonly names: readonly Name[];
  /** Number of tokens. */
  readonly length: number;
  readonly trust: Trust;
}

const phraseOf = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .filter(({ isSign }) => !isSign)
    .map(({ word }) => word)
    .join(' ');

/** A dot inside a name: 'ID.4'. */
const isJoint = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token?.word === '.' && token.glued && tokens[at + 1]?.glued === true;
};

const longestName = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): Omit<NameFound, 'trust'> | null => {
  let found: Omit<NameFound, 'trust'> | null = null;
  for (let length = 1; length <= vocabulary.longest; length++) {
    const token = tokens[at + length - 1];
    if (!token) break;
    if (token.isSign) {
      if (length > 1 && isJoint(tokens, at + length - 1)) continue;
      break;
    }
    const names = vocabulary.named(phraseOf(tokens, at, length));
    if (names.length > 0) found = { names, length };
  }
  if (found) return found;
  const family = vocabulary.family(tokens[at]?.word ?? '');
  return family.length > 0 ? { names: family, length: 1 } : null;
};

const trustIn = (phrase: string, names: readonly Name[], { tongue }: Speech): Trust => {
  const isMake = names.some(({ kind }) => kind === 'make');
  if (/^\d+([.,]\d+)?$/.test(phrase) || (!isMake && phrase.length <= 2 && !/\d/.test(phrase))) return 'with-make';
  if (LIKELY_NAMES.has(phrase)) return 'likely';
  if (phrase.split(' ').every((word) => word.length === 1 || isCommonWord(word, tongue))) return 'doubtful';
  // The name of a maker that no dealer here sells may be an everyday word.
  return names.every((name) => name.kind === 'make' && !name.stocked) && isCommonWord(phrase) ? 'doubtful' : 'sure';
};

/**
 * The name that begins at this token.
 * @param before what the name right before it may be: 'Mazda' makes the '3' behind it a model
 */
export const nameAt = (
  tokens: readonly Token[],
  at: number,
  before: readonly Name[],
  speech: Speech,
  vocabulary: Vocabulary,
): NameFound | null => {
  const found = longestName(tokens, at, vocabulary);
  if (!found) return null;
  const makes = before.filter(({ kind }) => kind === 'make').map(makeOf);
  const own = found.names.filter((name) => name.kind === 'model' && makes.includes(name.makeKey));
  if (own.length > 0) return { ...found, names: own, trust: 'sure' };
  return { ...found, trust: trustIn(phraseOf(tokens, at, found.length), found.names, speech) };
};

/** Whether the name goes before what its words mean otherwise. */
export const outweighs = ({ length, trust }: NameFound, meaning: Meaning | null): boolean => {
  if (trust === 'with-make') return false;
  const isFree = !meaning || (meaning.sense.kind === 'common' && meaning.length === length);
  return isFree || length > meaning.length;
};

/** A name with slips of the fingers in it. */
export const slipOfName = ({ word }: Token, vocabulary: Vocabulary): readonly Name[] =>
  /^[a-z]{4,}$/.test(word) ? vocabulary.nearest(word) : [];
