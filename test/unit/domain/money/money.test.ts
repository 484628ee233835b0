import { expect } from 'chai';
import { defaultCurrencyOf, money, parseCurrency, samePrice } from '../../../../src/domain/money/money.ts';

describe('an amount of money', () => {
  it('is kept in cents', () => {
    expect(money(28495.499, 'CAD')).to.deep.equal({ amount: 28495.5, currency: 'CAD' });
  });

  it('may be nothing and may be large', () => {
    expect(money(0, 'EUR').amount).to.equal(0);
    expect(money(999_999_999, 'EUR').amount).to.equal(999_999_999);
  });

  for (const amount of [-0.01, 1_000_000_000, Number.NaN, Number.POSITIVE_INFINITY]) {
    it(`is not ${amount}`, () => {
      expect(() => money(amount, 'CAD')).to.throw(RangeError, `${amount} is not an amount of money`);
    });
  }

  it('is in euros in France and in US dollars elsewhere, unless a site says otherwise', () => {
    expect(defaultCurrencyOf('FR')).to.equal('EUR');
    expect(defaultCurrencyOf('CA')).to.equal('USD');
  });

  it('is the same price in the same currency alone; no price is the same as none', () => {
    const price = money(100, 'CAD');
    expect([money(100, 'CAD'), money(101, 'CAD'), money(100, 'USD'), null].map((other) => samePrice(price, other))).to.deep.equal(
      [true, false, false, false],
    );
    expect(samePrice(null, null)).to.equal(true);
  });

  it('has its currency read from outside in any case', () => {
    expect(parseCurrency(' cad ')).to.equal('CAD');
    expect(parseCurrency('XYZ')).to.equal(null);
    expect(parseCurrency('')).to.equal(null);
  });
});
