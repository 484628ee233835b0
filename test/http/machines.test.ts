import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { ICON_SIZES, iconPath, MANIFEST_PATH } from '../../src/domain/site/brand-paths.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const VEHICLE = '/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1';
const stock = {
  dealers: [aDealer(), aDealer().inFrance()],
  vehicles: [
    { vehicle: aVehicle().numbered() },
    { vehicle: aVehicle().numbered('1HGCM82633A004352').named('Honda', 'Civic').with({ body: 'sedan' }) },
    { vehicle: aVehicle().sold() },
    { vehicle: aVehicle().demo() },
    { vehicle: aVehicle().priced(20_000, 'EUR'), dealer: 1 },
  ],
};

const documentOf = async ({ get }: TestApp, url: string, host = 'localhost:3000'): Promise<Document> =>
  new JSDOM((await get(url, { headers: { host } })).body).window.document;
const jsonLdIn = (document: Document): readonly Readonly<Record<string, unknown>>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => (JSON.parse(script.textContent) as { '@graph': Readonly<Record<string, unknown>>[] })['@graph'],
  );
const canonicalIn = (document: Document): string | null | undefined =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href');
const locsIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

describe('Resources for programs', () => {
  describe('robots.txt', () => {
    it('names the host’s sitemap, and keeps crawlers from calls, embeds and filters that make no page', async () => {
      const { get } = await testApp();
      const { body, headers } = await get('/robots.txt', { headers: { host: 'fr.localhost:3000' } });
      expect(headers['content-type']).to.match(/^text\/plain/);
      const lines = body.split('\n');
      expect(lines).to.include.members([
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /_data/',
        'Disallow: /_messages/',
        'Disallow: /en-ca/car-for-sale/p/',
        'Disallow: /*?PriceMin=',
        'Disallow: /*&PriceMin=',
        'Disallow: /*?Menu=',
        'Sitemap: http://fr.localhost:3000/sitemap.xml',
      ]);
      expect(body).not.to.match(/[?&](?:Make|Model|Body|Fuel|Province|City|Type|PageIndex)=/);
    });
  });

  describe('sitemaps', () => {
    it('are named by the index in each language of the host, with the day of the last change', async () => {
      const { get } = await testApp(stock);
      const { body, headers } = await get('/sitemap.xml', { headers: { host: 'media.localhost:3000' } });
      expect(headers['content-type']).to.match(/^application\/xml/);
      expect(locsIn(body)).to.deep.equal(
        ['en-ca', 'fr-ca'].flatMap((slug) =>
          ['pages', 'catalogue', 'lists', 'dealers', 'vehicles-0'].map(
            (file) => `http://media.localhost:3000/sitemaps/${slug}/${file}.xml`,
          ),
        ),
      );
      expect(body).to.match(/vehicles-0\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/);
    });

    it('name every indexed page of words, each with its languages, and none that another site speaks for', async () => {
      const { get } = await testApp(stock);
      for (const host of ['localhost', 'fr.localhost']) {
        for (const slug of ['en-ca', 'fr-ca', 'fr-fr', 'es-es', 'es-co']) {
          const locs = locsIn((await get(`/sitemaps/${slug}/pages.xml`, { headers: { host } })).body);
          const homes = [new URL(`http://${host}/${slug}`), ...locs.map((loc) => new URL(loc))];
          for (const { pathname, href } of homes) {
            const { document } = new JSDOM((await get(pathname, { headers: { host } })).body).window;
            const isIndexed = document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'index, follow';
            const languages = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
            expect(languages.length > 0, `${href}: hreflang`).to.equal(isIndexed);
            if (pathname !== `/${slug}`) expect(isIndexed, `${href}: indexed`).to.be.true;
          }
          const isOwn = (host === 'localhost') === ['en-ca', 'fr-ca', 'es-co'].includes(slug);
          expect(locs.length > 5, `${host} ${slug}`).to.equal(isOwn);
        }
      }
    });

    it('have the vehicles of the host that are in the lists', async () => {
      const { get } = await testApp(stock);
      const vehicles = async (host: string, slug: string): Promise<string[]> =>
        locsIn((await get(`/sitemaps/${slug}/vehicles-0.xml`, { headers: { host } })).body);
      expect(await vehicles('localhost', 'en-ca')).to.deep.equal([
        `http://localhost${VEHICLE}`,
        'http://localhost/en-ca/car-for-sale/honda/civic/2019-hybrid-xle-awd-2',
        'http://localhost/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-4',
      ]);
      expect(await vehicles('fr.localhost', 'fr-fr')).to.deep.equal([
        'http://fr.localhost/fr-fr/auto-a-vendre/toyota/rav4/2019-hybrid-xle-awd-5',
      ]);
    });

    it('name the dealers of their own host, whichever host was asked before', async () => {
      const { get } = await testApp(stock);
      const dealers = async (host: string, slug: string): Promise<string[]> =>
        locsIn((await get(`/sitemaps/${slug}/dealers.xml`, { headers: { host } })).body);
      for (const [host, slug, path] of [
        ['localhost', 'en-ca', '/en-ca/dealer-inventory/autos-du-pont-viau-1'],
        ['fr.localhost', 'fr-fr', '/fr-fr/stock-du-concessionnaire/garage-des-terreaux-2'],
        ['localhost', 'en-ca', '/en-ca/dealer-inventory/autos-du-pont-viau-1'],
      ] as const)
        expect(await dealers(host, slug)).to.deep.equal([`http://${host}${path}`]);
    });

    it('have the indexed lists, dealers, and content pages with the day of their last change', async () => {
      const { get } = await testApp(stock);
      const body = async (file: string): Promise<string> => (await get(`/sitemaps/en-ca/${file}.xml`)).body;
      const origin = 'http://localhost:3000';
      expect(locsIn(await body('lists'))).to.include.members(
        ['', '?Make=toyota', '?Make=toyota&amp;Model=rav4', '?Body=sedan', '?Province=qc'].map(
          (query) => `${origin}/en-ca/cars${query}`,
        ),
      );
      expect(locsIn(await body('dealers'))).to.deep.equal([`${origin}/en-ca/dealer-inventory/autos-du-pont-viau-1`]);
      expect(await body('pages')).to.match(/\/en-ca\/privacy-policy<\/loc><lastmod>20\d\d-\d\d-\d\dT/);
    });

    it('of an empty site are there, with its pages', async () => {
      const { get } = await testApp();
      const files = locsIn((await get('/sitemap.xml')).body);
      expect(files).to.have.length(3 * 5);
      for (const file of files) {
        const answer = await get(new URL(file).pathname);
        expect(answer.statusCode, file).to.equal(200);
        expect(answer.body, file).to.match(/<\/urlset>\s*$/);
      }
    });

    it('of unknown names are not found', async () => {
      const { get } = await testApp(stock);
      for (const path of ['/sitemaps/fr-fr/pages.xml', '/sitemaps/en-ca/other.xml', '/sitemaps/'])
        expect((await get(path, { headers: { host: 'media.localhost' } })).statusCode, path).to.equal(404);
      expect((await get('/sitemaps/en-ca/lists.xml', { headers: { host: 'specs.localhost' } })).statusCode).to.equal(404);
    });
  });

  describe('the head of a page', () => {
    it('gives one query one address, whatever its order and its carried parameters', async () => {
      const app = await testApp(stock);
      const address = 'http://localhost:3000/en-ca/cars?Make=toyota&Model=rav4';
      for (const query of ['Model=rav4&Make=Toyota', 'make=toyota&MODEL=RAV4&Menu=0', 'Make=toyota&Group=x&Model=rav4'])
        expect(canonicalIn(await documentOf(app, `/en-ca/cars-2?${query}`)), query).to.equal(address);
      expect(canonicalIn(await documentOf(app, '/en-ca/cars', '127.0.0.1:3000'))).to.equal('http://localhost:3000/en-ca/cars');
    });

    it('asks not to be indexed for finer searches, which are their own canonical pages', async () => {
      const page = await documentOf(await testApp(stock), '/en-ca/cars?PriceMax=50000&Make=toyota');
      expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).to.equal('noindex, follow');
      expect(canonicalIn(page)).to.equal('http://localhost:3000/en-ca/cars?Make=toyota&PriceMax=50000');
      expect(page.querySelectorAll('link[hreflang]')).to.have.length(0);
    });

    it('names the same page in other languages as those pages name it, across hosts', async () => {
      const app = await testApp(stock);
      const setOf = async (url: string): Promise<string[]> => {
        const { pathname, host } = new URL(url);
        const links = (await documentOf(app, pathname, host)).querySelectorAll('link[hreflang]');
        return [...links].map((link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href') ?? ''}`);
      };
      const set = await setOf('http://localhost:3000/en-ca/cars');
      expect(set)
        .to.include('fr-FR http://fr.localhost:3000/fr-fr/autos')
        .and.include('x-default http://localhost:3000/en-ca/cars');
      for (const member of set) expect(await setOf(member.split(' ')[1] ?? ''), member).to.deep.equal(set);
    });

    it('says what a shared page looks like', async () => {
      const page = await documentOf(await testApp(stock), VEHICLE);
      const property = (name: string): string | null | undefined =>
        page.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
      expect(property('og:title')).to.include('2019 Toyota RAV4');
      expect(property('og:url')).to.equal(`http://localhost:3000${VEHICLE}`);
      expect(property('og:locale')).to.equal('en_CA');
      expect(property('og:image')).to.match(/^http:\/\/localhost:3000\/_preview\/en-ca\/1-[0-9a-f]{12}\.jpg$/);
      expect(page.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).to.equal('summary_large_image');
    });
  });

  describe('structured data', () => {
    it('is what the page is about', async () => {
      const app = await testApp(stock);
      const typesOf = async (url: string): Promise<unknown[]> =>
        jsonLdIn(await documentOf(app, url)).map((thing) => thing['@type']);
      expect(await typesOf(VEHICLE)).to.deep.equal(['Car', 'BreadcrumbList']);
      expect(await typesOf('/en-ca/dealer-inventory/autos-du-pont-viau-1')).to.deep.equal(['AutoDealer', 'BreadcrumbList']);
      expect(await typesOf('/en-ca')).to.deep.equal(['WebSite']);
      expect(await typesOf('/en-ca/cars')).to.deep.equal(['ItemList']);
      expect(await typesOf('/en-ca/support')).to.deep.equal(['FAQPage']);
      expect(await typesOf('/en-ca/cars?PriceMax=50000')).to.deep.equal([]);
    });

    it('cannot end its own element, whatever a vehicle’s name is', async () => {
      const evil = '</script><script>alert(1)</script>';
      const app = await testApp({ vehicles: [{ vehicle: aVehicle().with({ version: evil, description: evil }) }] });
      const page = await documentOf(app, '/en-ca/car-for-sale/toyota/rav4/2019-script-script-alert-1-script-1');
      expect(jsonLdIn(page)[0]?.name).to.equal(`2019 Toyota RAV4 ${evil}`);
      expect([...page.querySelectorAll('script')].map(({ type }) => type)).to.not.include('');
    });
  });

  describe('pictures for sharing', () => {
    it('are cached forever under their version, and redirect from an older one', async () => {
      const app = await testApp(stock);
      const image = (await documentOf(app, VEHICLE)).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      const path = new URL(image).pathname;
      const answer = await app.get(path);
      expect(answer.statusCode).to.equal(200);
      expect(answer.headers).to.include({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' });
      const older = await app.get(path.replace(/-[0-9a-f]{12}/, '-000000000000'));
      expect(older.statusCode).to.equal(302);
      expect(older.headers.location).to.equal(path);
    });

    it('show the vehicle alone in mails', async () => {
      const { get } = await testApp(stock);
      const answer = await get('/_preview/1.jpg');
      expect(answer.headers).to.include({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' });
      expect((await get('/_preview/1.jpg', { headers: { host: 'fr.localhost' } })).statusCode).to.equal(404);
      for (const path of ['/_preview/999.jpg', '/_preview/01.jpg']) expect((await get(path)).statusCode, path).to.equal(404);
    });

    it('show nothing of another host’s vehicles', async () => {
      const { get } = await testApp(stock);
      expect((await get('/_preview/fr-fr/1-000000000000.jpg', { headers: { host: 'fr.localhost' } })).statusCode).to.equal(404);
      expect((await get('/_preview/en-ca/999-000000000000.jpg')).statusCode).to.equal(404);
    });
  });

  it('the manifest makes each site an app of its own, with icons in its accent', async () => {
    const { get } = await testApp();
    const { headers, body } = await get(MANIFEST_PATH, { headers: { host: 'moto.localhost' } });
    expect(headers['content-type']).to.match(/^application\/manifest\+json/);
    const manifest = JSON.parse(body) as { readonly icons: readonly { readonly src: string }[] };
    expect(manifest).to.include({
      name: 'Forecourt Moto',
      short_name: 'Forecourt',
      start_url: '/',
      display: 'standalone',
      lang: 'en-CA',
    });
    expect(manifest.icons).to.have.length(4);
    for (const { src } of manifest.icons) expect((await get(src)).headers['content-type'], src).to.equal('image/png');
    expect((await get(iconPath(ICON_SIZES[0], 'any').replace('192', '96'))).statusCode).to.equal(404);
  });

  describe('feeds', () => {
    it('exist if the site’s file says so, without demo vehicles', async () => {
      const { get } = await testApp(stock);
      const { body, headers } = await get('/feeds/google/en-ca.csv');
      expect(headers['content-type']).to.match(/^text\/csv/);
      expect(
        body
          .trim()
          .split('\r\n')
          .map((line) => line.split(',')[0]),
      ).to.deep.equal(['id', '1', '2']);
      expect((await get('/feeds/meta/fr-ca.csv')).body).to.include('http://localhost:3000/fr-ca/auto-a-vendre/toyota/rav4/');
      expect((await get('/feeds/google/en-ca.csv', { headers: { host: 'dealer.localhost' } })).statusCode).to.equal(404);
    });

    it('follow a search as RSS, newest first, which its list names', async () => {
      const app = await testApp(stock);
      const list = await documentOf(app, '/en-ca/cars?Make=honda');
      const href = list.querySelector('link[type="application/rss+xml"]')?.getAttribute('href') ?? '';
      expect(href).to.equal('/feeds/rss/en-ca/cars?Make=honda');
      const { body, headers } = await app.get(href);
      expect(headers['content-type']).to.match(/^application\/rss\+xml/);
      const rss = new JSDOM(body, { contentType: 'text/xml' }).window.document;
      expect([...rss.querySelectorAll('item > title')].map((title) => title.textContent)).to.deep.equal([
        '2019 Honda Civic Hybrid XLE AWD',
      ]);
      expect(rss.querySelector('channel > title')?.textContent).to.equal(list.querySelector('title')?.textContent);
      expect(rss.querySelector('channel > link')?.textContent).to.equal('http://localhost:3000/en-ca/cars?Make=honda');
    });

    it('name the page of a search that their list names', async () => {
      const app = await testApp(stock);
      const list = await documentOf(app, '/en-ca/cars?PageIndex=2&PageSize=1');
      const { body } = await app.get('/feeds/rss/en-ca/cars?PageIndex=2&PageSize=1');
      const rss = new JSDOM(body, { contentType: 'text/xml' }).window.document;
      const title = rss.querySelector('channel > title')?.textContent;
      expect(title).to.equal(list.querySelector('title')?.textContent).and.include('page 2');
    });

    it('of what is not a list do not exist', async () => {
      const { get } = await testApp(stock);
      for (const path of ['/feeds/rss/en-ca', '/feeds/rss/nowhere', `/feeds/rss${VEHICLE}`, '/feeds/other/en-ca.csv'])
        expect((await get(path)).statusCode, path).to.equal(404);
      expect((await get('/feeds/rss/en-ca/cars', { headers: { host: 'media.localhost' } })).statusCode).to.equal(404);
    });
  });
});
