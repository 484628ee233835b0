import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { FileFeed } from '../../../../src/adapters/feeds/file-feed.ts';
import { parseProfile } from '../../../../src/adapters/feeds/load-profile.ts';
import { importFeed } from '../../../../src/application/inventory/import-feed.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { FakeLocationProvider } from '../../../support/fakes/fake-location-provider.ts';

describe('The worked example of docs/feeds.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'example-'));
  after(() => rmSync(folder, { recursive: true }));

  it('does what the page says', async () => {
    const page = readFileSync('docs/feeds.md', 'utf8');
    const [, feed = '', profileText = ''] =
      /```\n([^]*?)```[^]*?```yaml\n([^]*?)```/.exec(page.slice(page.indexOf('## A worked example'))) ?? [];
    const path = join(folder, 'stock.csv');
    writeFileSync(path, feed);
    const profile = parseProfile('garage-example', 'feeds/garage-example.yaml', profileText);
    const inventory = new InMemoryInventory();
    const outcome = await importFeed(
      { inventory, places: new FakeLocationProvider(), clock: { now: () => Date.UTC(2026, 10, 20) } },
      { profile, feed: new FileFeed(path, profile), dealerId: null, dryRun: false, allowRemovals: false },
    );
    expect(outcome)
      .to.have.property('report')
      .that.deep.includes({ rows: 3, added: 2, leftOut: [{ reason: 'an accessory', count: 1 }] });
    expect(outcome).to.have.nested.property('report.issues').that.is.empty;
    const [clio, peugeot] = await inventory.ofIds([1, 2]);
    expect(clio?.vehicle).to.deep.include({
      make: 'Renault',
      model: 'Clio',
      version: 'IV dCi 90 Intens',
      year: 2019,
      mileageKm: 62_310,
      gears: 6,
    });
    expect(clio?.vehicle.price).to.deep.equal({ amount: 11_990, currency: 'EUR' });
    expect(clio?.dealer).to.deep.include({ name: 'Garage Example Paris', city: 'Paris', postalCode: '75011', country: 'FR' });
    expect(peugeot?.vehicle).to.deep.include({ price: null, mileageKm: null, condition: 'used' });
  });

  it('and the one of columns of a fixed width do what the page says', async () => {
    const page = readFileSync('docs/feeds.md', 'utf8');
    const [, written = ''] = /```yaml\n([^]*?)```/.exec(page.slice(page.indexOf('Columns of a fixed width'))) ?? [];
    const profile = parseProfile(
      'fixed',
      'fixed.yaml',
      `format: csv\nfeed: full\nmarket: CA\ncurrency: CAD\n${written.replace('price: row.price', '$&, model: { value: Rio }')}`,
    );
    const path = join(folder, 'fixed.txt');
    writeFileSync(path, 'STOCK  MAKE      PRICE\nA1     Kia       8995\nA2     "VW" AG   12,995 $\n');
    const inventory = new InMemoryInventory();
    await importFeed(
      { inventory, places: new FakeLocationProvider(), clock: { now: () => Date.UTC(2026, 10, 20) } },
      {
        profile: { ...profile, dealer: { key: { value: 'one' }, name: { value: 'One' } } },
        feed: new FileFeed(path, profile),
        dealerId: null,
        dryRun: false,
        allowRemovals: false,
      },
    );
    const listings = await inventory.ofIds([1, 2]);
    expect(listings.map(({ vehicle }) => [vehicle.stockNumber, vehicle.make, vehicle.price?.amount])).to.deep.equal([
      ['A1', 'Kia', 8995],
      ['A2', '"VW" AG', 12_995],
    ]);
  });
});
