import { expect } from 'chai';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

const QUEBEC = 'West=-80&South=44&East=-60&North=50&Zoom=5';
const MONTREAL = aDealer().named('Élan Motors').at(45.508, -73.554);

const stock = {
  dealers: [MONTREAL, aDealer().named('Far West').at(49.28, -123.12)],
  vehicles: [
    { vehicle: aVehicle().named('Honda', 'Civic').priced(22_480) },
    { vehicle: aVehicle().named('Kia', 'Soul').priced(9_500) },
    { vehicle: aVehicle().named('Kia', 'Rio').priced(8_000), dealer: 1 },
  ],
};

describe('GET /api/map', () => {
  it('answers the points of a search in the window', async () => {
    const { get } = await testApp(stock);
    const { Total, Items } = (await get(`/api/map?${QUEBEC}&Language=2`)).json();
    expect(Total).to.equal(2);
    expect(Items).to.have.length(1);
    expect(Items[0]).to.deep.include({
      Count: 2,
      PriceMin: 9500,
      PriceMax: 22_480,
      PriceText: '9\u00a0500\u00a0$',
      CompanyIds: [1],
    });
    expect((await get(`/api/map?${QUEBEC}&Make=honda`)).json().Items[0]).to.include({ Count: 1, PriceMin: 22_480 });
    expect((await get(`/api/map?${QUEBEC}&Make=lada`)).json()).to.deep.equal({ Total: 0, Items: [] });
  });

  it('keeps to the vehicles of a list', async () => {
    const { get } = await testApp(stock);
    expect((await get(`/api/map?${QUEBEC}&Division=Recreative`)).json().Total).to.equal(0);
    expect((await get(`/api/map?${QUEBEC}&Division=Automotive`)).json().Total).to.equal(2);
  });

  it('shows a dealer’s host that dealer alone', async () => {
    const { get } = await testApp({
      ...stock,
      dealers: [aDealer(), aDealer(), aDealer().named('Somebody else').at(45.5, -73.5)],
      vehicles: [{ vehicle: aVehicle(), dealer: 2 }],
    });
    expect((await get(`/api/map?${QUEBEC}`, { headers: { host: 'dealer.localhost' } })).json().Total).to.equal(0);
  });

  it('takes a window that was turned around the world, over the date line, or over all of it', async () => {
    const { get } = await testApp(stock);
    for (const window of [
      'West=280&South=44&East=300&North=50',
      'West=-80&South=44&East=660&North=50',
      'West=170&South=-90&East=-60&North=90',
    ]) {
      const answer = await get(`/api/map?${window}&Zoom=3`);
      expect(answer.statusCode, window).to.equal(200);
      expect(answer.json().Total, window).to.be.at.least(2);
    }
  });

  it('names every invalid part, and never fails', async () => {
    const { get } = await testApp(stock);
    const answer = await get('/api/map?West=x&South=91&East=1e9&Zoom=-1&YearMin=abc');
    expect(answer.statusCode).to.equal(400);
    expect(answer.json().parameters.map((each: { parameter: string }) => each.parameter)).to.have.members([
      'YearMin',
      'West',
      'South',
      'East',
      'North',
    ]);
    for (const window of [
      '',
      'West=&South=&East=&North=&Zoom=',
      'West[]=1',
      `West=${'9'.repeat(3000)}`,
      'West=%00&West=2',
      'Zoom=99&West=NaN',
    ]) {
      expect((await get(`/api/map?${window}`)).statusCode, window).to.equal(400);
    }
  });
});

describe('The map of a site with tiles of its own', () => {
  it('allows pictures from there and from nowhere else', async () => {
    const { get } = await testApp(stock);
    expect((await get('/en-ca/cars-2')).headers['content-security-policy']).to.contain("img-src 'self' data:;");
  });
});
