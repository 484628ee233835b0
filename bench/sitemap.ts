/**
 * npm run bench:sitemap -- --json FILE
 * Every sitemap of one language of a site with a million vehicles, as a crawler fetches them: the walk behind the index, then all
 * twenty files of vehicles. Limits: in the middle of a file at most 16 MB more are held than before, and others wait at most 100 ms
 * for 99 of 100 pieces.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { siteStock } from '../src/adapters/discovery/sitemap/listed-stock.ts';
import { addressesOf, type SitemapPorts } from '../src/adapters/discovery/sitemap/addresses.ts';
import { sitemapXml } from '../src/adapters/discovery/sitemaps.ts';
import { kyselyInventoryWriting } from '../src/adapters/storage/inventory/inventory-writing.ts';
import { kyselyListedVehicles } from '../src/adapters/storage/inventory/kysely-listed-vehicles.ts';
import { KyselyVehicles } from '../src/adapters/storage/inventory/kysely-vehicles.ts';
import type { InventoryStorage } from '../src/adapters/storage/inventory/inventory-tables.ts';
import { openSqlite } from '../src/adapters/storage/sqlite.ts';
import { MOST_ADDRESSES } from '../src/domain/site/sitemap-url.ts';
import { aDealer } from '../test/support/builders/a-dealer.ts';
import { aSite } from '../test/support/builders/a-frame.ts';
import { aVehicle } from '../test/support/builders/a-vehicle.ts';
import { FakeContentPages } from '../test/support/fakes/fake-content-pages.ts';
import { InMemoryCatalogue } from '../test/support/fakes/in-memory-catalogue.ts';
import { NaiveInventorySearch } from '../test/support/naive-search.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';
import { bytesInUse, spreadOf, writeReport } from './support/report.ts';
import { holdTo, printTable } from './support/table.ts';

const VEHICLES = 1_000_000;
const MOST_MEGABYTES = 16;
const MOST_MEGABYTES_A_FILE = 50;
const LONGEST_PAUSE = 100;
const MEGABYTE = 1024 ** 2;
/** Of some twenty-five pieces of a file. */
const MIDDLE = 12;
const ORIGIN = 'https://cars.example';
const { values } = parseArgs({ options: { json: { type: 'string' } } });

/** One vehicle as imports write it, and a million copies of its row. */
const fill = async (storage: InventoryStorage): Promise<void> => {
  await kyselyInventoryWriting(storage).transaction(async (inventory) => {
    const dealerId = await inventory.saveDealer(aDealer().record());
    const description = 'A sentence of the dealer about the vehicle, as long as they usually are. '.repeat(6);
    await inventory.add([aVehicle().ofDealer(dealerId).with({ description }).stored()], Date.now());
  });
  await storage.writeAlone(async (db) => {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info('vehicles') where name <> 'id'`.execute(db);
    const others = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`
      with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < ${VEHICLES})
      insert into vehicles (id, ${others}) select n, ${others} from numbers, vehicles where vehicles.id = 1
    `.execute(db);
  });
};

const folder = temporaryFolder();
const storage = await openSqlite(folder.path);
await fill(storage);

const site = aSite();
const vehicles = new KyselyVehicles(storage.db);
const listed = kyselyListedVehicles(storage.db);
const ports: SitemapPorts = {
  vehicles,
  listed,
  search: new NaiveInventorySearch(),
  catalogue: new InMemoryCatalogue(),
  contents: new FakeContentPages(),
};

const before = bytesInUse();
let [held, peak, largest, bytes, addresses] = [0, 0, 0, 0, 0];
/** Includes uncollected garbage, which depends on how much memory the process may have. */
const lookAtPeak = (): void => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  peak = Math.max(peak, heapUsed + arrayBuffers - before);
};
/** How long others wait while one piece is made. */
const pauses: number[] = [];

const started = performance.now();
const stockOf = siteStock(ports);
const stock = await stockOf(site);
const walked = performance.now();
for (const part of stock.parts.keys()) {
  const batches = addressesOf({ kind: 'vehicles', part }, { site, languageId: 1, ports, stock: () => stockOf(site) });
  let [size, pieces] = [0, 0];
  let resumed = performance.now();
  for await (const text of sitemapXml(batches, ORIGIN)) {
    pauses.push(performance.now() - resumed);
    size += Buffer.byteLength(text);
    addresses += text.split('<url>').length - 1;
    pieces += 1;
    lookAtPeak();
    if (pieces === MIDDLE) held = Math.max(held, bytesInUse() - before);
    resumed = performance.now();
  }
  largest = Math.max(largest, size);
  bytes += size;
}
const ended = performance.now();
await storage.close();
folder.remove();

const rows = [
  {
    name: 'sitemaps of one language',
    vehicles: addresses,
    files: stock.parts.size,
    'walk for the index, ms': walked - started,
    'all files, ms': ended - walked,
    'one file, ms': (ended - walked) / stock.parts.size,
    'MB written': bytes / MEGABYTE,
    'held, MB': held / MEGABYTE,
    'most before a collection, MB': peak / MEGABYTE,
    'a piece p99, ms': spreadOf(pauses).p99,
  },
];
printTable(`Sitemaps of ${VEHICLES.toLocaleString('en')} vehicles`, rows);
if (values.json !== undefined) writeReport(values.json, rows);
holdTo([
  { name: 'held in the middle of a file, MB', value: held / MEGABYTE, limit: MOST_MEGABYTES },
  { name: 'largest file, MB', value: largest / MEGABYTE, limit: MOST_MEGABYTES_A_FILE },
  { name: `addresses that are missing of ${String(VEHICLES)}`, value: VEHICLES - addresses, limit: 0 },
  { name: 'files beyond one for 50,000', value: stock.parts.size - VEHICLES / MOST_ADDRESSES, limit: 0 },
  { name: 'a piece, p99 ms', value: spreadOf(pauses).p99, limit: LONGEST_PAUSE },
]);
