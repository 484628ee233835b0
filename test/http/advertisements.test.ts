import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { consentCookie, type ConsentPurpose } from '../../src/domain/consent/consent.ts';
import { aSite } from '../support/builders/a-frame.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

const SITE = aSite({
  hosts: ['localhost'],
  ads: [
    {
      name: 'electric',
      value: 'Fuel=electric',
      picture: null,
      texts: { 1: { title: 'Plug in at home', text: 'Every electric vehicle.', action: 'See them' } },
      frame: { url: 'https://ads.example/slot?lang={language}', provider: 'Example Ads', height: 280 },
    },
  ],
});

const cookieOf = (purposes: readonly ConsentPurpose[]): string =>
  `Consent=${encodeURIComponent(consentCookie({ id: '00000000-0000-4000-8000-000000000000', purposes }))}`;

describe('A third party’s advertisement', () => {
  const list = async (cookie = '') => {
    const vehicles = Array.from({ length: 9 }, (_, n) => ({ vehicle: aVehicle().stock(String(n)) }));
    const { get } = await testApp({ vehicles }, { sites: [SITE] });
    const answer = await get('/en-ca/cars', { headers: { cookie } });
    const { document } = new JSDOM(answer.body).window;
    return { document, ad: document.querySelector('.cars-cell--ad'), policy: String(answer.headers['content-security-policy']) };
  };

  it('is replaced by the site’s own until the visitor consents, and after they refuse', async () => {
    for (const cookie of ['', cookieOf([]), cookieOf(['analytics']), 'Consent=all']) {
      const { document, ad } = await list(cookie);
      expect(ad?.querySelector('strong')?.textContent, cookie).to.equal('Plug in at home');
      expect(document.querySelector('iframe')).to.equal(null);
      expect(document.documentElement.outerHTML).not.to.contain('ads.example');
    }
  });

  it('with a car stands among cars, and not among boats', async () => {
    const [ad] = SITE.ads;
    const site = { ...SITE, ads: [{ ...ad!, frame: null, picture: { body: 'suv', colour: 'teal' } as const }] };
    const ads = async (path: string, type: 'car' | 'boat' | 'heavy') => {
      const vehicles = Array.from({ length: 9 }, (_, n) => ({ vehicle: aVehicle().stock(String(n)).with({ type, body: null }) }));
      const { get } = await testApp({ vehicles }, { sites: [site] });
      const { document } = new JSDOM((await get(path)).body).window;
      expect(document.querySelectorAll('.cars-card')).to.have.length(9);
      return document.querySelectorAll('.cars-cell--ad').length;
    };
    expect(await ads('/en-ca/cars', 'car')).to.equal(1);
    expect(await ads('/en-ca/cars?Type=heavy', 'heavy')).to.equal(0);
    expect(await ads('/en-ca/recreative', 'boat')).to.equal(0);
  });

  it('is asked for separately on a site without analytics', async () => {
    const { document } = await list();
    expect(document.querySelector('.cars-consent h2')?.textContent).to.equal('Your choice about advertising');
    expect([...document.querySelectorAll('[name="purposes"]')].map((box) => box.getAttribute('value'))).to.deep.equal([
      'advertising',
    ]);
  });

  it('is in a labelled frame of a known height that may not navigate the page', async () => {
    const { document, ad, policy } = await list(cookieOf(['advertising']));
    expect(ad?.textContent).to.equal('Advertisement · Example Ads');
    const frame = ad?.querySelector('iframe');
    expect(frame?.getAttribute('src')).to.equal('https://ads.example/slot?lang=en-ca');
    expect(frame?.getAttribute('height')).to.equal('280');
    expect(frame?.getAttribute('loading')).to.equal('lazy');
    expect(frame?.getAttribute('title')).to.equal('Advertisement · Example Ads');
    expect(frame?.getAttribute('sandbox')?.split(' ')).not.to.include.oneOf([
      'allow-top-navigation',
      'allow-top-navigation-by-user-activation',
      'allow-forms',
      'allow-modals',
      'allow-downloads',
    ]);
    expect(policy).to.contain("frame-src 'self' https://ads.example;");
    expect(document.querySelector('.cars-consent')).to.equal(null);
  });

  it('is framed by no other site', async () => {
    const { get } = await testApp();
    expect((await get('/en-ca/cars')).headers['content-security-policy']).to.contain("frame-src 'self';");
  });
});
