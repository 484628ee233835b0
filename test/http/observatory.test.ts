/** The score of MDN's HTTP Observatory: its published modifiers, applied to what each demo site answers by https. */
import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import type { Answer } from '../support/requests.ts';
import { testApp } from '../support/test-app.ts';

const directivesOf = ({ headers }: Answer): ReadonlyMap<string, readonly string[]> =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const BROAD = ['*', 'http:', 'https:', "'unsafe-inline'", "'unsafe-eval'", 'data:'];

/** Each test's modifier (github.com/mdn/mdn-http-observatory, src/grader/charts.js); -100 for what would cost points. */
const MODIFIERS: Readonly<Record<string, (answer: Answer) => number>> = {
  'content-security-policy'(answer) {
    const csp = directivesOf(answer);
    const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
    const isUnsafe = ['script-src', 'style-src', 'object-src'].some((name) => of(name).some((source) => BROAD.includes(source)));
    const isOpen = ['base-uri', 'form-action', 'frame-ancestors'].some((name) => (csp.get(name) ?? ['*']).includes('*'));
    if (isUnsafe || isOpen || [...csp.values()].flat().some((source) => source.startsWith('http:'))) return -100;
    return csp.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
  },
  cookies: ({ headers }) =>
    (headers['set-cookie'] ?? []).every((cookie) => /; Secure/i.test(cookie) && /; SameSite=(?:Lax|Strict)/i.test(cookie))
      ? 5
      : -100,
  'strict-transport-security': ({ headers }) =>
    Number(/^max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) >= 15_768_000 ? 0 : -100,
  'referrer-policy': ({ headers }) => (headers['referrer-policy'] === 'strict-origin-when-cross-origin' ? 5 : -100),
  'subresource-integrity'({ body }) {
    const scripts = [...new JSDOM(body).window.document.querySelectorAll<HTMLScriptElement>('script[src]')];
    return scripts.length > 0 && scripts.every((script) => script.getAttribute('integrity')?.startsWith('sha384-')) ? 5 : 0;
  },
  'x-content-type-options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -100),
  'x-frame-options': (answer) => (directivesOf(answer).get('frame-ancestors')?.join(' ') === "'self'" ? 5 : -100),
  'cross-origin-resource-policy': ({ headers }) => (headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0),
  cors: ({ headers }) => (headers['access-control-allow-origin'] === undefined ? 0 : -100),
};

describe('By the rules of MDN’s HTTP Observatory', () => {
  for (const host of ['localhost', 'fr.localhost', 'media.localhost', 'dealer.localhost', 'moto.localhost', 'specs.localhost'])
    it(`${host} has at least 140 of 145 points`, async () => {
      const app = await testApp({}, {}, { trustedProxies: ['loopback'] });
      const headers = { host, 'x-forwarded-proto': 'https' };
      const first = await app.get('/', { headers });
      const answer = first.headers.location === undefined ? first : await app.get(first.headers.location, { headers });
      expect(answer.statusCode).to.equal(200);
      const points = Object.entries(MODIFIERS).map(([name, modifier]) => [name, modifier(answer)] as const);
      const score = points.reduce((sum, [, modifier]) => sum + modifier, 100);
      expect(score, JSON.stringify(points)).to.be.at.least(140);
    });

  it('visitors who came by http are not told to come by https; sub-domains only where the site says so', async () => {
    const app = await testApp({}, {}, { trustedProxies: ['loopback'] });
    expect((await app.get('/en-ca')).headers['strict-transport-security']).to.equal(undefined);
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    expect((await app.get('/en-ca', https)).headers['strict-transport-security']).to.equal('max-age=31536000');
    const sites = app.container.get('sites').map((site) => ({ ...site, hsts: { includeSubDomains: true, preload: true } }));
    const strict = await testApp({}, { sites }, { trustedProxies: ['loopback'] });
    expect((await strict.get('/en-ca', https)).headers['strict-transport-security']).to.equal(
      'max-age=31536000; includeSubDomains; preload',
    );
  });

  it('pages use the device’s place at a press, and nothing else of it', async () => {
    const { headers } = await (await testApp()).get('/en-ca');
    expect(headers['permissions-policy']).to.contain('geolocation=(self)').and.contain('camera=()').and.contain('microphone=()');
    expect(headers['cross-origin-opener-policy']).to.equal('same-origin');
  });
});
