import { expect } from 'chai';
import { specialWords } from '../../../src/ui/filters/present-applied-filters.ts';
import { presentRange } from '../../../src/ui/filters/present-range.ts';
import { FILTERS, type RangeField } from '../../../src/domain/inventory/facets.ts';
import { EMPTY_QUERY } from '../../../src/domain/inventory/inventory-query.ts';
import { decodeQuery, encodeQuery } from '../../../src/domain/inventory/query-codec.ts';

/** The bounds that a search takes as they are, of those that are asked. */
const taken = (parameter: string, values: readonly number[]): number[] =>
  values.filter((value) => {
    const { query, problems } = decodeQuery([[parameter, String(value)]]);
    return problems.length === 0 && encodeQuery(query) === `${parameter}=${String(value)}`;
  });
/** The bounds that ask for nothing: the ends of the range. */
const open = (parameter: string, values: readonly number[]): number[] =>
  values.filter((value) => {
    const { query, problems } = decodeQuery([[parameter, String(value)]]);
    return problems.length === 0 && encodeQuery(query) === '';
  });

/** The distance between two stops of the field's slider. */
const stepOf = (field: RangeField): number | undefined => {
  const { edges } = FILTERS[field].range;
  const histogram = { min: 1, max: 2, edges, counts: edges.map(() => 1), none: 0 };
  return presentRange(field, { query: EMPTY_QUERY, histogram, currency: 'USD', languageId: 1 }).scale?.step;
};

/** The figure that an option names: of vehicles below it, or above. */
const figureOf = (name: 'priceLow' | 'priceHigh' | 'yearLow' | 'mileageHigh'): unknown => {
  const words = specialWords({ languageId: 1, currency: 'USD' })[name];
  return typeof words === 'string' ? words : Object.values(words.values ?? {})[0];
};

describe('The bounds of a search (specification, section 9)', () => {
  it('are the years 0 to 9999, low before 2000', () => {
    expect(open('YearMin', [-1, 0, 1])).to.deep.equal([0]);
    expect(open('YearMax', [9998, 9999, 10_000])).to.deep.equal([9999]);
    expect(taken('YearMin', [1, 9999, 10_000])).to.deep.equal([1, 9999]);
    expect(stepOf('year')).to.equal(1);
    expect(figureOf('yearLow')).to.equal('2000');
  });

  it('are the ends of sliders on a site that says so, and those of the stock elsewhere', () => {
    const ends = (field: RangeField, sliders: 'stock' | 'full'): unknown => {
      const { edges } = FILTERS[field].range;
      const histogram = { min: 1, max: 2, edges, counts: edges.map((_, k) => Number(k < 3)), none: 0 };
      const { scale } = presentRange(field, { query: EMPTY_QUERY, histogram, currency: 'USD', languageId: 1, sliders });
      return scale && [scale.from, scale.to - scale.upperWidth, scale.step];
    };
    expect(ends('year', 'full')).to.deep.equal([0, 9999, 1]);
    // The next stop of the slider: at its end the range is open.
    expect(ends('price', 'full')).to.deep.equal([0, 10_000_000, 5000]);
    expect(ends('mileage', 'full')).to.deep.equal([0, 1_000_000, 5000]);
    expect(ends('price', 'stock')).to.deep.equal([0, 15_000, 5000]);
  });

  it('are prices of 0 to 9,999,999 in steps of 5,000, low under 1,000 and high from 100,000', () => {
    expect(open('PriceMin', [-1, 0, 1])).to.deep.equal([0]);
    expect(open('PriceMax', [9_999_998, 9_999_999, 10_000_000])).to.deep.equal([9_999_999]);
    expect(taken('PriceMin', [9_999_999, 10_000_000])).to.deep.equal([9_999_999]);
    expect(stepOf('price')).to.equal(5000);
    expect(figureOf('priceLow')).to.equal('$1,000');
    expect(figureOf('priceHigh')).to.equal('$100,000');
  });

  it('are mileages of 0 to 999,999 km in steps of 5,000, high above 300,000', () => {
    expect(open('MileageMin', [-1, 0, 1])).to.deep.equal([0]);
    expect(open('MileageMax', [999_998, 999_999, 1_000_000])).to.deep.equal([999_999]);
    expect(taken('MileageMin', [999_999, 1_000_000])).to.deep.equal([999_999]);
    expect(stepOf('mileage')).to.equal(5000);
    expect(figureOf('mileageHigh')).to.equal('300,000 km');
  });
});
