import { expect } from 'chai';
import { activeFilters } from '../../../../src/domain/inventory/filters.ts';
import { EMPTY_QUERY } from '../../../../src/domain/inventory/inventory-query.ts';

describe('The filters of a search', () => {
  it('are none in an empty search, however it is sorted and paged', () => {
    expect(
      activeFilters({ ...EMPTY_QUERY, sort: 'Price', descending: false, pageIndex: 3, pageSize: 96, imageTotal: 1 }),
    ).to.deep.equal([]);
  });

  it('hold all parts of price, year and mileage together', () => {
    expect(activeFilters({ ...EMPTY_QUERY, priceNone: false })).to.deep.equal([
      { field: 'price', without: { priceMin: null, priceMax: null, priceNone: null, priceLow: false, priceHigh: false } },
    ]);
    expect(activeFilters({ ...EMPTY_QUERY, yearLow: true, mileageHigh: true }).map(({ field }) => field)).to.deep.equal([
      'year',
      'mileage',
    ]);
  });

  it('drop the models with their make, and the model alone', () => {
    expect(activeFilters({ ...EMPTY_QUERY, makes: ['ford'], models: ['f-150'] })).to.deep.equal([
      { field: 'make', without: { makes: [], models: [] } },
      { field: 'model', without: { models: [] } },
    ]);
    expect(activeFilters({ ...EMPTY_QUERY, models: ['f-150'] }).map(({ field }) => field)).to.deep.equal(['model']);
  });

  it('include the circle, texts and flags', () => {
    const near = { latitude: 45, longitude: -73 };
    const fields = activeFilters({ ...EMPTY_QUERY, near, keyword: 'hybrid', flags: ['certified'], city: 'Laval' }).map(
      ({ field }) => field,
    );
    expect(fields).to.deep.equal(['near', 'place', 'flags', 'keyword']);
  });
});
