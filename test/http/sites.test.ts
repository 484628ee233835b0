import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { join } from 'node:path';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import { languageOf } from '../../src/domain/language/language.ts';
import { listPath } from '../../src/domain/inventory/list-path.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { isCompanyRestricted } from '../../src/domain/site/company-restriction.ts';
import type { Site } from '../../src/domain/site/site.ts';
import { vehiclePath } from '../../src/domain/vehicle/vehicle-url.ts';
import type { PageState } from '../../src/ui/page-state.ts';
import type { Visit } from '../../src/domain/tracking/traffic-counts.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle, type VehicleBuilder } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const DEALER_PAGE = 'https://pontviau.example/stock/1';

/** What the specification asks of each demo site that sells vehicles; `catalogue.test.ts` has the one of specifications alone. */
const EXPECTED = {
  main: { header: 'automoto', leads: 'plain', newTab: false, carriesDealer: false, ads: 2, tracked: false, restricted: false },
  france: { header: 'automoto', leads: 'plain', newTab: false, carriesDealer: false, ads: 2, tracked: true, restricted: false },
  media: { header: 'custom', leads: 'bridge', newTab: true, carriesDealer: false, ads: 2, tracked: true, restricted: true },
  dealer: { header: 'default', leads: 'plain', newTab: false, carriesDealer: true, ads: 0, tracked: true, restricted: true },
  moto: { header: 'automoto', leads: 'plain', newTab: false, carriesDealer: false, ads: 1, tracked: true, restricted: true },
} as const;
type Key = keyof typeof EXPECTED;
const KEYS = Object.keys(EXPECTED) as Key[];

const sites = loadSites(join(import.meta.dirname, '../../sites'));
const siteOf = (key: Key): Site => sites.find((site) => site.key === key)!;
const hostOf = (key: Key): string => siteOf(key).hosts[0]!;

/** A vehicle of the kind and the country that the site is about. */
const vehicleOf = (key: Key): VehicleBuilder => {
  const { division, currency } = siteOf(key);
  return aVehicle()
    .priced(12_000, currency)
    .with({ type: division === 'Automotive' ? 'car' : 'motorcycle', body: null, bridge: true, outboundUrl: DEALER_PAGE });
};

const stockOf = (key: Key, count = 1) => ({
  dealers: [key === 'france' ? aDealer().inFrance() : aDealer()],
  vehicles: Array.from({ length: count }, (_, k) => ({ vehicle: vehicleOf(key).stock(`A${String(k)}`) })),
});

const languageIdOf = (key: Key) => siteOf(key).defaultLanguage;
const listOf = (key: Key): string => listPath(siteOf(key).division, languageIdOf(key));
const pageOf = (key: Key, kind: 'plain' | 'bridge' | 'partial' = 'plain'): string =>
  vehiclePath({ ...vehicleOf(key).build(), id: 1 }, languageIdOf(key), kind);

describe('The demo sites', () => {
  for (const key of KEYS) {
    const expected = EXPECTED[key];

    describe(key, () => {
      let app: TestApp;
      let visits: Visit[];
      before(async () => {
        visits = [];
        app = await testApp(stockOf(key, 20), { traffic: { count: (visit) => visits.push(visit) > 0 } });
      });
      const get = (url: string, headers: Record<string, string> = {}) =>
        app.get(url, { headers: { host: hostOf(key), 'user-agent': 'Firefox', ...headers } });
      const documentOf = async (url: string, headers?: Record<string, string>): Promise<Document> =>
        new JSDOM((await get(url, headers)).body).window.document;
      const stateOf = async (url: string): Promise<PageState> => (await get(`/_data${url}`)).json<PageState>();

      it('has its header, menu and footer as its file says, unless a cookie or the request says otherwise', async () => {
        const shown = async (query: string, cookie = '') => {
          const page = await documentOf(listOf(key) + query, { cookie });
          return [page.querySelector('.cars-header'), page.querySelector('.cars-nav'), page.querySelector('.cars-footer')].map(
            Boolean,
          );
        };
        expect(await shown('')).to.deep.equal([true, true, true]);
        expect(await shown('?Menu=0&Footer=false')).to.deep.equal([true, false, false]);
        expect(await shown('?Header=0')).to.deep.equal([false, false, true]);
        expect(await shown('', 'Footer=0; Menu=0')).to.deep.equal([true, false, false]);
        expect(await shown('?Menu=true&Footer=1', 'Footer=0; Menu=0')).to.deep.equal([true, true, true]);
        expect((await documentOf(listOf(key))).querySelector('.cars-press') !== null).to.equal(expected.header === 'custom');
      });

      it('stores in cookies what a request shows or hides', async () => {
        const cookies = [(await get(`${listOf(key)}?menu=TRUE&Footer=0`)).headers['set-cookie'] ?? []].flat();
        expect(cookies.find((cookie) => cookie.startsWith('Menu='))).to.match(/^Menu=1; Path=\/; SameSite=Lax$/);
        expect(cookies.find((cookie) => cookie.startsWith('Footer='))).to.match(/^Footer=0; Path=\/; SameSite=Lax$/);
        expect(cookies.some((cookie) => cookie.startsWith('Header='))).to.be.false;
      });

      it('carries parameters on every link of its own, and the dealer with the distance only where no logo stands', async () => {
        const carried = expected.carriesDealer ? 'Menu=1&Group=elite&CompanyId=1&Distance=5000' : 'Menu=1&Group=elite';
        const language = languageIdOf(key);
        const pages = [pathOf('Public_Index', language), listOf(key), pageOf(key)];
        if (siteOf(key).searchType !== 'COMPANY') pages.push(pageOf(key, 'bridge'));
        pages.push(
          ...(['Public_Favorites', 'Public_Directory', 'Public_Compare'] as const).map((code) => pathOf(code, language)),
        );
        for (const path of pages) {
          const page = await documentOf(`${path}?Menu=1&Group=elite&CompanyId=1&Distance=5000`);
          const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
            .filter((link) => !link.hreflang && !/^\/(?:bridge|media|static)\//.test(link.getAttribute('href') ?? ''))
            // A list's own links drop or change what they are there to change.
            .filter(
              (link) =>
                !link.closest('.cars-chips, .cars-filters, .cars-view, .cars-toolbar, .cars-pager, .cars-more, .cars-bottombar'),
            );
          expect(links, path).not.to.have.length(0);
          for (const link of links) {
            const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://x');
            for (const [name, value] of new URLSearchParams(carried)) {
              expect(searchParams.get(name), `${path} -> ${link.getAttribute('href') ?? ''}: ${name}`).to.not.equal(null);
              if (name === 'Menu') expect(searchParams.get(name)).to.equal(value);
            }
          }
        }
      });

      it('carries parameters through redirects', async () => {
        const query = '?Menu=0&Group=elite';
        const wrongSlug = pageOf(key).replace(/[^/]+$/, 'x-1');
        for (const path of [wrongSlug, listOf(key).toUpperCase(), `${listOf(key)}${query}&Sort=Price-0&Make=`]) {
          const { headers, statusCode } = await get(path.includes('?') ? path : path + query);
          expect([301, 302], path).to.include(statusCode);
          expect(headers.location).to.include('Menu=0').and.to.include('Group=elite');
        }
      });

      it(`leads from a card to the ${expected.leads} page${expected.newTab ? ', in a new tab' : ''}`, async () => {
        const card = (await documentOf(listOf(key))).querySelector('.cars-card__link');
        expect(card?.getAttribute('href')).to.equal(expected.leads === 'bridge' ? pageOf(key, 'bridge') : pageOf(key));
        expect(card?.getAttribute('target')).to.equal(expected.newTab ? '_blank' : null);
      });

      it('sends visitors to the dealer with its source tag, but not from a dealer’s own site', async () => {
        const bridge = await get(pageOf(key, 'bridge'));
        const out = await get('/bridge/1');
        if (siteOf(key).searchType === 'COMPANY') {
          expect(bridge.headers.location).to.equal(pageOf(key));
          expect(out.statusCode).to.equal(404);
          return;
        }
        const tagged = `${DEALER_PAGE}?Source=${siteOf(key).source}`;
        expect((await stateOf(pageOf(key, 'bridge'))).view).to.include({ url: tagged });
        expect((await stateOf(pageOf(key))).view).to.have.nested.property('bridge.url', tagged);
        expect(out.headers.location).to.equal(tagged);
        expect(visits.some(({ event }) => event === 'click')).to.equal(expected.tracked);
      });

      it(
        expected.ads === 0 ? 'shows no advertisement' : 'shows an advertisement after every eighth vehicle, each of its own once',
        async () => {
          const page = await documentOf(listOf(key));
          const cells = [...page.querySelectorAll('.cars-list__main > .cars-grid > *')];
          const at = cells.flatMap((cell, place) => (cell.classList.contains('cars-cell--ad') ? [place] : []));
          expect(at).to.deep.equal([8, 17].slice(0, expected.ads));
          const titles = cells
            .filter((cell) => cell.classList.contains('cars-cell--ad'))
            .map((cell) => cell.querySelector('strong')?.textContent);
          expect(new Set(titles).size).to.equal(expected.ads === 0 ? 0 : Math.min(2, expected.ads));
          for (const ad of page.querySelectorAll('.cars-ad')) {
            const href = ad.querySelector('a')?.getAttribute('href');
            expect(href).to.match(/^(\/|https:)/);
            // A promotion of the site itself is no advertisement.
            expect(ad.querySelector('.cars-ad__tag')?.textContent ?? '').to.match(
              href?.startsWith('/') === true ? /^$/ : /^(Advertisement|Publicité)$/,
            );
          }
        },
      );

      it(
        expected.tracked ? 'counts the views that browsers report' : 'has site id 0, under which nothing is counted',
        async () => {
          const { frame } = await stateOf(pageOf(key));
          visits.length = 0;
          const answer = await app.send({
            method: 'POST',
            url: '/api/products/views',
            headers: { host: hostOf(key), 'content-type': 'application/json' },
            payload: JSON.stringify({ TypeId: 1, SiteId: frame.site.siteId, ProductId: 1 }),
          });
          expect(answer.json()).to.deep.equal({ Status: 1 });
          expect(visits).to.have.length(expected.tracked ? 1 : 0);
        },
      );

      it('says which of its pages is the canonical one', async () => {
        for (const path of [listOf(key), pageOf(key), pathOf('Public_Index', languageIdOf(key))]) {
          const page = await documentOf(`${path}?Menu=0&Latitude=45.5&Longitude=-73.6&Distance=5000`);
          const canonical = [...page.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'));
          expect(canonical, path).to.have.length(1);
          expect(canonical[0])
            .to.match(new RegExp(`^http://${hostOf(key)}${path}(\\?|$)`))
            .and.not.include('Menu');
        }
      });

      it('restricts a showroom to its own dealers unless it is a main site', () => {
        expect(isCompanyRestricted('Showroom', siteOf(key))).to.equal(expected.restricted);
        expect(isCompanyRestricted('Public', siteOf(key))).to.be.false;
      });
    });
  }

  it('draws a logo of its own folder, and opens no other file', async () => {
    const { get } = await testApp();
    const page = await get('/fr-ca', { headers: { host: hostOf('dealer') } });
    expect(page.body).to.include('src="/site/logo.svg"');
    const logo = await get('/site/logo.svg', { headers: { host: hostOf('dealer') } });
    expect(logo.statusCode).to.equal(200);
    expect(logo.headers['content-type']).to.match(/^image\/svg\+xml/);
    expect(logo.headers['cache-control']).to.equal('public, max-age=3600');
    for (const file of ['logo.png', '..%2Fdealer.yaml', '%2e%2e%2fdealer.yaml', 'logo.svg%00'])
      expect((await get(`/site/${file}`, { headers: { host: hostOf('dealer') } })).statusCode, file).to.equal(404);
    expect((await get('/site/logo.svg')).statusCode, 'on another host').to.equal(404);
  });

  it('speak of themselves in each of their languages', async () => {
    const { get } = await testApp();
    for (const { hosts, languages, specs } of sites)
      for (const id of languages) {
        const { body } = await get(pathOf(specs ? 'Specs_Index' : 'Public_Index', id), { headers: { host: hosts[0]! } });
        expect(body).to.include(`<html lang="${languageOf(id).locale}"`);
      }
  });
});
