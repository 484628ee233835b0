/** A row that is equal to the one from which its vehicle was last read is not read again, and nobody can tell by what comes of it. */
import { expect } from 'chai';
import fc from 'fast-check';
import { importFeed } from '../../../../src/application/inventory/import-feed.ts';
import type { FeedNode } from '../../../../src/domain/feeds/feed-record.ts';
import type { FeedProfile } from '../../../../src/domain/feeds/profile.ts';
import type { FeedReader, FeedRow } from '../../../../src/ports/feed-reader.ts';
import { feedOf, feedOfRows } from '../../../support/feeds/a-feed.ts';
import { aProfile } from '../../../support/feeds/a-profile.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { FakeLocationProvider } from '../../../support/fakes/fake-location-provider.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;

type Columns = Readonly<Record<string, string>>;

const VINS = ['1HGCM82633A004352', '1M8GDM9AXKP042788', '1M8GDM9AXKP042789'];
/** The usual first, far more often than the others. */
const oneOf = (usual: string, ...others: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const car = (place: number): fc.Arbitrary<Columns> =>
  fc.record({
    stock: oneOf(`S${String(place)}`, 'S1', '', 'x'.repeat(61)),
    otherStock: oneOf('', 'S2'),
    vin: oneOf('', ...VINS),
    make: oneOf('Kia', 'Honda', ''),
    model: fc.constant('Rio'),
    year: oneOf('2020', '1850', '2010'),
    price: oneOf('12.345', '12,345', '12345.678', '1.234,50', 'CHF 500', ''),
    mileage: oneOf('50 000 km', '50.000', '1234.567', '99999999'),
    engine: oneOf('2.0 L', '1998 cc', '1.998', '2,0'),
    colour: oneOf('Rouge', 'Bleu', 'Xyzzy'),
    availability: oneOf('available', 'sold', 'maybe'),
    description: oneOf('belle', ''),
    photos: oneOf('https://photos.example/1.jpg', '', 'here'),
    dealer: fc.constantFrom('Autos Laval', 'Montréal Auto'),
    city: oneOf('Laval', 'Québec'),
  });

const CARS = 30;
const feed: fc.Arbitrary<readonly Columns[]> = fc.tuple(...Array.from({ length: CARS }, (_, place) => car(place)));

/** What happens before the file comes again. */
interface Change {
  readonly profile: number;
  readonly program: string;
  readonly days: number;
  readonly edits: readonly (readonly [place: number, row: Columns])[];
  readonly dropped: readonly number[];
  readonly order: readonly number[];
  /** Ids of vehicles. */
  readonly takenOff: readonly number[];
  readonly writtenByApi: readonly number[];
  readonly allowRemovals: boolean;
  /** The names of two columns change places. */
  readonly renamed: boolean;
}

const renamed = (row: Columns): Columns => {
  const names: Columns = { colour: 'description', description: 'colour' };
  return Object.fromEntries(Object.entries(row).map(([name, text]) => [names[name] ?? name, text]));
};

const place = fc.nat(CARS - 1);
const change: fc.Arbitrary<Change> = fc.record({
  profile: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  program: oneOf('a', 'b'),
  days: fc.constantFrom(1, 60),
  edits: fc.array(
    place.chain((at) => fc.tuple(fc.constant(at), car(at))),
    { maxLength: 3 },
  ),
  dropped: fc.array(place, { maxLength: 2 }),
  order: fc.oneof(
    fc.constant(Array.from({ length: CARS }, (_, k) => k)),
    fc.shuffledSubarray(
      Array.from({ length: CARS }, (_, k) => k),
      { minLength: CARS },
    ),
  ),
  takenOff: fc.array(fc.integer({ min: 1, max: CARS }), { maxLength: 2 }),
  writtenByApi: fc.array(fc.integer({ min: 1, max: CARS }), { maxLength: 1 }),
  allowRemovals: fc.boolean(),
  renamed: fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

const PROFILE = aProfile();
const PROFILES: FeedProfile[] = [
  {
    ...PROFILE,
    dealer: { ...PROFILE.dealer, key: 'dealer', name: 'dealer', city: 'city' },
    fields: {
      ...PROFILE.fields,
      stockNumber: ['stock', 'otherStock'],
      mileage: 'mileage',
      engine: 'engine',
      availability: 'availability',
      images: 'photos',
    },
  },
];
const [FIRST = PROFILE] = PROFILES;
PROFILES.push({ ...FIRST, units: { ...FIRST.units, mileage: 'mi' } });

/** Its rows are known by how they are written, which does not tell how the columns are called. */
const tableOf = (rows: readonly Columns[]): FeedReader =>
  feedOfRows(
    rows.map((columns, k) => ({
      kind: 'record',
      line: k + 2,
      record: new Map(Object.entries(columns)),
      text: Object.values(columns).join(';'),
    })),
  );

describe('A row that comes again', () => {
  const bring = async (
    inventory: InMemoryInventory,
    rows: readonly Columns[],
    { profile = 0, allowRemovals = true, now = NOW, program = null as string | null, isTable = false } = {},
  ) => {
    const rejected: unknown[] = [];
    const outcome = await importFeed(
      { inventory, places: new FakeLocationProvider(), clock: { now: () => now }, program },
      {
        profile: PROFILES[profile] ?? FIRST,
        feed: isTable ? tableOf(rows) : feedOf(rows),
        dealerId: null,
        dryRun: false,
        allowRemovals,
        allowMissingFields: true,
        onRejected: (row) => rejected.push(row),
        onReadAgain: () => rejected.splice(0),
      },
    );
    return { outcome, rejected, listings: (await Array.fromAsync(inventory.changedSince(0))).flat() };
  };

  it('changes and reports the same as if it were read again, whatever happened meanwhile', async function () {
    this.timeout(120_000);
    await fc.assert(
      fc.asyncProperty(feed, fc.array(change, { minLength: 1, maxLength: 3 }), fc.boolean(), async (first, changes, isTable) => {
        const [skipping, reading] = [new InMemoryInventory(), new InMemoryInventory()];
        await bring(skipping, first, { program: 'a', isTable });
        await bring(reading, first);
        let rows = first;
        let now = NOW;
        for (const { profile, program, days, edits, dropped, order, takenOff, writtenByApi, ...change } of changes) {
          now += days * DAY_MS;
          const edited = rows.map((row, k) => edits.find(([at]) => at === k)?.[1] ?? row);
          rows = edited;
          const kept = order.filter((k) => !dropped.includes(k)).map((k) => edited[k] ?? {});
          const sent = change.renamed ? kept.map(renamed) : kept;
          const { allowRemovals } = change;
          for (const inventory of [skipping, reading])
            await inventory.transaction(async (writing) => {
              await writing.setAvailability(takenOff, 'unavailable', now);
              const known = new Set((await Array.fromAsync(inventory.changedSince(0))).flat().map(({ vehicle }) => vehicle.id));
              for (const id of writtenByApi) if (known.has(id)) await writing.keepApiRecord(id, '{}');
            });
          const skipped = await bring(skipping, sent, { profile, allowRemovals, now, program, isTable });
          expect(skipped).to.deep.equal(await bring(reading, sent, { profile, allowRemovals, now }));
        }
      }),
      { numRuns: 50 },
    );
  });

  const OTHERS = Array.from({ length: 20 }, (_, k) => ({
    stock: `Z${String(k)}`,
    make: 'Kia',
    model: 'Rio',
    dealer: 'Autos Laval',
  }));
  const RIO = { make: 'Kia', model: 'Rio', dealer: 'Autos Laval' };

  for (const [name, before, rows] of [
    [
      'the stock number that an earlier row has now',
      [...OTHERS, { ...RIO, stock: 'A' }, { ...RIO, stock: 'B', vin: VINS[0] ?? '' }],
      [...OTHERS, { ...RIO, stock: 'A', vin: VINS[0] ?? '' }, { ...RIO, stock: 'A' }],
    ],
    [
      'a vehicle that an earlier row was taken for by its VIN',
      [...OTHERS, { ...RIO, stock: 'A', vin: VINS[0] ?? '' }],
      [...OTHERS, { ...RIO, stock: 'B', vin: VINS[0] ?? '' }, { ...RIO, stock: 'A' }],
    ],
    [
      'a stock number in its second column, which a later row has too',
      [...OTHERS, { ...RIO, stock: 'x'.repeat(61), otherStock: 'A', vin: VINS[0] ?? '' }],
      [...OTHERS, { ...RIO, stock: 'x'.repeat(61), otherStock: 'A', vin: VINS[0] ?? '' }, { ...RIO, stock: 'A' }],
    ],
  ] as const)
    it(`is told apart where it has ${name}`, async () => {
      const [skipping, reading] = [new InMemoryInventory(), new InMemoryInventory()];
      await bring(skipping, before, { program: 'a' });
      await bring(reading, before);
      expect(await bring(skipping, rows, { program: 'a' })).to.deep.equal(await bring(reading, rows));
    });

  it('is not read again by the same program', async () => {
    const reads: string[] = [];
    // A table: its rows are told apart by their text, so that a column is only asked for where the row is read.
    class Watched extends Map<string, FeedNode> {
      override get(name: string): FeedNode | undefined {
        const stock = super.get('stock');
        if (name === 'colour' && typeof stock === 'string') reads.push(stock);
        return super.get(name);
      }
    }
    const rows = (colour: string): FeedRow[] =>
      Array.from({ length: 30 }, (_, k) => {
        const usual = { stock: `S${String(k)}`, make: 'Kia', model: 'Rio', dealer: 'Autos Laval', colour: 'Rouge' };
        const columns = k === 25 ? { ...usual, colour } : usual;
        const text = Object.values(columns).join(';');
        return { kind: 'record', line: k + 2, record: new Watched(Object.entries(columns)), text };
      });
    const inventory = new InMemoryInventory();
    const bringRows = (colour: string, program = 'a') =>
      importFeed(
        { inventory, places: new FakeLocationProvider(), clock: { now: () => NOW }, program },
        { profile: aProfile(), feed: feedOfRows(rows(colour)), dealerId: null, dryRun: false, allowRemovals: false },
      );
    await bringRows('Bleu');
    expect(new Set(reads)).to.have.length(30);
    reads.length = 0;
    await bringRows('Noir');
    const samples = Array.from({ length: 20 }, (_, k) => `S${String(k)}`);
    expect([...new Set(reads)]).to.deep.equal([...samples, 'S25']);
    reads.length = 0;
    await bringRows('Noir', 'b');
    expect(new Set(reads), 'by another program').to.have.length(30);
    reads.length = 0;
    await bringRows('Noir', 'b');
    expect([...new Set(reads)], 'by that program').to.deep.equal(samples);
  });
});
