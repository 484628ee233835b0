import { expect } from 'chai';
import sinon from 'sinon';
import { SEARCH_LIMITS } from '../../src/domain/inventory/limits.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const named = (what: string, count: number): string => Array.from({ length: count }, (_, k) => `${what}${String(k)}`).join(',');

describe('A list of vehicles', () => {
  it('leaves out a vehicle that was sold just now and is still in the index, as the API does', async () => {
    const app = await testApp({
      vehicles: [
        { vehicle: aVehicle().with({ version: 'Traveller' }).stock('1') },
        { vehicle: aVehicle().with({ version: 'Explorer' }).stock('2') },
      ],
    });
    await app.inventory.transaction((writing) => writing.setAvailability([1], 'sold', Date.UTC(2026, 8, 15)));
    for (const url of ['/en-ca/cars', '/en-ca/cars-3', '/api/search', '/feeds/rss/en-ca/cars']) {
      const { statusCode, body } = await app.get(url);
      expect(statusCode, url).to.equal(200);
      expect(body, url).to.contain('Explorer').and.not.contain('Traveller');
    }
  });

  it('names its currency by the filter for prices, where some vehicles have a price in another one', async () => {
    const words = async (currency: 'CAD' | 'USD'): Promise<string> => {
      const priced = aVehicle().with({ price: { amount: 20_000, currency: 'CAD' } });
      const other = aVehicle().with({ price: { amount: 30_000, currency } });
      const app = await testApp({ vehicles: [{ vehicle: priced.stock('1') }, { vehicle: other.stock('2') }] });
      return (await app.get('/en-ca/cars')).body;
    };
    expect(await words('USD')).to.contain('Only vehicles with a price in CAD');
    expect(await words('CAD'))
      .to.contain('Only vehicles with a price')
      .and.not.contain('in CAD');
  });

  describe('asked for many values of one filter', () => {
    let app: TestApp;
    let searches: sinon.SinonSpy;
    before(async () => {
      app = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
      searches = sinon.spy(app.search, 'search');
    });

    it('asks the engine a few times, however many values the address has', async () => {
      const { maxListLength: most } = SEARCH_LIMITS;
      const { statusCode, body } = await app.get(`/en-ca/cars?Make=${named('make', most)}&Model=${named('model', most)}`);
      expect(statusCode).to.equal(200);
      expect(body).to.contain('Make99');
      expect(searches.callCount).to.be.below(30);
    });

    for (const [url, words] of [
      ['/en-ca/cars', 'more than 100 values of one filter'],
      ['/fr-ca/autos-2', 'plus de 100 valeurs pour un même filtre'],
      ['/es-co/carros', 'más de 100 valores para un mismo filtro'],
      ['/api/search', 'too-many'],
      ['/api/map', 'too-many'],
      ['/feeds/rss/en-ca/cars', 'at most 100 values'],
    ] as const) {
      it(`refuses more than there may be, before anything is searched: ${url}`, async () => {
        searches.resetHistory();
        const answer = await app.get(`${url}?Make=${named('make', 200)}&Model=${named('model', 200)}`);
        expect(answer.statusCode).to.equal(400);
        expect(answer.body).to.contain(words);
        expect(searches.callCount).to.equal(0);
      });
    }
  });
});
