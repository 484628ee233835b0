import { expect } from 'chai';
import { LANGUAGES } from '../../src/domain/language/language.ts';
import { dealerPath } from '../../src/domain/dealers/dealer-url.ts';
import { vehiclePath } from '../../src/domain/vehicle/vehicle-url.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const AROUND_LAVAL = 'Latitude=45.575&Longitude=-73.689&Distance=25';
const WORDS = { en: 'Approximate location', fr: 'Emplacement approximatif', es: 'Ubicación aproximada' };
const shownOf = (body: string): string => body.split('<script type="application/json"')[0] ?? '';

describe('A dealer who is placed by their postal code', () => {
  const dealer = aDealer().nearly(45.575, -73.689);
  const pages = (languageId: 1 | 2 | 3 | 4 | 5): readonly string[] => [
    vehiclePath(aVehicle().build(), languageId, 'plain'),
    dealerPath(dealer.build(), languageId),
  ];
  let near: TestApp;
  let exact: TestApp;
  before(async () => {
    near = await testApp({ dealers: [dealer], vehicles: [{ vehicle: aVehicle() }] });
    exact = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
  });

  it('is found around a place and on the map', async () => {
    expect((await near.get(`/api/search?${AROUND_LAVAL}`)).json().Total).to.equal(1);
    expect((await near.get('/api/map?West=-80&South=44&East=-60&North=50&Zoom=5')).json().Total).to.equal(1);
  });

  it('is nowhere said to be exactly there: no coordinates for machines, no pin, no way to them by coordinates', async () => {
    for (const path of pages(1)) {
      const [shown, exactly] = await Promise.all([near, exact].map(async ({ get }) => (await get(path)).body));
      expect(exactly, path).to.include('GeoCoordinates').and.include('directions?to=45.575');
      expect(shown, path).to.not.include('GeoCoordinates').and.not.include('directions?to=45.575');
    }
    const [ofVehicle = ''] = pages(1);
    expect((await near.get(ofVehicle)).body).to.include(
      `directions?to=${encodeURIComponent('1200, boulevard des Laurentides, Laval, QC H7N 4Y5, CA')}`,
    );
  });

  for (const { id, tongue, slug } of LANGUAGES)
    it(`has an area and the words for it on the small maps (${slug})`, async () => {
      for (const path of pages(id)) {
        expect(shownOf((await near.get(path)).body), path)
          .to.include(WORDS[tongue])
          .and.include('cars-dealer__area');
        expect(shownOf((await exact.get(path)).body), path)
          .to.not.include(WORDS[tongue])
          .and.not.include('cars-dealer__area');
      }
    });
});
