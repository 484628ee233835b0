import { expect } from 'chai';
import fc from 'fast-check';
import { boundsOfWindow } from '../../src/domain/location/bounds.ts';
import { arbitraryListing, arbitraryRequest } from '../support/arbitraries/inventory.ts';
import { NaiveInventorySearch, withFoldedNames } from '../support/naive-search.ts';
import { OpenSearchIndex } from '../support/opensearch-index.ts';
import { openSearchSuite } from '../support/opensearch-suite.ts';
import { inventorySearchContract } from '../contract/inventory-search.contract.ts';

/** Around most of Canada. */
const WINDOW = { bounds: boundsOfWindow(-100, 40, -50, 60), zoom: 4 };
const REQUESTS = 150;

describe('OpenSearch', function () {
  this.timeout(240_000);
  const suite = openSearchSuite();
  const made: OpenSearchIndex[] = [];
  const create = (): OpenSearchIndex => {
    const index = new OpenSearchIndex(suite.connection);
    made.push(index);
    return index;
  };
  afterEach(async () => {
    for (const index of made.splice(0)) await index.remove();
  });

  inventorySearchContract('OpenSearch', create);

  it('answers as the naive reference does, whatever is asked of an inventory that changes', async () => {
    const [naive, engine] = [new NaiveInventorySearch(), create()];
    const listings = fc.sample(arbitraryListing(2500, 12), { numRuns: 3000 + 3 * REQUESTS, seed: 7 });
    const requests = fc.sample(arbitraryRequest, { numRuns: REQUESTS, seed: 11 });
    for (const [k, request] of requests.entries()) {
      const changed = k === 0 ? listings.slice(0, 3000) : listings.slice(3000 + k * 3, 3003 + k * 3);
      await Promise.all([naive.apply(changed), engine.apply(changed)]);
      const asked = { ...request, query: { ...request.query, pageIndex: 1 + ((k * k) % 40) } };
      const [answer, expected] = await Promise.all([engine.search(asked), naive.search(asked)]);
      expect(withFoldedNames(answer), JSON.stringify(asked)).to.deep.equal(withFoldedNames(expected));
      for (const id of expected.ids.slice(0, 2))
        expect(await engine.standing(asked, id), JSON.stringify(asked)).to.deep.equal(await naive.standing(asked, id));
      expect(await engine.places(asked)).to.deep.equal(await naive.places(asked));
      expect(await engine.clusters(asked, WINDOW)).to.deep.equal(await naive.clusters(asked, WINDOW));
    }
    expect(await engine.size()).to.equal(await naive.size());
  });
});
