/** The ten real feeds beside the project: what gets in is compared with what a plain count of the files says. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { FileFeed } from '../../src/adapters/feeds/file-feed.ts';
import { loadProfile } from '../../src/adapters/feeds/load-profile.ts';
import { exactPlaceOf } from '../../src/domain/dealers/dealer-place.ts';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles } from '../../src/adapters/storage/inventory/kysely-vehicles.ts';
import type { InventoryStorage } from '../../src/adapters/storage/inventory/inventory-tables.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { importFeed, type ImportFeedOutcome } from '../../src/application/inventory/import-feed.ts';
import type { ImportReport, RejectedRow } from '../../src/application/inventory/import-report.ts';
import type { Listing } from '../../src/domain/vehicle/vehicle.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { FakeLocationProvider } from '../support/fakes/fake-location-provider.ts';

const FEEDS = resolve('../shared/data/feeds');
const NOW = Date.UTC(2026, 10, 20);

describe('The real feeds', function () {
  const folder = temporaryFolder();
  let storage: InventoryStorage;

  before(async function () {
    if (!existsSync(FEEDS)) {
      console.log('not run: ../shared/data absent');
      this.skip();
    }
    storage = await openSqlite(folder.path);
  });
  after(async () => {
    if (existsSync(FEEDS)) await storage.close();
    folder.remove();
  });

  const fileOf = (profile: string, file: string): string => join(FEEDS, profile, file);
  const textOf = (profile: string, file: string): string => readFileSync(fileOf(profile, file), 'utf8');

  const rejected: RejectedRow[] = [];
  const run = (profile: string, file: string, allowRemovals = false): Promise<ImportFeedOutcome> => {
    rejected.length = 0;
    const loaded = loadProfile('feeds', profile);
    return importFeed(
      { inventory: kyselyInventoryWriting(storage), places: new FakeLocationProvider(), clock: { now: () => NOW } },
      {
        profile: loaded,
        feed: new FileFeed(fileOf(profile, file), loaded),
        dealerId: null,
        dryRun: false,
        allowRemovals,
        onRejected: (row) => rejected.push(row),
      },
    );
  };
  const imported = async (profile: string, file: string, allowRemovals = false): Promise<ImportReport> => {
    const outcome = await run(profile, file, allowRemovals);
    if (outcome.kind !== 'imported') throw new Error(JSON.stringify(outcome));
    return outcome.report;
  };
  const leftOut = (report: ImportReport): number => report.leftOut.reduce((sum, { count }) => sum + count, 0);
  const accounted = ({ rows, added, changed, unchanged, rejected: refused, duplicates, ...rest }: ImportReport): void => {
    expect(
      added +
        changed +
        unchanged +
        refused +
        duplicates +
        leftOut({ rows, added, changed, unchanged, rejected: refused, duplicates, ...rest }),
    ).to.equal(rows);
  };
  const listings = async (dealerNames: RegExp): Promise<Listing[]> => {
    const all: Listing[] = [];
    for await (const batch of new KyselyVehicles(storage.db).changedSince(0))
      all.push(...batch.filter(({ dealer }) => dealerNames.test(dealer.name)));
    return all;
  };

  /** Every feed's own number of records, counted without any of the readers. */
  const COUNTS: readonly (readonly [profile: string, file: string, count: (text: string) => number])[] = [
    ['as24-motorbike-nl-csv', 'data.csv', (text) => text.trim().split('\n').length - 1],
    ['as24-stx3-xml', 'as24_stx3_sample.xml', (text) => text.split('<vehicle>').length - 1],
    ['autosphere-fr-json', 'autoscrap_FIN.json', (text) => (JSON.parse(text) as unknown[]).length],
    [
      'bluecompass-rv-csv',
      'rv_used_20250528_094350.csv',
      (text) => text.match(/,https:\/\/www\.bluecompassrv\.com\/product\//g)?.length ?? 0,
    ],
    [
      'boat24-csv',
      'boats_final_2.csv',
      (text) => text.match(/(?:"apx\. £ [\d,]+"|apx\. £ \d+|"£ [\d,]+"|£ \d+|,Price not available)\r?$/gm)?.length ?? 0,
    ],
    [
      'kijiji-gta-2019-csv',
      'kijiji_data_fullset.csv',
      (text) =>
        text
          .replace(/"[^"]*"/g, 'x')
          .trim()
          .split('\n').length - 1,
    ],
    ['marketcheck-ca-json', 'marketcheck_ca_50.json', (text) => (JSON.parse(text) as { num_found: number }).num_found],
    ['mobilede-ad-xml', 'ad.xml', (text) => text.split('</ad>').length - 1],
    ['trucks-au-text', 'truck_data.csv', (text) => text.match(/^Name: /gm)?.length ?? 0],
  ];
  for (const [profile, file, count] of COUNTS)
    it(`${profile}: every record of the file is accounted for, and a second import changes nothing`, async () => {
      const report = await imported(profile, file);
      expect(report.rows).to.equal(count(textOf(profile, file)));
      accounted(report);
      expect(report).to.include({ changed: 0, unchanged: 0, gone: 0 });
      expect(await imported(profile, file)).to.deep.include({
        rows: report.rows,
        added: 0,
        changed: 0,
        unchanged: report.added,
        rejected: report.rejected,
      });
    });

  it('as24-motorbike-nl-csv: Dutch words and invented averages', async () => {
    const bikes = await listings(/^AutoScout24 Nederland$/);
    const lines = textOf('as24-motorbike-nl-csv', 'data.csv')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
    expect(bikes.filter(({ vehicle }) => vehicle.condition === 'new')).to.have.length(
      lines.filter((cells) => cells[4] === 'Nieuw').length,
    );
    expect(bikes.filter(({ vehicle }) => vehicle.fuel === 'gas')).to.have.length(
      lines.filter((cells) => /^(?:Benzine|Super 95)$/.test(cells[6] ?? '')).length,
    );
    expect(bikes.filter(({ vehicle }) => vehicle.year !== null)).to.have.length(
      lines.filter((cells) => (cells[5] ?? '').endsWith('.0')).length,
    );
    expect(bikes.every(({ vehicle, dealer }) => vehicle.type === 'motorcycle' && dealer.market === 'FR')).to.be.true;
  });

  it('autosphere-fr-json: town and postal code from the address, several dealers', async () => {
    const cars = await listings(/^Autosphere /);
    const addresses = new Set(
      [...textOf('autosphere-fr-json', 'autoscrap_FIN.json').matchAll(/"url_annonce":"([^"]+)"/g)].map(([, url]) => url),
    );
    expect(cars).to.have.length(addresses.size);
    expect(cars.every(({ dealer }) => /^\d{5}$/.test(dealer.postalCode ?? '') && dealer.city !== null)).to.be.true;
    expect(cars.filter(({ vehicle }) => vehicle.make === 'Mercedes-Benz').length).to.be.above(200);
    expect(cars.some(({ vehicle }) => vehicle.make === 'Land Rover' && vehicle.model === 'Range Rover Evoque')).to.be.true;
  });

  it('bluecompass-rv-csv: year and make from the address, $0.00 means no price', async () => {
    const vehicles = await listings(/^Blue Compass RV /);
    const text = textOf('bluecompass-rv-csv', 'rv_used_20250528_094350.csv');
    expect(vehicles.every(({ vehicle }) => vehicle.year !== null && vehicle.type === 'recreational')).to.be.true;
    expect(vehicles.filter(({ vehicle }) => vehicle.price === null)).to.have.length(text.match(/,\$0\.00,/g)?.length ?? 0);
    expect(vehicles.filter(({ vehicle }) => vehicle.body === 'fifth-wheel')).to.have.length(
      text.match(/^Fifth Wheel,/gm)?.length ?? 0,
    );
    expect(vehicles.filter(({ vehicle }) => vehicle.make === 'Forest River')).to.have.length(
      text.match(/\/used-\d{4}-forest-river-/g)?.length ?? 0,
    );
  });

  it('boat24-csv: pounds, engine hours, and no engines or berths among the boats', async () => {
    const boats = await listings(/^boat24/);
    expect(boats.every(({ vehicle }) => vehicle.type === 'boat' && (vehicle.price === null || vehicle.price.currency === 'GBP')))
      .to.be.true;
    expect(boats.filter(({ dealer }) => dealer.country === 'FR').length).to.be.within(370, 401);
    expect(boats.filter(({ vehicle }) => vehicle.mileageOriginal?.unit === 'h').length).to.be.above(3_500);
  });

  it('kijiji-gta-2019-csv: advertisements that come several times are one vehicle', async () => {
    const lines = new Set(
      textOf('kijiji-gta-2019-csv', 'kijiji_data_fullset.csv')
        .replace(/"[^"]*"/g, (cell) => cell.replaceAll('\n', ' '))
        .trim()
        .split('\n')
        .slice(1),
    );
    await imported('kijiji-gta-2019-csv', 'kijiji_data_fullset.csv');
    const stored = (await listings(/./)).filter(
      ({ dealer }) => dealer.country === 'CA' && dealer.province === 'ON' && exactPlaceOf(dealer) === null,
    );
    // Rows that differ in a mark or two may name one VIN.
    expect(stored.length).to.be.within(lines.size - 40, lines.size);
  });

  it('marketcheck-ca-json: kilometres in a field called miles, dealers with their places', async () => {
    const cars = (await listings(/./)).filter(({ dealer }) => exactPlaceOf(dealer) !== null);
    expect(cars).to.have.length(50);
    expect(cars.every(({ vehicle }) => vehicle.mileageOriginal === null && vehicle.vin !== null)).to.be.true;
    expect(new Set(cars.map(({ dealer }) => dealer.id)).size).to.equal(8);
    expect(cars.find(({ vehicle }) => vehicle.vin === '3GKALMEG7RL247500')?.vehicle.images).to.have.length(23);
  });

  it('trucks-au-text: parts are left out and the year is not part of the name', async () => {
    const report = await imported('trucks-au-text', 'truck_data.csv');
    expect(leftOut(report)).to.equal(
      textOf('trucks-au-text', 'truck_data.csv').match(/^"?Categories: Truck & Trailer Parts/gm)?.length,
    );
    const trucks = await listings(/^Dealers? /);
    expect(
      trucks.some(
        ({ vehicle }) =>
          vehicle.make === 'Kenworth' && vehicle.model === 'K104' && vehicle.year === 2005 && vehicle.mileageKm === 750_000,
      ),
    ).to.be.true;
  });

  it('as24-stx3-xml and mobilede-ad-xml: every fact of the samples', async () => {
    const [italian] = await listings(/^Dealer 2142121262$/);
    expect(italian?.vehicle).to.deep.include({
      make: 'Mercedes-Benz',
      model: 'B 220',
      year: 2017,
      body: 'van',
      colour: 'white',
      transmission: 'automatic',
      gears: 7,
      fuel: 'diesel',
    });
    expect(italian?.vehicle).to.deep.include({
      engineLitres: 2.1,
      powerKw: 130,
      mileageKm: 8800,
      price: { amount: 37_000, currency: 'EUR' },
      doors: 5,
      seats: 5,
    });
    expect(italian?.vehicle.description).to.match(/^ALLESTIMENTO PREMIUM AMG\nColore bianco/);
    const [german] = await listings(/^mobile\.de$/);
    expect(german?.vehicle).to.deep.include({
      make: 'Porsche',
      model: '993',
      year: 1997,
      body: 'convertible',
      fuel: 'gas',
      transmission: 'manual',
      powerKw: 210,
      doors: 3,
    });
    expect(german?.vehicle.unrecognised).to.deep.equal({ colour: 'Kuntergraudunkelbunt' });
  });

  describe('gtx-dms-xml: three snapshots of a dealer in order', () => {
    const SNAPSHOTS = ['2025-06-10', '2025-08-05', '2025-10-16'].map((day) => `GTX-Inventory_${day}.xml`);
    const tag = (vehicle: string, name: string): string => new RegExp(`<${name}>([^<]*)<`).exec(vehicle)?.[1] ?? '';
    /** The advertised price by VIN; 0 and 100 stand for none. */
    const pricesOf = (file: string): ReadonlyMap<string, number> =>
      new Map(
        [...textOf('gtx-dms-xml', file).matchAll(/<vehicle>([^]*?)<\/vehicle>/g)].map(([, vehicle = '']) => {
          const prices = ['InternetPrice', 'RetailPrice'].map((name) => Number(tag(vehicle, name)));
          return [tag(vehicle, 'VIN'), prices.find((price) => price >= 1_000) ?? 0];
        }),
      );

    it('finds what is new, what is gone and which prices changed', async () => {
      let before = new Map<string, number>() as ReadonlyMap<string, number>;
      for (const [k, file] of SNAPSHOTS.entries()) {
        const now = pricesOf(file);
        const added = [...now.keys()].filter((vin) => !before.has(vin)).length;
        const gone = [...before.keys()].filter((vin) => !now.has(vin)).length;
        const priceChanged = [...now].filter(([vin, price]) => before.has(vin) && before.get(vin) !== price).length;
        if (k === 1) {
          expect({ added, gone, priceChanged }).to.deep.equal({ added: 148, gone: 200, priceChanged: 97 });
          expect(await run('gtx-dms-xml', file)).to.have.property('kind', 'too-many-removals');
        }
        const report = await imported('gtx-dms-xml', file, k > 0);
        expect(report, file).to.deep.include({ rows: now.size, added, gone, priceChanged, rejected: 0 });
        before = now;
      }
      const vehicles = await listings(/^GTX Auto Group$/);
      expect(vehicles.filter(({ vehicle }) => vehicle.availability !== 'unavailable')).to.have.length(before.size);
    });

    it('reads both generations of its element names', async () => {
      const vehicles = new Map((await listings(/^GTX Auto Group$/)).map(({ vehicle }) => [vehicle.stockNumber, vehicle]));
      expect(vehicles.get('GTG012503')).to.deep.include({
        make: 'Toyota',
        model: 'RAV4',
        gears: 6,
        version: 'XLE',
        body: 'suv',
        mileageOriginal: { value: 118_749, unit: 'mi' },
        mileageKm: 191_108,
      });
      const oldOnly = [...vehicles.values()].find(
        (vehicle) => vehicle.availability === 'unavailable' && vehicle.version === null && vehicle.gears !== null,
      );
      expect(oldOnly?.fuel).to.not.equal(null);
    });
  });
});
