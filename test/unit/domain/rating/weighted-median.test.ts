import { expect } from 'chai';
import { weightedDeviation, weightedMedian } from '../../../../src/domain/rating/weighted-median.ts';

const of = (...pairs: readonly (readonly [value: number, weight: number])[]) =>
  pairs.map(([value, weight]) => ({ value, weight }));

describe('a weighted median', () => {
  it('is the plain median where all weigh the same', () => {
    expect(weightedMedian(of([3, 1], [1, 1], [2, 1]))).to.equal(2);
    expect(weightedMedian(of([4, 1], [1, 1], [2, 1], [3, 1]))).to.equal(2.5);
  });

  it('moves towards the heavier values', () => {
    expect(weightedMedian(of([1, 1], [2, 1], [9, 5]))).to.equal(9);
  });

  it('is NaN without values', () => {
    expect(weightedMedian([])).to.be.NaN;
  });

  it('gives a deviation that one outlier does not change', () => {
    const calm = weightedDeviation(of([-1, 1], [1, 1], [-1, 1], [1, 1], [1, 1]));
    expect(weightedDeviation(of([-1, 1], [1, 1], [-1, 1], [1, 1], [900, 1]))).to.equal(calm);
  });
});
