import { expect } from 'chai';
import fc from 'fast-check';
import {
  CONSENT_PURPOSES,
  consentCookie,
  consentSignals,
  consentsTo,
  purposesAsked,
  readConsent,
} from '../../../../src/domain/consent/consent.ts';
import type { Ad } from '../../../../src/domain/site/ads.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('Consent', () => {
  it('comes back from its cookie as it was given', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.subarray([...CONSENT_PURPOSES]), (id, purposes) => {
        expect(readConsent(consentCookie({ id, purposes }))).to.deep.equal({ id, purposes });
      }),
    );
  });

  it('is for the purposes that were chosen, and for no other', () => {
    const cookie = consentCookie({ id: ID, purposes: ['advertising'] });
    expect(consentsTo('advertising', cookie)).to.be.true;
    expect(consentsTo('analytics', cookie)).to.be.false;
  });

  it('was not given by silence, by refusal, or by a cookie that was tampered with', () => {
    const refused = consentCookie({ id: ID, purposes: [] });
    const tampered = [
      '',
      'analytics',
      'true',
      `2026-11|${ID}|everything`,
      `2026-11|${ID}|analytics,everything`,
      `2026-11|${ID}`,
      `2026-11|${ID}|analytics|x`,
      `1|${ID}|analytics`,
      '2026-11||analytics',
    ];
    for (const cookie of [undefined, refused, ...tampered]) expect(consentsTo('analytics', cookie)).to.be.false;
    fc.assert(fc.property(fc.string(), (text) => readConsent(text) === null));
  });

  it('is remembered when refused, so that nobody is asked twice', () => {
    expect(readConsent(consentCookie({ id: ID, purposes: [] }))).to.deep.equal({ id: ID, purposes: [] });
  });

  it('is asked for only where something of others would be loaded', () => {
    const own: Ad = { name: 'own', value: 'Fuel=electric', picture: null, texts: {}, frame: null };
    const framed: Ad = { ...own, frame: { url: 'https://ads.example/slot', provider: 'Example', height: 250 } };
    expect(purposesAsked({ tagManager: null, ads: [own] })).to.deep.equal([]);
    expect(purposesAsked({ tagManager: null, ads: [own, framed] })).to.deep.equal(['advertising']);
    expect(purposesAsked({ tagManager: 'GTM-ABCD', ads: [] })).to.deep.equal(['analytics', 'advertising']);
  });

  it('tells the tag manager denied for all that was not chosen', () => {
    expect(consentSignals(['analytics'])).to.deep.equal({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    expect(consentSignals(['advertising'])).to.deep.equal({
      analytics_storage: 'denied',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    });
  });
});
