/** ShopiCare, Viral and Group, from our own feed format to the list. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { FileFeed } from '../../src/adapters/feeds/file-feed.ts';
import { loadProfile } from '../../src/adapters/feeds/load-profile.ts';
import { importFeed } from '../../src/application/inventory/import-feed.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { FakeLocationProvider } from '../support/fakes/fake-location-provider.ts';

const HEAD = 'stock_number,dealer_id,dealer_name,dealer_city,make,model,year,price,extended_care,viral,group';

describe('ShopiCare, Viral and Group', () => {
  const folder = temporaryFolder();
  let app: TestApp;
  before(async () => {
    const rows = Array.from({ length: 12 }, (_, n) =>
      [`A${String(n)}`, 'd1', 'Autos Laval', 'Laval', 'Kia', 'Soul', '2020', '20000', n < 3 ? '1' : '0', n === 4 ? 'yes' : 'no']
        .concat(n > 8 ? 'Groupe Boréal' : '')
        .join(','),
    );
    const file = join(folder.path, 'stock.csv');
    writeFileSync(file, [HEAD, ...rows].join('\n'));
    app = await testApp();
    const profile = loadProfile('feeds', 'forecourt-csv');
    const outcome = await importFeed(
      { inventory: app.inventory, places: new FakeLocationProvider(), clock: new FixedClock() },
      { profile, feed: new FileFeed(file, profile), dealerId: null, dryRun: false, allowRemovals: false },
    );
    expect(outcome).to.have.nested.property('report.added', 12);
    for await (const listings of app.inventory.changedSince(0)) await app.search.apply(listings);
  });
  after(() => folder.remove());

  const total = async (query: string): Promise<number> => (await app.get(`/api/search?${query}`)).json<{ Total: number }>().Total;

  it('are read from forecourt-csv, and found by their parameters', async () => {
    expect(await total('')).to.equal(12);
    expect(await total('ShopiCare=1')).to.equal(3);
    expect(await total('Viral=1')).to.equal(1);
    expect(await total('Group=groupe+boreal')).to.equal(3);
  });

  it('offer vehicles with the extended-care plan above the list, in the words of each language', async () => {
    for (const [path, words] of [
      ['/en-ca/cars', 'Extended-care plan'],
      ['/fr-ca/autos', 'Plan de protection prolongée'],
      ['/es-co/carros', 'Plan de protección extendida'],
    ] as const) {
      const page = (await app.get(path)).body.split('<script type="application/json"', 1)[0] ?? '';
      expect(page, path).to.match(new RegExp(`href="[^"]*ShopiCare=1"[^>]*>(?:(?!</a>).)*${words}`));
    }
  });
});
