/** The makes and models that sentences may name on a site, collected anew when the inventory has changed. */
import { EMPTY_QUERY, type InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { vocabularyOf, type StockedModel, type Vocabulary } from '../../domain/sentence-search/vocabulary.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

const collect = async (scope: InventoryScope, search: InventorySearch): Promise<Vocabulary> => {
  const facetsOf = async (facet: 'make' | 'model', makes: readonly string[]) =>
    (await search.search({ query: { ...EMPTY_QUERY, makes, pageSize: 1 }, scope, facets: [facet] })).facets[facet] ?? [];
  const makes = (await facetsOf('make', [])).map(({ value }) => value);
  const models: StockedModel[] = [];
  for (const makeKey of makes)
    for (const { value: key, count } of await facetsOf('model', [makeKey])) models.push({ makeKey, key, count });
  return vocabularyOf(makes, models);
};

interface Kept {
  readonly revision: number;
  readonly vocabulary: Promise<Vocabulary>;
}

/**
 * The vocabulary of a market: a dealer's site knows the names that its neighbours sell too, so that a sentence means the same
 * everywhere. Only the first caller waits; later ones have the last vocabulary while a newer one is collected.
 */
export const stockedVocabulary = ({ vehicles, search }: { readonly vehicles: Vehicles; readonly search: InventorySearch }) => {
  const kept = new Map<string, Kept>();
  return async (scope: InventoryScope): Promise<Vocabulary> => {
    const { market, currency } = scope;
    const revision = await vehicles.revision();
    const known = kept.get(market);
    if (known?.revision === revision) return known.vocabulary;
    const vocabulary = collect({ market, currency, companyIds: null, types: null }, search);
    kept.set(market, { revision, vocabulary });
    // What could not be collected is collected at the next call; until then the earlier names do.
    void vocabulary.catch(() => {
      if (known) kept.set(market, known);
      else kept.delete(market);
    });
    return known ? known.vocabulary : vocabulary;
  };
};
