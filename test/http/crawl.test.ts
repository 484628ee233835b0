/** The walk of `npm run crawl` over a small inventory, without a server's process: a few addresses of each kind of page. */
import { expect } from 'chai';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { crawl, type Fetched } from '../support/crawl/crawl.ts';
import { testApp } from '../support/test-app.ts';

describe('A search engine', () => {
  it('finds the pages of both main sites in order', async () => {
    const { send } = await testApp({
      dealers: [aDealer(), aDealer().inFrance()],
      vehicles: [
        { vehicle: aVehicle() },
        { vehicle: aVehicle().named('Honda', 'Civic').with({ body: 'sedan', fuel: 'gas' }) },
        { vehicle: aVehicle().priced(20_000, 'EUR'), dealer: 1 },
      ],
    });
    const fetch = async (url: URL): Promise<Fetched> => {
      // The built client is not there.
      if (url.pathname.startsWith('/assets/')) return { status: 200, location: null, type: '', body: '' };
      const { statusCode, headers, body } = await send({ url: url.pathname + url.search, headers: { host: url.host } });
      return { status: statusCode, location: headers.location ?? null, type: headers['content-type'] ?? '', body };
    };
    const origins = loadSites('sites')
      .filter(({ key }) => ['main', 'france'].includes(key))
      .map(({ hosts: [host = ''] }) => `http://${host}:3000`);
    const { hosts, faults } = await crawl({ origins, fetch, samples: 1 });
    expect(faults).to.deep.equal([]);
    for (const { host, indexed } of hosts) expect(indexed, host).to.be.above(40);
  }).timeout(120_000);
});
