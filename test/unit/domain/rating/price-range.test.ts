import { expect } from 'chai';
import { estimateRange } from '../../../../src/domain/rating/price-range.ts';
import { aMarket, marketPrice } from '../../../support/builders/a-comparable.ts';

const CAR = { make: 'Toyota', model: 'RAV4', year: 2019, mileageKm: 81_500, version: 'Hybrid XLE AWD' };

describe('the worth of a vehicle without an asking price', () => {
  it('is a range of prices asked, and a lower one that a dealer may give', () => {
    const range = estimateRange(CAR, aMarket(40));
    if (range.kind !== 'range') throw new Error(range.reason);
    const { asked, tradeIn, confidence, sample } = range;
    expect(asked.expected).to.be.closeTo(marketPrice(2019, 81_500), 150);
    expect([asked.low / asked.expected, asked.high / asked.expected].map((share) => share.toFixed(2))).to.deep.equal([
      '0.96',
      '1.04',
    ]);
    expect(tradeIn.low).to.be.closeTo(asked.low * 0.78, 0.01);
    expect(tradeIn.high).to.be.closeTo(asked.high * 0.88, 0.01);
    expect(confidence).to.equal('high');
    expect(sample.map(({ id }) => id)).to.have.members(aMarket(40).map(({ id }) => id));
  });

  it('takes the margin of a site that knows its dealers’', () => {
    const range = estimateRange(CAR, aMarket(40), { low: 0, high: 0.5 });
    if (range.kind !== 'range') throw new Error(range.reason);
    expect(range.tradeIn).to.deep.equal({ low: range.asked.low / 2, high: range.asked.high });
  });

  it('is not given for too few comparables, nor for prices that differ too much', () => {
    expect(estimateRange(CAR, aMarket(5))).to.deep.equal({ kind: 'none', reason: 'few', sample: 5 });
    expect(
      estimateRange(
        CAR,
        aMarket(40, (id) => ({ amount: 10_000 + ((id * 7919) % 50) * 1000 })),
      ),
    ).to.include({
      kind: 'none',
      reason: 'spread',
    });
  });
});
