/** The makes and models that sentences may name on a site, cached until the inventory changes. */
import type { InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { vocabularyOf, type StockedModel, type Vocabulary } from '../../domain/sentence-search/vocabulary.ts';
import type { Ports } from '../../ports/ports.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import { scopeCache } from '../inventory/scope-cache.ts';
import { stockedModels } from '../inventory/stocked-models.ts';

const collect = async (scope: InventoryScope, search: InventorySearch): Promise<Vocabulary> => {
  const makes: string[] = [];
  const stocked: StockedModel[] = [];
  for await (const { make, models } of stockedModels(scope, search)) {
    makes.push(make.value);
    for (const { value: key, count } of models) stocked.push({ makeKey: make.value, key, count });
  }
  return vocabularyOf(makes, stocked);
};

/**
 * The vocabulary of a market: a dealer's site knows the names that its neighbours sell too, so that a sentence means the same
 * everywhere.
 */
export const stockedVocabulary = (
  ports: Pick<Ports, 'vehicles' | 'search' | 'clock'>,
): ((scope: InventoryScope) => Promise<Vocabulary>) => {
  const cached = scopeCache((scope) => collect(scope, ports.search), ports);
  return ({ market, currency }) => cached(market, { market, currency, companyIds: null, types: null, source: null });
};
