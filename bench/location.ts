/**
 * npm run bench:location -- --lookups 20000 --json FILE
 * Lookups in the embedded places, what they hold in memory, and what a lookup costs while calls to another server are paused.
 * Limits (issue of the visitor's place): p99 of 1 ms; 40 MB without the IP database, 200 MB with it; 5 ms once the breaker is open.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { EmbeddedLocationProvider } from '../src/adapters/location/embedded/embedded-location-provider.ts';
import { GuardedLocationProvider } from '../src/adapters/location/guarded-location-provider.ts';
import type { LocationAnswer, LookupContext } from '../src/ports/location-provider.ts';
import { seededRandom } from './support/random.ts';
import { bytesInUse, spreadOf, writeReport, type Spread } from './support/report.ts';
import { holdTo, printTable, type Row } from './support/table.ts';

const LIMIT = { p99: 1, openP99: 5, bytes: 40_000_000, bytesWithIps: 200_000_000 };
const WARM_UP = 3000;

const { values } = parseArgs({ options: { lookups: { type: 'string', default: '20000' }, json: { type: 'string' } } });
const lookups = Number(values.lookups);

const session = { languageId: 1, host: 'localhost', url: 'http://localhost/en-ca/cars' } as const;
const CANADA: LookupContext = { country: 'CA', province: 'QC', session };
const FRANCE: LookupContext = { country: 'FR', province: 'IDF', session };
const random = seededRandom(1);
const between = (from: number, to: number): number => from + random.next() * (to - from);

interface Times extends Spread {
  readonly name: string;
}

const measure = async (name: string, count: number, look: () => Promise<unknown>): Promise<Times> => {
  const times: number[] = [];
  for (let k = -WARM_UP; k < count; k += 1) {
    const started = performance.now();
    await look();
    if (k >= 0) times.push(performance.now() - started);
  }
  return { name, ...spreadOf(times) };
};

const loadedBytes = async (load: () => Promise<unknown>): Promise<{ readonly bytes: number; readonly loadMs: number }> => {
  const before = bytesInUse();
  const started = performance.now();
  await load();
  const loadMs = performance.now() - started;
  return { bytes: bytesInUse() - before, loadMs };
};

bytesInUse();
const startedWith = process.memoryUsage().rss;
const embedded = new EmbeddedLocationProvider('no-imports');
const places = await loadedBytes(() => embedded.warm());
const ips = await loadedBytes(async () => {
  await embedded.find({ by: 'ip', ip: '24.48.0.1' }, CANADA);
  await embedded.find({ by: 'ip', ip: '2607:fa48:6d40::1' }, CANADA);
});

/** Includes garbage that loading left behind. */
const grownBy = process.memoryUsage().rss - startedWith;

const canadianCode = (): string =>
  `${random.pick(['H', 'J', 'G', 'K', 'M', 'V'])}${random.between(1, 7)}${random.pick(['A', 'B', 'C', 'E', 'G'])} 0A3`;
const keywords = [
  'Laval QC',
  'saint jerome',
  'Montréal',
  'Kingston Ontario',
  'Moncton New Brunswick',
  'nowhere at all',
  'st-jean-sur-richelieu',
];
const frenchKeywords = ['Paris', 'Saint-Denis', 'Lyon Auvergne-Rhône-Alpes', "l'hay les roses"];

const times = [
  await measure('postal code, Canada', lookups, () => embedded.find({ by: 'postal code', postalCode: canadianCode() }, CANADA)),
  await measure('postal code, France', lookups, () =>
    embedded.find({ by: 'postal code', postalCode: `${Math.floor(between(10_000, 95_000))}` }, FRANCE),
  ),
  await measure('keyword, Canada', lookups, () => embedded.find({ by: 'keyword', keyword: random.pick(keywords) }, CANADA)),
  await measure('keyword, France', lookups, () => embedded.find({ by: 'keyword', keyword: random.pick(frenchKeywords) }, FRANCE)),
  await measure('coordinates, Canada', lookups, () =>
    embedded.find({ by: 'coordinates', coordinates: { latitude: between(43, 55), longitude: between(-125, -60) } }, CANADA),
  ),
  await measure('coordinates, France', lookups, () =>
    embedded.find({ by: 'coordinates', coordinates: { latitude: between(43, 50), longitude: between(-1, 7) } }, FRANCE),
  ),
  await measure('IP address', lookups, () =>
    embedded.find({ by: 'ip', ip: Array.from({ length: 4 }, () => Math.floor(between(1, 223))).join('.') }, CANADA),
  ),
  await measure('suggestions', lookups, () => embedded.suggest(random.pick(['sa', 'saint', 'mont', 'h7', 'la']), 'CA', 8)),
  await measure('suggestions, France', Math.min(lookups, 5000), () =>
    embedded.suggest(random.pick(['sa', 'saint', 'mont', '75']), 'FR', 8),
  ),
];

const down = (): Promise<LocationAnswer> => Promise.resolve({ kind: 'unavailable', cause: 'down' });
const guarded = new GuardedLocationProvider({ find: down });
for (let k = 0; !guarded.resting; k += 1) await guarded.find({ by: 'keyword', keyword: `town ${k}` }, CANADA);
let asked = 0;
const open = await measure('breaker open', lookups, () =>
  guarded.find({ by: 'keyword', keyword: `other town ${(asked += 1)}` }, CANADA),
);

const rows: Row[] = [
  ...[...times, open].map((row) => ({ ...row })),
  { name: 'places and postal codes', bytes: places.bytes, loadMs: places.loadMs },
  { name: 'with IP database', bytes: places.bytes + ips.bytes, loadMs: ips.loadMs },
  { name: 'growth of the process', bytes: grownBy },
];
printTable(`Finding places: milliseconds of ${lookups} lookups each, bytes held`, rows);
holdTo([
  ...times.map(({ name, p99 }) => ({ name: `${name}, p99 ms`, value: p99, limit: LIMIT.p99 })),
  { name: 'breaker open, p99 ms', value: open.p99, limit: LIMIT.openP99 },
  { name: 'bytes of places', value: places.bytes, limit: LIMIT.bytes },
  { name: 'bytes with the IP database', value: places.bytes + ips.bytes, limit: LIMIT.bytesWithIps },
]);
if (values.json !== undefined) writeReport(values.json, rows);
