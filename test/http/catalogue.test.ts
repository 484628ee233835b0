import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { LANGUAGES } from '../../src/domain/language/language.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import type { PageState } from '../../src/ui/page-state.ts';
import { structuredFaults } from '../support/crawl/structured-schema.ts';
import { aStyleRecord, inCanadaFor } from '../support/builders/a-style-record.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

const STYLES = [
  aStyleRecord({ name: 'XLE AWD', ...inCanadaFor(40_000) }),
  aStyleRecord({ name: 'LE AWD', ...inCanadaFor(36_600) }),
  aStyleRecord({ make: 'Citroën', model: 'C4', name: 'Max', markets: ['FR'] }),
  aStyleRecord({ make: 'Yamaha', model: 'MT-07', name: 'ABS', type: 'motorcycle', body: 'motorcycle' }),
];
const STYLE = '/en-ca/showroom/toyota/rav4/2025/xle-awd-1';
const SPECS = { host: 'specs.localhost:3000' };

const app = () => testApp({ styles: STYLES, vehicles: [{ vehicle: aVehicle() }] });
const documentOf = (body: string): Document => new JSDOM(body).window.document;
const canonicalOf = (body: string) => documentOf(body).querySelector('link[rel=canonical]')?.getAttribute('href');

describe('The catalogue of new vehicles', () => {
  for (const { id, slug } of LANGUAGES) {
    it(`has all of its pages in ${slug}`, async () => {
      const { get } = await app();
      const below = [[], ['toyota'], ['toyota', 'rav4'], ['toyota', 'rav4', '2025'], ['toyota', 'rav4', '2025', 'xle-awd-1']];
      const paths = [
        ...below.flatMap((segments) => [pathOf('Showroom_Index', id, segments), pathOf('Specs_Index', id, segments)]),
        pathOf('Specs_Search', id),
        `${pathOf('Specs_TechnicalSheet', id)}?styles=1`,
        `${pathOf('Specs_Compare', id)}?styles=1,2`,
      ];
      for (const path of paths) {
        const { statusCode, body } = await get(path);
        expect(statusCode, path).to.equal(200);
        expect(documentOf(body).querySelectorAll('h1'), path).to.have.length(1);
      }
    });
  }

  it('leads no address of the specs host to a page that it has not, and says what is not there in words of its own', async () => {
    const { get } = await app();
    for (const path of ['/EN-CA/CARS', '/en-ca/cars/', '/FR-CA/AUTOS', '/en-ca/cars']) {
      const { statusCode, body } = await get(path, { headers: SPECS });
      expect(statusCode, path).to.equal(404);
      const text = documentOf(body).querySelector('main')?.textContent ?? '';
      expect(text)
        .to.match(/This page could not be found|Cette page est introuvable/)
        .and.not.match(/left the lot|plus en vente/);
    }
    expect((await get('/EN/SPECS', { headers: SPECS })).headers.location).to.equal('/en/specs');
    const sold = documentOf((await get('/nothing')).body).querySelector('main')?.textContent;
    expect(sold).to.include('may have left the lot').and.include('Search vehicles');
    const specs = documentOf((await get('/nothing', { headers: SPECS })).body).querySelector('main')?.textContent;
    expect(specs).to.include('No make, model or style').and.include('Search specifications');
  });

  it('restricts no make on the specs host, which has no dealers, and each page names its canonical address', async () => {
    const { get } = await app();
    for (const path of ['/en-ca/showroom/yamaha', '/en/specs/yamaha']) {
      const { statusCode, body } = await get(path, { headers: SPECS });
      expect(statusCode, path).to.equal(200);
      expect(canonicalOf(body)).to.equal(`http://specs.localhost:3000${path}`);
    }
  });

  it('leads every spelling of a name to one address, with its query', async () => {
    const { get } = await app();
    for (const [from, to] of [
      ['/en-ca/showroom/Toyota', '/en-ca/showroom/toyota'],
      ['/en-ca/showroom/TOYOTA/RAV4/2025?Menu=0', '/en-ca/showroom/toyota/rav4/2025?Menu=0'],
      ['/en/specs/x/y/1999/whatever-1', '/en/specs/toyota/rav4/2025/xle-awd-1'],
      ['/en/specs-details?styles=1', '/en/specs/toyota/rav4/2025/xle-awd-1'],
    ] as const) {
      const { statusCode, headers } = await get(from);
      expect([statusCode, headers.location], from).to.deep.equal([301, to]);
    }
  });

  it('answers 404 with the nearest names for what it does not have', async () => {
    const { get } = await app();
    for (const [path, nearest] of [
      ['/en-ca/showroom/toyoda', '/en-ca/showroom/toyota'],
      ['/en-ca/showroom/toyota/rav5', '/en-ca/showroom/toyota/rav4'],
      ['/en/specs/toyota/rav4/1999', '/en/specs/toyota/rav4/2025'],
      ['/en/specs/toyota/rav4/2025/xle-999', '/en/specs/toyota/rav4/2025/xle-awd-1'],
      ['/en/specs/toyota/rav4/2025/xle', '/en/specs/toyota/rav4/2025/xle-awd-1'],
      ['/en/specs/toyota/rav4/MMXXV', '/en/specs/toyota/rav4/2025'],
    ] as const) {
      const { statusCode, body } = await get(path);
      expect(statusCode, path).to.equal(404);
      expect(body, path).to.include(`href="${nearest}"`).and.to.include('noindex');
    }
  });

  it('shows a style in its own country alone', async () => {
    const { get } = await app();
    expect((await get('/fr-fr/salle-d-exposition/citroen', { headers: { host: 'fr.localhost' } })).statusCode).to.equal(200);
    for (const path of ['/en-ca/showroom/citroen', '/en/specs/citroen/c4/2025/max-3', '/en/specs-technical-sheet?styles=3'])
      expect((await get(path)).statusCode, path).to.equal(404);
    expect((await get('/en/specs-compare?styles=1,3')).body).to.include('no style with the number 3');
  });

  it('shows motorcycles on a site of motorcycles, and no cars', async () => {
    const { get } = await app();
    const host = { headers: { host: 'moto.localhost' } };
    expect((await get('/en/specs/yamaha', host)).statusCode).to.equal(200);
    expect((await get('/en/specs/toyota', host)).statusCode).to.equal(404);
  });

  it('answers any address, and writes none of it as markup', async () => {
    const { get } = await app();
    const bad = '<script>alert(1)</script>';
    const text = encodeURIComponent(bad);
    const many = '9'.repeat(3000);
    for (const path of [
      `/en-ca/showroom/${text}`,
      `/en-ca/showroom/toyota/${text}/${text}/${text}`,
      `/en/specs/toyota/rav4/2025/${many}`,
      `${STYLE}?Colour=${text}&Option=${text}&Option=${many}&Term=${text}&TaxProvince=${text}`,
      `/en/specs-search?Keyword=${text}&Make=${text}&PriceMin=${text}&ShowAll=${text}&styles=${text}`,
      `/en/specs-search?PageIndex=${many}`,
      `/en/specs-compare?styles=${text},${many},1,-1,1.5,0x10&differences=${text}`,
      `/en/specs-technical-sheet?styles=${text}`,
      '/en/specs-technical-sheet?styles=',
      '/en/specs-details?styles=0',
    ]) {
      const { statusCode, body } = await get(path);
      expect([200, 404], path.slice(0, 80)).to.include(statusCode);
      expect(body, path.slice(0, 80)).not.to.include(bad);
    }
    expect((await get('/en/specs-technical-sheet')).headers.location).to.equal('/en/specs-search');
  });

  it('makes one address of a form that was sent without JavaScript', async () => {
    const { get } = await app();
    const search = await get('/en/specs-search?Keyword=&Fuel=gas&Fuel=hybrid&HorsepowerMin=&Sort=Price-0&Menu=0');
    expect(search.headers.location).to.equal('/en/specs-search?Fuel=gas,hybrid&SortExpression=Price&Menu=0');
    const compare = await get('/en/specs-compare?Menu=0&styles=1&styles=2&differences=1');
    expect(compare.headers.location).to.equal('/en/specs-compare?Menu=0&differences=1&styles=1,2');
  });

  it('carries a canonical link without what only shapes the page', async () => {
    const { get } = await app();
    for (const headers of [{ host: 'localhost:3000' }, SPECS])
      for (const [path, canonical] of [
        [`${STYLE}?Option=x&Term=60&Menu=0`, STYLE],
        ['/en-ca/showroom/toyota/rav4', '/en-ca/showroom/toyota/rav4/2025'],
        ['/en/specs/toyota?Menu=0', '/en/specs/toyota'],
        ['/en/specs-technical-sheet?Menu=0&styles=1', '/en/specs-technical-sheet?styles=1'],
        ['/en/specs-compare?styles=2,1,1&differences=1', '/en/specs-compare?styles=2,1'],
        ['/en/specs-search?PriceMax=40000&Fuel=gas&styles=1', '/en/specs-search?Fuel=gas&PriceMax=40000'],
      ] as const)
        expect(canonicalOf((await get(path, { headers })).body), path).to.equal(`http://${headers.host}${canonical}`);
  });

  it('describes each style in structured data as a model of a vehicle, with its measures and without an offer', async () => {
    const facts = {
      fuel: 'gas',
      engineSize: 2.5,
      power: 151,
      consumptionCombined: 8.1,
      length: 4595,
      curbWeight: [1580, 1640],
    } as const;
    const { get } = await testApp({ styles: [aStyleRecord({ name: 'XLE AWD', facts }), aStyleRecord({ name: 'LE AWD' })] });
    for (const [path, count] of [
      [STYLE, 1],
      ['/en/specs/toyota/rav4/2025/xle-awd-1', 1],
      ['/en/specs-technical-sheet?styles=1', 1],
      ['/en/specs-compare?styles=1,2', 2],
    ] as const) {
      const json = documentOf((await get(path)).body).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      expect(structuredFaults(json), path).to.deep.equal([]);
      const { '@graph': graph } = JSON.parse(json) as { readonly '@graph': readonly Readonly<Record<string, unknown>>[] };
      const models = graph.filter(({ '@type': type }) => Array.isArray(type) && type.includes('ProductModel'));
      expect(models, path).to.have.length(count);
      expect(models[0]).to.deep.include({
        '@type': ['Car', 'ProductModel'],
        '@id': 'http://localhost:3000/en/specs/toyota/rav4/2025/xle-awd-1#model',
        name: '2025 Toyota RAV4 XLE AWD',
        fuelConsumption: { '@type': 'QuantitativeValue', value: 8.1, unitText: 'L/100 km' },
        depth: { '@type': 'QuantitativeValue', value: 4595, unitCode: 'MMT' },
        weight: { '@type': 'QuantitativeValue', minValue: 1580, maxValue: 1640, unitCode: 'KGM' },
      });
      expect(models[0]).not.to.have.property('offers');
    }
  });

  it('fills what a dealer left out on a vehicle’s page, marked as the catalogue’s, with a link to the sheet', async () => {
    const left = { year: 2025, version: 'XLE AWD', fuel: null, powerKw: null, transmission: null, engineLitres: null } as const;
    const { get } = await testApp({ styles: STYLES, vehicles: [{ vehicle: aVehicle().with(left) }] });
    const page = documentOf((await get('/en-ca/car-for-sale/toyota/rav4/2025-xle-awd-1')).body);
    const facts = [...page.querySelectorAll('.cars-facts > div')].map((fact) => fact.textContent);
    expect(facts).to.include('FuelGasolineFrom the catalogue');
    expect(facts).to.include('Seats5');
    expect(page.querySelector('.cars-facts__sheet a')?.getAttribute('href')).to.equal('/en/specs-technical-sheet?styles=1');
  });
});

describe('A site of specifications alone', () => {
  it('begins with the catalogue, in the visitor’s language and with what its links carry', async () => {
    const { get } = await app();
    expect((await get('/', { headers: { ...SPECS, 'accept-language': 'fr-CA' } })).headers.location).to.equal('/fr/specs');
    expect((await get('/en-ca?Menu=0', { headers: SPECS })).headers.location).to.equal('/en/specs?Menu=0');
  });

  it('sells nothing: lists, vehicles and tools of buyers answer 404', async () => {
    const { get } = await app();
    for (const code of [
      'Public_Cars',
      'Public_Cars2',
      'Public_Recreative',
      'Public_Favorites',
      'Public_Financing',
      'Public_Directory',
    ] as const)
      expect((await get(pathOf(code, 1), { headers: SPECS })).statusCode, code).to.equal(404);
    expect((await get('/en-ca/car-for-sale/toyota/rav4/x-1', { headers: SPECS })).statusCode).to.equal(404);
  });

  it('links to none of what it does not have', async () => {
    const { get } = await app();
    /** Each address, and a page that has it. */
    const leadingTo = new Map<string, string>();
    for (const path of [
      '/en/specs',
      '/en-ca/showroom',
      STYLE,
      '/en/specs-search',
      '/en/specs-compare?styles=1,2',
      '/en-ca/about',
      '/en-ca/nowhere',
    ]) {
      const page = documentOf((await get(path, { headers: SPECS })).body);
      const targets = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      for (const target of targets) leadingTo.set(target.split('#')[0] ?? '', path);
    }
    for (const [target, path] of leadingTo)
      expect((await get(target, { headers: SPECS })).statusCode, `${path} -> ${target}`).to.be.oneOf([200, 302]);
  });

  it('stores in cookies what a request shows or hides', async () => {
    const { get } = await app();
    const cookies = [(await get('/en/specs?menu=TRUE&Footer=0', { headers: SPECS })).headers['set-cookie'] ?? []].flat();
    expect(cookies.some((cookie) => cookie.startsWith('Menu=1;'))).to.be.true;
    expect(cookies.some((cookie) => cookie.startsWith('Footer=0;'))).to.be.true;
  });

  it('does not mention invented vehicles for sale', async () => {
    const { get } = await app();
    expect((await get('/_data/en/specs', { headers: SPECS })).json<PageState>().frame.demo).to.be.false;
  });
});
