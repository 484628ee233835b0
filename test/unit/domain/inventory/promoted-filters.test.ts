import { expect } from 'chai';
import { EMPTY_QUERY, type InventoryQuery } from '../../../../src/domain/inventory/inventory-query.ts';
import { promotedFilters } from '../../../../src/domain/inventory/promoted-filters.ts';

const FOUND = {
  total: 100,
  facets: {
    fuel: [
      { value: 'gas', name: 'gas', count: 80 },
      { value: 'electric', name: 'electric', count: 12 },
      { value: 'hybrid', name: 'hybrid', count: 1 },
    ],
    body: [
      { value: 'suv', name: 'suv', count: 60 },
      { value: 'sedan', name: 'sedan', count: 30 },
      { value: 'van', name: 'van', count: 1 },
    ],
  },
  flags: { buyOnline: 40, certified: 99, inspected: 0, promotion: 7, extendedCare: 20 },
};

const promoted = (query: Partial<InventoryQuery> = {}, found = FOUND): string[] =>
  promotedFilters({ ...EMPTY_QUERY, ...query }, found).map(({ value, count }) => `${value} ${String(count)}`);

describe('the filters above the list', () => {
  it('are those that narrow it well: switches, then electric, then the bodies', () => {
    expect(promoted()).to.deep.equal(['buyOnline 40', 'promotion 7', 'extendedCare 20', 'electric 12', 'suv 60', 'sedan 30']);
  });

  it('are none of a field in which something is chosen, and no switch twice', () => {
    expect(promoted({ bodies: ['suv'], fuels: ['gas'], flags: ['buyOnline'] })).to.deep.equal(['promotion 7', 'extendedCare 20']);
  });

  it('change the search by that one filter', () => {
    const [first] = promotedFilters({ ...EMPTY_QUERY, flags: ['certified'] }, FOUND);
    expect(first?.change).to.deep.equal({ flags: ['certified', 'buyOnline'] });
    const all = promotedFilters(EMPTY_QUERY, FOUND).map(({ field, value, change }) => [field, value, change]);
    expect(all.slice(-3)).to.deep.equal([
      ['fuel', 'electric', { fuels: ['electric'] }],
      ['body', 'suv', { bodies: ['suv'] }],
      ['body', 'sedan', { bodies: ['sedan'] }],
    ]);
    expect(all[0]).to.deep.equal(['flags', 'buyOnline', { flags: ['buyOnline'] }]);
  });

  it('are no more than seven, and none where the list is short', () => {
    const bodies = ['suv', 'sedan', 'coupe', 'truck', 'wagon', 'hatchback', 'minivan', 'convertible', 'van'];
    const body = bodies.map((value) => ({ value, name: value, count: 10 }));
    expect(promoted({}, { ...FOUND, facets: { ...FOUND.facets, body } })).to.have.length(7);
    expect(promoted({}, { ...FOUND, total: 11 })).to.deep.equal([]);
    const flags = { buyOnline: 2, certified: 85, inspected: 1, promotion: 86, extendedCare: 0 };
    expect(promoted({}, { total: 100, facets: {} as typeof FOUND.facets, flags })).to.deep.equal(['buyOnline 2', 'certified 85']);
  });
});
