/**
 * npm run bench:map -- --json FILE
 * What the map asks, from search to points: windows from the whole country to a town, over few dealers and many. Limit: p95 of at
 * most 30 ms with 100,000 vehicles.
 */
import { parseArgs } from 'node:util';
import { EmbeddedInventorySearch } from '../src/adapters/search/embedded/embedded-inventory-search.ts';
import { boundsOfWindow } from '../src/domain/location/bounds.ts';
import type { Listing } from '../src/domain/vehicle/vehicle.ts';
import { listingBatches } from './support/listings.ts';
import { mixedRequests } from './support/queries.ts';
import { seededRandom } from './support/random.ts';
import { spreadOf, writeReport } from './support/report.ts';
import { holdTo, printTable, type Row } from './support/table.ts';

const LISTINGS = 100_000;
const ROUNDS = 3;
const LIMIT = 30;
const { values } = parseArgs({ options: { json: { type: 'string' } } });

/** Zooms of a window of 840 by 780 pixels around Montréal. */
const WINDOWS = [3, 4, 6, 8, 10, 12].map((zoom) => {
  const [width, height] = [(840 / 256 / 2 ** zoom) * 360, (780 / 256 / 2 ** zoom) * 250];
  return {
    zoom,
    bounds: boundsOfWindow(
      -73.6 - width / 2,
      Math.max(-85, 45.5 - height / 2),
      -73.6 + width / 2,
      Math.min(85, 45.5 + height / 2),
    ),
  };
});

const measure = async (name: string, apart: (listing: Listing) => Listing, searches: number): Promise<Row> => {
  const search = new EmbeddedInventorySearch();
  for (const batch of listingBatches(LISTINGS)) await search.apply(batch.map(apart));
  const requests = mixedRequests(searches);
  const times: number[] = [];
  let points = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const request of requests) {
      for (const { zoom, bounds } of WINDOWS) {
        const start = performance.now();
        const clusters = await search.clusters(request, { bounds, zoom });
        // The first round compiles.
        if (round > 0) times.push(performance.now() - start);
        points = Math.max(points, clusters.length);
      }
    }
  }
  return { name, ...spreadOf(times), 'most points shown': points };
};

/** The vehicles of this many dealers, anywhere in the country's settled south. */
const scattered = (dealers: number): ((listing: Listing) => Listing) => {
  const random = seededRandom(1);
  const places = Array.from({ length: dealers }, () => ({
    latitude: 43 + random.next() * 12,
    longitude: -130 + random.next() * 70,
  }));
  return ({ vehicle, dealer }) => {
    const id = 1 + (vehicle.id % dealers);
    return { vehicle: { ...vehicle, dealerId: id }, dealer: { ...dealer, id, coordinates: places[id - 1] ?? null } };
  };
};

const usual = await measure('as many dealers as such an inventory has', (listing) => listing, 60);
const many = await measure('5,000 dealers, all apart', scattered(5000), 60);
const worst = await measure('100,000 dealers of one vehicle each', scattered(100_000), 12);
printTable('Points of the map from 100,000 vehicles, ms', [usual, many, worst]);
if (values.json !== undefined) writeReport(values.json, [usual, many, worst]);
holdTo([usual, many, worst].map(({ name, p95 }) => ({ name: `${name}, p95 ms`, value: Number(p95), limit: LIMIT })));
