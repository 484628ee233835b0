import { expect } from 'chai';
import { generateInventory } from '../../../../src/adapters/demo/generate-inventory.ts';
import { EmbeddedInventorySearch } from '../../../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { followInventory } from '../../../../src/application/inventory/follow-inventory.ts';
import { seedInventory } from '../../../../src/application/inventory/seed-inventory.ts';
import { PriceRatings } from '../../../../src/application/rating/price-ratings.ts';
import { rateVehicle } from '../../../../src/application/rating/rate-vehicle.ts';
import { EMPTY_QUERY, type InventoryQuery, type InventoryScope } from '../../../../src/domain/inventory/inventory-query.ts';
import type { Listing } from '../../../../src/domain/vehicle/vehicle.ts';
import { marketPrice } from '../../../support/builders/a-comparable.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aVehicle, type VehicleBuilder } from '../../../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';

const CANADA: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null };
const fail = (error: unknown): never => {
  throw error;
};

const rav4 = (k: number, share = 1): VehicleBuilder => {
  const mileage = 40_000 + k * 1500;
  return aVehicle()
    .named('Toyota', 'RAV4', 2019)
    .driven(mileage)
    .priced(Math.round(marketPrice(2019, mileage) * share))
    .with({ stockNumber: String(k), vin: null });
};

describe('Ratings of all prices', () => {
  let inventory: InMemoryInventory;
  let search: EmbeddedInventorySearch;
  let ratings: PriceRatings;
  /** Takes over what has changed, as a running server does. */
  let follow: () => Promise<void>;
  let stop: () => Promise<void>;

  beforeEach(() => {
    inventory = new InMemoryInventory();
    search = new EmbeddedInventorySearch();
    ratings = new PriceRatings({ vehicles: inventory, search }, fail);
    const follower = followInventory({ vehicles: inventory, search, ratings }, fail);
    follow = () => follower.start();
    stop = () => follower.stop();
  });
  afterEach(() => stop());

  const store = (...vehicles: readonly VehicleBuilder[]): Promise<void> =>
    inventory.transaction(async (transaction) => {
      const dealer = await transaction.saveDealer(aDealer().record());
      await transaction.add(
        vehicles.map((vehicle) => vehicle.ofDealer(dealer).stored()),
        0,
      );
    });
  const change = (id: number, vehicle: VehicleBuilder): Promise<void> =>
    inventory.transaction((transaction) => transaction.replace([{ ...vehicle.ofDealer(1).stored(), id }], 1));
  const found = async (query: Partial<InventoryQuery>): Promise<readonly number[]> =>
    (await search.search({ query: { ...EMPTY_QUERY, ...query }, scope: CANADA })).ids;
  const listing = async (id: number): Promise<Listing> => ratings.rated((await inventory.ofId(id))!);
  const gradeOf = async (id: number): Promise<string | undefined> => (await listing(id)).rating?.grade;
  /** The follower polls only while it runs: its next turn is a new one. */
  const takeOver = async (): Promise<void> => {
    const listings: Listing[] = [];
    for await (const batch of inventory.changedSince(0)) listings.push(...batch);
    ratings.changed(listings);
    await search.apply(listings.map((each) => ratings.rated(each)));
  };
  const market = Array.from({ length: 25 }, (_, k) => rav4(k + 1));

  it('are those of the page of each vehicle', async () => {
    await seedInventory(inventory, generateInventory({ listings: 1500, now: Date.UTC(2026, 10, 20) }), Date.UTC(2026, 10, 20));
    await follow();
    await ratings.turn();
    const grades = { page: [] as string[], list: [] as string[] };
    for await (const listings of inventory.changedSince(0))
      for (const { vehicle, dealer } of listings) {
        const { rating } = await rateVehicle(vehicle, { ...CANADA, market: dealer.market }, { search, vehicles: inventory });
        grades.page.push(`${String(vehicle.id)} ${rating.kind === 'rated' ? rating.grade : 'none'}`);
        grades.list.push(`${String(vehicle.id)} ${(await gradeOf(vehicle.id)) ?? 'none'}`);
      }
    expect(grades.list).to.deep.equal(grades.page);
    expect(grades.list.filter((text) => !text.endsWith('none'))).to.have.length.above(100);
  });

  it('reach the searches, and say what was expected', async () => {
    await store(rav4(0, 0.8), ...market);
    await follow();
    expect(await found({ ratings: ['great'] })).to.deep.equal([]);
    await ratings.turn();
    expect(await found({ ratings: ['great'] })).to.deep.equal([1]);
    expect((await found({ sort: 'Rating' }))[0]).to.equal(1);
    expect((await listing(1)).rating?.expected).to.be.within(marketPrice(2019, 40_000) * 0.97, marketPrice(2019, 40_000) * 1.03);
  });

  it('follow a changed price at once, and a changed market at the next turn', async () => {
    await store(rav4(0, 0.8), ...market);
    await follow();
    await ratings.turn();
    await change(1, rav4(0, 1.2));
    await takeOver();
    expect(await gradeOf(1)).to.equal('high');
    expect(await found({ ratings: ['high'] })).to.deep.equal([1]);
    for (const [k] of market.entries()) await change(k + 2, rav4(k + 1, 1.2));
    await takeOver();
    await ratings.turn();
    expect(await gradeOf(1)).to.equal('fair');
    expect(await found({ ratings: ['high'] })).to.deep.equal([]);
  });

  it('end with the sale, or with the last of too few to compare with', async () => {
    await store(...market.slice(0, 8));
    await follow();
    await ratings.turn();
    expect(await gradeOf(1)).to.equal('fair');
    await inventory.transaction((transaction) => transaction.setAvailability([1, 2, 3], 'sold', 1));
    await takeOver();
    expect(await gradeOf(1)).to.equal(undefined);
    await ratings.turn();
    expect(await gradeOf(4)).to.equal(undefined);
    expect(await found({ ratings: ['fair'] })).to.deep.equal([]);
  });

  it('never put back what has changed while they were computed', async () => {
    await store(rav4(0, 0.8), ...market);
    await follow();
    const rating = ratings.turn();
    await inventory.transaction((transaction) => transaction.setAvailability([1], 'sold', 1));
    await takeOver();
    await rating;
    expect(await found({})).to.not.include(1);
  });
});
