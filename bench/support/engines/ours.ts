/** The embedded index, the search by OpenSearch (SEARCH_URL), and the reference that their tests compare them with. */
import { EmbeddedInventorySearch } from '../../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { FACETS, type FacetCount, type Histogram } from '../../../src/domain/inventory/facets.ts';
import type { InventoryIndexing, InventorySearch } from '../../../src/ports/inventory-search.ts';
import { NaiveInventorySearch } from '../../../test/support/naive-search.ts';
import { connect } from '../../../src/adapters/search/opensearch/connection.ts';
import { OpenSearchIndex } from '../../../test/support/opensearch-index.ts';
import { startOpenSearch } from '../../../test/support/servers/opensearch.ts';
import type { Engine, Found, MeasuredHistogram } from './engine.ts';

/** Read only when answers are compared: the answer is complete without it. */
function* pairsOf(counts: readonly FacetCount[] = []): Generator<readonly [string, number]> {
  for (const { value, count } of counts) yield [value, count];
}

const engineOf = (search: InventorySearch & InventoryIndexing): Engine => ({
  add: (listings) => search.apply(listings),
  replace: (listing) => search.apply([listing]),
  search: async (request): Promise<Found> => {
    const { total, ids, facets, histograms } = await search.search(request);
    return {
      total,
      ids,
      facets: Object.fromEntries(FACETS.map((facet) => [facet, pairsOf(facets[facet])])) as unknown as Found['facets'],
      histograms: histograms as Readonly<Record<MeasuredHistogram, Histogram>>,
    };
  },
});

export const embedded = (): Engine => engineOf(new EmbeddedInventorySearch());
export const naive = (): Engine => engineOf(new NaiveInventorySearch());

/** One node with the settings that it comes with, but for its heap, and without its cache of answers: requests are asked again here. */
export const opensearch = async (): Promise<Engine> => {
  const server = await startOpenSearch({ heap: '2g' });
  const connection = connect([server.url]);
  const index = new OpenSearchIndex(connection);
  return {
    ...engineOf(index),
    async finish() {
      await index.merge();
      await connection.call('PUT', `/${index.name}/_settings`, { index: { requests: { cache: { enable: false } } } });
    },
    stop: () => server.stop(),
  };
};
