import { expect } from 'chai';
import { EmbeddedInventorySearch } from '../../../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { warmUp } from '../../../../src/adapters/search/embedded/warm-up.ts';
import type { InventoryScope } from '../../../../src/domain/inventory/inventory-query.ts';
import { aListing } from '../../../support/builders/a-listing.ts';

const CANADA: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD' };

describe('Warming the embedded index up', () => {
  it('asks every site’s scope and is done in a moment', async () => {
    const search = new EmbeddedInventorySearch();
    await search.apply(
      Array.from({ length: 500 }, (_, k) =>
        aListing()
          .withId(k + 1)
          .build(),
      ),
    );
    const start = performance.now();
    await warmUp(search, [CANADA, { ...CANADA, market: 'FR', currency: 'EUR' }]);
    expect(performance.now() - start).to.be.below(1000);
  });

  it('has nothing to ask of an empty inventory, and no scope', async () => {
    await warmUp(new EmbeddedInventorySearch(), [CANADA]);
    await warmUp(new EmbeddedInventorySearch(), []);
  });
});
