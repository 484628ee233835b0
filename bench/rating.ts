/**
 * npm run bench:rating -- --listings 100000 --json FILE
 * How far expected prices are from the prices that dealers ask. Every used vehicle with price, year and mileage is held out in
 * its turn, and its price guessed from the others: by the rating, and by alternatives. Then what a rating takes from
 * the page of a vehicle, with the database and the search index of a large inventory. Limits: the rating's median error is at most
 * four fifths of the better peer's, on every inventory; p95 of at most 30 ms with 100,000 vehicles.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateInventory } from '../src/adapters/demo/generate-inventory.ts';
import { FileFeed } from '../src/adapters/feeds/file-feed.ts';
import { loadProfile } from '../src/adapters/feeds/load-profile.ts';
import { EmbeddedInventorySearch } from '../src/adapters/search/embedded/embedded-inventory-search.ts';
import { importFeed } from '../src/application/inventory/import-feed.ts';
import { seedInventory } from '../src/application/inventory/seed-inventory.ts';
import { kyselyInventoryWriting } from '../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles } from '../src/adapters/storage/inventory/kysely-vehicles.ts';
import { openSqlite } from '../src/adapters/storage/sqlite.ts';
import { findComparables } from '../src/application/rating/find-comparables.ts';
import { rateVehicle } from '../src/application/rating/rate-vehicle.ts';
import type { Currency } from '../src/domain/money/money.ts';
import { comparableOf, isSameVehicle, type Comparable } from '../src/domain/rating/comparable.ts';
import { CONFIDENCES, trustIn, type Confidence } from '../src/domain/rating/confidence.ts';
import { expectedPriceOf } from '../src/domain/rating/expected-price.ts';
import { rate } from '../src/domain/rating/rating.ts';
import { fold } from '../src/domain/text/fold.ts';
import type { Listing } from '../src/domain/vehicle/vehicle.ts';
import type { Vehicles } from '../src/ports/vehicles.ts';
import { InMemoryInventory } from '../test/support/fakes/in-memory-inventory.ts';
import { spreadOf, writeReport } from './support/report.ts';
import { holdTo, printTable, type Row } from './support/table.ts';
import { FakeLocationProvider } from '../test/support/fakes/fake-location-provider.ts';

const NOW = Date.UTC(2026, 10, 20);
const FEEDS = resolve('../shared/data/feeds');
const LISTINGS = 6000;
/** Of the better peer's median error; and milliseconds. */
const LIMIT = { error: 0.8, p95: 30 };
const RATINGS = 1000;
const WARM_UP = 200;

const { values } = parseArgs({ options: { listings: { type: 'string', default: '100000' }, json: { type: 'string' } } });

const demo = async (): Promise<InMemoryInventory> => {
  const inventory = new InMemoryInventory();
  await seedInventory(inventory, generateInventory({ listings: LISTINGS, seed: 1, now: NOW }), NOW);
  return inventory;
};

const feed = async (name: string, file: string): Promise<InMemoryInventory | null> => {
  const path = resolve(FEEDS, name, file);
  if (!existsSync(path)) return null;
  const inventory = new InMemoryInventory();
  const profile = loadProfile('feeds', name);
  const outcome = await importFeed(
    { inventory, places: new FakeLocationProvider(), clock: { now: () => NOW } },
    { profile, feed: new FileFeed(path, profile), dealerId: null, dryRun: false, allowRemovals: false },
  );
  if (outcome.kind !== 'imported') throw new Error(`${name}: ${outcome.kind}`);
  return inventory;
};

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
};

/** Of a guess, in per cent of the price asked. */
const errorOf = (guess: number, amount: number): number => Math.abs(guess / amount - 1) * 100;

interface Offer {
  readonly listing: Listing;
  readonly comparable: Comparable;
  readonly currency: Currency;
}

const offersIn = async (
  inventory: Pick<Vehicles, 'changedSince'>,
): Promise<{ readonly search: EmbeddedInventorySearch; readonly offers: Offer[] }> => {
  const search = new EmbeddedInventorySearch();
  const offers: Offer[] = [];
  for await (const listings of inventory.changedSince(0)) {
    await search.apply(listings);
    for (const listing of listings) {
      const currency = listing.dealer.market === 'FR' ? 'EUR' : 'CAD';
      const comparable = comparableOf(listing.vehicle, currency);
      if (comparable) offers.push({ listing, comparable, currency });
    }
  }
  return { search, offers };
};

const modelOf = ({ listing: { vehicle, dealer } }: Offer): string =>
  [dealer.market, vehicle.type, fold(vehicle.make), fold(vehicle.model)].join('|');

interface Held {
  readonly confidence: Confidence;
  readonly error: number;
  readonly ofModel: number;
  readonly ofModelAndYear: number;
  readonly rated: boolean;
}

const holdOut = async (
  { listing: { vehicle, dealer }, comparable, currency }: Offer,
  ofModel: readonly Offer[],
  ports: Parameters<typeof findComparables>[2],
): Promise<Held | null> => {
  const scope = { market: dealer.market, companyIds: null, types: null, currency, source: null };
  const found = (await findComparables({ ...comparable, type: vehicle.type, demo: vehicle.demo }, scope, ports)).map(
    (each) => each.comparable,
  );
  const expected = expectedPriceOf(comparable, found);
  const trust = trustIn(expected);
  if (!expected || trust.kind !== 'trusted') return null;
  const others = ofModel.map((offer) => offer.comparable).filter((other) => !isSameVehicle(comparable, other));
  const sameYear = others.filter(({ year }) => year === comparable.year);
  const guess = (from: readonly Comparable[]): number => errorOf(median(from.map(({ amount }) => amount)), comparable.amount);
  return {
    confidence: trust.confidence,
    error: errorOf(expected.amount, comparable.amount),
    ofModel: guess(others),
    ofModelAndYear: guess(sameYear.length > 0 ? sameYear : others),
    rated: rate(vehicle, found).kind === 'rated',
  };
};

const measure = async (name: string, inventory: InMemoryInventory): Promise<Row> => {
  const { search, offers } = await offersIn(inventory);
  const models = Map.groupBy(offers, modelOf);
  const held: Held[] = [];
  for (const offer of offers) {
    const outcome = await holdOut(offer, models.get(modelOf(offer)) ?? [], { search, vehicles: inventory });
    if (outcome) held.push(outcome);
  }
  const errorAt = (confidence: Confidence): number | string => {
    const errors = held.filter((each) => each.confidence === confidence).map(({ error }) => error);
    return errors.length > 0 ? median(errors) : '–';
  };
  const share = (part: readonly unknown[]): number => (100 * part.length) / offers.length;
  return {
    name,
    'held out': offers.length,
    'rated %': share(held.filter(({ rated }) => rated)),
    'median error %': median(held.map(({ error }) => error)),
    'within 10 %': (100 * held.filter(({ error }) => error <= 10).length) / held.length,
    ...Object.fromEntries(CONFIDENCES.map((confidence) => [`${confidence} confidence`, errorAt(confidence)])),
    'median of the model': median(held.map(({ ofModel }) => ofModel)),
    '… and year': median(held.map(({ ofModelAndYear }) => ofModelAndYear)),
  };
};

const INVENTORIES: readonly (readonly [name: string, load: () => Promise<InMemoryInventory | null>])[] = [
  ['demo inventory', demo],
  ['kijiji-gta-2019-csv', () => feed('kijiji-gta-2019-csv', 'kijiji_data_fullset.csv')],
  ['autosphere-fr-json', () => feed('autosphere-fr-json', 'autoscrap_FIN.json')],
];

/** Vehicles all over a stored inventory of this size, one after the other. */
const timeRatings = async (listings: number): Promise<Row> => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-rating-'));
  const storage = await openSqlite(folder);
  try {
    await seedInventory(kyselyInventoryWriting(storage), generateInventory({ listings, seed: 1, now: NOW }), NOW);
    const vehicles = new KyselyVehicles(storage.db);
    const { search, offers } = await offersIn(vehicles);
    const times: number[] = [];
    for (let k = 0; k < WARM_UP + RATINGS; k++) {
      const offer = offers[(k * 7919) % offers.length];
      if (!offer) throw new Error('There is nothing to rate');
      const { listing, currency } = offer;
      const scope = { market: listing.dealer.market, companyIds: null, types: null, currency, source: null };
      const started = performance.now();
      await rateVehicle(listing.vehicle, scope, { search, vehicles });
      if (k >= WARM_UP) times.push(performance.now() - started);
    }
    return { name: `among ${listings.toLocaleString('en-CA')} vehicles`, ratings: times.length, ...spreadOf(times) };
  } finally {
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const rows: Row[] = [];
for (const [name, load] of INVENTORIES) {
  const inventory = await load();
  if (inventory) rows.push(await measure(name, inventory));
  else console.log(`${name}: not run, ../shared/data absent`);
}
printTable('Guessing the price of a vehicle that was held out; errors in % of the price asked, peers on the same vehicles', rows);
const speed = await timeRatings(Number(values.listings));
printTable('What a rating takes from the page of a vehicle: comparables and all, ms', [speed]);
if (values.json !== undefined) writeReport(values.json, [...rows, speed]);
holdTo([
  ...rows.map((row) => ({
    name: `${row.name}, error beside the better peer's`,
    value: Number(row['median error %']) / Math.min(Number(row['median of the model']), Number(row['… and year'])),
    limit: LIMIT.error,
  })),
  { name: `${speed.name}, p95 ms`, value: Number(speed.p95), limit: LIMIT.p95 },
]);
