import process from 'node:process';
import { expect } from 'chai';
import { boundsOfWindow } from '../../src/domain/location/bounds.ts';
import fc from 'fast-check';
import { EmbeddedInventorySearch } from '../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { FACETS, HISTOGRAMS } from '../../src/domain/inventory/facets.ts';
import { EMPTY_QUERY, SORTS, type InventoryQuery, type InventoryScope } from '../../src/domain/inventory/inventory-query.ts';
import type { Listing } from '../../src/domain/vehicle/vehicle.ts';
import type { SearchAnswer, SearchRequest } from '../../src/ports/inventory-search.ts';
import { arbitraryListing, arbitraryRequest } from '../support/arbitraries/inventory.ts';
import { aListing } from '../support/builders/a-listing.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { collectGarbage } from '../support/collect-garbage.ts';
import { NaiveInventorySearch, withFoldedNames } from '../support/naive-search.ts';
import { inventorySearchContract } from './inventory-search.contract.ts';

inventorySearchContract('the naive reference', () => new NaiveInventorySearch());
inventorySearchContract('the embedded index', () => new EmbeddedInventorySearch());

const CANADA: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null };

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

const COLLECT_EVERY = 100;
let plays = 0;

const play = async (played: readonly Step[]): Promise<void> => {
  if (++plays % COLLECT_EVERY === 0) collectGarbage();
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

/** The full number is that of `npm run fuzz`. */
const isFull = process.env.FAULTS === 'full';

describe('The embedded index answers as the naive reference does', () => {
  it('for any inventory, any query and any order of changes between them', async function () {
    this.timeout(isFull ? 0 : 120_000);
    await fc.assert(fc.asyncProperty(steps(60, 4), play), { numRuns: isFull ? 10_000 : 700 });
  });

  it('for ranges that are inverted or empty, and bounds on the edges of buckets', async () => {
    const amounts = [null, 0, 999.99, 1000, 4999.99, 5000, 5000.01, 7000, 95_000, 99_999.99, 100_000, 100_000.01, 9_999_999];
    const mileages = [null, 0, 1, 9999.5, 10_000, 10_001, 290_000, 299_999, 300_000, 300_000.5, 300_001, 300_002, 999_999];
    const years = [null, 0, 1, 1989, 1990, 1991, 1999, 2000, 2029, 2030, 2031, 9999];
    const listings = Array.from({ length: 240 }, (_, k): Listing => {
      const [amount, mileageKm, year] = [amounts[k % 13] ?? null, mileages[(k * 5) % 13] ?? null, years[(k * 7) % 12] ?? null];
      const price = amount === null ? null : { amount, currency: 'CAD' as const };
      return aListing()
        .of(aVehicle().with({ id: k + 1, price, mileageKm, year, owners: k % 9 === 0 ? null : k % 9 }))
        .build();
    });
    const [naive, embedded] = [new NaiveInventorySearch(), new EmbeddedInventorySearch()];
    await naive.apply(listings);
    await embedded.apply(listings);
    const bounds = (values: readonly (number | null)[], min: string, max: string): Partial<InventoryQuery>[] =>
      values.flatMap((low) => values.map((high) => ({ [min]: low, [max]: high })));
    const asked: Partial<InventoryQuery>[] = [
      ...bounds(amounts, 'priceMin', 'priceMax'),
      ...bounds(mileages, 'mileageMin', 'mileageMax'),
      ...bounds(years, 'yearMin', 'yearMax'),
      ...Array.from({ length: 9 }, (_, ownersMax) => ({ ownersMax })),
    ];
    for (const part of asked) {
      const request = { query: { ...EMPTY_QUERY, ...part }, scope: CANADA, histograms: HISTOGRAMS };
      expect(await embedded.search(request)).to.deep.equal(await naive.search(request), JSON.stringify(part));
    }
  });

  it('of which nothing is known but the make', async () => {
    const unknown = { version: null, body: null, transmission: null, fuel: null, drivetrain: null, colour: null } as const;
    const [naive, embedded] = [new NaiveInventorySearch(), new EmbeddedInventorySearch()];
    const listing = aListing()
      .of(aVehicle().with({ ...unknown, model: '', year: null, price: null, mileageKm: null, stockNumber: null, vin: null }))
      .build();
    for (const engine of [naive, embedded]) await engine.apply([listing]);
    const request = { query: EMPTY_QUERY, scope: CANADA, facets: FACETS, histograms: HISTOGRAMS };
    expect(withFoldedNames(await embedded.search(request))).to.deep.equal(withFoldedNames(await naive.search(request)));
  });

  it('for more models than a column of 16 bits can tell apart', async function () {
    const embedded = new EmbeddedInventorySearch();
    const model = (k: number): string => `Model ${k % 100_000}`;
    await embedded.apply(
      Array.from({ length: 100_010 }, (_, k) =>
        aListing()
          .of(aVehicle().with({ id: k + 1, model: model(k) }))
          .build(),
      ),
    );
    const ask = (part: Partial<InventoryQuery>): Promise<SearchAnswer> =>
      embedded.search({ query: { ...EMPTY_QUERY, ...part }, scope: CANADA, facets: ['model'] });
    const { facets, ids, total } = await ask({ models: [model(3), model(99_999)] });
    expect({ total, ids: ids.toSorted((a, b) => a - b) }).to.deep.equal({ total: 3, ids: [4, 100_000, 100_004] });
    expect(facets.model).to.have.length(100_000);
    expect(facets.model?.slice(9, 11).map(({ value, count }) => [value, count])).to.deep.equal([
      ['model 9', 2],
      ['model 10', 1],
    ]);
    const few = await ask({ ids: [4, 70_001, 100_000] });
    expect(few.facets.model?.map(({ value }) => value)).to.deep.equal(['model 3', 'model 70000', 'model 99999']);
  });

  it('page by page, from the first to the last', async function () {
    const [naive, embedded] = [new NaiveInventorySearch(), new EmbeddedInventorySearch()];
    const listings = Array.from({ length: 700 }, (_, k): Listing => {
      const amount = (k * 137) % 90 === 0 ? null : ((k * 7919) % 23) * 2500;
      const price = amount === null ? null : { amount, currency: k % 11 === 0 ? ('EUR' as const) : ('CAD' as const) };
      const mileageKm = k % 13 === 0 ? null : ((k * 104_729) % 37) * 5000;
      return aListing()
        .of(aVehicle().with({ id: k + 1, price, mileageKm, year: k % 17 === 0 ? null : 1985 + ((k * 31) % 43) }))
        .build();
    });
    await naive.apply(listings);
    await embedded.apply(listings);
    for (const sort of ['Price', 'Year', 'Mileage'] as const)
      for (const descending of [true, false])
        for (const pageSize of [7, 50])
          for (let pageIndex = 1; (pageIndex - 1) * pageSize < listings.length; pageIndex++) {
            const request = { query: { ...EMPTY_QUERY, sort, descending, pageSize, pageIndex }, scope: CANADA };
            expect(await embedded.search(request)).to.deep.equal(await naive.search(request), JSON.stringify(request.query));
          }
  });

  it('on pages of every depth, in every order, around a place and without one', async function () {
    const [naive, embedded] = [new NaiveInventorySearch(), new EmbeddedInventorySearch()];
    const listings = fc
      .sample(arbitraryListing(2500, 12), { numRuns: 2500, seed: 5 })
      .map(({ vehicle, dealer, rating }, k): Listing => {
        const found = { ...vehicle, id: k + 1, vin: null, availability: 'available' as const, hidden: false };
        return { vehicle: found, dealer: { ...dealer, market: 'CA' }, rating: rating ?? null };
      });
    await naive.apply(listings);
    await embedded.apply(listings);
    for (const sort of SORTS)
      for (const descending of [true, false])
        for (const near of [null, { latitude: 45.5, longitude: -73.6 }])
          for (const pageIndex of [1, 3, 20, 50, 80, 104, 105, 106]) {
            const query = { ...EMPTY_QUERY, near, distanceKm: 20_000, sort, descending, pageSize: 24, pageIndex };
            const request = { query, scope: CANADA };
            expect((await embedded.search(request)).ids).to.deep.equal((await naive.search(request)).ids, JSON.stringify(query));
          }
  });

  it('in a large inventory, many pages deep', async function () {
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
