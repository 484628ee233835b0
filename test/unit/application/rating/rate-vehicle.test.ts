import { expect } from 'chai';
import { findComparables } from '../../../../src/application/rating/find-comparables.ts';
import { rateVehicle } from '../../../../src/application/rating/rate-vehicle.ts';
import { comparableOf } from '../../../../src/domain/rating/comparable.ts';
import { scopeOf } from '../../../../src/domain/site/site.ts';
import type { InventorySearch } from '../../../../src/ports/inventory-search.ts';
import { marketPrice } from '../../../support/builders/a-comparable.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle, type VehicleBuilder } from '../../../support/builders/a-vehicle.ts';
import { portsWith } from '../../../support/page-ports.ts';

const SCOPE = scopeOf(aSite(), null);

const rav4s = (count: number, mileage: (k: number) => number = (k) => 40_000 + k * 500): VehicleBuilder[] =>
  Array.from({ length: count }, (_, k) => {
    const year = 2017 + (k % 5);
    return aVehicle()
      .named('Toyota', 'RAV4', year)
      .driven(mileage(k))
      .priced(Math.round(marketPrice(year, mileage(k))))
      .with({ stockNumber: String(k), vin: null });
  });

const rated = async (own: VehicleBuilder, others: readonly VehicleBuilder[]) => {
  const ports = await portsWith([own.stock('own').with({ vin: null }), ...others]);
  const listing = await ports.vehicles.ofId(1);
  return rateVehicle(listing!.vehicle, SCOPE, ports);
};

/** The comparables found, and how many searches it took. */
const found = async (own: VehicleBuilder, others: readonly VehicleBuilder[]) => {
  const ports = await portsWith([own.stock('own').with({ vin: null }), ...others]);
  let searches = 0;
  const search: Pick<InventorySearch, 'search'> = {
    search: (request) => {
      searches += 1;
      return ports.search.search(request);
    },
  };
  const { vehicle } = (await ports.vehicles.ofId(1))!;
  const subject = { ...comparableOf(vehicle, 'CAD')!, type: vehicle.type, demo: vehicle.demo };
  const compared = await findComparables(subject, SCOPE, { search, vehicles: ports.vehicles });
  return { compared: compared.map(({ comparable }) => comparable), searches };
};

describe('rating a vehicle of the inventory', () => {
  it('compares it with the others of its model on offer, and hands out their listings', async () => {
    const { rating, listings } = await rated(aVehicle().driven(60_250), rav4s(30));
    if (rating.kind !== 'rated') throw new Error(rating.reason);
    expect(rating.expected.sample).to.have.length(30);
    expect(rating.expected.sample.every(({ comparable }) => listings.has(comparable.id))).to.be.true;
  });

  it('does not search for a vehicle that cannot be rated', async () => {
    const { rating, listings } = await rated(aVehicle().withoutPrice(), rav4s(30));
    expect(rating).to.include({ kind: 'unrated', reason: 'no-price' });
    expect(listings.size).to.equal(0);
  });

  it('compares neither with new, sold, unpriced or foreign-priced vehicles, nor invented ones with real ones', async () => {
    const unfit = rav4s(5);
    const { rating } = await rated(aVehicle().driven(60_250), [
      unfit[0]!.inCondition('new'),
      unfit[1]!.sold(),
      unfit[2]!.withoutPrice(),
      unfit[3]!.priced(20_000, 'USD'),
      unfit[4]!.demo(),
    ]);
    expect(rating).to.deep.equal({ kind: 'unrated', reason: 'few', sample: 0 });
  });

  it('looks at everything that compares while that is not much, with one search', async () => {
    const { compared, searches } = await found(aVehicle().driven(60_250), rav4s(100));
    expect(searches).to.equal(1);
    // Itself included: the domain leaves it out.
    expect(compared).to.have.length(101);
  });

  it('looks closer where a model is offered by the hundred', async () => {
    const { compared, searches } = await found(
      aVehicle().driven(60_250),
      rav4s(400, (k) => 20_000 + k * 250),
    );
    expect(searches).to.equal(2);
    expect(compared).to.have.length.within(40, 120);
    for (const { year, mileageKm } of compared) {
      expect(Math.abs(year - 2019)).to.be.at.most(1);
      expect(Math.abs(mileageKm - 60_250)).to.be.at.most(20_000);
    }
  });

  it('looks wider again where little is close', async () => {
    const { compared, searches } = await found(
      aVehicle().driven(400_000),
      rav4s(200, (k) => 20_000 + k * 250),
    );
    expect(searches).to.equal(3);
    expect(compared).to.have.length(120);
  });
});
