import { expect } from 'chai';
import { boundsOfWindow } from '../../src/domain/location/bounds.ts';
import fc from 'fast-check';
import { EmbeddedInventorySearch } from '../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { fold } from '../../src/domain/text/fold.ts';
import type { Listing } from '../../src/domain/vehicle/vehicle.ts';
import type { SearchAnswer, SearchRequest } from '../../src/ports/inventory-search.ts';
import { arbitraryListing, arbitraryRequest } from '../support/arbitraries/inventory.ts';
import { NaiveInventorySearch } from '../support/naive-search.ts';
import { inventorySearchContract } from './inventory-search.contract.ts';

inventorySearchContract('the naive reference', () => new NaiveInventorySearch());
inventorySearchContract('the embedded index', () => new EmbeddedInventorySearch());

type Step = { readonly apply: readonly Listing[] } | { readonly search: SearchRequest };

const steps = (ids: number, dealers: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      fc.record({ apply: fc.array(arbitraryListing(ids, dealers), { maxLength: 40, size: 'max' }) }),
      fc.record({ search: arbitraryRequest }),
    ),
    { minLength: 2, maxLength: 12, size: 'max' },
  );

/** Around most of Canada. */
const WINDOW = { bounds: boundsOfWindow(-100, 40, -50, 60), zoom: 4 };

/** An engine chooses itself which of the vehicles of a make it is spelled by. */
const withFoldedNames = (answer: SearchAnswer): SearchAnswer => ({
  ...answer,
  facets: Object.fromEntries(
    Object.entries(answer.facets).map(([facet, counts]) => [facet, counts.map((each) => ({ ...each, name: fold(each.name) }))]),
  ),
});

const play = async (played: readonly Step[]): Promise<void> => {
  const [naive, embedded] = [new NaiveInventorySearch(), new EmbeddedInventorySearch()];
  for (const step of played) {
    if ('apply' in step) {
      await naive.apply(step.apply);
      await embedded.apply(step.apply);
      expect(await embedded.size()).to.equal(await naive.size());
    } else {
      const answers = await Promise.all([embedded.search(step.search), naive.search(step.search)]);
      expect(withFoldedNames(answers[0])).to.deep.equal(withFoldedNames(answers[1]));
      for (const id of answers[1].ids.slice(0, 3))
        expect(await embedded.standing(step.search, id)).to.deep.equal(await naive.standing(step.search, id));
      expect(await embedded.places(step.search)).to.deep.equal(await naive.places(step.search));
      expect(await embedded.clusters(step.search, WINDOW)).to.deep.equal(await naive.clusters(step.search, WINDOW));
    }
  }
};

describe('The embedded index answers as the naive reference does', () => {
  it('for any inventory, any query and any order of changes between them', async function () {
    this.timeout(60_000);
    await fc.assert(fc.asyncProperty(steps(60, 4), play), { numRuns: 700 });
  });

  it('in a large inventory, many pages deep', async function () {
    this.timeout(60_000);
    const [naive, embedded] = [new NaiveInventorySearch(), new EmbeddedInventorySearch()];
    const listings = fc.sample(arbitraryListing(2500, 12), { numRuns: 7000, seed: 7 });
    const requests = fc.sample(arbitraryRequest, { numRuns: 300, seed: 11 });
    for (const [k, request] of requests.entries()) {
      const changed = k === 0 ? listings.slice(0, 3000) : listings.slice(3000 + k * 3, 3003 + k * 3);
      await naive.apply(changed);
      await embedded.apply(changed);
      const asked = { ...request, query: { ...request.query, pageIndex: 1 + ((k * k) % 40) } };
      const answers = await Promise.all([embedded.search(asked), naive.search(asked)]);
      expect(withFoldedNames(answers[0])).to.deep.equal(withFoldedNames(answers[1]), JSON.stringify(asked));
    }
  });
});
