import { expect } from 'chai';
import fc from 'fast-check';
import { comparableOf } from '../../../../src/domain/rating/comparable.ts';
import { GRADES } from '../../../../src/domain/rating/grade.ts';
import { rate, type Rating } from '../../../../src/domain/rating/rating.ts';
import { aComparable, aMarket } from '../../../support/builders/a-comparable.ts';
import { aVehicle, type VehicleBuilder } from '../../../support/builders/a-vehicle.ts';

const MARKET = aMarket(40);
const rav4 = (): VehicleBuilder => aVehicle().withId(1).driven(81_500).with({ vin: null });
const ratingOf = (vehicle: VehicleBuilder, market = MARKET): Rating => rate(vehicle.build(), market);
const gradeAt = (amount: number): string => {
  const rating = ratingOf(rav4().priced(amount));
  return rating.kind === 'rated' ? rating.grade : rating.reason;
};
const reasonOf = (vehicle: VehicleBuilder, market = MARKET): string => {
  const rating = ratingOf(vehicle, market);
  return rating.kind === 'unrated' ? rating.reason : rating.grade;
};
/** Comparables whose prices have nothing to do with each other. */
const wild = aMarket(40, (id) => ({ amount: 10_000 + ((id * 7919) % 50) * 1000 }));

describe('the price rating', () => {
  it('has five grades by the distance from the price to expect', () => {
    const rating = ratingOf(rav4());
    if (rating.kind !== 'rated') throw new Error(rating.reason);
    const { expected, margin } = rating;
    expect(margin).to.equal(0.04);
    const at = (share: number): string => gradeAt(Math.round(expected.amount * (1 + share)));
    expect([-0.12, -0.09, -0.05, -0.03, 0, 0.03, 0.05, 0.09, 0.12].map(at)).to.deep.equal([
      'great',
      'good',
      'good',
      'fair',
      'fair',
      'fair',
      'above',
      'above',
      'high',
    ]);
  });

  it('is sure of many comparables that agree, and less sure of fewer', () => {
    const confidence = (size: number) => {
      const rating = ratingOf(rav4(), aMarket(size));
      return rating.kind === 'rated' ? `${rating.confidence} ${String(rating.margin)}` : rating.reason;
    };
    expect([40, 20, 19, 10, 9, 6, 5].map(confidence)).to.deep.equal([
      'high 0.04',
      'high 0.04',
      'medium 0.05',
      'medium 0.05',
      'low 0.07',
      'low 0.07',
      'few',
    ]);
  });

  it('says why there is none', () => {
    expect(reasonOf(rav4().sold())).to.equal('not-listed');
    expect(reasonOf(rav4().inCondition('new'))).to.equal('new');
    expect(reasonOf(rav4().withoutPrice())).to.equal('no-price');
    expect(reasonOf(rav4().in('price-coming'))).to.equal('no-price');
    expect(reasonOf(rav4().named('Toyota', 'Other'))).to.equal('no-model');
    expect(reasonOf(rav4().with({ year: null }))).to.equal('no-year');
    expect(reasonOf(rav4().driven(null))).to.equal('no-mileage');
    expect(reasonOf(rav4(), [])).to.equal('few');
    expect(reasonOf(rav4(), wild)).to.equal('spread');
    expect(reasonOf(rav4().priced(15_000))).to.equal('far');
    expect(reasonOf(rav4().priced(60_000))).to.equal('far');
  });

  it('tells how many comparables there were where they were too few', () => {
    expect(ratingOf(rav4(), aMarket(3))).to.deep.equal({ kind: 'unrated', reason: 'few', sample: 3 });
  });

  it('is never better for a higher price', () => {
    const rank = (amount: number): number | null => {
      const place = GRADES.findIndex((grade) => grade === gradeAt(amount));
      return place < 0 ? null : place;
    };
    fc.assert(
      fc.property(fc.integer({ min: 15_000, max: 60_000 }), fc.integer({ min: 1, max: 20_000 }), (amount, more) => {
        const [lower, higher] = [rank(amount), rank(amount + more)];
        if (lower !== null && higher !== null) expect(higher).to.be.at.least(lower);
      }),
    );
  });

  it('does not compare the vehicle with itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 22_000, max: 40_000 }), (amount) => {
        const own = comparableOf(rav4().priced(amount).build(), 'CAD');
        expect(ratingOf(rav4().priced(amount), [...MARKET, own!])).to.deep.equal(ratingOf(rav4().priced(amount)));
      }),
    );
  });
});

describe('a vehicle to compare with', () => {
  it('is used and listed, with model, year, mileage and a price in the currency', () => {
    expect(comparableOf(rav4().build(), 'CAD')).to.include({ year: 2019, mileageKm: 81_500, amount: 28_995 });
    const unfit = [
      rav4().sold(),
      rav4().inCondition('new'),
      rav4().withoutPrice(),
      rav4().priced(0),
      rav4().priced(28_995, 'EUR'),
      rav4().in('price-coming'),
      rav4().driven(null),
      rav4().with({ year: null }),
      rav4().named('Toyota', 'Autre'),
    ];
    for (const vehicle of unfit) expect(comparableOf(vehicle.build(), 'CAD')).to.equal(null);
    expect(comparableOf(rav4().reserved().build(), 'CAD')).not.to.equal(null);
    expect(aComparable({ id: 7 }).id).to.equal(7);
  });
});
