/** The walk of `npm run crawl` over a small inventory, without a server's process: a few addresses of each kind of page. */
import { expect } from 'chai';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { crawl, type Fetched } from '../support/crawl/crawl.ts';
import { testApp } from '../support/test-app.ts';

describe('A search engine', () => {
  it('finds the pages of both main sites in order', async () => {
    const { send } = await testApp({
      dealers: [aDealer(), aDealer().inFrance()],
      vehicles: [
        { vehicle: aVehicle() },
        { vehicle: aVehicle().named('Honda', 'Civic').with({ body: 'sedan', fuel: 'gas' }) },
        { vehicle: aVehicle().priced(20_000, 'EUR'), dealer: 1 },
      ],
    });
    const fetch = async (url: URL): Promise<Fetched> => {
      // The built client is not there.
      if (url.pathname.startsWith('/assets/')) return { status: 200, location: null, type: '', body: '' };
      const { statusCode, headers, body } = await send({ url: url.pathname + url.search, headers: { host: url.host } });
      return { status: statusCode, location: headers.location ?? null, type: headers['content-type'] ?? '', body };
    };
    const origins = loadSites('sites')
      .filter(({ key }) => ['main', 'france'].includes(key))
      .map(({ hosts: [host = ''] }) => `http://${host}:3000`);
    const { hosts, faults } = await crawl({ origins, fetch, samples: 1 });
    expect(faults).to.deep.equal([]);
    for (const { host, indexed } of hosts) expect(indexed, host).to.be.above(40);
  }).timeout(120_000);

  it('reports what is wrong', async () => {
    const page = (head: string, body: string): string =>
      `<!doctype html><html lang="en-CA"><head><title>t</title><meta name="description" content="d">` +
      `<meta property="og:title" content="t"><meta property="og:image" content="/i.jpg"><meta property="og:url" content="/">` +
      `${head}</head><body>${body}</body></html>`;
    const canonical = (path: string): string => `<link rel="canonical" href="http://a.test${path}">`;
    const alternate = (hreflang: string, path: string): string =>
      `<link rel="alternate" hreflang="${hreflang}" href="http://a.test${path}">`;
    const pages: Readonly<Record<string, string>> = {
      '/': page(
        canonical('/'),
        '<h1>Home</h1><a href="/en-ca/about">a</a><a href="/en-ca/cars">b</a><a href="/fr-ca/autos">c</a><a href="/gone">d</a>',
      ),
      '/en-ca/about': page('', '<h1>One</h1><h1>Two</h1><script type="application/ld+json">{</script>'),
      '/en-ca/cars': page(
        canonical('/en-ca/cars') + alternate('en-CA', '/en-ca/cars') + alternate('fr-CA', '/fr-ca/autos'),
        '<h1>x</h1>',
      ),
      '/fr-ca/autos': page(canonical('/fr-ca/autos'), '<h1>x</h1>'),
      '/robots.txt': 'Sitemap: http://a.test/sitemap.xml',
      '/sitemap.xml': '<loc>http://a.test/s.xml</loc>',
      '/s.xml': '<loc>http://a.test/en-ca/about</loc>',
      '/i.jpg': 'x',
    };
    const fetch = (url: URL): Promise<Fetched> => {
      const body = pages[url.pathname];
      return Promise.resolve({ status: body === undefined ? 404 : 200, location: null, type: 'text/html', body: body ?? '' });
    };
    const { faults } = await crawl({ origins: ['http://a.test'], fetch, samples: 1 });
    expect(faults.map(({ url, fault }) => `${url.replace('http://a.test', '')}: ${fault}`)).to.have.members([
      '/en-ca/about: 2 h1 instead of one',
      '/en-ca/about: 0 canonical instead of one',
      '/en-ca/about: JSON-LD is no JSON',
      '/en-ca/about: stands in a sitemap, and says that it is nothing',
      '/fr-ca/autos: lang is en-CA',
      '/gone: answers 404',
      '/en-ca/cars: has alternates without x-default',
      '/en-ca/cars: its fr-CA alternate names another set: http://a.test/fr-ca/autos',
    ]);
  });
});
