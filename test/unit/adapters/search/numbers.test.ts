import { expect } from 'chai';
import fc from 'fast-check';
import { EmbeddedInventorySearch } from '../../../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { HashTable, hashOfNumbers } from '../../../../src/adapters/search/embedded/numbers/hash-table.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../../src/domain/inventory/inventory-query.ts';
import { aListing } from '../../../support/builders/a-listing.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { NaiveInventorySearch } from '../../../support/naive-search.ts';

describe('Numbers of the embedded index', () => {
  it('ids are found at their slots, whatever comes and goes', () => {
    const id = fc.oneof(
      fc.nat({ max: 4000 }),
      fc.nat({ max: 40 }).map((k) => k * 2 ** 32 + 7),
    );
    fc.assert(
      fc.property(fc.array(id, { maxLength: 1500, size: 'max' }), (ids) => {
        const column: number[] = [];
        const slots = new HashTable((slot) => hashOfNumbers(column[slot]!));
        const find = (each: number) => slots.find(hashOfNumbers(each), (slot) => column[slot] === each);
        const expected = new Map<number, number>();
        for (const each of ids) {
          const known = expected.get(each);
          expect(find(each)).to.equal(known);
          if (known === undefined) {
            expected.set(each, column.push(each) - 1);
            slots.add(column.length - 1);
          } else {
            slots.delete(known);
            expected.delete(each);
          }
        }
        expect(slots.size).to.equal(expected.size);
        for (const each of ids) expect(find(each)).to.equal(expected.get(each));
      }),
    );
  });

  it('stock numbers are found by their words and as a whole, packed or not', async function () {
    this.timeout(60_000);
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'b', '1', '0', '-', ' ', '.', '/', 'é', 'Z', '9'), maxLength: 15 }),
      fc.constantFrom('a', 'ab', 'abababababab', 'abababababab1', '999999999999', 'zzzzzz'),
    );
    const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.option(text)), { maxLength: 80, size: 'max' });
    const property = fc.asyncProperty(changes, text, async (changed, asked) => {
      const engines = [new EmbeddedInventorySearch(), new NaiveInventorySearch()];
      const listings = changed.map(([id, stockNumber]) => aListing().of(aVehicle().with({ id, stockNumber })).build());
      for (const engine of engines) await engine.apply(listings);
      const scope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null } as const;
      for (const part of [{ keyword: asked }, { stockNumber: asked }] satisfies Partial<InventoryQuery>[]) {
        const query: InventoryQuery = { ...EMPTY_QUERY, ...part, pageSize: 60 };
        const [found, expected] = await Promise.all(engines.map((engine) => engine.search({ query, scope })));
        expect(found!.ids).to.deep.equal(expected!.ids);
      }
    });
    await fc.assert(property, { numRuns: 400 });
  });
});
