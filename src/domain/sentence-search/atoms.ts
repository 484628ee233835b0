/** A sentence split into atoms: amounts, names of makes and models, words with a meaning, and the rest. */
import type { MarketCountry } from '../location/expected-place.ts';
import { amountAt, type Amount } from './amount-at.ts';
import { isCommonWord, meaningAt, meaningOfSlip, type Speech } from './lexicon.ts';
import { nameAt, outweighs, slipOfName, type Trust } from './name-at.ts';
import { isProvinceCode } from './place-at.ts';
import type { Sense } from './senses.ts';
import type { Token } from './tokens.ts';
import type { Name, Vocabulary } from './vocabulary.ts';

/** `from` and `to` are places of tokens; `to` is the first one after. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export interface NameAtom extends Span {
  readonly kind: 'name';
  readonly names: readonly Name[];
  readonly trust: Trust;
}

export type Atom =
  | Amount
  | NameAtom
  | (Span & { readonly kind: 'sense'; readonly sense: Sense })
  | (Span & { readonly kind: 'word'; readonly common: boolean })
  | (Span & { readonly kind: 'pause' });

const PAUSES = new Set([',', ';', '.', '!', '?', ':', '(', ')', '|']);

/** Null for a sign without a meaning. */
const atomAt = (
  tokens: readonly Token[],
  at: number,
  token: Token,
  last: Atom | undefined,
  speech: Speech,
  vocabulary: Vocabulary,
  country: MarketCountry,
): Atom | null => {
  // 'Trucks in BC', 'in ON'
  if (last?.kind === 'sense' && last.sense.kind === 'near' && isProvinceCode(token, country))
    return { kind: 'sense', sense: { kind: 'province', text: token.text }, from: at, to: at + 1 };
  const meaning = meaningAt(tokens, at, speech);
  const before = last?.kind === 'name' ? last.names : [];
  const name = token.isSign ? null : nameAt(tokens, at, before, speech, vocabulary);
  const isOwn = name?.trust === 'sure' && before.length > 0 && name.length === meaning?.length;
  if (name && (isOwn || outweighs(name, meaning)))
    return { kind: 'name', names: name.names, trust: name.trust, from: at, to: at + name.length };

  const amount = amountAt(tokens, at, speech);
  // '4 wheel drive', '0 km'
  const isPhrase = meaning !== null && meaning.length > 1 && amount !== null && meaning.length >= amount.to - at;
  if (amount && !isPhrase) {
    const isBare = amount.unit === null && amount.scale === 1 && amount.period === null && amount.to === at + 1;
    return name && isBare ? { kind: 'name', names: name.names, trust: 'with-make', from: at, to: at + 1 } : amount;
  }
  if (meaning) return { kind: 'sense', sense: meaning.sense, from: at, to: at + meaning.length };
  const span = { from: at, to: at + 1 };
  if (token.isSign) return PAUSES.has(token.word) ? { kind: 'pause', ...span } : null;
  if (isCommonWord(token.word)) return { kind: 'word', common: true, ...span };
  const names = slipOfName(token, vocabulary);
  if (names.length > 0) return { kind: 'name', names, trust: 'sure', ...span };
  const sense = meaningOfSlip(token, speech);
  return sense ? { kind: 'sense', sense, ...span } : { kind: 'word', common: false, ...span };
};

export const atomsOf = (
  tokens: readonly Token[],
  speech: Speech,
  vocabulary: Vocabulary,
  country: MarketCountry,
): readonly Atom[] => {
  const atoms: Atom[] = [];
  let at = 0;
  for (let token = tokens[at]; token; token = tokens[at]) {
    const atom = atomAt(tokens, at, token, atoms.at(-1), speech, vocabulary, country);
    if (atom) atoms.push(atom);
    at = atom?.to ?? at + 1;
  }
  return atoms;
};
