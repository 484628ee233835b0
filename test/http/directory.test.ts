import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { parseOpeningHours } from '../../src/domain/dealers/opening-hours.ts';
import type { DealerMapView } from '../../src/ui/dealers/present-dealer-page.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const stocked = () =>
  testApp({
    dealers: [
      aDealer()
        .named('Autos Laval')
        .with({ hours: parseOpeningHours('Mo-Su 00:00-23:59') }),
      aDealer().named('Ottawa Cars').with({ province: 'ON', city: 'Ottawa' }).at(45.42, -75.69),
      aDealer().inFrance(),
    ],
    vehicles: [
      { vehicle: aVehicle().named('Honda', 'Civic') },
      { vehicle: aVehicle().named('Honda', 'Fit') },
      { vehicle: aVehicle().named('Sea-Doo', 'Spark').with({ type: 'boat', body: 'pwc' }) },
      { vehicle: aVehicle().named('Kia', 'Soul'), dealer: 1 },
      { vehicle: aVehicle().named('Renault', 'Clio'), dealer: 2 },
    ],
  });

const pageOf = async (app: TestApp, url: string, headers: Record<string, string> = {}): Promise<Document> =>
  new JSDOM((await app.get(url, { headers })).body).window.document;

const IN_LAVAL = Object.entries({
  PostalCode: 'H7N 4Y5',
  City: 'Laval',
  Province: 'Quebec',
  ProvinceIso: 'QC',
  Country: 'Canada',
  CountryIso: 'CA',
  Latitude: '45.575',
  Longitude: '-73.689',
})
  .map(([field, value]) => `Location_${field}_main=${encodeURIComponent(value)}`)
  .join('; ');

describe('The directory', () => {
  it('has dealers and makes by province, each a link to what it counts', async () => {
    const app = await stocked();
    const document = await pageOf(app, '/fr-ca/repertoire');
    expect([...document.querySelectorAll('main h2')].map(textOf)).to.deep.equal(['Ontario', 'Québec']);
    expect(textOf(document.querySelector('#qc .cars-dealers'))).to.equal('ALAutos LavalLaval3 véhicules');
    const honda = document.querySelector('#qc .cars-region__makes a');
    expect(textOf(honda)).to.equal('Honda 2');
    const list = await pageOf(app, honda?.getAttribute('href') ?? '');
    expect(list.querySelectorAll('.cars-card')).to.have.length(2);
  });

  it('is searched by a dealer’s name or town, and says when nobody is called so', async () => {
    const app = await stocked();
    for (const asked of ['ottawa', 'OTTAWA%20cars'])
      expect(
        [...(await pageOf(app, `/en-ca/directory?Keyword=${asked}`)).querySelectorAll('.cars-dealers strong')].map(textOf),
      ).to.deep.equal(['Ottawa Cars']);
    const nobody = await pageOf(app, '/en-ca/directory?Keyword=Nobody');
    expect(textOf(nobody.querySelector('.cars-directory'))).to.include('No dealer here is called “Nobody”');
    expect(nobody.querySelector('.cars-directory__find input')?.getAttribute('value')).to.equal('Nobody');
  });

  it('begins with what is nearest once the visitor’s place is known', async () => {
    const document = await pageOf(await stocked(), '/en-ca/directory', { cookie: IN_LAVAL });
    expect([...document.querySelectorAll('main h2')].map(textOf)).to.deep.equal(['Quebec', 'Ontario']);
  });

  it('folds a long region after its first dealers', async () => {
    const names = Array.from({ length: 12 }, (_, place) => `Garage ${String(place)}`);
    const app = await testApp({
      dealers: names.map((name) => aDealer().named(name)),
      vehicles: names.map((_, dealer) => ({ vehicle: aVehicle(), dealer })),
    });
    const document = await pageOf(app, '/en-ca/directory');
    expect(document.querySelectorAll('.cars-region .cars-dealers:not(details *) > li')).to.have.length(8);
    expect(textOf(document.querySelector('.cars-region__more summary'))).to.equal('Show 4 more');
  });

  it('of France has its own regions, and a dealer’s site its dealer alone', async () => {
    const app = await stocked();
    const france = await pageOf(app, '/fr-fr/annuaire', { host: 'fr.localhost' });
    expect([...france.querySelectorAll('main h2')].map(textOf)).to.deep.equal(['Auvergne-Rhône-Alpes']);
    const own = await pageOf(app, '/en-ca/directory', { host: 'dealer.localhost' });
    expect(textOf(own.querySelector('main')))
      .not.to.contain('Clio')
      .and.not.to.contain('Terreaux');
  });

  it('says how far each dealer is, once the visitor has named their place', async () => {
    const document = await pageOf(await stocked(), '/en-ca/directory', { cookie: IN_LAVAL });
    expect(textOf(document.querySelector('#on .cars-dealers'))).to.match(/Ottawa · 15\d km/);
  });
});

describe('A dealer’s page', () => {
  it('has name, place, contact and all their vehicles, of every kind', async () => {
    const app = await stocked();
    const document = await pageOf(app, '/en-ca/dealer-inventory/autos-laval-1');
    expect(textOf(document.querySelector('h1'))).to.equal('Autos Laval');
    expect(textOf(document.querySelector('address')))
      .to.contain('1200, boulevard des Laurentides')
      .and.contain('Laval, QC H7N 4Y5');
    expect(document.querySelector('a[href^="tel:"]')).not.to.equal(null);
    const map = document.querySelector('.cars-dealerhead .cars-dealer__map');
    expect(map?.getAttribute('href')).to.equal('/en-ca/dealer-inventory-map/autos-laval-1');
    expect(map?.querySelector('img')?.getAttribute('src')).to.match(/^\/_map\/ca\/45\.\d+,-73\.\d+,/);
    expect(document.querySelectorAll('.cars-card')).to.have.length(3);
    const lists = [...document.querySelectorAll('.cars-dealerpage .cars-chips a')].map((link) => link.getAttribute('href'));
    expect(lists).to.deep.equal(['/en-ca/cars?CompanyId=1&Type=car', '/en-ca/recreative?CompanyId=1&Type=boat']);
  });

  it('says when they are open, and nothing when it is not known', async () => {
    const app = await stocked();
    const open = await pageOf(app, '/fr-ca/inventaire-du-concessionnaire/autos-laval-1');
    expect(textOf(open.querySelector('.cars-hours summary'))).to.contain('Ouvert jusqu’à 23 h 59');
    expect(open.querySelectorAll('.cars-hours dt')).to.have.length(7);
    const silent = await pageOf(app, '/en-ca/dealer-inventory/ottawa-cars-2');
    expect(silent.querySelector('.cars-hours')).to.equal(null);
  });

  it('has one address in each language: a wrong name or the number in the query leads there for good', async () => {
    const { get } = await stocked();
    for (const path of ['/en-ca/dealer-inventory/old-name-1', '/en-ca/dealer-inventory?CompanyId=1']) {
      const answer = await get(path);
      expect([answer.statusCode, answer.headers.location], path).to.deep.equal([301, '/en-ca/dealer-inventory/autos-laval-1']);
    }
    const paged = await get('/fr-ca/inventaire-du-concessionnaire/1?PageIndex=2&Menu=0');
    expect(paged.headers.location).to.equal('/fr-ca/inventaire-du-concessionnaire/autos-laval-1?PageIndex=2&Menu=0');
  });

  it('that the site does not show is not found: another country, another dealer’s site, an unknown number', async () => {
    const { get } = await stocked();
    expect((await get('/en-ca/dealer-inventory/garage-des-terreaux-3')).statusCode).to.equal(404);
    expect((await get('/en-ca/dealer-inventory/autos-laval-99')).statusCode).to.equal(404);
    expect((await get('/en-ca/dealer-inventory/autos-laval')).statusCode).to.equal(404);
    const elsewhere = await get('/fr-fr/stock-du-concessionnaire/autos-laval-1', { headers: { host: 'fr.localhost' } });
    expect(elsewhere.statusCode).to.equal(404);
  });

  it('without a dealer is the directory', async () => {
    const { get } = await stocked();
    const answer = await get('/en-ca/dealer-inventory');
    expect([answer.statusCode, answer.headers.location]).to.deep.equal([302, '/en-ca/directory']);
  });

  it('on a page that is not there any more leads to the last one', async () => {
    const { get } = await stocked();
    const answer = await get('/en-ca/dealer-inventory/autos-laval-1?PageIndex=9&Menu=0');
    expect([answer.statusCode, answer.headers.location]).to.deep.equal([302, '/en-ca/dealer-inventory/autos-laval-1?Menu=0']);
  });
});

describe('The map of dealers', () => {
  it('has all dealers of the site by region, beside a map that asks for vehicles of every kind', async () => {
    const app = await stocked();
    const document = await pageOf(app, '/fr-ca/carte-des-concessionnaires');
    expect(textOf(document.querySelector('h1'))).to.equal('Carte des concessionnaires');
    expect([...document.querySelectorAll('main h2')].map(textOf)).to.deep.equal(['Ontario', 'Québec']);
    expect(textOf(document.querySelector('#qc .cars-dealers'))).to.equal('ALAutos LavalLaval3 véhicules');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).to.match(
      /\/fr-ca\/carte-des-concessionnaires$/,
    );
    const state = JSON.parse(document.querySelector('#state')?.textContent ?? '') as { view: DealerMapView };
    const points = await app.get(`${state.view.map?.dataHref ?? ''}&West=-100&South=40&East=-60&North=60&Zoom=8`);
    expect(points.json<{ Total: number }>().Total).to.equal(4);
  });

  it('of one dealer has their vehicles, and leads to their page', async () => {
    const app = await stocked();
    const document = await pageOf(app, '/en-ca/dealer-inventory-map/autos-laval-1');
    expect(textOf(document.querySelector('h1'))).to.equal('Autos Laval');
    expect(document.querySelectorAll('.cars-card')).to.have.length(3);
    expect(document.querySelector('.cars-seg a')?.getAttribute('href')).to.equal('/en-ca/dealer-inventory/autos-laval-1');
    const state = JSON.parse(document.querySelector('#state')?.textContent ?? '') as { view: DealerMapView };
    const points = await app.get(`${state.view.map?.dataHref ?? ''}&West=-100&South=40&East=-60&North=60&Zoom=8`);
    expect(points.json<{ Total: number }>().Total).to.equal(3);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).to.match(/\/dealer-inventory\/autos-laval-1$/);
    const wrong = await app.get('/en-ca/dealer-inventory-map?CompanyId=1');
    expect([wrong.statusCode, wrong.headers.location]).to.deep.equal([301, '/en-ca/dealer-inventory-map/autos-laval-1']);
    expect((await app.get('/en-ca/dealer-inventory-map/nobody-99')).statusCode).to.equal(404);
  });

  it('is a list alone where nothing has a place, and says so where there is nothing', async () => {
    const nowhere = await testApp({ dealers: [aDealer().withoutCoordinates()], vehicles: [{ vehicle: aVehicle() }] });
    const document = await pageOf(nowhere, '/en-ca/dealer-inventory-map');
    expect(document.querySelectorAll('.cars-dealers li')).to.have.length(1);
    expect(document.querySelector('.cars-map')).to.equal(null);
    const empty = await pageOf(await testApp(), '/en-ca/dealer-inventory-map');
    expect(textOf(empty.querySelector('main'))).to.contain('No dealer offers anything here');
  });
});
