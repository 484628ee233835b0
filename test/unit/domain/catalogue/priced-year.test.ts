import { expect } from 'chai';
import { pricedYear, showroomYear } from '../../../../src/domain/catalogue/priced-year.ts';

const of = (year: number, from: number | null) => ({ year, price: from === null ? null : { min: from, max: from } });

describe('The year of a model that a showroom begins with', () => {
  it('is the newest that has prices', () => {
    const years = [of(2026, null), of(2025, 36_600), of(2024, 35_000)];
    expect(showroomYear(years)?.year).to.equal(2025);
    expect(pricedYear(years)?.year).to.equal(2025);
  });

  it('is the newest of all where none has a price', () => {
    const years = [of(2026, null), of(2025, null)];
    expect(showroomYear(years)?.year).to.equal(2026);
    expect(pricedYear(years)).to.equal(null);
    expect(showroomYear([])).to.equal(null);
  });
});
