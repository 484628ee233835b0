import { expect } from 'chai';
import { EmbeddedInventorySearch } from '../../../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { warmUp } from '../../../../src/adapters/search/embedded/warm-up.ts';
import type { InventoryScope } from '../../../../src/domain/inventory/inventory-query.ts';
import type { InventorySearch } from '../../../../src/ports/inventory-search.ts';
import { aListing } from '../../../support/builders/a-listing.ts';

const CANADA: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null };

describe('Warming the embedded index up', () => {
  it('asks every site’s scope', async () => {
    const search = new EmbeddedInventorySearch();
    await search.apply(
      Array.from({ length: 500 }, (_, k) =>
        aListing()
          .withId(k + 1)
          .build(),
      ),
    );
    const asked = new Set<string>();
    const listening: Pick<InventorySearch, 'search'> = {
      search: (request) => {
        asked.add(request.scope.market);
        return search.search(request);
      },
    };
    await warmUp(listening, [CANADA, { ...CANADA, market: 'FR', currency: 'EUR' }]);
    expect([...asked]).to.deep.equal(['CA', 'FR']);
  });

  it('has nothing to ask of an empty inventory, and no scope', async () => {
    await warmUp(new EmbeddedInventorySearch(), [CANADA]);
    await warmUp(new EmbeddedInventorySearch(), []);
  });
});
