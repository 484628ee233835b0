import { expect } from 'chai';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

describe('GET /api/understand', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp({ vehicles: [{ vehicle: aVehicle().named('Honda', 'Civic') }] });
  });
  const ask = (query: Record<string, string>) => app.get(`/api/understand?${new URLSearchParams(query).toString()}`);

  it('answers a sentence with parameters of the search, the words that it did not use, and the place', async () => {
    const answer = await ask({ Keyword: 'civic rouge pas cher, moins de 20 000 $, près de Laval', Language: '2' });
    expect(answer.statusCode).to.equal(200);
    expect(answer.json()).to.deep.equal({
      Filters: {
        Latitude: '45.57',
        Longitude: '-73.74',
        Distance: '100',
        Make: 'honda',
        Model: 'civic',
        PriceMax: '20000',
        Color: 'red',
      },
      Unused: ['pas cher'],
      Excluded: {},
      Place: { City: 'Laval', Latitude: 45.57, Longitude: -73.74, Distance: 100 },
    });
  });

  it('lists all other values for what is not wanted, and says what that is', async () => {
    const { Filters, Excluded, Place } = (await ask({ Keyword: 'not red' })).json();
    expect(Excluded).to.deep.equal({ Color: 'red' });
    expect(Filters.Color.split(',')).to.have.length(25).and.not.to.include('red');
    expect(Place).to.equal(null);
  });

  it('answers parameters that the search takes', async () => {
    const { Filters } = (await ask({ Keyword: 'honda civic under 100k$ not a diesel 2015 or newer' })).json();
    const found = await app.get(`/api/search?${new URLSearchParams(Filters as Record<string, string>).toString()}`);
    expect(found.statusCode).to.equal(200);
  });

  it('refuses a missing, an endless and an unreadable parameter as problem+json', async () => {
    for (const query of [{}, { Keyword: '  ' }, { Keyword: 'a'.repeat(201) }, { Keyword: 'civic', Language: '9' }]) {
      const answer = await ask(query);
      expect(answer.statusCode, JSON.stringify(query)).to.equal(400);
      expect(answer.headers['content-type']).to.contain('application/problem+json');
      expect(answer.json().parameters).to.have.length(1);
    }
  });

  it('takes the shopibot page’s form, with the filters as links and nothing of the sentence unescaped', async () => {
    const page = await app.get(`/en-ca/shopibot?${new URLSearchParams({ Keyword: 'red civic <b>x' }).toString()}`);
    expect(page.statusCode).to.equal(200);
    expect(page.body).to.contain('href="/en-ca/cars?Make=honda&amp;Model=civic').and.not.to.contain('<b>x');
  });
});
