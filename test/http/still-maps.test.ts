import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { listPaths } from '../../src/domain/inventory/list-layouts.ts';
import { LANGUAGES } from '../../src/domain/language/language.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

const stock = {
  dealers: [
    aDealer().named('Élan Motors').at(45.508, -73.554),
    aDealer().named('Far West').at(49.28, -123.12),
    aDealer().named('Côte Ouest').at(49.27, -123.1),
  ],
  vehicles: [
    { vehicle: aVehicle().named('Honda', 'Civic').priced(22_480) },
    { vehicle: aVehicle().named('Kia', 'Soul').priced(9_500) },
    { vehicle: aVehicle().named('Kia', 'Rio').priced(8_000), dealer: 1 },
    { vehicle: aVehicle().named('Kia', 'Rio').priced(7_000), dealer: 2 },
  ],
};

/** Of a wide window, and of a phone. */
const stillsOf = (body: string): [wide: string, narrow: string] => {
  const [wide = '', narrow = ''] = body.match(/<div class="cars-map__still is-(?:wide|narrow)">.*?<\/ul>/gs) ?? [];
  return [wide, narrow];
};

describe('A picture of the map', () => {
  it('is drawn for the part that its address says, and may be kept', async () => {
    const { get } = await testApp(stock);
    const answer = await get('/_map/ca/45.508,-73.554,9.5,800x240.svg');
    expect(answer.statusCode).to.equal(200);
    expect(answer.headers['content-type']).to.contain('image/svg+xml');
    expect(answer.headers['cache-control']).to.contain('max-age');
    expect(answer.body).to.contain('<path class="land"');
  });

  it('is not found for any other address', async () => {
    const { get } = await testApp(stock);
    for (const path of ['/_map/us/45,-73,9,640x240.svg', '/_map/ca/45,-73,9,99999x240.svg', '/_map/1.svg'])
      expect((await get(path)).statusCode, path).to.equal(404);
  });
});

describe('The map before its scripts are there', () => {
  it('is a picture with a link for each place: one dealer to their vehicles, several to the map around them', async () => {
    const { get } = await testApp(stock);
    const { body } = await get('/en-ca/cars-2');
    const [still] = stillsOf(body);
    expect(still).to.match(/<img src="\/_map\/ca\/[^"]+\.svg"/);
    expect(still).to.match(/href="\/en-ca\/cars\?CompanyId=1"[^>]*><b>2<\/b> (?:<!-- -->)?<span>from \$9,500/);
    expect(still).to.match(
      /href="\/en-ca\/cars-2\?Latitude=49\.\d+&amp;Longitude=-123\.\d+&amp;Distance=8"[^>]*><b>2<\/b> (?:<!-- -->)?<span>from \$7,000/,
    );
    const french = (await get('/fr-ca/autos-2')).body;
    expect(french).to.contain('dès 9\u00a0500\u00a0$');
  });

  it('says how many vehicles it cannot show, with the way to the list, and nothing where it shows all', async () => {
    const { get } = await testApp({
      dealers: [aDealer(), aDealer().named('Nowhere').withoutCoordinates()],
      vehicles: [
        { vehicle: aVehicle() },
        { vehicle: aVehicle().stock('B'), dealer: 1 },
        { vehicle: aVehicle().stock('C'), dealer: 1 },
      ],
    });
    const saidAt = async (path: string): Promise<Element | null> =>
      new JSDOM((await get(path)).body).window.document.querySelector('.cars-map__unplaced');
    const said = await saidAt('/en-ca/cars-2?Make=toyota');
    expect(said?.textContent).to.equal(
      '2 vehicles are in the list only, since their dealers’ locations are not known. Open the list',
    );
    expect(said?.querySelector('a')?.getAttribute('href')).to.equal('/en-ca/cars?Make=toyota');
    for (const { id, slug } of LANGUAGES)
      expect((await saidAt(listPaths('Automotive', id).map))?.textContent, slug).to.match(/^2 v(ehicles|éhicules|ehículos) /);
    expect(await saidAt('/en-ca/cars-2?Latitude=45.575&Longitude=-73.689&Distance=50')).to.equal(null);
    expect(await saidAt('/en-ca/cars-2?CompanyId=1')).to.equal(null);
  });

  it('counts dealers on the map of dealers, and names the one that stands alone', async () => {
    const { get } = await testApp(stock);
    const { body } = await get('/en-ca/dealer-inventory-map');
    const [still] = stillsOf(body);
    expect(still).to.match(/<b>2<\/b> (?:<!-- -->)?<span>dealers/);
    expect(still).to.contain('Élan Motors');
    expect(still).not.to.contain('$');
  });

  it('shows the surroundings of the dealer on the page of a vehicle, with their names', async () => {
    const { get } = await testApp(stock);
    const list = (await get('/en-ca/cars')).body;
    const path = /href="(\/en-ca\/[^"]+-1)[?"]/.exec(list)?.[1] ?? '';
    const { body } = await get(path);
    expect(body).to.match(/<img src="\/_map\/ca\/45\.508,-73\.554,9\.5,960x240\.svg"[^>]*loading="lazy"/);
    expect(/cars-still__names.*?Montréal/s.test(body)).to.equal(true);
  });
});
