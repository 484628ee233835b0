/** Only this site's own pages act for a visitor, at the pace of people, whatever the browser. */
import { expect } from 'chai';
import type { RequestHandler } from 'express';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { JSDOM } from 'jsdom';
import { FakeConsentProofs } from '../support/fakes/fake-consent-proofs.ts';
import { FakeFormStamps } from '../support/fakes/fake-form-stamps.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Each with a body that its endpoint takes. */
const FORMS = {
  '/consent': 'choice=none',
  '/theme': 'theme=dark',
  '/favorites': 'action=add&id=1',
  '/location': 'forget=1',
} as const;
const FORM_PATHS = Object.keys(FORMS) as (keyof typeof FORMS)[];

describe('A post', () => {
  let app: TestApp;
  let proofs: FakeConsentProofs;
  beforeEach(async () => {
    proofs = new FakeConsentProofs();
    app = await testApp({ vehicles: [{ vehicle: aVehicle() }] }, { consentProofs: proofs }, { trustedProxies: ['loopback'] });
  });

  const post = (url: keyof typeof FORMS, headers: Record<string, string>, body = '') =>
    app.send({ method: 'POST', url, headers: { ...FORM, ...headers }, payload: `${FORMS[url]}${body}` });

  /** What a browser, a text browser or a program says of where it comes from. */
  const UNSAID = { origin: '' };

  for (const url of FORM_PATHS) {
    it(`to ${url} is taken from a page of this site`, async () => {
      expect((await post(url, { 'sec-fetch-site': 'same-origin' })).statusCode).to.equal(303);
      expect((await post(url, { origin: 'http://localhost:3000' })).statusCode).to.equal(303);
      expect(
        (await post(url, { host: 'localhost', 'x-forwarded-proto': 'https', origin: 'https://localhost' })).statusCode,
      ).to.equal(303);
    });

    for (const [who, headers] of Object.entries({
      'another site': { 'sec-fetch-site': 'cross-site' },
      'another host of this domain': { 'sec-fetch-site': 'same-site' },
      'another site, in a browser without Sec-Fetch-Site': { origin: 'https://evil.example' },
      'a page without an origin': { origin: 'null' },
      'another port': { origin: 'http://localhost:9' },
    }))
      it(`to ${url} is refused from ${who}, and changes nothing`, async () => {
        const answer = await post(url, headers, '&Stamp=aged+1000+x');
        expect(answer.statusCode).to.equal(403);
        expect(answer.headers['set-cookie'] ?? []).to.deep.equal([]);
        expect(proofs.records).to.deep.equal([]);
      });

    it(`to ${url} that does not say where it comes from needs the stamp of a page`, async () => {
      expect((await post(url, UNSAID)).statusCode).to.equal(403);
      expect((await post(url, UNSAID, '&Stamp=made-up')).statusCode).to.equal(403);
      expect((await post(url, UNSAID, '&Stamp=aged+90000000+x')).statusCode).to.equal(403);
      expect((await post(url, UNSAID, '&Stamp=aged+60000+x')).statusCode).to.equal(303);
    });

    it(`to ${url} has a pace`, async () => {
      const answers = await Promise.all(Array.from({ length: 150 }, () => post(url, { 'sec-fetch-site': 'same-origin' })));
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(refused.length).to.be.above(20);
      expect(refused[0]?.headers['retry-after']).to.equal('60');
    });
  }

  it('without JavaScript brings the stamp of its page', async () => {
    const { window } = new JSDOM((await app.get('/en-ca/cars', { headers: { host: 'media.localhost' } })).body);
    const actions = ['/consent', '/theme', '/favorites', '/location'];
    for (const action of actions) {
      const stamp = window.document.querySelector<HTMLInputElement>(`form[action="${action}"] input[name="Stamp"]`)?.value;
      expect(new FakeFormStamps().ageOf(stamp ?? ''), action).to.be.a('number');
    }
  });

  it('of a lead is refused from another site', async () => {
    for (const url of ['/api/leads', '/leads'])
      expect(
        (await app.send({ method: 'POST', url, headers: { 'sec-fetch-site': 'cross-site' }, payload: '{}' })).statusCode,
        url,
      ).to.equal(403);
  });

  it('of any kind has a pace: no router has a post without', async () => {
    interface Layer {
      readonly route?: { readonly path: string | readonly string[]; readonly methods: Record<string, boolean> };
    }
    const routers: readonly RequestHandler[] = ['api', 'actions', 'pageRoutes'].flatMap((name) =>
      app.container.get(name as 'api' | 'actions' | 'pageRoutes'),
    );
    const paths = routers.flatMap((router) =>
      ((router as { stack?: Layer[] }).stack ?? []).flatMap(({ route }) => (route?.methods.post ? [route.path].flat() : [])),
    );
    expect(paths.length).to.be.above(8);
    for (const path of new Set(paths)) {
      const url = ['/products/views', '/products/bridge/track', '/dealer/vehicles'].includes(path) ? `/api${path}` : path;
      const more = path.startsWith('/dealer/') ? 610 : 160;
      const answers = await Promise.all(
        Array.from({ length: more }, () =>
          app.send({ method: 'POST', url, headers: { ...FORM, 'x-forwarded-for': '10.7.7.7' }, payload: 'a=b' }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 429).length, url).to.be.above(0);
    }
  });
});
