/** Searches by a whole sentence (product rules, section 5). */
import { EMPTY_QUERY, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import type { Site } from '../../domain/site/site.ts';
import { searchInventory, type FoundInventory, type SearchPorts } from '../inventory/search-inventory.ts';
import {
  divisionOf,
  narrowedBy,
  type SentenceContext,
  type UnderstandSearch,
  type UnderstoodSearch,
} from './understand-search.ts';

const SHOWN = 6;

export interface AnsweredSentence extends Pick<FoundInventory, 'total' | 'listings' | 'facets'> {
  readonly understood: UnderstoodSearch;
  /** The search that found the vehicles. */
  readonly query: InventoryQuery;
  /** The division whose list has the vehicles. */
  readonly division: Site['division'];
}

/** Words that match no vehicle are ignored, so that the sentence's filters still give results. */
export const answerSentence = async (
  sentence: string,
  context: SentenceContext,
  ports: SearchPorts & { readonly understandSearch: UnderstandSearch },
): Promise<AnsweredSentence> => {
  const { site } = context;
  const understood = await ports.understandSearch(sentence, context);
  const find = async (query: InventoryQuery) => ({
    query,
    ...(await searchInventory({ site, query: { ...query, pageSize: SHOWN }, facets: ['make', 'model'] }, ports)),
  });
  const withWords = await find(narrowedBy(EMPTY_QUERY, understood));
  const isHidden = withWords.total === 0 && withWords.query.keyword !== null;
  const { query, total, listings, facets } = isHidden ? await find({ ...withWords.query, keyword: null }) : withWords;
  return { understood, query, total, listings, facets, division: await divisionOf(query, site, ports.search) };
};
