/**
 * The words of sentences, in English, French and Spanish. Case, accents, hyphens and a plural 's' do not matter. A word after '~' has
 * another meaning elsewhere and counts only in a sentence of its own language.
 */
import type { Tongue } from '../../language/language.ts';
import { fold } from '../../text/fold.ts';
import type { Sense } from '../senses.ts';
import type { CodedFacet } from '../../inventory/facets.ts';
import attributes from './attributes.json' with { type: 'json' };
import everyday from './everyday.json' with { type: 'json' };
import phrases from './phrases.json' with { type: 'json' };
import regional from './regional.json' with { type: 'json' };

/** Words of one meaning, separated by commas: English, French, Spanish. */
type ThreeTongues = readonly string[];

/** What visitors call the values of the closed sets, beside the labels that the pages show. */
export const ATTRIBUTE_TERMS: Readonly<Record<CodedFacet, Readonly<Record<string, ThreeTongues>>>> = attributes;

/** Words that neighbours of one tongue use for different things, by language id: 2 and 3 French, 4 and 5 Spanish. */
export const REGIONAL_TERMS = regional as unknown as Readonly<
  Record<2 | 3 | 4 | 5, readonly (readonly [words: string, field: CodedFacet, codes: readonly string[]])[]>
>;

/** How visitors write amounts, function words, and phrases that have a filter. */
export const PHRASES = Object.values(phrases).flat() as readonly { readonly words: ThreeTongues; readonly sense: Sense }[];

/**
 * Everyday words of sentences about vehicles that have no filter. They are never read as a misspelt make or model
 * name, never looked up as a place and never searched as a keyword; a make or model that is one of them needs its surroundings to
 * be believed (`name-at.ts`).
 */
export interface CommonWords {
  readonly words: ReadonlySet<string>;
  /** Set phrases, whose words mean something else apart. */
  readonly phrases: readonly string[];
}

const commonWords = (tongue: Tongue): CommonWords => {
  const { words, phrases: sets } = everyday[tongue];
  return { words: new Set(words.join(' ').split(/\s+/).map(fold)), phrases: sets };
};

export const COMMON_WORDS: Readonly<Record<Tongue, CommonWords>> = {
  en: commonWords('en'),
  fr: commonWords('fr'),
  es: commonWords('es'),
};

/** Words that are makes or models more often than not where vehicles are spoken of; beside an everyday word they are words. */
export const LIKELY_NAMES: ReadonlySet<string> = new Set(everyday.likelyNames.split(' '));
