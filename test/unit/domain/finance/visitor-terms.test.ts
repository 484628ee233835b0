import { expect } from 'chai';
import fc from 'fast-check';
import { defaultTerms } from '../../../../src/domain/finance/payment.ts';
import { readTerms, TERMS_LIMITS, termsCookie, termsOf } from '../../../../src/domain/finance/visitor-terms.ts';

describe('the terms that a visitor chooses', () => {
  it('are the usual ones until they do, by the week in dollars and by the month in euros', () => {
    expect(readTerms(undefined, 'CAD')).to.deep.equal(defaultTerms('CAD'));
    expect(readTerms(undefined, 'EUR')).to.include({ termMonths: 84, interestRate: 5.99, downPayment: 0, frequency: 'Month' });
  });

  it('keep what can be used of a form, whatever else it says', () => {
    const said = { termMonths: '60', interestRate: '4,5', downPayment: 'a lot' } as const;
    expect(termsOf(defaultTerms('CAD'), (field) => said[field])).to.deep.equal({
      ...defaultTerms('CAD'),
      termMonths: 60,
      interestRate: 4.5,
    });
    expect(termsOf(defaultTerms('CAD'), () => '24.5')).to.include({ termMonths: 84, interestRate: 24.5, downPayment: 24.5 });
    expect(termsOf(defaultTerms('CAD'), () => '-1')).to.deep.equal(defaultTerms('CAD'));
  });

  it('need no cookie where they are the usual ones', () => {
    expect(termsCookie(defaultTerms('CAD'), 'CAD')).to.equal(null);
    expect(termsCookie({ ...defaultTerms('CAD'), downPayment: 2000 }, 'CAD')).to.equal('84|5.99|2000');
  });

  it('come back from their cookie as they were', () => {
    const { termMonths, interestRate, downPayment } = TERMS_LIMITS;
    fc.assert(
      fc.property(
        fc.integer(termMonths),
        fc.integer({ min: interestRate.min * 100, max: interestRate.max * 100 }),
        fc.integer(downPayment),
        (months, rate, down) => {
          const terms = { ...defaultTerms('CAD'), termMonths: months, interestRate: rate / 100, downPayment: down };
          expect(readTerms(termsCookie(terms, 'CAD') ?? undefined, 'CAD')).to.deep.equal(terms);
        },
      ),
    );
  });

  it('are within their limits whatever a cookie says', () => {
    fc.assert(
      fc.property(fc.string(), (cookie) => {
        const terms = readTerms(cookie, 'CAD');
        for (const field of ['termMonths', 'interestRate', 'downPayment'] as const)
          expect(terms[field]).to.be.within(TERMS_LIMITS[field].min, TERMS_LIMITS[field].max);
      }),
    );
  });
});
