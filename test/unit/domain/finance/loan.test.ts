import { expect } from 'chai';
import fc from 'fast-check';
import { loanFor, yearsOf } from '../../../../src/domain/finance/loan.ts';
import {
  cents,
  defaultTerms,
  numberOfPayments,
  paymentForPrice,
  type FinanceTerms,
} from '../../../../src/domain/finance/payment.ts';

const weekly = defaultTerms('CAD');
const monthly: FinanceTerms = { ...weekly, frequency: 'Month' };

const anyTerms: fc.Arbitrary<FinanceTerms> = fc.record({
  termMonths: fc.integer({ min: 6, max: 120 }),
  interestRate: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 3500 }).map((hundredths) => hundredths / 100),
  ),
  frequency: fc.constantFrom('Month', 'Biweekly', 'Weekly'),
  downPayment: fc.integer({ min: 0, max: 10_000 }),
});
const anyPrice = fc.integer({ min: 1, max: 999_999_900 }).map((inCents) => inCents / 100);

const sum = (amounts: readonly number[]): number => cents(amounts.reduce((total, amount) => total + amount, 0));

describe('a loan', () => {
  it('of 25,000 by the week is 363 payments of 84.12 and a last one that settles it to the cent', () => {
    const { payments, payment, lastPayment, total, costOfCredit } = loanFor(25_000, weekly);
    expect({ payments, payment, lastPayment }).to.deep.equal({ payments: 364, payment: 84.12, lastPayment: 85.29 });
    expect({ total, costOfCredit }).to.deep.equal({ total: 30_620.85, costOfCredit: 5620.85 });
  });

  it('without interest costs nothing', () => {
    const loan = loanFor(24_000, { ...monthly, interestRate: 0, termMonths: 60 });
    expect(loan).to.deep.include({ payment: 400, lastPayment: 400, total: 24_000, costOfCredit: 0 });
    expect(loan.instalments.every(({ interest }) => interest === 0)).to.equal(true);
  });

  it('is none where the down payment covers the price', () => {
    expect(loanFor(4000, { ...weekly, downPayment: 4000 })).to.deep.equal({
      principal: 0,
      payment: 0,
      lastPayment: 0,
      payments: 0,
      total: 0,
      costOfCredit: 0,
      instalments: [],
    });
  });

  it('pays back exactly what was borrowed, at any rate, term and frequency', () => {
    fc.assert(
      fc.property(anyPrice, anyTerms, (price, terms) => {
        const { instalments, principal, total, costOfCredit, payments } = loanFor(price, terms);
        expect(principal).to.equal(cents(Math.max(0, price - terms.downPayment)));
        expect(sum(instalments.map((each) => each.principal))).to.equal(principal);
        expect(sum(instalments.map((each) => each.paid))).to.equal(total);
        expect(cents(principal + costOfCredit)).to.equal(total);
        expect(instalments.at(-1)?.owed ?? 0).to.equal(0);
        expect(payments).to.be.at.most(numberOfPayments(terms));
        for (const { paid, interest, principal: repaid } of instalments) expect(cents(interest + repaid)).to.equal(paid);
      }),
      { numRuns: 60 },
    );
  });

  it('asks for the same payment every time but the last, and owes less each time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 200_000 }), anyTerms, (price, terms) => {
        const { instalments, payment } = loanFor(price + terms.downPayment, terms);
        expect(payment).to.equal(paymentForPrice(price + terms.downPayment, terms));
        let owed = price;
        for (const [at, instalment] of instalments.entries()) {
          if (at < instalments.length - 1) expect(instalment.paid).to.equal(payment);
          expect(instalment.owed).to.be.below(owed);
          owed = instalment.owed;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('of seven years by the week has seven years of 52 payments; one of 30 months by the month ends in half a year', () => {
    const sevenYears = yearsOf(loanFor(25_000, weekly), weekly);
    expect(sevenYears.map(({ instalments }) => instalments.length)).to.deep.equal([52, 52, 52, 52, 52, 52, 52]);
    expect(sevenYears[0]?.year.paid).to.equal(cents(52 * 84.12));
    expect(sum(sevenYears.map(({ year }) => year.principal))).to.equal(25_000);
    expect(sevenYears.at(-1)?.year.owed).to.equal(0);
    for (const { year, instalments } of sevenYears) {
      expect(year.owed).to.equal(instalments.at(-1)?.owed);
      expect(year.interest).to.equal(sum(instalments.map(({ interest }) => interest)));
    }
    const short = { ...monthly, termMonths: 30 };
    expect(yearsOf(loanFor(10_000, short), short).map(({ instalments }) => instalments.length)).to.deep.equal([12, 12, 6]);
  });
});
