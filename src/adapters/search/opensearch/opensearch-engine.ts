import type { InventoryFollower } from '../../../application/inventory/follow-inventory.ts';
import type { InventoryIndexing, InventorySearch } from '../../../ports/inventory-search.ts';
import { connect } from './connection.ts';
import { FollowedIndex, type FollowedPorts } from './followed-index.ts';
import { Knowledge } from './knowledge.ts';
import { Lease } from './lease.ts';
import { aliasOf, IndexNames } from './live-index.ts';
import { OpenSearchInventorySearch } from './opensearch-inventory-search.ts';
import type { OpenSearchSettings } from './opensearch-settings.ts';

/** Search by a cluster, and what keeps its index in step with the inventory. */
export const openSearchEngine = ({ nodes, install }: OpenSearchSettings) => {
  const connection = connect(nodes);
  const alias = aliasOf(install);
  let knowledge = new Knowledge();
  let followed: FollowedIndex | null = null;
  const search: InventorySearch = new OpenSearchInventorySearch(connection, alias, () => knowledge);
  const indexing: InventoryIndexing = { apply: async (listings) => followed?.apply(listings) };
  const follow = (ports: FollowedPorts, onError: (error: unknown) => void): InventoryFollower =>
    (followed = new FollowedIndex({
      ...ports,
      connection,
      names: new IndexNames(connection, alias),
      lease: new Lease(connection, `${install}-lease`, alias),
      onKnowledge: (renewed) => (knowledge = renewed),
      onError,
    }));
  return { search, indexing, follow };
};
