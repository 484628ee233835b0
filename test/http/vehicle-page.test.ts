import { expect } from 'chai';
import { fingerprintOf } from '../../src/domain/vehicle/fingerprint.ts';
import { vehiclePath, type VehiclePageKind } from '../../src/domain/vehicle/vehicle-url.ts';
import { aVehicle, type VehicleBuilder } from '../support/builders/a-vehicle.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const DAY = 86_400_000;
const pathOf = (vehicle: VehicleBuilder, kind: VehiclePageKind = 'plain'): string => vehiclePath(vehicle.build(), 1, kind);

/** What is on the screen, without the words that the browser keeps for later. */
const shownOf = (body: string): string => body.split('<script type="application/json"')[0] ?? '';

/** A vehicle that left the lists so many days ago, and another one like it. */
const gone = async (vehicle: VehicleBuilder, daysAgo: number): Promise<TestApp> => {
  const app = await testApp({ vehicles: [{ vehicle: aVehicle() }, { vehicle: aVehicle().stock('like it') }] });
  const facts = { ...vehicle.stored(), fingerprint: fingerprintOf(vehicle.facts()) };
  await app.inventory.transaction((write) => write.replace([{ ...facts, id: 1 }], new FixedClock().now() - daysAgo * DAY));
  return app;
};

describe('The address of a vehicle that is gone', () => {
  for (const vehicle of [aVehicle().sold(), aVehicle().unavailable()]) {
    const { availability } = vehicle.build();
    it(`keeps its page for 90 days (${availability})`, async () => {
      const { statusCode, body } = await (await gone(vehicle, 89)).get(pathOf(vehicle));
      expect(statusCode).to.equal(200);
      expect(shownOf(body)).to.include('Key facts').and.include('noindex');
    });

    it(`then says that it is over, with similar vehicles and without its price (${availability})`, async () => {
      const { get } = await gone(vehicle, 91);
      for (const kind of ['plain', 'regular', 'partial', 'bridge'] as const) {
        const { statusCode, body } = await get(pathOf(vehicle, kind));
        expect(statusCode, kind).to.equal(410);
        const [own = ''] = body.split('<section class="cars-detail__similar"');
        expect(own).to.include('This listing is over').and.include('2019 Toyota RAV4').and.not.include('$28,995');
        expect(shownOf(body)).to.include('Similar vehicles').and.include('noindex');
      }
    });
  }

  it('is also answered to a navigation in the browser', async () => {
    const vehicle = aVehicle().sold();
    const { statusCode, headers, body } = await (await gone(vehicle, 400)).get(`/_data${pathOf(vehicle)}`);
    expect(statusCode).to.equal(410);
    expect(headers['content-type']).to.match(/json/);
    expect(JSON.parse(body)).to.have.nested.property('view.variant', 'gone');
  });
});

describe('The QR code of a vehicle', () => {
  it('is an SVG, only for the vehicles of this site', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    const { statusCode, headers, body } = await get('/_qr/fr-ca/1.svg');
    expect(statusCode).to.equal(200);
    expect(headers['content-type']).to.match(/^image\/svg\+xml/);
    expect(headers['cache-control']).to.include('max-age');
    expect(body)
      .to.match(/^<svg /)
      .and.not.include('script');
    expect((await get('/_qr/fr-ca/2.svg')).statusCode).to.equal(404);
    expect((await get('/_qr/fr-ca/1.svg', { headers: { host: 'fr.localhost' } })).statusCode).to.equal(404);
  });
});

describe('The address that a dealer gets leads at', () => {
  it('is published nowhere', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    for (const path of [
      '/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1',
      '/en-ca/cars',
      '/en-ca/directory',
      '/en-ca/dealer-inventory/autos-du-pont-viau-1',
      '/api/search',
      '/api/products?ids=1',
    ]) {
      const { statusCode, body } = await get(path);
      expect(statusCode, path).to.equal(200);
      expect(body, path).not.to.match(/ventes(?:@|%40)/);
    }
  });
});

describe('The page about buying online', () => {
  const car = aVehicle().with({ buyOnline: true });

  it('says how it works and shows what can be bought so, without a vehicle chosen', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: car }, { vehicle: aVehicle().stock('by hand') }] });
    const { statusCode, body } = await get('/en-ca/buy-online');
    expect(statusCode).to.equal(200);
    expect(shownOf(body)).to.include('In four steps').and.include('href="/en-ca/cars?BuyOnline=1');
    expect(body.match(/class="cars-card[ "]/g)).to.have.lengthOf(1);
    expect(shownOf(body)).to.not.include('<form class="lead-form"');
  });

  it('begins the purchase of the vehicle that it was opened for, which needs no JavaScript', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: car }] });
    const { body } = await get('/fr-ca/acheter-en-ligne?ProductId=1');
    expect(body).to.include('name="Type" value="BuyOnline"').and.include('name="ProductId" value="1"');
    expect(body).to.include('J’aimerais acheter ce véhicule en ligne\u00a0: Toyota RAV4 Hybrid XLE AWD 2019.');
    expect(body).to.include('action="/leads#buy-online"').and.include('28\u00a0995\u00a0$');
  });

  it('says if a vehicle can’t be bought online, and knows no vehicle of another site', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: car.sold() }, { vehicle: aVehicle().stock('by hand') }] });
    for (const id of [1, 2]) {
      const { body } = await get(`/en-ca/buy-online?ProductId=${String(id)}`);
      expect(shownOf(body)).to.include('cannot be bought online at the moment').and.not.include('<form class="lead-form"');
    }
    for (const id of ['3', '-1', 'x', '1e99']) {
      const { statusCode, body } = await get(`/en-ca/buy-online?ProductId=${id}`);
      expect(statusCode).to.equal(200);
      expect(shownOf(body)).to.not.include('cannot be bought');
    }
  });
});
