import { expect } from 'chai';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

interface Answer {
  readonly Similar: boolean;
  readonly Previous: string | null;
  readonly Next: string | null;
  readonly Total: number;
  readonly TotalPages: number;
  readonly Items: readonly { readonly Id: number; readonly Make: string }[];
  readonly IdList: readonly number[];
  readonly Facets: Readonly<Record<string, readonly { Value: string; Label: string; Count: number; Selected: boolean }[]>>;
}

describe('GET /api/search', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp({
      vehicles: [
        { vehicle: aVehicle().named('Citroën', 'C4').priced(10_000) },
        { vehicle: aVehicle().named('Kia', 'Soul').priced(20_000) },
        { vehicle: aVehicle().named('Kia', 'Rio').priced(30_000) },
      ],
    });
  });
  const search = async (query: string): Promise<Answer> => (await app.get(`/api/search?${query}`)).json<Answer>();

  it('answers with the names of the specification', async () => {
    const answer = await search('SortExpression=Price&SortDirection=0&PageSize=2');
    expect(answer).to.include({ Similar: false, Previous: null, Total: 3, TotalPages: 2 });
    expect(answer.Next).to.equal('/api/search?PageIndex=2&PageSize=2&SortExpression=Price&SortDirection=0');
    expect(answer.IdList).to.deep.equal([1, 2]);
    expect(answer.Items.map(({ Make }) => Make)).to.deep.equal(['Citroën', 'Kia']);
  });

  it('leads back from beyond the last page', async () => {
    expect(await search('PageIndex=9')).to.include({ Previous: '/api/search?', Next: null, Total: 3, TotalPages: 1 });
  });

  it('carries as many images as are asked for', async () => {
    const imagesOf = async (query: string) => ((await search(query)).Items[0] as { readonly Images?: unknown }).Images;
    expect(await imagesOf('ImageTotal=1')).to.have.length(1);
    expect(await imagesOf('')).to.have.length(2);
  });

  it('counts every facet without its own choice, and names values as dealers spell them', async () => {
    const { Facets, Total } = await search('Make=citroen');
    expect(Total).to.equal(1);
    expect(Facets.Make).to.deep.equal([
      { Value: 'kia', Label: 'Kia', Count: 2, Selected: false },
      { Value: 'citroen', Label: 'Citroën', Count: 1, Selected: true },
    ]);
  });

  it('names the facets in the requested language', async () => {
    const { Facets } = await search('Language=2');
    expect(Facets.Condition?.[0]).to.include({ Value: 'used', Label: 'D’occasion' });
  });

  it('offers similar vehicles when nothing is found', async () => {
    const answer = await search('Make=kia&PriceMax=500');
    expect(answer).to.include({ Similar: true, Total: 0 });
    expect(answer.Items.map(({ Make }) => Make)).to.deep.equal(['Kia', 'Kia']);
  });

  it('names every parameter that it cannot read', async () => {
    const answer = await app.get('/api/search?YearMin=abc&Fuel=coal&Make=kia');
    expect(answer.statusCode).to.equal(400);
    expect(answer.headers['content-type']).to.contain('application/problem+json');
    expect(answer.json<{ parameters: unknown }>().parameters).to.deep.equal([
      { parameter: 'YearMin', value: 'abc', reason: 'not-a-number' },
      { parameter: 'Fuel', value: 'coal', reason: 'unknown-value' },
    ]);
  });

  it('answers an unknown call with problem+json', async () => {
    const answer = await app.get('/api/nothing');
    expect(answer.statusCode).to.equal(404);
    expect(answer.headers['content-type']).to.contain('application/problem+json');
  });
});
