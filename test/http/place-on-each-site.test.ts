/** The server's order (specification, section 4) walked on every demo site, each step where the ones before it find nothing. */
import { join } from 'node:path';
import { expect } from 'chai';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { sessionPlace } from '../../src/domain/location/session-place.ts';
import { callQuery } from '../../src/domain/tracking/session-query.ts';
import type { PageState } from '../../src/ui/page-state.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const SESSION = { languageId: 1, now: new Date(0), host: 'localhost', url: 'http://localhost/' } as const;

const BY_COUNTRY = {
  CA: {
    code: 'H7S',
    city: 'Laval',
    point: '45,57',
    across: '-73,74',
    ip: '24.48.0.1',
    ipCity: 'Montréal',
    foreignIp: '90.63.1.1',
  },
  FR: { code: '69003', city: 'Lyon', point: '45,748', across: '4,847', ip: '90.63.1.1', ipCity: 'Paris', foreignIp: '24.48.0.1' },
} as const;

describe('The visitor’s place on each site', () => {
  for (const site of loadSites(join(import.meta.dirname, '../../sites'))) {
    const { code, city, point, across, ip, ipCity, foreignIp } = BY_COUNTRY[site.country];
    const path = pathOf(site.specs ? 'Specs_Index' : 'Public_Index', site.defaultLanguage);
    const host = site.hosts[0]!;

    describe(`${site.key} (${site.country})`, () => {
      let app: TestApp;
      before(async () => {
        app = await testApp({}, {}, { trustedProxies: ['127.0.0.1'] });
      });
      const placeOf = async (query = '', headers: Record<string, string> = {}) =>
        (await app.get(`/_data${path}${query}`, { headers: { host, ...headers } })).json<PageState>().frame.place;
      const cookies = async (): Promise<string> => {
        const answer = await app.get(`${path}?PostalCode=${code}`, { headers: { host } });
        return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
      };

      it('is looked up by the postal code of the request', async () => {
        expect(await placeOf(`?PostalCode=${code}`)).to.include({ city, source: 'Server Keyword', valid: true });
      });

      it('is looked up by the city of the request', async () => {
        expect(await placeOf(`?City=${city}`)).to.include({ city, source: 'Server Keyword', valid: true });
      });

      it('is looked up by the city and province where the postal code is not known', async () => {
        const province = site.country === 'CA' ? 'QC' : 'ARA';
        const place = await placeOf(`?PostalCode=ZZZ&City=${city}&Province=${province}`);
        expect(place).to.include({ city, source: 'Server Keyword', valid: true });
      });

      it('is first of all the one that the running page holds', async () => {
        const held = (await placeOf(`?PostalCode=${code}`))!;
        const session = `?${callQuery(SESSION, sessionPlace(held))}`;
        const elsewhere = { 'x-forwarded-for': ip };
        expect(await placeOf(session, elsewhere)).to.include({ city, source: 'Server Keyword', valid: true });
        const [asked, { frame }] = [
          `${session}&Make=kia`,
          (await app.get(`/_data${path}${session}&Make=kia`, { headers: { host } })).json<PageState>(),
        ];
        expect(asked).to.include('Session.City');
        expect(frame.url, 'the session is no part of the address').to.equal(`${path}?Make=kia`);
        const abroad = session.replace(`CountryIso=${site.country}`, 'CountryIso=US');
        expect((await placeOf(abroad, elsewhere))?.source).to.equal('Server IP');
        const document = await app.get(path + session, { headers: { host } });
        expect(document.headers['set-cookie']?.join() ?? '', 'somebody’s link moves nobody').not.to.include('Location_');
      });

      it('is what a trusted proxy says in its headers, where the site reads them and the visitor names no other', async () => {
        const sites = [{ ...site, location: { ...site.location, proxyHeaders: 'cloudflare' as const } }];
        const behind = await testApp({}, { sites }, { trustedProxies: ['127.0.0.1'] });
        const headers = {
          host,
          'cf-ipcity': Buffer.from('Québec').toString('latin1'),
          'cf-region-code': site.province,
          'cf-ipcountry': site.country,
          'cf-iplatitude': '46.81',
          'cf-iplongitude': '-71.21',
        };
        const at = async (application: TestApp, query = '', more: Record<string, string> = {}, from = '127.0.0.1') =>
          (await application.get(`/_data${path}${query}`, { headers: { ...headers, ...more }, from })).json<PageState>().frame
            .place;
        expect(await at(behind)).to.include({ city: 'Québec', source: 'Proxy Headers', valid: true });
        expect(await at(behind, `?PostalCode=${code}`)).to.include({ city, source: 'Server Keyword' });
        expect(await at(behind, '', { cookie: await cookies() })).to.include({ city, source: 'Server Cookies' });
        expect(await at(behind, '', { 'cf-ipcountry': 'US' })).to.equal(null);
        expect(await at(behind, '', {}, '127.0.0.9'), 'whoever is no trusted proxy').to.equal(null);
        expect(await at(app), 'a site that reads none').to.equal(null);
      });

      it('is looked up by the coordinates of the request, with decimal commas', async () => {
        const query = `?Latitude=${point}&Longitude=${across}`;
        expect(await placeOf(query)).to.include({ city, source: 'Server Coordinates', valid: true });
        expect(await placeOf('?Latitude=0&Longitude=0'), 'both 0 is nowhere').to.equal(null);
      });

      it('is what the cookies say', async () => {
        expect(await placeOf('', { cookie: await cookies() })).to.include({ city, source: 'Server Cookies', valid: true });
      });

      it('is guessed by the IP address, which is never valid', async () => {
        expect(await placeOf('', { 'x-forwarded-for': ip })).to.include({ city: ipCity, source: 'Server IP', valid: false });
      });

      it('is not known by an IP address of another country', async () => {
        expect(await placeOf('', { 'x-forwarded-for': foreignIp })).to.equal(null);
      });

      it('takes the first step that finds a place, and goes on with the next if one does not', async () => {
        const all = { cookie: await cookies(), 'x-forwarded-for': ip };
        const source = async (query: string) => (await placeOf(query, all))?.source;
        expect(await source(`?PostalCode=${code}&Latitude=${point}&Longitude=${across}`)).to.equal('Server Keyword');
        expect(await source(`?City=Nowhere&Latitude=${point}&Longitude=${across}`)).to.equal('Server Coordinates');
        expect(await source('?City=Nowhere&Latitude=0&Longitude=0')).to.equal('Server Cookies');
        expect((await placeOf('?City=Nowhere', { 'x-forwarded-for': ip }))?.source).to.equal('Server IP');
      });
    });
  }
});
