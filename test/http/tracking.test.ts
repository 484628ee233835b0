import { expect } from 'chai';
import express from 'express';
import { join } from 'node:path';
import { trackingApi } from '../../src/adapters/http/api/tracking.ts';
import { bridge } from '../../src/adapters/http/bridge.ts';
import { chooseSite } from '../../src/adapters/http/middleware/choose-site.ts';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import type { Visit } from '../../src/domain/tracking/traffic-counts.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../support/fakes/in-memory-inventory.ts';
import { words } from '../support/words.ts';
import { requestsTo, type RequestOptions, type Send } from '../support/requests.ts';
import { testApp } from '../support/test-app.ts';

const sites = loadSites(join(import.meta.dirname, '../../sites'));
const MEDIA = 1402;
const FRANCE = 1369;
const DEALER_PAGE = 'https://pontviau.example/rav4?stock=A1001';
const TRACKING = {
  SiteId: MEDIA,
  TypeId: 3,
  Url: DEALER_PAGE,
  ProductId: 1,
  City: 'Laval',
  Province: 'Quebec',
  Country: 'Canada',
  PostalCode: 'H7N 4Y5',
  Latitude: 45.575,
  Longitude: -73.689,
};
const JSON_BODY = { 'content-type': 'application/json' };
const VIEW = { TypeId: 1, SiteId: MEDIA, ProductId: 1 };
const CLICK: Visit = { event: 'click', siteId: MEDIA, vehicleId: 1 };

/** One after the other. */
const times = async <T>(count: number, act: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let done = 0; done < count; done += 1) results.push(await act());
  return results;
};

describe('Tracking', () => {
  let request: Send;
  let counted: Visit[];
  let full: boolean;

  beforeEach(async () => {
    const vehicles = new InMemoryInventory();
    await vehicles.transaction(async (write) => {
      await write.saveDealer(aDealer().record());
      await write.add([aVehicle().with({ outboundUrl: DEALER_PAGE }).stored(), aVehicle().stock('A1002').stored()], 0);
    });
    counted = [];
    full = false;
    const traffic = {
      count(visit: Visit): boolean {
        counted.push(visit);
        return !full;
      },
    };
    const app = express().use(chooseSite(sites, words), bridge({ vehicles, traffic }));
    app.use('/api', trackingApi({ sites, vehicles, traffic }));
    request = requestsTo(app);
  });

  const send = (options: RequestOptions) =>
    request({ ...options, headers: { host: 'media.localhost:3000', 'user-agent': 'Firefox', ...options.headers } });
  const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
    send({
      method: 'POST',
      url: `/api/products/${path}?Session.Language=1`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });

  describe('reported by the browser', () => {
    it('counts the view of a vehicle', async () => {
      const answer = await post('views', VIEW);
      expect(answer.statusCode).to.equal(200);
      expect(answer.json()).to.deep.equal({ Status: 1 });
      expect(counted).to.deep.equal([{ event: 'view', siteId: MEDIA, vehicleId: 1 }]);
    });

    it('counts the click to the dealer, and stores nothing about the visitor', async () => {
      expect((await post('bridge/track', TRACKING)).json()).to.deep.equal({ Status: 1 });
      expect(counted).to.deep.equal([CLICK]);
    });

    it('takes a click of a visitor whose place is not known', async () => {
      const { City: _city, ...rest } = TRACKING;
      expect((await post('bridge/track', { ...rest, Latitude: null, Longitude: null, PostalCode: '' })).statusCode).to.equal(200);
    });

    it('answers, but counts nothing, for site id 0', async () => {
      expect((await post('views', { ...VIEW, SiteId: 0 })).json()).to.deep.equal({ Status: 1 });
      expect(counted).to.deep.equal([]);
    });

    it('names everything that it cannot read', async () => {
      const answer = await post('bridge/track', {
        SiteId: '1402',
        TypeId: 9,
        Url: 'javascript:alert(1)',
        ProductId: -1,
        City: 'x'.repeat(300),
        Latitude: 91,
      });
      expect(answer.statusCode).to.equal(400);
      expect(answer.headers['content-type']).to.match(/^application\/problem\+json/);
      expect(answer.json().faults.map(({ name }: { name: string }) => name)).to.deep.equal([
        'TypeId',
        'SiteId',
        'ProductId',
        'Url',
        'City',
        'Latitude',
      ]);
      expect(counted).to.deep.equal([]);
    });

    it('asks for JSON when given something else', async () => {
      const answer = await post('views', VIEW, { 'content-type': 'text/plain' });
      expect(answer.statusCode).to.equal(400);
      expect(answer.json().faults[0].hint).to.equal('give a JSON object as application/json');
    });

    it('refuses a site that this server does not have', async () => {
      const answer = await post('views', { ...VIEW, SiteId: 9999 });
      expect(answer.statusCode).to.equal(400);
      expect(answer.json().faults).to.deep.equal([{ name: 'SiteId', hint: 'no site of this server has this id' }]);
    });

    it('knows no vehicle that does not exist, or that the site does not show', async () => {
      expect((await post('views', { ...VIEW, ProductId: 99 })).statusCode).to.equal(404);
      expect((await post('views', { ...VIEW, SiteId: FRANCE })).statusCode).to.equal(404);
      expect(counted).to.deep.equal([]);
    });

    it('says so when it cannot count any more', async () => {
      full = true;
      expect((await post('views', VIEW)).statusCode).to.equal(503);
    });

    it('stops counting an address that reports too often', async () => {
      const answers = await times(130, () => post('views', VIEW));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).to.have.length(120);
      const refused = answers.find(({ statusCode }) => statusCode === 429);
      expect(refused?.json().title).to.equal('Too many reports from this address');
      expect(refused?.headers['retry-after']).to.match(/^\d+$/);
      expect(
        (
          await send({
            method: 'POST',
            url: '/api/products/views',
            from: '127.0.0.9',
            payload: JSON.stringify(VIEW),
            headers: JSON_BODY,
          })
        ).statusCode,
      ).to.equal(200);
    });

    it('takes reports from pages of its own hosts alone, when it is their data host', async () => {
      const preflight = (origin: string) =>
        send({ method: 'OPTIONS', url: '/api/products/views', headers: { origin, 'access-control-request-method': 'POST' } });
      const own = await preflight('http://dealer.localhost:3000');
      expect(own.statusCode).to.equal(204);
      expect(own.headers['access-control-allow-origin']).to.equal('http://dealer.localhost:3000');
      expect(own.headers['access-control-allow-headers']).to.equal('Content-Type, Cache-Control');
      expect((await preflight('https://elsewhere.example')).headers).not.to.have.property('access-control-allow-origin');
    });
  });

  describe('of the way to the dealer without JavaScript', () => {
    const follow = (options: Partial<RequestOptions> = {}) => send({ url: '/bridge/1', ...options });

    it('sends the visitor to the vehicle’s page at the dealer’s, and counts it', async () => {
      const answer = await follow();
      expect(answer.statusCode).to.equal(302);
      expect(answer.headers.location).to.equal(`${DEALER_PAGE}&Source=AUTO123`);
      expect(answer.headers['x-robots-tag']).to.equal('noindex, nofollow');
      expect(answer.headers['cache-control']).to.equal('no-store');
      expect(counted).to.deep.equal([CLICK]);
    });

    it('redirects robots without counting them', async () => {
      for (const agent of ['Googlebot/2.1', 'facebookexternalhit/1.1', '']) {
        expect((await follow({ headers: { 'user-agent': agent } })).statusCode).to.equal(302);
      }
      expect((await follow({ method: 'HEAD' })).statusCode).to.equal(302);
      expect(counted).to.deep.equal([]);
    });

    it('does not redirect a prefetch', async () => {
      expect((await follow({ headers: { 'sec-purpose': 'prefetch;prerender' } })).statusCode).to.equal(503);
      expect(counted).to.deep.equal([]);
    });

    it('counts nothing on a host with site id 0', async () => {
      expect((await follow({ headers: { host: 'localhost' } })).statusCode).to.equal(302);
      expect(counted).to.deep.equal([]);
    });

    it('stops counting one address after thirty clicks, and still sends it on', async () => {
      const answers = await times(32, () => follow());
      expect(answers.every(({ statusCode }) => statusCode === 302)).to.be.true;
      expect(counted).to.have.length(30);
    });

    it('finds nothing for what is not there', async () => {
      for (const url of ['/bridge/2', '/bridge/99', '/bridge/x', '/bridge/1/2'])
        expect((await follow({ url })).statusCode).to.equal(404);
      expect((await follow({ headers: { host: 'fr.localhost' } })).statusCode).to.equal(404);
      expect(counted).to.deep.equal([]);
    });
  });

  describe('in the whole application', () => {
    const host = { headers: { host: 'media.localhost' } };

    it('takes reports, and leads to the dealer', async () => {
      const visits: Visit[] = [];
      const stock = { vehicles: [{ vehicle: aVehicle().with({ bridge: true, outboundUrl: DEALER_PAGE }) }] };
      const whole = await testApp(stock, { traffic: { count: (visit) => visits.push(visit) > 0 } });
      const seen = await whole.send({
        method: 'POST',
        url: '/api/products/views',
        headers: { ...host.headers, ...JSON_BODY },
        payload: JSON.stringify(VIEW),
      });
      expect(seen.json()).to.deep.equal({ Status: 1 });
      const left = await whole.get('/bridge/1', { headers: { ...host.headers, 'user-agent': 'Firefox' } });
      expect(left.headers.location).to.equal(`${DEALER_PAGE}&Source=AUTO123`);
      expect(visits).to.deep.equal([{ event: 'view', siteId: MEDIA, vehicleId: 1 }, CLICK]);
      expect((await whole.get('/bridge/2', host)).statusCode).to.equal(404);
    });

    it('says what is wrong with a report that is not JSON', async () => {
      const whole = await testApp();
      const headers = { ...host.headers, 'content-type': 'application/json' };
      const answer = await whole.send({ method: 'POST', url: '/api/products/views', headers, payload: '{"TypeId"' });
      expect(answer.statusCode).to.equal(400);
      expect(answer.headers['content-type']).to.match(/^application\/problem\+json/);
      const long = await whole.send({ method: 'POST', url: '/api/products/views', headers, payload: `"${'x'.repeat(9000)}"` });
      expect(long.statusCode).to.equal(413);
    });

    it('lets pages call the data host, and no other', async () => {
      const policyOf = async (dataHost: string) =>
        String(
          (await (await testApp({}, {}, { dataHost })).get('/en-ca', { headers: { host: 'fr.localhost' } })).headers[
            'content-security-policy'
          ],
        );
      expect(await policyOf('https://data.example')).to.include("connect-src 'self' https://data.example;");
      expect(await policyOf('')).to.include("connect-src 'self';");
    });
  });
});
