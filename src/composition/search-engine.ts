import { EmbeddedInventorySearch } from '../adapters/search/embedded/embedded-inventory-search.ts';
import { openSearchEngine } from '../adapters/search/opensearch/opensearch-engine.ts';
import { followInventory, type InventoryFollower } from '../application/inventory/follow-inventory.ts';
import type { InventoryIndexing, InventorySearch } from '../ports/inventory-search.ts';
import type { Config } from './config.ts';

export interface SearchEngine {
  readonly search: InventorySearch;
  /** For what is known of listings beside the inventory. */
  readonly indexing: InventoryIndexing;
  /** What keeps the index in step with the inventory. */
  readonly follow: (
    ports: Omit<Parameters<typeof followInventory>[0], 'search'>,
    onError: (error: unknown) => void,
  ) => InventoryFollower;
  /** For the doctor: what searches and how it is; rejects with an Error where it cannot. Null for an index in the process. */
  readonly describe: (() => Promise<string>) | null;
}

export const embeddedEngine = (search = new EmbeddedInventorySearch()): SearchEngine => ({
  search,
  indexing: search,
  follow: (ports, onError) => followInventory({ ...ports, search }, onError),
  describe: null,
});

/** OpenSearch where SEARCH_URL names one, else the index in this process. */
export const searchEngine = ({ search }: Pick<Config, 'search'>): SearchEngine =>
  search === null ? embeddedEngine() : openSearchEngine(search);
