import { expect } from 'chai';
import { alertMail, confirmationMail } from '../../../../src/application/leads/visitor-mails.ts';
import { dealerMail } from '../../../../src/application/leads/dealer-mail.ts';
import { LANGUAGE_IDS, type LanguageId } from '../../../../src/domain/language/language.ts';
import { pathOf } from '../../../../src/domain/routing/path-table.ts';
import type { Lead } from '../../../../src/domain/leads/lead.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aLead, anOfferedVehicle } from '../../../support/builders/a-lead.ts';
import { plainAlertLinks } from '../../../support/fakes/plain-alert-links.ts';
import { words } from '../../../support/words.ts';

describe('The mail to the dealer', () => {
  const mailOf = (lead: Lead, address = 'ventes@pontviau.example') =>
    dealerMail(lead, words, address, { to: address === 'ventes@pontviau.example' ? [address] : [], copies: [], adf: 'attached' });

  it('is in their language, answers go to the visitor, and ADF is attached', () => {
    const mail = mailOf(aLead({ languageId: 4 }));
    expect(mail.to.address).to.equal('ventes@pontviau.example');
    expect(mail.replyTo).to.deep.equal({ name: "Zoé Tremblay-O'Neil", address: 'zoe@example.org' });
    expect(mail.subject).to.equal('Demande de renseignements – Toyota RAV4 Hybrid XLE AWD 2019 (A1001)');
    expect(mail.text).to.include('Langue\u00a0: Español (España)').and.to.include('  I could come by on Saturday.');
    expect(mail.attachments.map(({ filename }) => filename)).to.deep.equal(['lead.adf.xml']);
  });

  it('goes to the site, and says so, where the dealer has no address', () => {
    const mail = mailOf(aLead({ dealer: aDealer().with({ province: 'ON' }).build() }), 'hello@forecourt.example');
    expect(mail.text).to.include('Autos du Pont-Viau has no email address here');
  });

  it('shows markup as text', () => {
    const { html } = mailOf(aLead({ message: '<img src=x onerror=alert(1)>&"' }));
    expect(html).to.include('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;').and.not.to.include('<img src=x');
  });

  it('leads to the quickest way to the customer: their address, else their number', () => {
    const mail = mailOf(aLead());
    expect(mail.html).to.include('href="mailto:zoe@example.org"').and.include('Répondre à Zoé Tremblay-O&#39;Neil');
    const called = mailOf(aLead({ email: null }));
    expect(called.html)
      .to.include('href="tel:+14505550199"')
      .and.include('Appeler Zoé Tremblay-O&#39;Neil')
      .and.not.include('mailto:');
    expect(called.text).to.include("Appeler Zoé Tremblay-O'Neil\u00a0:\n+14505550199");
  });

  it('says when an appointment is to be in the dealer’s words', () => {
    const when = (date: string, time: Lead['time']) => mailOf(aLead({ type: 'appointment', languageId: 1, date, time })).text;
    expect(when('2026-09-20', 'morning')).to.include('Moment souhaité\u00a0: dimanche 20 septembre 2026, matin');
    expect(when('2026-12-01', 'morning')).to.include('mardi 1er décembre 2026, matin');
    expect(when('2026-09-20 14:30', null)).to.match(/dimanche 20 septembre 2026.*14\s?h\s?30/u);
  });
});

describe('Every mail of a site', () => {
  const look = { accent: '#7a1f2b', mark: '/_icons/any-192.png' };
  const branded = (changes: Partial<Lead> = {}): Lead => {
    const lead = aLead(changes);
    return { ...lead, site: { ...lead.site, name: 'Motos du Nord', look } };
  };
  const mailsOf = (lead: Lead) => [
    confirmationMail(lead, plainAlertLinks, words),
    alertMail(lead, 5, plainAlertLinks, words),
    dealerMail(lead, words, 'a@example.org', { to: ['a@example.org'], copies: [], adf: 'attached' }),
  ];

  it('has its name, colour and mark, the vehicle’s picture with a text for it, and a button', () => {
    for (const { html } of mailsOf(branded({ languageId: 1 })))
      expect(html)
        .to.include('Motos du Nord</span>')
        .and.include('background:#7a1f2b')
        .and.include('src="https://forecourt.example/_icons/any-192.png"')
        .and.match(/<img src="https:\/\/forecourt\.example\/_preview\/\d+\.jpg" width="560" alt="[^"]*Toyota RAV4[^"]*"/);
  });

  it('can be read in the dark, and on a phone', () => {
    for (const { html } of mailsOf(branded()))
      expect(html)
        .to.include('<meta name="color-scheme" content="light dark">')
        .and.include('prefers-color-scheme:dark')
        .and.include('max-width:480px');
  });

  it('of a lead that was stored before sites had a look has the usual one', () => {
    const { site, ...lead } = aLead();
    const { look: _, ...before } = site;
    for (const { html } of mailsOf({ ...lead, site: before }))
      expect(html).to.include('background:#005f78').and.not.include('_icons');
  });

  it('says in text all that it says in HTML', () => {
    const lead = branded({ languageId: 1 });
    for (const { text } of mailsOf(lead)) expect(text).to.include('Toyota RAV4 Hybrid XLE AWD');
    expect(confirmationMail(lead, plainAlertLinks, words).text).to.include(`See the vehicle:\n${lead.vehicle?.url ?? ''}`);
  });
});

describe('The confirmation to the visitor', () => {
  it('is a copy in their language of what they asked for, without web addresses', () => {
    const texts = LANGUAGE_IDS.map((languageId) => confirmationMail(aLead({ languageId }), plainAlertLinks, words).text);
    expect(new Set(texts).size).to.equal(texts.length);
    for (const text of texts) {
      expect(text)
        .to.include("Zoé Tremblay-O'Neil")
        .and.to.include('I could come by on Saturday.')
        .and.not.to.match(/\{[A-Z]+\}/);
    }
  });

  it('says when an appointment is to be, with the message', () => {
    const asked = aLead({ type: 'appointment', languageId: 1, date: '2026-09-20', time: 'morning' });
    expect(confirmationMail(asked, plainAlertLinks, words).text)
      .to.include('Preferred time: Sunday, September 20, 2026, morning')
      .and.include('Saturday');
  });

  it('says which vehicle they would trade in', () => {
    const offered = anOfferedVehicle();
    const { text } = confirmationMail(aLead({ type: 'trade-in', languageId: 1, offered }), plainAlertLinks, words);
    expect(text).to.include('Your vehicle: 2015 Honda CR-V EX-L, 145,000 km').and.include('Its condition: good');
  });

  it('leads nobody anywhere by what was written in the form', () => {
    const message = 'Win at https://evil.example/x or www.evil.example or evil.example, or ask zoe@evil.example. Bye.';
    const { text, html } = confirmationMail(aLead({ message }), plainAlertLinks, words);
    for (const each of [text, html]) expect(each).to.include('Win at […]').and.include('Bye.').and.not.include('evil');
  });

  it('has a subject that says what it is about', () => {
    const subjectOf = (lead: Lead): string => confirmationMail(lead, plainAlertLinks, words).subject;
    expect(subjectOf(aLead({ languageId: 1, type: 'availability' }))).to.equal(
      'One more step for your availability alert – 2019 Toyota RAV4 Hybrid XLE AWD',
    );
    expect(subjectOf(aLead({ languageId: 1, type: 'contact', vehicle: null }))).to.equal('We have passed on your request');
  });

  it('tells automatic responders not to answer', () =>
    expect(confirmationMail(aLead(), plainAlertLinks, words).automatic).to.equal(true));
});

describe('The mails of an availability alert', () => {
  const request = (languageId: LanguageId) => aLead({ type: 'availability', languageId, message: null });

  it('ask for a confirmation in the visitor’s language, by a link and with a way to stop', () => {
    const texts = LANGUAGE_IDS.map((languageId) => {
      const { text, html, stopUrl } = confirmationMail(request(languageId), plainAlertLinks, words);
      const link = `https://forecourt.example${pathOf('Public_AvailabilityAlert', languageId)}?Alert=token-of-${request(1).id}`;
      expect(text).to.include(link);
      expect(html).to.include(`href="${link}"`);
      expect(stopUrl).to.equal(`https://forecourt.example/alerts/stop?Alert=token-of-${request(1).id}`);
      return text;
    });
    expect(new Set(texts).size).to.equal(texts.length);
  });

  it('tell that the vehicle is back, once, in five languages, with nothing that the visitor wrote but their name', () => {
    const texts = LANGUAGE_IDS.map((languageId) => {
      const mail = alertMail(aLead({ type: 'availability', languageId }), 5, plainAlertLinks, words);
      expect(mail).to.deep.include({ automatic: true, date: 5, attachments: [] });
      expect(mail.subject).to.include('Toyota RAV4 Hybrid XLE').and.include('2019');
      expect(mail.text)
        .to.not.include('Saturday')
        .and.not.match(/\{[A-Z]+\}/);
      return mail.text;
    });
    expect(new Set(texts).size).to.equal(texts.length);
  });

  it('are no part of any other request', () => {
    expect(confirmationMail(aLead(), plainAlertLinks, words)).to.deep.include({ stopUrl: null });
    expect(confirmationMail(aLead(), plainAlertLinks, words).text).to.not.include('Alert=');
  });
});
