import { expect } from 'chai';
import { ridge, type Row } from '../../../../src/domain/rating/ridge.ts';

const FREE = { mean: 0, strength: 1e-9 };
const row = (x: readonly number[], y: number, weight = 1): Row => ({ x: [1, ...x], y, weight });

describe('ridge regression', () => {
  it('finds the coefficients that made the data', () => {
    const rows = [row([0, 1], 8), row([1, 0], 3), row([2, 5], 25), row([3, 2], 14), row([4, 4], 24)];
    const { coefficients } = ridge(
      rows.map(({ x, weight }) => ({ x, y: 1 + 2 * (x[1] ?? 0) + 4 * (x[2] ?? 0), weight })),
      [FREE, FREE, FREE],
    );
    for (const [k, expected] of [1, 2, 4].entries()) expect(coefficients[k]).to.be.closeTo(expected, 1e-6);
  });

  it('keeps the prior belief without data', () => {
    const { coefficients } = ridge([row([0], 5)], [FREE, { mean: 0.3, strength: 1 }]);
    expect(coefficients[1]).to.be.closeTo(0.3, 1e-9);
  });

  it('is drawn to the prior belief in proportion to its strength', () => {
    const rows = [row([-1], -1), row([1], 1)];
    const slope = (strength: number) => ridge(rows, [FREE, { mean: 0, strength }]).coefficients[1] ?? NaN;
    expect(slope(2)).to.be.closeTo(0.5, 1e-6);
    expect(slope(6)).to.be.closeTo(0.25, 1e-6);
  });

  it('gives the residual that a row would have when held out', () => {
    const beliefs = [FREE, { mean: 0.1, strength: 0.5 }];
    const rows = [row([0], 1), row([1], 2.5), row([2], 2, 0.5), row([3], 4)];
    const fit = ridge(rows, beliefs);
    const [held, ...others] = rows as [Row, ...Row[]];
    const without = ridge(others, beliefs);
    const shortcut = (held.y - fit.fitted(held)) / (1 - fit.leverageOf(held.x, held.weight));
    expect(shortcut).to.be.closeTo(held.y - without.fitted(held), 1e-9);
  });
});
