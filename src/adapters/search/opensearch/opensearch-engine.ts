import type { InventoryFollower } from '../../../application/inventory/follow-inventory.ts';
import { SearchUnavailable, type InventoryIndexing, type InventorySearch } from '../../../ports/inventory-search.ts';
import { connect } from './connection.ts';
import { FollowedIndex, type FollowedPorts } from './followed-index.ts';
import { Knowledge } from './knowledge.ts';
import { Lease } from './lease.ts';
import { aliasOf, IndexNames } from './live-index.ts';
import { OpenSearchInventorySearch } from './opensearch-inventory-search.ts';
import type { OpenSearchSettings } from './opensearch-settings.ts';

interface Health {
  readonly status: 'green' | 'yellow' | 'red';
  readonly number_of_nodes: number;
}

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
  const describe = async (): Promise<string> => {
    const names = new IndexNames(connection, alias);
    const live = await names.live();
    const { version } = await connection.call<{ version: { number: string } }>('GET', '/');
    if (live === null)
      throw new SearchUnavailable(`OpenSearch ${version.number} has no index yet: start a server, which fills one.`);
    const { status, number_of_nodes: nodes } = await connection.call<Health>('GET', `/_cluster/health/${live.name}`);
    if (status === 'red') throw new SearchUnavailable(`OpenSearch ${version.number}: a part of the index is missing (red).`);
    const copies = status === 'yellow' ? ', not every part of it on two' : '';
    const listings = String(await search.size());
    return `OpenSearch ${version.number}: ${listings} listings at change ${String(live.revision)}, ${String(nodes)} nodes${copies}`;
  };
  return { search, indexing, follow, describe };
};
