/** One vehicle that two dealers list, by its VIN (decision 49). */
import { expect } from 'chai';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const OWN_SITE = { host: 'dealer.localhost' };
const pageOf = (id: number): string => `/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-${String(id)}`;

describe('A vehicle that two dealers list', () => {
  let app: TestApp;
  beforeEach(async () => {
    // The site dealer.localhost shows the first two dealers alone; the listing of the third came first.
    app = await testApp({
      dealers: [aDealer().named('Rivemont Laval'), aDealer(), aDealer().named('Garage Lachute')],
      vehicles: [
        { vehicle: aVehicle().numbered(), dealer: 2 },
        { vehicle: aVehicle().numbered().with({ stockNumber: 'R77' }), dealer: 0 },
        { vehicle: aVehicle().named('Kia', 'Rio'), dealer: 0 },
      ],
    });
  });

  const found = async (search = '', headers = {}): Promise<readonly number[]> =>
    (await app.get(`/api/search${search}`, { headers })).json<{ IdList: readonly number[] }>().IdList.toSorted();
  const canonicalOf = async (id: number, headers = {}): Promise<string | undefined> => {
    const { statusCode, body } = await app.get(pageOf(id), { headers });
    expect(statusCode).to.equal(200);
    return /<link rel="canonical" href="https?:\/\/[^/]+([^"]+)"/.exec(body)?.[1];
  };
  const sitemap = async (headers = {}): Promise<string> => (await app.get('/sitemaps/en-ca/vehicles-0.xml', { headers })).body;
  const sell = async (id: number): Promise<void> => {
    const before = await app.inventory.revision();
    await app.inventory.transaction((writing) => writing.setAvailability([id], 'sold', Date.UTC(2026, 10, 1)));
    for await (const listings of app.inventory.changedSince(before)) await app.search.apply(listings);
  };

  it('is in the lists once, by the listing that came first, and by the next once that is sold', async () => {
    expect(await found()).to.deep.equal([1, 3]);
    await sell(1);
    expect(await found()).to.deep.equal([2, 3]);
  });

  it("is in each dealer's own list, and found by that dealer's stock number", async () => {
    expect(await found('', OWN_SITE)).to.deep.equal([2, 3]);
    expect(await found('?CompanyId=1')).to.deep.equal([2, 3]);
    expect(await found('?CompanyId=3')).to.deep.equal([1]);
    expect(await found('?StockNumber=R77')).to.deep.equal([2]);
  });

  it('is found by its VIN in the field for keywords', async () => {
    expect(await found('?Keyword=jtmrwrfv1kd000001')).to.deep.equal([1]);
    expect(await found('?Keyword=jtmrwrfv1kd000001', OWN_SITE)).to.deep.equal([2]);
    expect((await app.get('/en-ca/cars?Keyword=JTMRWRFV1KD000001')).body).to.include(pageOf(1));
  });

  it('keeps the page of each listing, and search engines are told of the one in the lists', async () => {
    expect(await canonicalOf(1)).to.equal(pageOf(1));
    expect(await canonicalOf(2)).to.equal(pageOf(1));
    expect(await canonicalOf(2, OWN_SITE)).to.equal(pageOf(2));
    await sell(1);
    expect(await canonicalOf(2)).to.equal(pageOf(2));
    expect(await canonicalOf(1)).to.equal(pageOf(1));
  });

  it('has its own address where the other listing is of another make, or under a source that the site does not show', async () => {
    const other = aVehicle().numbered();
    for (const first of [other.with({ make: 'Kia', model: 'Rio' }), other.with({ sources: ['ELSEWHERE'] })]) {
      app = await testApp({
        dealers: [aDealer(), aDealer().named('Garage Lachute')],
        vehicles: [
          { vehicle: first, dealer: 1 },
          { vehicle: aVehicle().numbered(), dealer: 0 },
        ],
      });
      expect(await canonicalOf(2)).to.equal(pageOf(2));
      expect(await found()).to.include(2);
    }
  });

  it('is once in the sitemap of each site', async () => {
    expect(await sitemap())
      .to.include(pageOf(1))
      .and.not.include(pageOf(2));
    expect(await sitemap(OWN_SITE))
      .to.include(pageOf(2))
      .and.not.include(pageOf(1));
  });

  it('is not similar to itself', async () => {
    const similarTo = async (id: number): Promise<string> =>
      (await app.get(pageOf(id))).body.split('<section class="cars-detail__similar"')[1]?.split('<script')[0] ?? '';
    expect(await similarTo(2)).not.to.include(pageOf(1));
    await sell(2);
    expect(await similarTo(2)).to.include(pageOf(1));
  });
});
