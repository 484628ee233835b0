import { expect } from 'chai';
import { sliderOf } from '../../../src/ui/finance/amount-field.tsx';

describe('The sliders of the calculator', () => {
  it('take a down payment from 0 to 10,000', () => {
    expect(sliderOf('downPayment', 'Weekly')).to.include({ least: 0, most: 10_000 });
  });

  it('begin a payment at one step, whether it is by the week or by the month', () => {
    expect(sliderOf('paymentMax', 'Weekly')).to.deep.equal({ least: 5, most: 500, step: 5 });
    expect(sliderOf('paymentMax', 'Month')).to.deep.equal({ least: 20, most: 2000, step: 20 });
  });
});
