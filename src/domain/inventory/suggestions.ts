/** Completes what a visitor types to makes, models and dealers. */
import { wordsOf } from '../text/fold.ts';

export type Suggested = 'make' | 'model' | 'company';

export interface Suggestion {
  readonly kind: Suggested;
  /** 'Honda', 'Honda Civic', the dealer's name. */
  readonly label: string;
  /** Vehicles that it leads to. */
  readonly count: number;
  /** The folded make and model, or the dealer's id. */
  readonly make?: string;
  readonly model?: string;
  readonly companyId?: number;
}

export interface SuggestionEntry {
  readonly suggestion: Suggestion;
  readonly words: readonly string[];
  /** The label from each of its words on, without spaces and signs: 'f150' and 'cx5' are typed so. */
  readonly endings: readonly string[];
}

const MOST_SUGGESTIONS = 10;

/** Prepares suggestions for `suggest`: the most vehicles first. */
export const suggestionEntries = (suggestions: readonly Suggestion[]): SuggestionEntry[] =>
  suggestions
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .map((suggestion) => {
      const words = wordsOf(suggestion.label);
      return { suggestion, words, endings: words.map((_word, from) => words.slice(from).join('')) };
    });

/** A name that begins with the typed text comes before one that only contains its words: 'ford' means Ford before Bradford Motors. */
const rankOf = ({ words, endings }: SuggestionEntry, typed: readonly string[], typedJoined: string): 0 | 1 | null => {
  if (endings[0]?.startsWith(typedJoined)) return 0;
  if (endings.some((ending) => ending.startsWith(typedJoined))) return 1;
  return typed.every((word) => words.some((own) => own.startsWith(word))) ? 1 : null;
};

/** At most ten, best first: names that begin as typed, then those whose words do; among equals the most vehicles. Empty for an empty keyword. */
export const suggest = (keyword: string, entries: readonly SuggestionEntry[]): Suggestion[] => {
  const typed = wordsOf(keyword.slice(0, 100)).slice(0, 8);
  if (typed.length === 0) return [];
  const typedJoined = typed.join('');
  const ranked: [Suggestion[], Suggestion[]] = [[], []];
  for (const entry of entries) {
    const rank = rankOf(entry, typed, typedJoined);
    if (rank !== null) ranked[rank].push(entry.suggestion);
  }
  return ranked.flat().slice(0, MOST_SUGGESTIONS);
};
