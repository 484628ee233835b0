import { expect } from 'chai';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

const stocked = () =>
  testApp({
    dealers: [aDealer().named('Hondarama'), aDealer().inFrance()],
    vehicles: [
      { vehicle: aVehicle().named('Honda', 'Civic') },
      { vehicle: aVehicle().named('Honda', 'CR-V').withoutPrice().withoutImages() },
      {
        vehicle: aVehicle()
          .named('Citroën', 'Méhari')
          .with({ body: null, unrecognised: { body: 'buggy' }, year: null, version: null }),
      },
      { vehicle: aVehicle().named('Kia', 'Soul').sold() },
      { vehicle: aVehicle().named('Renault', 'Clio').priced(9000, 'EUR'), dealer: 1 },
    ],
  });

describe('GET /api/products', () => {
  it('answers these vehicles in this order, sold ones too, and none of another country', async () => {
    const { get } = await stocked();
    const answer = (await get('/api/products?ids=4,1,5,99,1')).json();
    expect(answer.IdList).to.deep.equal([4, 1]);
    expect(answer.Items.map(({ Model, Availability }: Record<string, unknown>) => [Model, Availability])).to.deep.equal([
      ['Soul', 'sold'],
      ['Civic', 'available'],
    ]);
  });

  it('has a picture for each, drawn where there is no photo', async () => {
    const [photographed, drawn] = (await (await stocked()).get('/api/products?ids=1,2')).json().Items;
    expect(photographed.Picture).to.equal('http://localhost:3000/media/1/0-320.webp');
    expect(drawn.Picture).to.match(/^http:\/\/localhost:3000\/art\/suv~[\dx]+-[\da-f]{6}\.svg$/);
  });

  it('refuses what is not a list of numbers', async () => {
    const { get } = await stocked();
    for (const query of [
      '',
      '?ids=',
      '?ids=x',
      '?ids=1,,x',
      `?ids=${'x'.repeat(5000)}`,
      `?ids=${Array(101).fill(1).join(',')}`,
    ]) {
      const answer = await get(`/api/products${query}`);
      expect(answer.statusCode, query).to.equal(400);
      expect(answer.headers['content-type']).to.contain('application/problem+json');
    }
  });
});

describe('GET /api/suggest', () => {
  it('suggests what the host itself sells, whichever host was asked before', async () => {
    const { get } = await testApp({
      dealers: [aDealer(), aDealer().inFrance()],
      vehicles: [
        { vehicle: aVehicle().named('Renault', 'Twizy') },
        { vehicle: aVehicle().named('Renault', 'Clio').priced(9000, 'EUR'), dealer: 1 },
      ],
    });
    const suggested = async (host: string): Promise<readonly string[]> =>
      (await get('/api/suggest?Keyword=renault', { headers: { host } }))
        .json<{ Items: readonly { Label: string }[] }>()
        .Items.map(({ Label }) => Label);
    expect(await suggested('localhost')).to.deep.equal(['Renault', 'Renault Twizy']);
    expect(await suggested('fr.localhost')).to.deep.equal(['Renault', 'Renault Clio']);
  });

  it('names makes, models and dealers with as many vehicles as a search for them finds', async () => {
    const { get } = await stocked();
    const { Items } = (await get('/api/suggest?Keyword=HON')).json();
    expect(Items.map(({ Kind, Label, Count }: Record<string, unknown>) => [Kind, Label, Count])).to.deep.equal([
      ['Company', 'Hondarama', 3],
      ['Make', 'Honda', 2],
      ['Model', 'Honda CR-V', 1],
      ['Model', 'Honda Civic', 1],
    ]);
    for (const { Parameters, Count } of Items) {
      const found = (await get(`/api/search?${new URLSearchParams(Parameters).toString()}`)).json();
      expect(found.Total).to.equal(Count);
    }
  });

  it('finds Citroën without its accent, and nothing of another country', async () => {
    const { get } = await stocked();
    expect((await get('/api/suggest?Keyword=citroen%20meh')).json().Items[0].Label).to.equal('Citroën Méhari');
    expect((await get('/api/suggest?Keyword=renault')).json().Items).to.deep.equal([]);
  });
});
