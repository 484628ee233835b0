import { expect } from 'chai';
import { callQuery, withoutSession } from '../../../../src/domain/tracking/session-query.ts';

describe('The query of every call', () => {
  it('says language, date, time, host and address in their order, then the call’s own', () => {
    const session = {
      languageId: 3,
      now: new Date(2026, 0, 5, 9, 7, 3),
      host: 'fr.example',
      url: 'https://fr.example/fr-fr?a=1&b=é',
    } as const;
    expect(callQuery(session, { Keyword: 'Évreux & co' })).to.equal(
      'Session.Language=3&Session.Date=2026-01-05&Session.Time=09%3A07%3A03&Session.Host=fr.example' +
        '&Session.Url=https%3A%2F%2Ffr.example%2Ffr-fr%3Fa%3D1%26b%3D%C3%A9&Keyword=%C3%89vreux%20%26%20co',
    );
  });
});

describe('The address of a call without the session', () => {
  it('is what was asked for', () => {
    expect(withoutSession('/en-ca/cars')).to.equal('/en-ca/cars');
    expect(withoutSession('/en-ca/cars?Session.Language=1&Make=kia&Session%2EHost=x&Page=2&Not.Session.=1')).to.equal(
      '/en-ca/cars?Make=kia&Page=2&Not.Session.=1',
    );
    expect(withoutSession('/en-ca/cars?Session.Language=1')).to.equal('/en-ca/cars');
    expect(withoutSession('/en-ca/cars?%zz=1')).to.equal('/en-ca/cars?%zz=1');
  });
});
