import { expect } from 'chai';
import fc from 'fast-check';
import { priceDropOf, type PriceAt } from '../../../../src/domain/vehicle/price-drop.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);
const daysAgo = (days: number, amount: number | null): PriceAt => ({
  at: NOW - days * DAY,
  price: amount === null ? null : { amount, currency: 'CAD' },
});

describe('a price reduction', () => {
  it('is told against the price before', () => {
    expect(priceDropOf([daysAgo(60, 29_995), daysAgo(5, 28_995)], NOW)).to.deep.equal({
      before: { amount: 29_995, currency: 'CAD' },
      by: { amount: 1000, currency: 'CAD' },
      at: NOW - 5 * DAY,
    });
  });

  it('is told against the lowest price of the 30 days before it, so that a raise beforehand gains nothing', () => {
    const history = [daysAgo(90, 29_000), daysAgo(20, 35_000), daysAgo(5, 28_500)];
    expect(priceDropOf(history, NOW)?.before.amount).to.equal(29_000);
    expect(priceDropOf([...history.slice(0, 2), daysAgo(5, 29_500)], NOW)).to.equal(null);
  });

  it('forgets prices that had ended more than 30 days before', () => {
    expect(priceDropOf([daysAgo(120, 20_000), daysAgo(90, 30_000), daysAgo(5, 28_000)], NOW)?.before.amount).to.equal(30_000);
    expect(priceDropOf([daysAgo(120, 20_000), daysAgo(35, 30_000), daysAgo(5, 28_000)], NOW)?.before.amount).to.equal(30_000);
  });

  it('is no news after 30 days', () => {
    expect(priceDropOf([daysAgo(90, 30_000), daysAgo(31, 28_000)], NOW)).to.equal(null);
    expect(priceDropOf([daysAgo(90, 30_000), daysAgo(30, 28_000)], NOW)?.before.amount).to.equal(30_000);
  });

  it('does not exist for a first price, a higher one, none, or one in another currency', () => {
    expect(priceDropOf([], NOW)).to.equal(null);
    expect(priceDropOf([daysAgo(5, 28_000)], NOW)).to.equal(null);
    expect(priceDropOf([daysAgo(9, 28_000), daysAgo(5, 29_000)], NOW)).to.equal(null);
    expect(priceDropOf([daysAgo(9, 28_000), daysAgo(5, 28_000)], NOW)).to.equal(null);
    expect(priceDropOf([daysAgo(9, 28_000), daysAgo(5, null)], NOW)).to.equal(null);
    expect(priceDropOf([daysAgo(9, null), daysAgo(5, 28_000)], NOW)).to.equal(null);
    expect(priceDropOf([{ at: NOW - 9 * DAY, price: { amount: 99_000, currency: 'USD' } }, daysAgo(5, 28_000)], NOW)).to.equal(
      null,
    );
  });

  it('is never told against more than what the vehicle cost on any of the 30 days before it', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { minLength: 2, maxLength: 8 });
    const amounts = fc.array(fc.integer({ min: 10_000, max: 40_000 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(days, amounts, (ago, costs) => {
        const history = ago.toSorted((a, b) => b - a).map((day, k) => daysAgo(day, costs[k]!));
        const drop = priceDropOf(history, NOW);
        if (!drop) return;
        for (let day = 0.5; day < 30; day++) {
          const standing = history.findLast(({ at }) => at <= drop.at - day * DAY);
          if (standing?.price) expect(drop.before.amount).to.be.at.most(standing.price.amount);
        }
        expect(drop.by.amount).to.be.above(0);
      }),
    );
  });
});
