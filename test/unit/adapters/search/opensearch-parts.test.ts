import { expect } from 'chai';
import type { Connection } from '../../../../src/adapters/search/opensearch/connection.ts';
import { Knowledge } from '../../../../src/adapters/search/opensearch/knowledge.ts';
import { OpenSearchInventorySearch } from '../../../../src/adapters/search/opensearch/opensearch-inventory-search.ts';
import { EMPTY_QUERY, type InventoryScope } from '../../../../src/domain/inventory/inventory-query.ts';
import { SearchUnavailable } from '../../../../src/ports/inventory-search.ts';

const SCOPE: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null };

/** Half of what is asked for, as OpenSearch answers by itself while one of two shards is missing; an error where a part is refused. */
const HALF = { count: 3, hits: { total: { value: 3 }, hits: [] }, timed_out: false, _shards: { total: 2, failed: 1 } };
const refused = { error: { type: 'search_phase_execution_exception', reason: 'Partial shards failure' }, status: 503 };

const lackingAShard: Connection = {
  call: <Answer>(_method: string, path: string, body?: object) => {
    const mayBePart = !`${path}${JSON.stringify(body)}`.includes('allow_partial_search_results');
    if (path.endsWith('_msearch')) {
      const searches = (body as readonly object[]).length / 2;
      return Promise.resolve({ responses: Array.from({ length: searches }, () => (mayBePart ? HALF : refused)) } as Answer);
    }
    return mayBePart ? Promise.resolve(HALF as Answer) : Promise.reject(new SearchUnavailable(refused.error.reason));
  },
};

describe('An index in OpenSearch that lacks one of its shards', () => {
  const knowledge = new Knowledge();
  const search = new OpenSearchInventorySearch(lackingAShard, 'index', () => knowledge);

  const failureOf = (answer: Promise<unknown>): Promise<unknown> => answer.catch((error: unknown) => error);

  it('gives no list with a part of the vehicles', async () => {
    expect(await failureOf(search.search({ query: EMPTY_QUERY, scope: SCOPE }))).to.be.instanceOf(SearchUnavailable);
  });

  it('is not said to be well', async () => {
    expect(await failureOf(search.size())).to.be.instanceOf(SearchUnavailable);
  });

  it('is not learnt from: dealers would have no names', async () => {
    expect(await failureOf(knowledge.renew(lackingAShard, 'index'))).to.be.instanceOf(SearchUnavailable);
  });
});
