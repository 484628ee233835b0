import { expect } from 'chai';
import { CARE_DEDUCTIBLE, CARE_PLANS, hasCarePlans } from '../../../../src/domain/care/care-plans.ts';

describe('Extended care', () => {
  it('is one plan of 24 months or 90,000 km and one of 36 months or 100,000 km, with a deductible of 50', () => {
    expect(CARE_PLANS.map(({ months, km }) => [months, km])).to.deep.equal([
      [24, 90_000],
      [36, 100_000],
    ]);
    expect(CARE_DEDUCTIBLE).to.equal(50);
  });

  it('covers more the longer it lasts', () => {
    const [short, long] = CARE_PLANS;
    expect(long!.covers).to.include.members([...short!.covers]);
    expect(long!.covers.length).to.be.greaterThan(short!.covers.length);
  });

  it('is offered in dollars unless a site says otherwise', () => {
    expect((['CAD', 'USD', 'EUR', 'GBP', 'AUD'] as const).filter(hasCarePlans)).to.deep.equal(['CAD', 'USD', 'AUD']);
  });
});
