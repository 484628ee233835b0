import { expect } from 'chai';
import { LAVAL } from '../support/builders/laval.ts';
import { JSDOM } from 'jsdom';
import { GuardedLocationProvider } from '../../src/adapters/location/guarded-location-provider.ts';
import { httpLocationProvider } from '../../src/adapters/location/http/http-location-provider.ts';
import type { Services } from '../../src/composition/services.ts';
import type { LocationAnswer } from '../../src/ports/location-provider.ts';
import type { CarsView } from '../../src/ui/inventory/present-cars.ts';
import type { PageState } from '../../src/ui/page-state.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { ScriptedLocationProvider } from '../support/fakes/scripted-location-provider.ts';
import type { Answer } from '../support/requests.ts';
import { FAULTS, startFaultyLocationServer } from '../support/servers/faulty-location-server.ts';
import { testApp } from '../support/test-app.ts';

const NEAR_LAVAL: LocationAnswer = { kind: 'found', place: LAVAL };

/** One vehicle in Laval, one in Vancouver. */
const STOCK = {
  dealers: [aDealer(), aDealer().named('Pacific Motors').at(49.28, -123.12)],
  vehicles: [{ vehicle: aVehicle().named('Honda', 'Civic') }, { vehicle: aVehicle().named('Kia', 'Soul'), dealer: 1 }],
};

const cookiesOf = (answer: Answer): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('The visitor’s place', () => {
  const open = async (overrides: Partial<Services> = {}) => {
    const app = await testApp(STOCK, overrides);
    const stateOf = async (url: string, cookie = ''): Promise<PageState> =>
      (await app.get(`/_data${url}`, { headers: { cookie } })).json<PageState>();
    const listOf = async (url: string, cookie = ''): Promise<CarsView> => (await stateOf(url, cookie)).view as CarsView;
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.send({
        method: 'POST',
        url: '/location',
        headers: { ...FORM, cookie: 'LanguageId=1', ...headers },
        payload: new URLSearchParams(fields).toString(),
      });
    return { ...app, stateOf, listOf, post };
  };
  const byIp = { locationProvider: new ScriptedLocationProvider({ ip: NEAR_LAVAL }) };

  describe('that they chose', () => {
    it('is stored in cookies, shown in the header, and is the centre of every list', async () => {
      const { post, stateOf, get } = await open();
      const chosen = await post({ place: 'Laval, QC', back: '/en-ca/cars' });
      expect(chosen.statusCode).to.equal(303);
      expect(chosen.headers.location).to.equal('/en-ca/cars');
      const cookie = cookiesOf(chosen);
      expect(cookie).to.include('Location_City_main=Laval').and.to.include('Location_Valid_main=true');
      const { frame, view } = await stateOf('/en-ca/cars', cookie);
      expect(frame.place).to.include({ city: 'Laval', source: 'Server Cookies', valid: true });
      const list = view as CarsView;
      expect(list.total.count).to.equal(1);
      expect(list).to.include({ near: 'Laval', canonical: '/en-ca/cars', clearable: false });
      expect(list.cards[0]?.distance).to.match(/^\d+.km$/);
      expect(list.chips.map(({ href }) => href)).to.deep.equal(['/en-ca/cars?Distance=0']);
      expect(list.sorts.map(({ value }) => value)).to.include('Distance-0');
      const page = new JSDOM((await get('/en-ca/cars', { headers: { cookie } })).body).window.document;
      expect(page.querySelector('h1')?.textContent).to.equal('New and used cars and trucks near Laval');
      expect(page.querySelector('.cars-menu--place summary')?.textContent).to.equal('Laval, QC');
    });

    it('leaves the whole country with Distance=0, and takes another radius', async () => {
      const { post, listOf } = await open();
      const cookie = cookiesOf(await post({ place: 'H7S 1Y9', back: '/' }));
      const anywhere = await listOf('/en-ca/cars?Distance=0', cookie);
      expect(anywhere.total.count).to.equal(2);
      expect(anywhere.offer?.href).to.equal('/en-ca/cars');
      expect(anywhere.distance?.options.find(({ chosen }) => chosen)?.value).to.equal('0');
      const wide = await listOf('/en-ca/cars?Distance=5000', cookie);
      expect(wide.total.count).to.equal(2);
      expect(wide.chips).to.have.length(1);
      expect((await listOf('/en-ca/cars?SortExpression=Distance&SortDirection=1&Distance=0', cookie)).cards[0]?.name).to.equal(
        'Kia Soul',
      );
    });

    it('replaces another place of the address, and restarts at the first page', async () => {
      const { post } = await open();
      const back = '/en-ca/cars?Make=honda&Latitude=46&Longitude=-71&City=quebec&PageIndex=3';
      expect((await post({ place: 'Laval', back })).headers.location).to.equal('/en-ca/cars?Make=honda');
    });

    it('is reported with what they typed if it is not known', async () => {
      const { post, get } = await open();
      const { headers } = await post({ place: 'Lavall & <b>', back: '/fr-ca/autos?Make=honda' });
      expect(headers.location).to.equal('/fr-ca/autos?Make=honda&PlaceUnknown=Lavall%20%26%20%3Cb%3E');
      expect(headers['set-cookie']).to.equal(undefined);
      const page = new JSDOM((await get(String(headers.location))).body).window.document;
      const menu = page.querySelector('.cars-menu--place');
      expect(menu?.hasAttribute('open')).to.be.true;
      expect(menu?.querySelector('[role=status]')?.textContent).to.include('Nous ne connaissons pas «\u00a0Lavall & <b>\u00a0»');
      expect(menu?.querySelector('input[name=place]')?.getAttribute('value')).to.equal('Lavall & <b>');
      expect(menu?.querySelector('input[name=back]')?.getAttribute('value')).to.include('Make=honda');
    });

    it('may be coordinates, and a call gets JSON', async () => {
      const { post } = await open();
      const json = { accept: 'application/json' };
      const found = await post({ Latitude: '45,5701', Longitude: '-73.7399', back: '/en-ca/cars' }, json);
      expect(found.json()).to.deep.equal({ Status: 1, To: '/en-ca/cars' });
      expect(cookiesOf(found))
        .to.include('Location_Latitude_main=45.57;')
        .and.to.include('Location_Source_main=Server%20Coordinates');
      expect((await post({ place: 'Nowhere', back: '/' }, json)).json()).to.include({ Status: 2 });
      const down = await open({
        locationProvider: new ScriptedLocationProvider({ keyword: { kind: 'unavailable', cause: 'x' } }),
      });
      expect((await down.post({ place: 'Laval', back: '/' }, json)).json()).to.include({ Status: -1 });
    });

    it('is not called unknown where it could not be looked up, and the page without JavaScript says so', async () => {
      const { post, get } = await open({
        locationProvider: new ScriptedLocationProvider({ keyword: { kind: 'unavailable', cause: 'x' } }),
      });
      const { headers } = await post({ place: 'Laval', back: '/en-ca/cars?PlaceUnknown=Lavall' });
      expect(headers.location).to.equal('/en-ca/cars?PlaceUnchecked=Laval');
      const menu = new JSDOM((await get(String(headers.location))).body).window.document.querySelector('.cars-menu--place');
      expect(menu?.querySelector('[role=status]')?.textContent).to.equal('An error has occured, please try again');
      expect(menu?.querySelector('input[name=place]')?.getAttribute('value')).to.equal('Laval');
    });

    it('is deleted on request', async () => {
      const { post } = await open();
      const answer = await post({ forget: '1', back: '/en-ca/cars' });
      expect(answer.statusCode).to.equal(303);
      const cleared = [answer.headers['set-cookie'] ?? []].flat();
      expect(cleared).to.have.length(11);
      expect(cleared.every((cookie) => /^Location_\w+_main=; Path=\/; Expires=Thu, 01 Jan 1970/.test(cookie))).to.be.true;
    });

    it('is in the address if their browser has no cookies', async () => {
      const { send, listOf } = await open();
      const payload = 'place=Laval&back=%2Fen-ca%2Fcars';
      const { headers } = await send({ method: 'POST', url: '/location', headers: FORM, payload });
      expect(headers.location).to.equal('/en-ca/cars?PostalCode=H7S');
      expect((await listOf('/en-ca/cars?PostalCode=H7S')).total.count).to.equal(1);
    });

    it('is not set by another site, and never redirects to one', async () => {
      const { post } = await open();
      expect((await post({ place: 'Laval', back: '/' }, { 'sec-fetch-site': 'cross-site' })).statusCode).to.equal(403);
      expect((await post({ place: 'Laval', back: '//evil.example' })).headers.location).to.equal('/');
    });
  });

  describe('that is guessed by their IP address', () => {
    it('measures distances and offers the circle, but hides nothing and is not kept', async () => {
      const { stateOf, get } = await open(byIp);
      const { frame, view } = await stateOf('/en-ca/cars');
      expect(frame.place).to.include({ city: 'Laval', source: 'Server IP', valid: false });
      const list = view as CarsView;
      expect(list.total.count).to.equal(2);
      expect(list.near).to.equal(null);
      expect(list.cards.every(({ distance }) => distance !== null)).to.be.true;
      expect(list.offer).to.deep.include({ href: '/en-ca/cars?Distance=100' });
      expect(cookiesOf(await get('/en-ca/cars'))).not.to.include('Location_');
    });

    it('is the centre once a distance is asked for', async () => {
      const { listOf } = await open(byIp);
      const list = await listOf('/en-ca/cars?Distance=100');
      expect(list.total.count).to.equal(1);
      expect(list.chips[0]?.href).to.equal('/en-ca/cars');
      // The circle around them is nothing that search engines may keep.
      expect(list.canonical).to.equal('/en-ca/cars');
    });
  });

  describe('that an address names', () => {
    it('is stored for visitors without a place, and does not replace one', async () => {
      const { get, post, stateOf } = await open();
      expect(cookiesOf(await get('/en-ca?PostalCode=H7S'))).to.include('Location_City_main=Laval');
      const cookie = cookiesOf(await post({ place: 'Montréal', back: '/' }));
      const visited = await get('/en-ca?PostalCode=H7S', { headers: { cookie } });
      expect(cookiesOf(visited)).not.to.include('Location_');
      expect((await stateOf('/en-ca?PostalCode=H7S', cookie)).frame.place?.city).to.equal('Laval');
    });

    it('is a circle on a map where it is coordinates, and never kept or canonical for another page', async () => {
      const { get, listOf } = await open();
      const address = '/en-ca/cars?Latitude=45.57&Longitude=-73.74&Distance=50';
      expect(cookiesOf(await get(address))).not.to.include('Location_');
      const list = await listOf(address);
      expect(list.total.count).to.equal(1);
      expect(list.chips[0]?.href).to.equal('/en-ca/cars?Distance=0');
    });
  });

  it('is suggested as it is typed', async () => {
    const { get } = await open();
    expect((await get('/api/location/suggest?Text=la')).json()).to.deep.equal({ Status: 1, Items: ['Laval, QC'] });
    expect((await get('/api/location/suggest?Text=Ly', { headers: { host: 'fr.localhost' } })).json()).to.deep.equal({
      Status: 1,
      Items: ['Lyon (69)'],
    });
    expect((await get('/api/location/suggest')).json()).to.deep.equal({ Status: 1, Items: [] });
  });

  it('is found by calls too', async () => {
    const { get } = await open();
    const answer = (await get('/api/location/get/keyword?Keyword=Laval&Country=CA&Province=QC')).json();
    expect(answer).to.have.nested.property('Location.City', 'Laval');
  });

  describe('where its provider is faulty', () => {
    const pages = [
      '/en-ca',
      '/en-ca/cars?City=Laval',
      '/en-ca/cars-2?PostalCode=H7S',
      '/en-ca/directory',
      '/_data/en-ca/favorites',
    ];

    for (const fault of FAULTS) {
      it(`every page answers 200 and does not wait for it: ${fault}`, async function () {
        // Below the ten seconds that the slow server takes to answer.
        this.timeout(8_000);
        const server = await startFaultyLocationServer();
        server.fault = fault;
        const provider = new GuardedLocationProvider(httpLocationProvider(server.url, new FixedClock()));
        const { get } = await open({ locationProvider: provider, locationsAreRelayed: true });
        try {
          await get('/en-ca/cars');
          for (const path of pages) {
            expect((await get(path)).statusCode, path).to.equal(200);
          }
        } finally {
          await server.close();
        }
      });
    }

    it('every page answers 200: nothing listens there', async () => {
      const provider = new GuardedLocationProvider(httpLocationProvider('http://127.0.0.1:9', new FixedClock()));
      const { get } = await open({ locationProvider: provider, locationsAreRelayed: true });
      for (const path of pages) expect((await get(path)).statusCode, path).to.equal(200);
    });
  });
});
