import type { FacetCount } from '../../domain/inventory/facets.ts';
import type { InventoryScope } from '../../domain/inventory/inventory-query.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import { countInventory } from './count-inventory.ts';

export interface StockedMake {
  readonly make: FacetCount;
  /** Most vehicles first. */
  readonly models: readonly FacetCount[];
}

/** Every make that can be found, most vehicles first, with its models: one search per make, with visitors' requests in between. */
export async function* stockedModels(scope: InventoryScope, search: Pick<InventorySearch, 'search'>): AsyncIterable<StockedMake> {
  for (const make of (await countInventory({}, scope, search, ['make'])).facets.make ?? []) {
    await new Promise((resolve) => setImmediate(resolve));
    const { facets } = await countInventory({ makes: [make.value] }, scope, search, ['model']);
    yield { make, models: facets.model ?? [] };
  }
}
