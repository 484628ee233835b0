/** A visitor's sentence as a search: 'VUS hybride rouge, moins de 30 000 $, près de Laval' (product rules, section 5). */
import type { FinanceTerms } from '../finance/payment.ts';
import type { InventoryQuery } from '../inventory/inventory-query.ts';
import { languageOf, type LanguageId, type Tongue } from '../language/language.ts';
import type { MarketCountry } from '../location/expected-place.ts';
import type { Currency } from '../money/money.ts';
import { atomsOf } from './atoms.ts';
import type { Exclusions } from './draft.ts';
import { tongueOf, type Speech } from './lexicon.ts';
import { readAtoms, type PlaceWish } from './read-atoms.ts';
import { tokensOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface UnderstandingContext {
  /** The page's language: decides where the sentence does not tell its own. */
  readonly languageId: LanguageId;
  readonly vocabulary: Vocabulary;
  /** Of the inventory's prices: amounts in another currency are not used. */
  readonly currency: Currency;
  /** That payments become prices by: '$100 a week'. */
  readonly terms: FinanceTerms;
  readonly country: MarketCountry;
  /** This year, for ages. */
  readonly year: number;
}

export interface Understanding {
  /** Only what the sentence says; never a keyword, never a circle. */
  readonly query: Partial<InventoryQuery>;
  /** A place still to be looked up. */
  readonly place: PlaceWish | null;
  /** Unwanted values, for which the query lists all others. */
  readonly excluded: Exclusions;
  /** Words and phrases that no filter came from, as typed and in their order; function words are left out. */
  readonly unused: readonly string[];
  /** The unused words that a vehicle may have in its name, trim or stock number: what a keyword search is for. */
  readonly keywords: readonly string[];
}

/** French and Spanish as they are spoken nearest to the inventory, where the page is in another language. */
const speechOf = (tongue: Tongue, { languageId, country }: UnderstandingContext): Speech => {
  const page = languageOf(languageId);
  if (page.tongue === tongue) return { tongue, languageId };
  const nearest: Readonly<Record<Tongue, LanguageId>> = country === 'FR' ? { en: 1, fr: 3, es: 4 } : { en: 1, fr: 2, es: 5 };
  return { tongue, languageId: nearest[tongue] };
};

/** Never throws. Every filter comes from a word of the sentence. */
export const understand = (text: string, context: UnderstandingContext): Understanding => {
  const tokens = tokensOf(text);
  const { vocabulary, country } = context;
  // Names tell nothing of the language: 'polo' is a Spanish word, 'Polo or Golf' English.
  const said = tokens.filter(({ word }) => vocabulary.named(word).length === 0);
  const speech = speechOf(tongueOf(said, languageOf(context.languageId).tongue), context);
  const atoms = atomsOf(tokens, speech, vocabulary, country);
  const sentence = { text, tokens, speech, vocabulary, country };
  const careful = readAtoms(atoms, sentence, context, false);
  // Doubtful names are believed where that leaves nothing without a meaning.
  const trusting = careful.unused.length > 0 ? readAtoms(atoms, sentence, context, true) : careful;
  const { draft, place, unused } = trusting.unused.length === 0 ? trusting : careful;
  return {
    ...draft.finish(),
    place,
    unused: unused.map((each) => each.text),
    keywords: unused.filter(({ searchable }) => searchable).map((each) => each.text),
  };
};
