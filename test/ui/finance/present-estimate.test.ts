import { expect } from 'chai';
import { defaultTerms } from '../../../src/domain/finance/payment.ts';
import type { LanguageId } from '../../../src/domain/language/language.ts';
import type { Currency } from '../../../src/domain/money/money.ts';
import type { Site } from '../../../src/domain/site/site.ts';
import { estimateOf } from '../../../src/ui/finance/present-estimate.ts';

const note = (country: Site['country'], currency: Currency, languageId: LanguageId, terms = defaultTerms(currency)) =>
  estimateOf({ country, currency }, languageId, terms);

/** Each pair is told apart by one part of the key alone. */
describe('The note on payments is cached for the usual terms, and never shown', () => {
  it('in another language', () => {
    expect(note('FR', 'EUR', 1)).to.deep.include({ rate: '5.99%' });
    expect(note('FR', 'EUR', 3)).to.deep.include({ rate: '5,99\u00a0%' });
  });

  it('in a country whose law asks for an example, or for none', () => {
    expect(note('CA', 'EUR', 3).example).to.equal(null);
    expect(note('FR', 'EUR', 3).example).to.include({ price: '10\u202f000\u00a0€' });
  });

  it('in another currency', () => {
    expect(note('FR', 'EUR', 2).example?.price).to.match(/€/);
    expect(note('FR', 'CAD', 2).example?.price).to.match(/\$$/);
  });

  it('with the terms of another visitor', () => {
    const usual = note('CA', 'CAD', 1);
    expect(note('CA', 'CAD', 1, { ...defaultTerms('CAD'), interestRate: 3.25 })).to.deep.include({ rate: '3.25%' });
    expect(note('CA', 'CAD', 1)).to.deep.equal(usual);
  });
});
