import { expect } from 'chai';
import { FeedParts } from '../../../../src/adapters/feeds/feed-parts.ts';
import { importFeed, type ImportFeedCommand, type ImportFeedOutcome } from '../../../../src/application/inventory/import-feed.ts';
import type { ImportReport, RejectedRow } from '../../../../src/application/inventory/import-report.ts';
import type { Listing } from '../../../../src/domain/vehicle/vehicle.ts';
import { aRecord, feedOf, feedOfRows } from '../../../support/feeds/a-feed.ts';
import { aProfile } from '../../../support/feeds/a-profile.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { FakeLocationProvider } from '../../../support/fakes/fake-location-provider.ts';

type Columns = Readonly<Record<string, string>>;

const NOW = Date.UTC(2026, 10, 20);
const CIVIC = { stock: 'A1', vin: '1HGCM82633A004352', make: 'Honda', model: 'Civic', year: '2019', price: '18995' };
const RAV4 = { stock: 'A2', make: 'Toyota', model: 'RAV4', year: '2020', price: '25995' };
const GOLF = { stock: 'A3', make: 'Volkswagen', model: 'Golf', year: '2018', price: '14995' };

const run = (
  inventory: InMemoryInventory,
  feed: readonly Columns[] | ImportFeedCommand['feed'],
  options: Partial<ImportFeedCommand> = {},
): Promise<ImportFeedOutcome> =>
  importFeed(
    { inventory, places: new FakeLocationProvider(), clock: { now: () => NOW } },
    {
      profile: aProfile(),
      feed: 'rows' in feed ? feed : feedOf(feed),
      dealerId: null,
      dryRun: false,
      allowRemovals: false,
      ...options,
    },
  );

const imported = async (...args: Parameters<typeof run>): Promise<ImportReport> => {
  const outcome = await run(...args);
  if (outcome.kind !== 'imported') throw new Error(`${outcome.kind}: ${JSON.stringify(outcome)}`);
  return outcome.report;
};

const listings = async (inventory: InMemoryInventory): Promise<Listing[]> =>
  (await Array.fromAsync(inventory.changedSince(0))).flat();
const states = async (inventory: InMemoryInventory): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await listings(inventory)).map(({ vehicle }) => [vehicle.stockNumber ?? vehicle.vin, vehicle.availability]),
  );

describe('Importing a feed', () => {
  let inventory: InMemoryInventory;
  beforeEach(() => (inventory = new InMemoryInventory()));

  it('adds vehicles and their dealers', async () => {
    const report = await imported(inventory, [CIVIC, RAV4, { ...GOLF, dealer: 'Montréal Auto' }]);
    expect(report).to.include({ rows: 3, added: 3, changed: 0, unchanged: 0, gone: 0, rejected: 0 });
    expect((await inventory.dealers()).map(({ name }) => name)).to.deep.equal(['Autos Laval', 'Montréal Auto']);
    expect((await listings(inventory)).map(({ vehicle, dealer }) => [vehicle.model, dealer.name])).to.deep.equal([
      ['Civic', 'Autos Laval'],
      ['RAV4', 'Autos Laval'],
      ['Golf', 'Montréal Auto'],
    ]);
  });

  it('publishes vehicles under the sources of its profile, else under those of their type', async () => {
    const sources = async () =>
      Object.fromEntries((await listings(inventory)).map(({ vehicle }) => [vehicle.model, vehicle.sources]));
    const feed = [CIVIC, { ...RAV4, make: 'Yamaha', model: 'MT-07', type: 'motorcycle' }];
    const profile = aProfile();
    const read = { ...profile, fields: { ...profile.fields, type: 'type' } };
    await imported(inventory, feed, { profile: read });
    expect(await sources()).to.deep.equal({ Civic: ['AUTO123'], 'MT-07': ['AUTO123', 'MOTO123'] });
    const named = { ...read, sources: ['ACME', 'AUTO123'] };
    expect(await imported(inventory, feed, { profile: named })).to.include({ changed: 2 });
    expect(await sources()).to.deep.equal({ Civic: ['ACME', 'AUTO123'], 'MT-07': ['ACME', 'AUTO123'] });
    expect(await imported(inventory, feed, { profile: named })).to.include({ unchanged: 2 });
  });

  it('changes nothing when it brings the same again', async () => {
    await imported(inventory, [CIVIC, RAV4]);
    const revision = await inventory.revision();
    expect(await imported(inventory, [RAV4, CIVIC])).to.include({ unchanged: 2, added: 0, changed: 0 });
    expect(await inventory.revision()).to.equal(revision);
  });

  it('notes a new price in the history', async () => {
    await imported(inventory, [CIVIC, RAV4]);
    const report = await imported(inventory, [{ ...CIVIC, price: '17995' }, RAV4]);
    expect(report).to.include({ changed: 1, priceChanged: 1, unchanged: 1 });
    expect(report.priceChanges).to.deep.equal([
      {
        vehicle: '2019 Honda Civic',
        stockNumber: 'A1',
        from: { amount: 18_995, currency: 'CAD' },
        to: { amount: 17_995, currency: 'CAD' },
      },
    ]);
    expect((await inventory.priceHistory(1)).map(({ price }) => price?.amount)).to.deep.equal([18_995, 17_995]);
  });

  it('reads the file again where the end of a column shows how its numbers are written', async () => {
    const rejected: number[] = [];
    let again = 0;
    const report = await imported(
      inventory,
      [{ ...CIVIC, mileage: '115.910' }, { ...RAV4, mileage: '12345.678' }, { stock: 'X' }],
      {
        onRejected: ({ line }) => rejected.push(line),
        onReadAgain: () => {
          again++;
          rejected.length = 0;
        },
      },
    );
    expect({ again, rejected }).to.deep.equal({ again: 1, rejected: [4] });
    expect(report).to.include({ rows: 3, added: 2 });
    expect(report.openNumbers).to.deep.equal([{ field: 'mileage', count: 1, example: '115.910', read: 'decimals' }]);
    expect((await listings(inventory)).map(({ vehicle }) => vehicle.mileageKm)).to.deep.equal([116, 12_346]);
  });

  it('takes the row that has the old stock number of a vehicle that moved for another vehicle', async () => {
    const { vin: _, ...withoutVin } = CIVIC;
    await imported(inventory, [CIVIC, RAV4]);
    expect(await imported(inventory, [{ ...CIVIC, stock: 'B9' }, withoutVin, RAV4])).to.include({
      changed: 1,
      added: 1,
      gone: 0,
    });
    const cars = (await listings(inventory)).map(({ vehicle }) => [vehicle.id, vehicle.stockNumber, vehicle.vin]);
    expect(cars).to.deep.equal([
      [1, 'B9', CIVIC.vin],
      [2, 'A2', null],
      [3, 'A1', null],
    ]);
  });

  it('recognises a vehicle that moved to another stock number by its VIN', async () => {
    await imported(inventory, [CIVIC, RAV4]);
    expect(await imported(inventory, [{ ...CIVIC, stock: 'B9' }, RAV4])).to.include({ changed: 1, added: 0, gone: 0 });
    expect((await inventory.ofId(1))?.vehicle.stockNumber).to.equal('B9');
  });

  it('takes a stock number with another VIN for another vehicle', async () => {
    await imported(inventory, [CIVIC, RAV4, GOLF]);
    expect(await imported(inventory, [{ ...CIVIC, vin: 'JTMRWRFV1KD000001' }, RAV4, GOLF])).to.include({ added: 1, gone: 1 });
    expect((await inventory.ofId(1))?.vehicle).to.include({ vin: CIVIC.vin, availability: 'unavailable' });
  });

  it('keeps a vehicle whose VIN the feed leaves out', async () => {
    await imported(inventory, [CIVIC, RAV4]);
    expect(await imported(inventory, [{ ...CIVIC, vin: '' }, RAV4])).to.include({ changed: 1, added: 0, gone: 0 });
  });

  it('takes the first of records that name one vehicle and reports the others', async () => {
    const rejected: RejectedRow[] = [];
    const report = await imported(inventory, [CIVIC, { ...CIVIC, stock: 'X' }, { ...RAV4, stock: 'A1' }], {
      onRejected: (row) => rejected.push(row),
    });
    expect(report).to.include({ rows: 3, added: 1, duplicates: 2 });
    expect(rejected.map(({ line, field, value, reason, otherLine }) => [line, field, value, reason, otherLine])).to.deep.equal([
      [3, 'vin', CIVIC.vin, 'duplicate', 2],
      [4, 'stockNumber', 'A1', 'duplicate', 2],
    ]);
  });

  it('reports what it cannot use with line, field and reason, and takes the rest', async () => {
    const rejected: RejectedRow[] = [];
    const feed = feedOfRows([
      { kind: 'record', line: 2, record: aRecord(CIVIC) },
      { kind: 'broken', line: 3, text: 'half a row', problem: '2 cells where the header has 7' },
      { kind: 'record', line: 4, record: aRecord({ ...RAV4, make: '' }) },
    ]);
    const report = await imported(inventory, feed, { onRejected: (row) => rejected.push(row) });
    expect(report).to.include({ rows: 3, added: 1, rejected: 2 });
    expect(rejected.map(({ line, field, reason, problem }) => [line, field, reason, problem])).to.deep.equal([
      [3, '', 'broken-record', '2 cells where the header has 7'],
      [4, 'make', 'no-make', undefined],
    ]);
  });

  describe('that lost a column', () => {
    const stock = (columns: Columns): Columns[] =>
      Array.from({ length: 30 }, (_, k) => ({
        ...RAV4,
        stock: `S${String(k)}`,
        images: `https://a.example/${String(k)}.jpg`,
        width: '2.25 m',
        ...columns,
      }));
    const renamed = (column: string): Columns[] =>
      stock({}).map((row) =>
        Object.fromEntries(Object.entries(row).map(([key, cell]) => [key === column ? `${column}_new` : key, cell])),
      );

    for (const [column, field] of [
      ['price', 'price'],
      ['images', 'images'],
      ['width', 'beam'],
    ] as const)
      it(`stops with a question and keeps every ${field}`, async () => {
        const profile = aProfile({ fields: { ...aProfile().fields, beam: 'width' } });
        await imported(inventory, stock({}), { profile });
        const outcome = await run(inventory, renamed(column), { profile });
        expect(outcome).to.have.property('kind', 'missing-fields');
        expect(outcome).to.have.deep.property('falls', [{ field, before: 1, now: 0 }]);
        expect(outcome).to.have.nested.property('report.missingColumns').that.deep.includes([field, column]);
        const kept = (await listings(inventory)).filter(({ vehicle }) => vehicle.price !== null && vehicle.images.length > 0);
        expect(kept).to.have.length(30);
      });

    it('goes in when the operator says so, and is then the rule', async () => {
      await imported(inventory, stock({}));
      await imported(inventory, stock({ price: '' }), { allowMissingFields: true });
      expect(await imported(inventory, stock({ price: '' }))).to.include({ unchanged: 30 });
    });

    it('stops for a single vehicle whose column is missing, not for one without a price', async () => {
      await imported(inventory, [RAV4]);
      expect(await run(inventory, [{ stock: 'A2', make: 'Toyota', model: 'RAV4', year: '2020' }])).to.have.property(
        'kind',
        'missing-fields',
      );
      expect(await run(inventory, [{ ...RAV4, price: '' }])).to.have.property('kind', 'imported');
    });

    it('is compared with files of the same dealer', async () => {
      await imported(inventory, stock({}));
      await imported(inventory, stock({ dealer: 'Montréal Auto', images: '' }));
      expect(await imported(inventory, stock({}))).to.include({ unchanged: 30 });
    });
  });

  it('reports two addresses of one dealer and keeps the first', async () => {
    const profile = aProfile({ dealer: { ...aProfile().dealer, street: 'street', email: 'email' } });
    const feed = [
      { ...CIVIC, street: '1 Main St', email: 'info%40a.example' },
      { ...RAV4, street: '1 MAIN ST' },
      { ...GOLF, street: '9 Elm St' },
    ];
    const report = await imported(inventory, feed, { profile });
    expect(report.issues).to.deep.equal([
      { count: 1, example: { field: 'street', value: '9 Elm St', fault: 'other-address', line: 4 } },
    ]);
    expect((await inventory.dealers())[0]).to.include({ street: '1 Main St', email: 'info@a.example' });
  });

  it('counts words that fit no list', async () => {
    const report = await imported(inventory, [
      { ...CIVIC, fuel: 'Tweetakt' },
      { ...RAV4, fuel: 'tweetakt' },
      { ...GOLF, body: 'Blob' },
    ]);
    expect(report.unrecognised).to.deep.equal([
      { attribute: 'fuel', word: 'Tweetakt', count: 2 },
      { attribute: 'body', word: 'Blob', count: 1 },
    ]);
  });

  describe('of a full feed', () => {
    it('takes vehicles that are missing off the sites, and brings them back when they return', async () => {
      await imported(inventory, [CIVIC, RAV4, GOLF]);
      expect(await imported(inventory, [CIVIC, RAV4])).to.include({ gone: 1, unchanged: 2 });
      expect(await states(inventory)).to.deep.equal({ A1: 'available', A2: 'available', A3: 'unavailable' });
      expect(await imported(inventory, [CIVIC, RAV4])).to.include({ gone: 0, unchanged: 2 });
      expect(await imported(inventory, [CIVIC, RAV4, GOLF])).to.include({ returned: 1, changed: 1, priceChanged: 0, added: 0 });
      expect(await states(inventory)).to.deep.equal({ A1: 'available', A2: 'available', A3: 'available' });
    });

    it('leaves dealers alone that the feed does not mention', async () => {
      await imported(inventory, [CIVIC, { ...RAV4, dealer: 'Montréal Auto' }]);
      expect(await imported(inventory, [CIVIC])).to.include({ gone: 0 });
    });

    it('stops when too many of a dealer would be gone, unless told to go on', async () => {
      await imported(inventory, [CIVIC, RAV4, GOLF, { ...GOLF, stock: 'A4' }, { ...GOLF, stock: 'A5' }]);
      const stopped = await run(inventory, [CIVIC, { ...RAV4, price: '1' }]);
      expect(stopped).to.have.property('kind', 'too-many-removals');
      expect(stopped).to.have.deep.property('dealers', [{ id: 1, name: 'Autos Laval', listedBefore: 5, gone: 3 }]);
      expect(new Set(Object.values(await states(inventory)))).to.deep.equal(new Set(['available']));
      expect((await inventory.priceHistory(2)).length).to.equal(1);
      expect(await imported(inventory, [CIVIC, RAV4], { allowRemovals: true })).to.include({ gone: 3 });
    });

    it('holds back one dealer alone, and takes 1 of 2 for sold', async () => {
      const other = Array.from({ length: 60 }, (_, k) => ({ ...RAV4, stock: `M${String(k)}`, dealer: 'Montréal Auto' }));
      await imported(inventory, [CIVIC, RAV4, ...other]);
      const report = await imported(
        inventory,
        [{ ...CIVIC, price: '1' }, ...other.slice(15).map((row) => ({ ...row, price: '1' }))],
        { profile: aProfile({ covers: 'source' }) },
      );
      expect(report).to.include({ rows: 46, changed: 1, gone: 1, heldRows: 45 });
      expect(report.kept, 'the file names the dealer').to.deep.equal([]);
      expect(report.held).to.deep.equal([{ id: 2, name: 'Montréal Auto', listedBefore: 60, gone: 15 }]);
      expect(await states(inventory)).to.include({ A2: 'unavailable', M0: 'available' });
      expect((await inventory.priceHistory(3)).length).to.equal(1);
    });

    const many = (count: number, dealer: string, from = 0): Columns[] =>
      Array.from({ length: count }, (_, k) => ({ ...RAV4, stock: `${dealer}${String(k + from)}`, dealer }));

    it('stops earlier where the last imports of the source took off less, and later where they took off more', async () => {
      const gone = async (feed: readonly Columns[]) => (await run(inventory, feed)).kind;
      await imported(inventory, many(200, 'A'));
      // As a first feed it may lose 32 of 200.
      expect((await run(inventory, many(168, 'A'), { dryRun: true })).kind).to.equal('previewed');
      for (let k = 0; k < 3; k++) await imported(inventory, many(200, 'A'));
      const stopped = await run(inventory, many(168, 'A'));
      expect(stopped).to.deep.include({ kind: 'too-many-removals', dealers: [], together: { listedBefore: 200, gone: 32 } });
      expect(await gone(many(181, 'A'))).to.equal('imported');

      inventory = new InMemoryInventory();
      // A tenth of all is sold between two feeds and something comes in, a little more each time.
      for (const [from, count] of [[0, 200], [30, 200], [65, 200], [105, 200], [150, 200]] as const) await imported(inventory, many(count, 'A', from));
      expect(await gone(many(200, 'A', 195))).to.equal('imported');
      expect(await gone(many(100, 'A', 290))).to.equal('too-many-removals');
    }); // prettier-ignore

    it('lets the profile say how many usually go', async () => {
      await imported(inventory, many(100, 'A'));
      const often = aProfile({ removals: { usual: 0.5, atLeast: 1 } });
      expect((await run(inventory, many(60, 'A'), { dryRun: true })).kind).to.equal('too-many-removals');
      expect((await run(inventory, many(60, 'A'), { dryRun: true, profile: often })).kind).to.equal('previewed');
      const rarely = aProfile({ removals: { usual: 0.01, atLeast: 3 } });
      expect((await run(inventory, many(97, 'A'), { dryRun: true, profile: rarely })).kind).to.equal('previewed');
      expect((await run(inventory, many(94, 'A'), { dryRun: true, profile: rarely })).kind).to.equal('too-many-removals');
    });

    it('takes off a dealer whom it no longer names where it is said to name all, and says whom it leaves alone where it is not', async () => {
      const all = [...many(40, 'A'), ...many(40, 'B'), ...many(4, 'C')];
      await imported(inventory, all);
      const named = await imported(inventory, all.slice(0, 80));
      expect(named.absent).to.deep.equal([{ id: 3, name: 'C', listedBefore: 4, gone: 0 }]);
      expect(named.gone).to.equal(0);
      const covering = aProfile({ covers: 'source' });
      expect(await imported(inventory, all.slice(0, 80), { profile: covering })).to.include({ gone: 4 });
      expect(await imported(inventory, all, { profile: covering })).to.include({ returned: 4 });
    });

    it('keeps the vehicles of dealers who vanish with too many at once, and takes the others in', async () => {
      const all = [...many(40, 'A'), ...many(40, 'B'), ...many(4, 'C')];
      await imported(inventory, all);
      const covering = aProfile({ covers: 'source' });
      const cut = await imported(inventory, [{ ...all[0], price: '1' }, ...all.slice(1, 40)], { profile: covering });
      expect(cut).to.include({ gone: 0, changed: 1 });
      expect(cut.kept.map(({ name, gone }) => [name, gone])).to.deep.equal([['B', 40], ['C', 4]]);
      expect(Object.values(await states(inventory))).to.not.include('unavailable');
      expect(await imported(inventory, all.slice(0, 40), { profile: covering, allowRemovals: true })).to.include({ gone: 44 });
    }); // prettier-ignore

    it('keeps the vehicles of many small dealers who vanish at once', async () => {
      const small = Array.from({ length: 9 }, (_, k) => many(1, `D${String(k)}`)).flat();
      const all = [...many(400, 'A'), ...small];
      const covering = aProfile({ covers: 'source' });
      await imported(inventory, all, { profile: covering });
      const cut = await imported(inventory, all.slice(0, 400), { profile: covering });
      expect(cut).to.include({ gone: 0 }).and.to.have.property('kept').with.length(9);
      const few = await imported(inventory, all.slice(0, 407), { profile: covering });
      expect(few).to.include({ gone: 2 });
    });

    it('keeps the vehicles of one large dealer who vanishes', async () => {
      const dealers = Array.from({ length: 9 }, (_, k) => many(1, `D${String(k)}`)).flat();
      const covering = aProfile({ covers: 'source' });
      await imported(inventory, [...dealers, ...many(40, 'A')], { profile: covering });
      expect(await imported(inventory, dealers, { profile: covering })).to.include({ gone: 0 });
      expect(await imported(inventory, many(40, 'A'), { profile: covering })).to.include({ gone: 0 });
    });

    it('may come in several files, which are imported as one', async () => {
      await imported(inventory, many(40, 'A'));
      const part = (rows: readonly Columns[], name: string) => [name, feedOf(rows)] as const;
      const together = (...parts: readonly (readonly [string, ImportFeedCommand['feed']])[]) => new FeedParts(parts);
      const rejected: RejectedRow[] = [];
      const report = await imported(
        inventory,
        together(part(many(20, 'A'), 'in/a.csv'), part([...many(18, 'A', 20), { stock: 'X' }], 'in/b.csv')),
        { onRejected: (row) => rejected.push(row) },
      );
      expect(report).to.include({ rows: 39, unchanged: 38, gone: 2, rejected: 1 });
      expect(rejected).to.deep.include({ file: 'b.csv', line: 20, field: 'make', value: '', reason: 'no-make' });
      const empty = await run(inventory, together(part(many(40, 'A'), 'in/a.csv'), part([], 'in/b.csv')));
      expect(empty).to.include({ kind: 'broken-feed', problem: 'b.csv: the file has no records' });
    });

    it('goes on with 2 of 5', async () => {
      await imported(inventory, [CIVIC, RAV4, GOLF, { ...GOLF, stock: 'A4' }, { ...GOLF, stock: 'A5' }]);
      expect(await imported(inventory, [CIVIC, RAV4, GOLF])).to.include({ gone: 2 });
    });

    it('does not take a vehicle for gone whose record was rejected', async () => {
      await imported(inventory, [CIVIC, RAV4, GOLF]);
      expect(await imported(inventory, [CIVIC, RAV4, { ...GOLF, model: '' }])).to.include({ gone: 0, rejected: 1 });
    });
  });

  describe('of a full feed with rows that cannot be read', () => {
    const withBroken = (text: string) =>
      feedOfRows([
        { kind: 'record', line: 2, record: aRecord(CIVIC) },
        { kind: 'record', line: 3, record: aRecord(RAV4) },
        { kind: 'broken', line: 4, text, problem: '9 cells where the header has 7' },
      ]);
    beforeEach(() => imported(inventory, [CIVIC, RAV4, GOLF, { ...GOLF, stock: 'A4' }]));

    it('keeps the vehicle that such a row names', async () => {
      const report = await imported(inventory, withBroken('A3 | Volkswagen | Golf | 2018 | 14 | 995'));
      expect(report).to.include({ gone: 1, rejected: 1, keptAll: false });
      expect(await states(inventory)).to.include({ A3: 'available', A4: 'unavailable' });
    });

    it('takes nothing off where it names none, or where a quote has joined rows', async () => {
      for (const text of ['Volkswagen | Golf', 'A3 | Volkswagen "Golf | 2018\nA9,Volkswagen']) {
        expect(await imported(inventory, withBroken(text)), text).to.include({ gone: 0, keptAll: true });
        expect(Object.values(await states(inventory)), text).to.not.include('unavailable');
      }
    });
  });

  it('of a part leaves what it does not name as it is', async () => {
    await imported(inventory, [CIVIC, RAV4, GOLF]);
    expect(await imported(inventory, [CIVIC], { profile: aProfile({ feed: 'partial' }) })).to.include({ gone: 0, unchanged: 1 });
    expect(Object.values(await states(inventory))).to.deep.equal(['available', 'available', 'available']);
  });

  it('of a part takes off what it has not named for as long as its profile says, unless that is too much at once', async () => {
    const day = 86_400_000;
    const profile = aProfile({ feed: 'partial', expires: 30 });
    const at = (days: number, feed: readonly Columns[]) =>
      importFeed(
        { inventory, places: new FakeLocationProvider(), clock: { now: () => NOW + days * day } },
        { profile, feed: feedOf(feed), dealerId: null, dryRun: false, allowRemovals: false },
      );
    const other = { ...GOLF, dealer: 'Montréal Auto', stock: 'M1' };
    await at(0, [CIVIC, RAV4, GOLF, other]);
    await at(20, [CIVIC, RAV4]);
    expect(await at(29, [CIVIC])).to.have.nested.property('report.gone', 0);
    expect(await at(31, [CIVIC])).to.have.nested.property('report.gone', 2);
    expect(await states(inventory)).to.deep.equal({ A1: 'available', A2: 'available', A3: 'unavailable', M1: 'unavailable' });
    expect(await at(32, [GOLF])).to.have.nested.property('report.returned', 1);
    const long = Array.from({ length: 20 }, (_, k) => ({ ...GOLF, stock: `L${String(k)}` }));
    await at(33, long);
    expect(await at(80, [CIVIC])).to.have.property('kind', 'too-many-removals');
  });

  it('as a dry run tells the difference and changes nothing', async () => {
    await imported(inventory, [CIVIC, RAV4, GOLF]);
    const revision = await inventory.revision();
    const outcome = await run(inventory, [{ ...CIVIC, price: '1' }, RAV4, { ...RAV4, stock: 'N' }], { dryRun: true });
    expect(outcome).to.have.property('kind', 'previewed');
    expect(outcome).to.have.property('report').that.includes({ added: 1, changed: 1, unchanged: 1, gone: 1 });
    expect(await inventory.revision()).to.equal(revision);
    expect(await listings(inventory)).to.have.length(3);
  });

  it('gives all vehicles to the dealer whom the operator names', async () => {
    await imported(inventory, [{ ...CIVIC, dealer: 'Montréal Auto' }]);
    await imported(inventory, [{ ...RAV4, dealer: 'Somebody else' }, CIVIC], { dealerId: 1 });
    expect((await inventory.dealers()).map(({ name }) => name)).to.deep.equal(['Montréal Auto']);
    expect((await listings(inventory)).map(({ dealer }) => dealer.id)).to.deep.equal([1, 1]);
    await imported(inventory, [{ ...GOLF, dealer: 'Another' }]);
    await imported(inventory, [RAV4, CIVIC], { dealerId: 1, profile: aProfile({ covers: 'source' }) });
    expect(Object.values(await states(inventory)), 'says nothing of others').to.not.include('unavailable');
    expect(await run(inventory, [CIVIC], { dealerId: 77 })).to.deep.equal({ kind: 'unknown-dealer', id: 77 });
  });

  describe('that is not to be trusted', () => {
    const changesNothing = async (
      feed: Parameters<typeof run>[1],
      kind: ImportFeedOutcome['kind'],
    ): Promise<ImportFeedOutcome> => {
      await imported(inventory, [CIVIC, RAV4]);
      const before = {
        revision: await inventory.revision(),
        listings: await listings(inventory),
        dealers: await inventory.dealers(),
      };
      const outcome = await run(inventory, feed, { allowRemovals: true });
      expect(outcome.kind).to.equal(kind);
      expect({
        revision: await inventory.revision(),
        listings: await listings(inventory),
        dealers: await inventory.dealers(),
      }).to.deep.equal(before);
      return outcome;
    };

    it('changes nothing when it breaks in the middle', async () => {
      const feed = feedOfRows([{ kind: 'record', line: 2, record: aRecord({ ...GOLF, dealer: 'New' }) }], 'the file was cut off');
      expect(await changesNothing(feed, 'broken-feed')).to.include({ problem: 'the file was cut off', line: 3 });
    });

    it('changes nothing when it is empty', () => changesNothing([], 'broken-feed'));

    it('changes nothing when no record can be used', () => changesNothing([{ stock: 'A1' }, { stock: 'A2' }], 'nothing-usable'));

    it('changes nothing when a field holds a formula', async () => {
      expect(await changesNothing([GOLF, { ...CIVIC, description: '=HYPERLINK("http://x")' }], 'broken-feed')).to.include({
        line: 3,
      });
    });
  });

  it('waits while something else writes, and says so', async () => {
    const waits: string[] = [];
    let release = (): void => undefined;
    const other = inventory.transaction(() => new Promise<void>((resolve) => (release = resolve)));
    const importing = imported(inventory, [CIVIC], { onWait: () => waits.push('waiting') });
    await Promise.resolve();
    release();
    await other;
    expect(await importing).to.include({ added: 1 });
    expect(waits).to.deep.equal(['waiting']);
  });
});
