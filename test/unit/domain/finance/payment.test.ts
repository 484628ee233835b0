import { expect } from 'chai';
import fc from 'fast-check';
import {
  cents,
  defaultTerms,
  estimatedPayment,
  isFinanced,
  numberOfPayments,
  paymentForPrice,
  PAYMENTS_PER_YEAR,
  priceForPayment,
  wholeUnitsWithin,
  type FinanceTerms,
  type Frequency,
} from '../../../../src/domain/finance/payment.ts';

const weekly = defaultTerms('CAD');
const biweekly: FinanceTerms = { ...weekly, frequency: 'Biweekly' };
const monthly: FinanceTerms = { ...weekly, frequency: 'Month' };

const anyTerms: fc.Arbitrary<FinanceTerms> = fc.record({
  termMonths: fc.integer({ min: 1, max: 120 }),
  interestRate: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 40, noNaN: true })),
  frequency: fc.constantFrom(...(Object.keys(PAYMENTS_PER_YEAR) as Frequency[])),
  downPayment: fc.integer({ min: 0, max: 10_000 }),
});

describe('the payment for a price', () => {
  it('is 84.12 a week, 168.32 every two weeks and 365.09 a month for 25,000 at 5.99 % over 84 months', () => {
    expect(paymentForPrice(25_000, weekly)).to.equal(84.12);
    expect(paymentForPrice(25_000, biweekly)).to.equal(168.32);
    expect(paymentForPrice(25_000, monthly)).to.equal(365.09);
  });

  it('is made 364 times by the week, 182 times every two weeks and 84 times by the month', () => {
    expect([weekly, biweekly, monthly].map(numberOfPayments)).to.deep.equal([364, 182, 84]);
  });

  it('is the price in equal parts when credit costs nothing', () => {
    const free = { ...monthly, interestRate: 0, termMonths: 60 };
    expect(paymentForPrice(24_000, free)).to.equal(400);
  });

  it('is the same at a rate that is nearly nothing', () => {
    expect(paymentForPrice(24_000, { ...monthly, interestRate: 1e-13, termMonths: 60 })).to.equal(400);
  });

  it('is asked only for what the down payment leaves', () => {
    expect(paymentForPrice(30_000, { ...weekly, downPayment: 5000 })).to.equal(84.12);
    expect(paymentForPrice(4000, { ...weekly, downPayment: 5000 })).to.equal(0);
  });

  it('is made monthly in euros and weekly elsewhere, unless the visitor chooses', () => {
    expect(defaultTerms('EUR')).to.deep.equal({ termMonths: 84, interestRate: 5.99, frequency: 'Month', downPayment: 0 });
    expect(defaultTerms('CAD').frequency).to.equal('Weekly');
  });

  it('is in whole units where a list shows it', () => {
    expect(estimatedPayment(25_000, weekly)).to.equal(84);
    expect(estimatedPayment(25_170, weekly)).to.equal(85);
  });

  it('grows with the price', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), (terms, a, b) => {
        expect(paymentForPrice(Math.max(a, b), terms)).to.be.at.least(paymentForPrice(Math.min(a, b), terms));
      }),
    );
  });
});

describe('the price that a payment affords', () => {
  it('is 29,718.51 for 100 a week', () => {
    expect(priceForPayment(100, weekly)).to.equal(29_718.51);
  });

  it('leads back to the price that the payment came from, as near as a payment in cents can', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 10_000, max: 1_000_000 }), (terms, price) => {
        const halfACentEachTime = 0.005 * numberOfPayments(terms) + 0.01;
        expect(priceForPayment(paymentForPrice(price, terms), terms)).to.be.closeTo(price, halfACentEachTime);
      }),
    );
  });
});

describe('rounding', () => {
  it('is half up to the cent, also where binary fractions are slightly below the half', () => {
    expect([0.005, 1.005, 9.975, 84.125, 2892.245].map(cents)).to.deep.equal([0.01, 1.01, 9.98, 84.13, 2892.25]);
    expect([9.974, 84.1249].map(cents)).to.deep.equal([9.97, 84.12]);
  });

  it('keeps a search in whole units within the budget', () => {
    expect(wholeUnitsWithin(20_000.01, 29_718.51)).to.deep.equal({ least: 20_001, most: 29_718 });
  });
});

describe('A price', () => {
  it('has an estimated payment in the site’s own currency only', () => {
    expect(isFinanced({ amount: 21_400, currency: 'GBP' }, 'EUR')).to.equal(false);
    expect(isFinanced({ amount: 21_400, currency: 'EUR' }, 'EUR')).to.equal(true);
    expect(isFinanced({ amount: 0, currency: 'EUR' }, 'EUR')).to.equal(false);
  });
});
