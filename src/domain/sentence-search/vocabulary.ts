/** The makes and models that sentences may name: those of the inventory, and the makes that everybody knows. */
import { fold } from '../text/fold.ts';
import { memoised } from '../text/memoised.ts';
import { MAKE_SPELLINGS } from '../vehicle/makes.ts';
import { editDistance, slipsAllowed } from '../text/edit-distance.ts';
import { tokensOf } from './tokens.ts';
import words from './words/everyday.json' with { type: 'json' };

/** Makes and models by their folded names, which are what a search holds. */
export interface StockedModel {
  readonly makeKey: string;
  readonly key: string;
  readonly count: number;
}

export type Name =
  | { readonly kind: 'make'; readonly key: string; readonly stocked: boolean }
  | { readonly kind: 'model'; readonly makeKey: string; readonly key: string };

/** Made once for an inventory by `vocabularyOf`. */
export interface Vocabulary {
  /** What a phrase of folded words names. */
  named(phrase: string): readonly Name[];
  /** Models of which this word is the beginning: 'silverado' of 'Silverado 1500'. */
  family(word: string): readonly Name[];
  /** The name that a misspelt word must mean; none where several are possible. */
  nearest(word: string): readonly Name[];
  /** Number of words in the longest name. */
  readonly longest: number;
}

/** 'MG' and 'VW' always mean the makes; other makes of two letters are ambiguous abbreviations. */
const SHORT_MAKES = new Set(['mg', 'vw', 'ds', 'gm']);

const wordsOfName = (name: string): string[] =>
  tokensOf(name)
    .filter(({ isSign }) => !isSign)
    .map(({ word }) => word);

/** 'Série 3', '3 Series' and 'serie 3'; 'C-Class', 'Classe C' and 'Clase C'. */
const familyNames = (words: readonly string[]): string[] => {
  const [one = '', two = ''] = words;
  if (words.length !== 2) return [];
  const KINDS = [
    ['series', 'serie'],
    ['class', 'classe', 'clase'],
  ];
  for (const kind of KINDS) {
    const letter = kind.includes(one) ? two : kind.includes(two) ? one : null;
    if (letter !== null) return kind.flatMap((word) => [`${word} ${letter}`, `${letter} ${word}`]);
  }
  return one === 'model' ? [`modele ${two}`, `modelo ${two}`] : [];
};

/** The ways in which one name is typed: 'CR-V', 'cr v' and 'crv'; 'RAV4' and 'rav 4'. */
const spellingsOf = (name: string): Set<string> => {
  const words = wordsOfName(name);
  const squeezed = words.join('');
  const apart = words.map((word) => word.replace(/^([a-z]{2,})(\d+)$/, '$1 $2'));
  const closed = name.split(/\s+/).map((part) => wordsOfName(part).join(''));
  const spellings = new Set([words.join(' '), apart.join(' '), closed.join(' '), ...familyNames(words)]);
  if (squeezed.length > 2) spellings.add(squeezed);
  spellings.delete('');
  return spellings;
};

/** 'Volkswagn' is as near to two spellings of one make. */
const distinct = (meant: readonly (readonly Name[])[]): readonly (readonly Name[])[] => [
  ...new Map(meant.map((names) => [names.map((name) => `${makeOf(name)}/${name.key}`).join(), names])).values(),
];

/** @param makes and models that the inventory has now */
export const vocabularyOf = (makes: readonly string[], models: readonly StockedModel[]): Vocabulary => {
  const names = new Map<string, Name[]>();
  const families = new Map<string, Name[]>();
  let longest = 1;
  const put = (map: Map<string, Name[]>, spelling: string, name: Name): void => {
    const known = map.get(spelling);
    if (!known) map.set(spelling, [name]);
    else if (!known.some((each) => each.kind === name.kind && each.key === name.key && makeOf(each) === makeOf(name)))
      known.push(name);
    longest = Math.max(longest, spelling.split(' ').length);
  };

  const stocked = new Set(makes);
  const putMake = (spelling: string, key: string): void => {
    const name: Name = { kind: 'make', key, stocked: stocked.has(key) };
    for (const each of spellingsOf(spelling)) if (each.length > 2 || SHORT_MAKES.has(each)) put(names, each, name);
  };
  for (const key of makes) putMake(key, key);
  for (const [spelling, name] of MAKE_SPELLINGS) putMake(spelling, fold(name));
  for (const [name, spellings] of Object.entries(words.nicknames))
    for (const spelling of spellings.split(' ')) putMake(spelling, fold(name));

  // The models that more vehicles have come first.
  for (const { makeKey, key } of [...models].sort((a, b) => b.count - a.count)) {
    const model: Name = { kind: 'model', makeKey, key };
    for (const spelling of spellingsOf(key)) put(names, spelling, model);
    const [first = '', ...more] = wordsOfName(key);
    if (more.length > 0 && first.length >= 4 && !/\d/.test(first)) put(families, first, model);
  }

  const targets = new Map<string, string[]>();
  for (const [spelling, meant] of names) {
    const worth = meant.some((name) => name.kind === 'model' || name.stocked);
    if (!worth || !/^[a-z]{4,}$/.test(spelling)) continue;
    const initial = spelling.charAt(0);
    const known = targets.get(initial);
    if (known) known.push(spelling);
    else targets.set(initial, [spelling]);
  }

  const longNames = [...targets.values()].flat().filter((name) => slipsAllowed(name.length) > 1);

  const closest = (word: string, candidates: readonly string[], most: number): readonly string[] => {
    let least = most;
    let found: string[] = [];
    for (const target of candidates) {
      const allowed = Math.min(least, slipsAllowed(target.length));
      const distance = editDistance(word, target, allowed);
      if (distance > allowed) continue;
      found = distance < least ? [target] : [...found, target];
      least = distance;
    }
    return found;
  };

  const nearest = (word: string): readonly Name[] => {
    const initial = closest(word, targets.get(word.charAt(0)) ?? [], slipsAllowed(word.length));
    // The first letter is rarely wrong; where it is ('Wolkswagen'), the rest of a long name must be right.
    const found = initial.length > 0 || slipsAllowed(word.length) < 2 ? initial : closest(word, longNames, 1);
    const meant = distinct(found.map((target) => names.get(target) ?? []));
    // Makes before models: 'porche' means Porsche.
    const [make, ...others] = meant.filter((each) => each.some(({ kind }) => kind === 'make'));
    if (make && others.length === 0) return make;
    return meant.length === 1 ? (meant[0] ?? []) : [];
  };

  return {
    named: (phrase) => names.get(phrase) ?? [],
    family: (word) => families.get(word) ?? [],
    nearest: memoised(nearest),
    longest,
  };
};

/** The make that a name speaks of. */
export const makeOf = (name: Name): string => (name.kind === 'make' ? name.key : name.makeKey);
