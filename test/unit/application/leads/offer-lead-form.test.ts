import { expect } from 'chai';
import { offerLeadForm } from '../../../../src/application/leads/offer-lead-form.ts';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { FakeFormStamps } from '../../../support/fakes/fake-form-stamps.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';
import { words } from '../../../support/words.ts';

const ports = { words, stamps: new FakeFormStamps(), clock: new FixedClock(), retentionMonths: 18 };

describe('A form that is offered', () => {
  it('says in the visitor’s language who receives what they write, and for how long', () => {
    const texts = LANGUAGE_IDS.map((languageId) => {
      const { text } = offerLeadForm({ site: aSite(), dealer: aDealer().build(), languageId }, ports).consent;
      expect(text).to.include('Autos du Pont-Viau').and.to.include('18').and.to.include('hello@forecourt.example');
      return text;
    });
    expect(new Set(texts).size).to.equal(texts.length);
  });

  it('names only the site when the message is for the site itself', () => {
    const { text } = offerLeadForm({ site: aSite(), dealer: null, languageId: 1 }, ports).consent;
    expect(text).to.match(/^I agree that Forecourt uses what I write here to answer me\./);
  });

  it('offers the days of the dealer’s calendar, and a stamp for each form', () => {
    const offer = () => offerLeadForm({ site: aSite(), dealer: aDealer().build(), languageId: 1 }, ports);
    expect(offer()).to.deep.include({ timeZone: 'America/Toronto', days: { first: '2026-09-15', last: '2026-12-14' } });
    expect(offer().stamp).to.not.equal(offer().stamp);
  });
});
