/** Everything that can be suggested on a site, cached until the inventory changes. */
import type { InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { suggestionEntries, type Suggestion, type SuggestionEntry } from '../../domain/inventory/suggestions.ts';
import type { Ports } from '../../ports/ports.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import { countInventory } from './count-inventory.ts';
import { scopeCache } from './scope-cache.ts';
import { stockedModels } from './stocked-models.ts';

const collect = async (scope: InventoryScope, search: InventorySearch): Promise<readonly SuggestionEntry[]> => {
  const makes: Suggestion[] = [];
  const models: Suggestion[] = [];
  for await (const { make, models: found } of stockedModels(scope, search)) {
    makes.push({ kind: 'make', label: make.name, count: make.count, make: make.value });
    for (const { value: model, name, count } of found)
      models.push({ kind: 'model', label: `${make.name} ${name}`, count, make: make.value, model });
  }
  const { company = [] } = (await countInventory({}, scope, search, ['company'])).facets;
  const companies = company.map(({ value, name: label, count }): Suggestion => ({
    kind: 'company',
    label,
    count,
    companyId: Number(value),
  }));
  return suggestionEntries([...makes, ...models, ...companies].filter(({ count }) => count > 0));
};

/** By key of a scope, such as the site's. */
export const suggestionIndex = (ports: Pick<Ports, 'vehicles' | 'search' | 'clock'>) =>
  scopeCache((scope) => collect(scope, ports.search), ports);
