import { expect } from 'chai';
import { confirmationMail } from '../../../../src/application/leads/confirmation-mail.ts';
import { dealerMail } from '../../../../src/application/leads/dealer-mail.ts';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aLead } from '../../../support/builders/a-lead.ts';

describe('The mail to the dealer', () => {
  it('is in his language, answers go to the visitor, and ADF is attached', () => {
    const mail = dealerMail(aLead({ languageId: 4 }));
    expect(mail.to.address).to.equal('ventes@pontviau.example');
    expect(mail.replyTo).to.deep.equal({ name: "Zoé Tremblay-O'Neil", address: 'zoe@example.org' });
    expect(mail.subject).to.equal('Demande de renseignements 2019 Toyota RAV4 Hybrid XLE AWD (A1001)');
    expect(mail.text).to.include('Langue: Español (España)').and.to.include('  I could come by on Saturday.');
    expect(mail.attachments.map(({ filename }) => filename)).to.deep.equal(['lead.adf.xml']);
  });

  it('goes to the site, and says so, where the dealer has no address', () => {
    const mail = dealerMail(aLead({ dealer: aDealer().with({ email: null, province: 'ON' }).build() }));
    expect(mail.to.address).to.equal('hello@forecourt.example');
    expect(mail.text).to.include('Autos du Pont-Viau has no email address here');
  });

  it('shows markup as text', () => {
    const { html } = dealerMail(aLead({ message: '<img src=x onerror=alert(1)>&"' }));
    expect(html).to.include('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;').and.not.to.include('<img');
  });
});

describe('The confirmation to the visitor', () => {
  it('is in his language, and repeats nothing that he wrote but his name', () => {
    const texts = LANGUAGE_IDS.map((languageId) => confirmationMail(aLead({ languageId })).text);
    expect(new Set(texts).size).to.equal(texts.length);
    for (const text of texts) {
      expect(text)
        .to.include("Zoé Tremblay-O'Neil")
        .and.not.to.include('Saturday')
        .and.not.to.match(/\{[A-Z]+\}/);
    }
  });

  it('tells answering machines to stay quiet', () => expect(confirmationMail(aLead()).automatic).to.equal(true));
});
