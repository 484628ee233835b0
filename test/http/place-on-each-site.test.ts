/** The server's order (specification, section 4) walked on every demo site, each step where the ones before it find nothing. */
import { join } from 'node:path';
import { expect } from 'chai';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import type { PageState } from '../../src/ui/page-state.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

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
