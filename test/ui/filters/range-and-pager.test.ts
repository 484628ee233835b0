import { expect } from 'chai';
import { defaultTerms } from '../../../src/domain/finance/payment.ts';
import { presentPager } from '../../../src/ui/components/present-pager.ts';
import { presentPaymentRange, presentRange } from '../../../src/ui/filters/present-range.ts';
import { bucketOf, FILTERS, type Histogram, type RangeField } from '../../../src/domain/inventory/facets.ts';
import { EMPTY_QUERY } from '../../../src/domain/inventory/inventory-query.ts';
import type { RangeView } from '../../../src/ui/components/range-field.tsx';

const histogram = (field: RangeField, values: readonly number[]): Histogram => {
  const edges = FILTERS[field].range.edges;
  const counts = edges.map((_, bucket) => values.filter((value) => bucketOf(field, value) === bucket).length);
  return {
    min: values.length > 0 ? Math.min(...values) : null,
    max: values.length > 0 ? Math.max(...values) : null,
    edges,
    counts,
    none: 0,
  };
};

const range = (field: RangeField, values: readonly number[]): RangeView =>
  presentRange(field, {
    query: { ...EMPTY_QUERY, priceMin: 12_000 },
    histogram: histogram(field, values),
    currency: 'CAD',
    languageId: 2,
  });

describe('the range of a field', () => {
  it('shows prices from nothing to the dearest vehicle', () => {
    const { min, max, unit, scale } = range('price', [4000, 12_500, 12_600, 23_000]);
    expect(scale).to.deep.equal({ from: 0, to: 25_000, step: 5000, upperWidth: 0, bars: [0.5, 0, 1, 0, 0.5] });
    expect(min).to.deep.equal({ name: 'PriceMin', value: '12000', placeholder: '4\u00a0000' });
    expect(max).to.deep.equal({ name: 'PriceMax', value: '', placeholder: '23\u00a0000' });
    expect(unit).to.deep.equal({ text: '$', side: 'end' });
  });

  it('shows years from the first to the last one there is', () => {
    expect(range('year', [2016, 2018, 2018]).scale).to.include({ from: 2016, to: 2019, upperWidth: 1 });
    expect(range('year', [1972, 1991]).scale).to.include({ from: 1989, to: 1992 });
    expect(range('year', [2016]).min.placeholder).to.equal('2016');
  });

  it('is the same in payments, its end a whole number of steps', () => {
    const context = { query: { ...EMPTY_QUERY, priceMin: 12_000 }, currency: 'CAD', languageId: 2 } as const;
    const counted = histogram('price', [4000, 12_500, 12_600, 23_000]);
    const paid = presentPaymentRange({ ...context, terms: defaultTerms('CAD'), histogram: counted });
    expect(paid.scale).to.deep.equal({ from: 0, to: 85, step: 5, upperWidth: 0, bars: [0.5, 0, 1, 0, 0.5] });
    expect(paid.min).to.deep.equal({ name: 'PaymentMin', value: '40', placeholder: '13' });
    expect(paid.max).to.deep.equal({ name: 'PaymentMax', value: '', placeholder: '77' });
  });

  it('leaves a few outliers to its open ends, and shows the others where one bar holds nearly all', () => {
    const many = (count: number, value: number): number[] => Array.from({ length: count }, () => value);
    const years = range('year', [1998, ...many(60, 2020), ...many(40, 2022)]);
    expect(years.scale).to.include({ from: 2020, to: 2023 });
    expect(years.scale?.bars, 'the first bar has what is earlier').to.deep.equal([1, 0, 0.66]);
    expect(years.min.placeholder, 'for whoever wants it').to.equal('1998');
    const mileages = range('mileage', [...many(900, 10), ...many(80, 25_000), ...many(40, 38_000), 310_000]).scale;
    expect(mileages).to.include({ from: 0, to: 40_000 });
    expect(mileages?.bars).to.deep.equal([1, 0, 0.5, 0.26]);
  });

  it('offers no slider where there is nothing to choose between', () => {
    expect(range('year', [2018, 2018]).scale).to.equal(null);
    expect(range('mileage', []).scale).to.equal(null);
  });
});

describe('the links to the pages of a list', () => {
  const pages = (page: number, count: number): string =>
    presentPager(page, count, (n) => `?${String(n)}`, String)
      .pages.map((each) => (each === null ? '…' : each.current ? `[${each.text}]` : each.text))
      .join(' ');

  it('name both ends and the neighbours', () => {
    expect(pages(5, 20)).to.equal('1 … 4 [5] 6 … 20');
    expect(pages(1, 20)).to.equal('[1] 2 … 20');
    expect(pages(20, 20)).to.equal('1 … 19 [20]');
  });

  it('leave no gap of a single page', () => {
    expect(pages(4, 7)).to.equal('1 2 3 [4] 5 6 7');
    expect(pages(2, 3)).to.equal('1 [2] 3');
    expect(pages(1, 1)).to.equal('[1]');
  });

  it('link to the previous and the next page', () => {
    const { previous, next } = presentPager(1, 2, (n) => `?${String(n)}`, String);
    expect({ previous, next }).to.deep.equal({ previous: null, next: '?2' });
  });
});
