import { expect } from 'chai';
import fc from 'fast-check';
import { defaultTerms, estimatedPayment } from '../../../../src/domain/finance/payment.ts';
import {
  isPaymentField,
  parsePriceMode,
  PAYMENT_FIELDS,
  paymentsAsPrices,
  priceModeOf,
  priceOfPayment,
  type PriceMode,
} from '../../../../src/domain/inventory/payment-bounds.ts';
import { SEARCH_LIMITS } from '../../../../src/domain/inventory/limits.ts';

const DOLLARS = defaultTerms('CAD');
const EUROS = defaultTerms('EUR');

describe('a price said as payments', () => {
  it('is what the payment affords: 100 a week is 29,718, 200 a month is 13,695 in euros', () => {
    expect(priceOfPayment('PaymentMax', '100', '', DOLLARS)).to.equal('29718');
    expect(priceOfPayment('PaymentMin', '100', '', DOLLARS)).to.equal('29719');
    expect(priceOfPayment('PaymentMax', '200', '', EUROS)).to.equal('13695');
  });

  it('is read as visitors write amounts', () => {
    expect(priceOfPayment('PaymentMax', '100 $', '', DOLLARS)).to.equal('29718');
    expect(priceOfPayment('PaymentMax', '1 000,50', '', EUROS)).to.equal(priceOfPayment('PaymentMax', '1000.5', '', EUROS));
  });

  it('stays as it is where it cannot be read, so that the page can say so', () => {
    expect(priceOfPayment('PaymentMax', 'abc', '30000', DOLLARS)).to.equal('abc');
    expect(priceOfPayment('PaymentMax', '-5', '', DOLLARS)).to.equal('-5');
    expect(priceOfPayment('PaymentMax', ' ', '30000', DOLLARS)).to.equal('');
  });

  it('leaves the price that it was shown for: 30,000 is 101 a week, and 101 a week is 30,000 again', () => {
    expect(estimatedPayment(30_000, DOLLARS)).to.equal(101);
    expect(priceOfPayment('PaymentMax', '101', '30000', DOLLARS)).to.equal('30000');
    expect(priceOfPayment('PaymentMax', '102', '30000', DOLLARS)).to.equal('30312');
  });

  it('comes back as the same payment, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(DOLLARS, EUROS), (payment, terms) => {
        for (const end of PAYMENT_FIELDS) {
          const price = Number(priceOfPayment(end, String(payment), '', terms));
          expect(estimatedPayment(price, terms)).to.equal(payment);
        }
      }),
    );
  });

  it('never drifts, however often a form is sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: SEARCH_LIMITS.price.max }), (price) => {
        expect(priceOfPayment('PaymentMax', String(estimatedPayment(price, DOLLARS)), String(price), DOLLARS)).to.equal(
          String(price),
        );
      }),
    );
  });
});

describe('a form with payments', () => {
  it('asks for prices in their place, and for all else as it is', () => {
    const pairs = paymentsAsPrices(
      [
        ['Make', 'toyota'],
        ['PriceMax', '20000'],
        ['PaymentMin', ''],
        ['PaymentMax', '100'],
      ],
      DOLLARS,
    );
    expect(pairs).to.deep.equal([
      ['Make', 'toyota'],
      ['PriceMin', ''],
      ['PriceMax', '29718'],
    ]);
  });

  it('leaves prices alone where it has no payments', () => {
    expect(paymentsAsPrices([['PriceMax', '20000']], DOLLARS)).to.deep.equal([['PriceMax', '20000']]);
  });
});

describe('The price mode', () => {
  it('is one of two, in a cookie', () => {
    expect(['payment', 'total', 'x', '', null, undefined].map(parsePriceMode)).to.deep.equal([
      'payment',
      'total',
      null,
      null,
      null,
      null,
    ]);
    expect(['PaymentMin', 'PaymentMax', 'PriceMax', ''].map(isPaymentField)).to.deep.equal([true, true, false, false]);
  });
});

describe('the mode of a search’s prices', () => {
  const mode = (priceMin: number | null, priceMax: number | null, chosen: PriceMode | null = null) =>
    priceModeOf(chosen, { priceMin, priceMax }, DOLLARS);

  it('is payments at first (specification, section 4), and stays so for what was asked in payments', () => {
    expect(mode(null, null)).to.equal('payment');
    expect(mode(null, Number(priceOfPayment('PaymentMax', '100', '', DOLLARS)))).to.equal('payment');
    expect(mode(Number(priceOfPayment('PaymentMin', '50', '', DOLLARS)), 29_718)).to.equal('payment');
  });

  it('is the total where an amount was asked for: $30,000 is not shown as $101', () => {
    expect(mode(null, 30_000)).to.equal('total');
    expect(mode(10_000, 29_718)).to.equal('total');
  });

  it('is what the visitor has chosen', () => {
    expect(mode(null, 30_000, 'payment')).to.equal('payment');
    expect(mode(null, null, 'total')).to.equal('total');
  });
});
