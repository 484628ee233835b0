/** Vehicles that an operator hid, and dealers whom they removed, with `npm run inventory`. */
import { expect } from 'chai';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const PAGE = '/en-ca/car-for-sale/kia/rio/2019-hybrid-xle-awd-2';
const NOWHERE = [PAGE, PAGE.replace('for-sale/', 'for-sale/p/'), '/media/2/0-640.webp', '/_qr/en-ca/2.svg', '/bridge/2'];

describe('What an operator took off the sites', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await testApp({
      dealers: [aDealer(), aDealer().named('Garage Lachute')],
      vehicles: [
        { vehicle: aVehicle() },
        { vehicle: aVehicle().named('Kia', 'Rio').with({ outboundUrl: 'https://lachute.example/2' }), dealer: 1 },
      ],
    });
  });

  const take = async (what: 'vehicle' | 'dealer', off: boolean): Promise<void> => {
    const before = await app.inventory.revision();
    await app.inventory.transaction<unknown>((writing) =>
      what === 'vehicle' ? writing.setHidden([2], off) : writing.setRemoved(2, off),
    );
    for await (const listings of app.inventory.changedSince(before)) await app.search.apply(listings);
  };
  const statusOf = async (path: string): Promise<number> => (await app.get(path)).statusCode;
  const mentioned = async (path: string): Promise<boolean> => /\bkia\b/i.test((await app.get(path)).body);
  const LISTS = [
    '/en-ca/cars',
    '/en-ca/cars-3',
    '/api/search',
    '/sitemaps/en-ca/vehicles-0.xml',
    '/sitemaps/en-ca/lists.xml',
    '/en-ca/directory',
  ];

  for (const what of ['vehicle', 'dealer'] as const)
    it(`a ${what} is on no page, list, sitemap or API, and comes back`, async () => {
      for (const path of NOWHERE) expect(await statusOf(path), path).to.be.below(400);
      for (const path of LISTS) expect(await mentioned(path), path).to.equal(true);
      await take(what, true);
      for (const path of NOWHERE) expect(await statusOf(path), path).to.equal(404);
      for (const path of LISTS) expect(await mentioned(path), path).to.equal(false);
      expect((await app.get('/api/search')).json<{ IdList: readonly number[] }>().IdList).to.deep.equal([1]);
      expect(await statusOf('/en-ca/dealer-inventory/garage-lachute-2')).to.equal(what === 'dealer' ? 404 : 200);
      await take(what, false);
      expect(await statusOf(PAGE)).to.equal(200);
      for (const path of LISTS) expect(await mentioned(path), path).to.equal(true);
    });
});
