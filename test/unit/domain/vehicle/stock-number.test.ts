import { expect } from 'chai';
import { shownStockNumber } from '../../../../src/domain/vehicle/stock-number.ts';

describe('A stock number', () => {
  it('is shown when it is the dealer’s own', () => {
    expect(shownStockNumber({ stockNumber: 'RN-4471' })).to.equal('RN-4471');
  });

  it('is not shown when an import gave it to a feed without numbers, or when there is none', () => {
    expect(shownStockNumber({ stockNumber: '~1f3a09c2b7de' })).to.equal(null);
    expect(shownStockNumber({ stockNumber: null })).to.equal(null);
  });
});
