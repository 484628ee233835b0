/** The source of a search, which decides what a site lists (specification, section 9). */
import { expect } from 'chai';
import { checkFeed } from '../../src/application/feeds-out/offers.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

describe('The source of a search', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp({
      vehicles: [
        { vehicle: aVehicle().with({ make: 'Kia' }) },
        { vehicle: aVehicle().with({ make: 'Yamaha', type: 'motorcycle', body: null }) },
        { vehicle: aVehicle().with({ make: 'Vespa', type: 'motorcycle', body: null, sources: ['MOTO123'] }) },
        { vehicle: aVehicle().with({ make: 'Lada', sources: ['ACME'] }) },
      ],
    });
  });

  const found = async (query: string, host = 'localhost'): Promise<readonly number[]> => {
    const answer = await app.get(`/api/search?${query}`, { headers: { host } });
    return [...answer.json<{ IdList: readonly number[] }>().IdList].sort();
  };

  it('is AUTO123 on the main site, MOTO123 on the site of motorcycles, and what the address names', async () => {
    expect(await found('')).to.deep.equal([1, 2]);
    expect(await found('Source=AUTO123')).to.deep.equal([1, 2]);
    expect(await found('Source=auto123')).to.deep.equal([1, 2]);
    expect(await found('Source=ACME')).to.deep.equal([4]);
    expect(await found('Source=MOTO123')).to.deep.equal([2, 3]);
    expect(await found('', 'moto.localhost')).to.deep.equal([2, 3]);
    expect(await found('Source=AUTO123', 'moto.localhost')).to.deep.equal([1, 2]);
  });

  it('decides what sitemaps and outgoing feeds have, as it does the lists', async () => {
    const made = async (path: string, host: string): Promise<readonly string[]> => {
      const { body, statusCode } = await app.get(path, { headers: { host } });
      expect(statusCode, path).to.equal(200);
      return ['Kia', 'Yamaha', 'Vespa', 'Lada'].filter((make) => body.toLowerCase().includes(make.toLowerCase()));
    };
    for (const path of ['/sitemaps/en-ca/vehicles-0.xml', '/sitemaps/en-ca/lists.xml']) {
      expect(await made(path, 'localhost'), path).to.deep.equal(['Kia', 'Yamaha']);
      expect(await made(path, 'moto.localhost'), path).to.deep.equal(['Yamaha', 'Vespa']);
    }
    const [site] = (await app.container.open('sites')).sites.filter(({ key }) => key === 'moto');
    const ports = await app.container.open('listed', 'vehicles');
    const voice = { site: site!, languageId: 1, origin: 'https://moto.example' } as const;
    expect((await checkFeed('meta', voice, ports)).vehicles).to.equal(2);
  });

  it('decides what pages list, without a chip for the one that the site has', async () => {
    const page = (await app.get('/en-ca/cars')).body;
    expect(page).to.include('Kia').and.not.include('Lada').and.not.include('Source: AUTO123');
    expect((await app.get('/en-ca/cars?Source=ACME')).body)
      .to.include('Lada')
      .and.not.include('Kia');
  });
});
