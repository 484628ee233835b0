import { expect } from 'chai';
import { effectiveRate } from '../../../../src/domain/finance/effective-rate.ts';
import { defaultTerms } from '../../../../src/domain/finance/payment.ts';

describe('the yearly cost of a loan', () => {
  it('is the TAEG of a loan that is paid back by the month', () => {
    expect(effectiveRate(defaultTerms('EUR'))).to.equal(6.16);
  });

  it('is nothing for a loan without interest', () => {
    expect(effectiveRate({ ...defaultTerms('CAD'), interestRate: 0 })).to.equal(0);
  });
});
