import { expect } from 'chai';
import fc from 'fast-check';
import { defaultInputs, FINANCE_LIMITS, type FinanceInputs } from '../../../../src/domain/finance/finance-inputs.ts';
import { planFor, pricesWithin, searchWithin } from '../../../../src/domain/finance/finance-plan.ts';
import { taxesOn, type TaxQuestion } from '../../../../src/domain/finance/taxes.ts';

const IN_QUEBEC: TaxQuestion = {
  province: 'QC',
  on: '2026-09-15',
  vehicle: { passenger: true, zeroEmission: false, used: true },
};
const asked = (changes: Partial<FinanceInputs>): FinanceInputs => ({ ...defaultInputs('CAD', 'QC'), ...changes });

describe('a plan', () => {
  it('from a price is the loan for it, with the taxes that are asked for', () => {
    expect(planFor(asked({ price: 25_000 }), null).loan.payment).to.equal(84.12);
    const taxed = planFor(asked({ price: 28_995, downPayment: 3000 }), IN_QUEBEC);
    expect(taxed.outTheDoor).to.equal(33_337);
    expect(taxed.loan.principal).to.equal(30_337);
    expect(taxed.taxes).to.deep.equal(taxesOn(28_995, IN_QUEBEC));
    expect(planFor(asked({}), null).taxes).to.equal(null);
    expect(planFor(asked({ mode: 'Price', paymentMin: 50 }), null).leastPrice).to.equal(null);
  });

  it('from 100 a week is a price of 29,718.51, or of 25,847.80 where Quebec’s taxes are borrowed too', () => {
    const payment = asked({ mode: 'Payment', paymentMax: 100 });
    expect(planFor(payment, null)).to.include({ price: 29_718.51, leastPrice: null });
    const taxed = planFor(payment, IN_QUEBEC);
    expect(taxed.price).to.equal(25_847.8);
    expect(taxed.loan.payment).to.equal(100);
  });

  it('from two payments is a range of prices to search between, in whole units within the budget', () => {
    const plan = planFor(asked({ mode: 'Payment', paymentMin: 50, paymentMax: 100 }), null);
    expect(pricesWithin(plan)).to.deep.equal({ least: 14_860, most: 29_718 });
    expect(searchWithin({ least: 14_860, most: 29_718 })).to.deep.equal({ priceMin: 14_860, priceMax: 29_718, priceNone: false });
    expect(searchWithin({ least: 0, most: 50_000_000 })).to.include({ priceMin: null, priceMax: 9_999_999 });
  });

  it('searches nothing where the budget buys nothing, or holds no whole price', () => {
    expect(pricesWithin({ price: 0.99, leastPrice: null })).to.equal(null);
    expect(pricesWithin({ price: 1, leastPrice: null })).to.deep.equal({ least: 0, most: 1 });
    expect(pricesWithin({ price: 5000.9, leastPrice: 5000.1 })).to.equal(null);
    expect(pricesWithin({ price: 5001, leastPrice: 5000.1 })).to.deep.equal({ least: 5001, most: 5001 });
  });

  it('never affords more than is asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.integer(FINANCE_LIMITS.termMonths),
        fc.integer({ min: 0, max: 35 }),
        fc.boolean(),
        (paymentMax, termMonths, interestRate, withTaxes) => {
          const plan = planFor(asked({ mode: 'Payment', paymentMax, termMonths, interestRate }), withTaxes ? IN_QUEBEC : null);
          expect(plan.loan.payment).to.be.at.most(paymentMax);
        },
      ),
    );
  });
});
