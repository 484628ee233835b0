import { expect } from 'chai';
import { importFeed } from '../../../../src/application/inventory/import-feed.ts';
import { feedOutcomeLines } from '../../../../src/adapters/terminal/import-words.ts';
import type { Placements } from '../../../../src/domain/dealers/dealer-place.ts';
import { FakeLocationProvider } from '../../../support/fakes/fake-location-provider.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { feedOf } from '../../../support/feeds/a-feed.ts';
import { aProfile } from '../../../support/feeds/a-profile.ts';

const CIVIC = { stock: 'A1', make: 'Honda', model: 'Civic', dealer: 'Autos' };
const AT_LAVAL = { latitude: 45.57, longitude: -73.74 };
const PROFILE = aProfile({
  dealer: {
    key: [{ from: 'dealer' }],
    name: [{ from: 'dealer' }],
    city: [{ from: 'city' }],
    province: [{ from: 'province' }],
    postalCode: [{ from: 'zip' }],
    latitude: [{ from: 'lat' }],
    longitude: [{ from: 'lon' }],
  },
});

const bring = async (inventory: InMemoryInventory, ...rows: readonly Readonly<Record<string, string>>[]) => {
  const outcome = await importFeed(
    { inventory, clock: new FixedClock(), places: new FakeLocationProvider() },
    { profile: PROFILE, feed: feedOf(rows), dealerId: null, dryRun: false, allowRemovals: true },
  );
  if (outcome.kind !== 'imported') throw new Error(outcome.kind);
  return { placements: outcome.report.placements, lines: feedOutcomeLines('stock.csv', outcome) };
};
const placesIn = async (inventory: InMemoryInventory) =>
  (await inventory.dealers()).map(({ coordinates, placedBy }) => ({ coordinates, placedBy }));
const counted = (counts: Partial<Placements>): Placements => ({ feed: 0, 'postal code': 0, town: 0, none: 0, ...counts });

describe('A dealer whose feed gives no coordinates', () => {
  let inventory: InMemoryInventory;
  beforeEach(() => void (inventory = new InMemoryInventory()));

  it('stands in the middle of their postal area, else of their town, and is marked so', async () => {
    const { placements } = await bring(
      inventory,
      { ...CIVIC, dealer: 'by code', zip: 'H7S 1A1' },
      { ...CIVIC, dealer: 'by town', city: 'Laval', province: 'Québec', zip: 'H9X 1A1' },
    );
    expect(await placesIn(inventory)).to.deep.equal([
      { coordinates: AT_LAVAL, placedBy: 'postal code' },
      { coordinates: AT_LAVAL, placedBy: 'town' },
    ]);
    expect(placements).to.deep.equal(counted({ 'postal code': 1, town: 1 }));
  });

  it('is not placed by a postal code of another province than theirs', async () => {
    await bring(inventory, { ...CIVIC, city: 'Toronto', province: 'ON', zip: 'H7S 1A1' });
    expect(await placesIn(inventory)).to.deep.equal([{ coordinates: null, placedBy: null }]);
  });

  it('gets the place of a later feed that has it, and stands there exactly', async () => {
    await bring(inventory, { ...CIVIC, zip: 'H7S 1A1' });
    await bring(inventory, { ...CIVIC, zip: 'H7S 1A1', lat: '45.6', lon: '-73.7' });
    expect(await placesIn(inventory)).to.deep.equal([{ coordinates: { latitude: 45.6, longitude: -73.7 }, placedBy: null }]);
  });

  it('who was stored without a place is placed by the next import, though none of their vehicles changed', async () => {
    await bring(inventory, CIVIC);
    expect(await placesIn(inventory)).to.deep.equal([{ coordinates: null, placedBy: null }]);
    await bring(inventory, { ...CIVIC, city: 'Laval', province: 'QC' });
    expect(await placesIn(inventory)).to.deep.equal([{ coordinates: AT_LAVAL, placedBy: 'town' }]);
  });

  it('is counted in the report of the import, which is silent where the feed places all', async () => {
    const exact = { ...CIVIC, lat: '45.6', lon: '-73.7' };
    const line =
      'Places of 2 dealers: 1 by the feed, 0 by their postal code, 0 by their town; 1 not at all, and so in no search by distance and on no map.';
    expect((await bring(inventory, exact, { ...CIVIC, dealer: 'nowhere' })).lines).to.include(line);
    expect((await bring(inventory, exact)).lines.join('\n')).not.to.include('Places of');
  });
});
