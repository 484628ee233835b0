import { expect } from 'chai';
import fc from 'fast-check';
import type { Comparable, Subject } from '../../../../src/domain/rating/comparable.ts';
import { expectedPriceOf } from '../../../../src/domain/rating/expected-price.ts';
import { aComparable, aMarket, marketPrice } from '../../../support/builders/a-comparable.ts';

const SUBJECT: Subject = aComparable({ id: 1, year: 2019, mileageKm: 81_500 });

const anyComparables: fc.Arbitrary<Comparable[]> = fc
  .array(
    fc.record({
      year: fc.integer({ min: 2016, max: 2022 }),
      mileageKm: fc.integer({ min: 1, max: 300_000 }),
      amount: fc.integer({ min: 500, max: 200_000 }),
      version: fc.constantFrom(null, 'XLE', 'Hybrid XLE AWD', 'LE 2.5', 'Limited'),
      fuel: fc.constantFrom(null, 'gas' as const, 'hybrid' as const),
      powerKw: fc.constantFrom(null, 120, 163),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((all) => all.map((each, k) => aComparable({ id: 100 + k, ...each })));

describe('the price to expect', () => {
  it('follows what a model year and 10,000 km are worth in the market', () => {
    const expected = expectedPriceOf(SUBJECT, aMarket(40));
    expect(expected?.amount).to.be.closeTo(marketPrice(2019, 81_500), 150);
    expect(expected?.perYear).to.be.closeTo(Math.log(1.1), 0.01);
    expect(expected?.per10000Km).to.be.closeTo(Math.log(0.97), 0.005);
    expect(expected?.spread).to.be.below(0.02);
  });

  it('learns what a version is worth', () => {
    const market = aMarket(40, (id) =>
      id % 2 === 0 ? { version: 'Limited', amount: 1.3 * (aMarket(40)[id - 100]?.amount ?? 0) } : { version: 'LE' },
    );
    const of = (version: string) => expectedPriceOf({ ...SUBJECT, version }, market)?.amount ?? NaN;
    expect(of('Limited') / of('LE')).to.be.closeTo(1.3, 0.05);
  });

  it('brings the price of another version, and of another power, to this vehicle', () => {
    const alike = (version: string | null, powerKw: number | null, amount: number, id: number) =>
      aComparable({ id, year: 2019, mileageKm: 81_000, version, powerKw, amount });
    const versions = Array.from({ length: 20 }, (_, k) =>
      alike(k < 10 ? 'Limited' : 'LE', null, k < 10 ? 32_500 : 25_000, 100 + k),
    );
    const limited = expectedPriceOf({ ...SUBJECT, version: 'Limited', powerKw: null }, versions);
    expect(limited?.amount).to.be.closeTo(32_500, 400);
    // Few comparables are drawn to what is usual: that a version makes no difference.
    for (const { comparable, adjusted } of limited?.sample ?? [])
      expect(adjusted).to.be.within(comparable.version === 'LE' ? 27_500 : 32_400, 32_600);
    const powers = Array.from({ length: 20 }, (_, k) =>
      alike('LE', k < 10 ? 150 : 100, k < 10 ? 25_000 * 1.5 ** 0.6 : 25_000, 100 + k),
    );
    const strong = expectedPriceOf({ ...SUBJECT, version: 'LE', powerKw: 150 }, powers);
    for (const { adjusted } of strong?.sample ?? []) expect(adjusted).to.be.closeTo(25_000 * 1.5 ** 0.6, 300);
    const unknown = expectedPriceOf({ ...SUBJECT, version: 'LE', powerKw: null }, powers);
    expect(unknown?.amount).to.be.within(25_000, 25_000 * 1.5 ** 0.6);
  });

  it('is spread by what each price lies off from the others, not from a line drawn through it', () => {
    const around = Array.from({ length: 6 }, (_, k) =>
      aComparable({ id: 100 + k, year: 2019, mileageKm: 81_000, amount: 25_000 * Math.exp(k % 2 === 0 ? 0.05 : -0.05) }),
    );
    expect(expectedPriceOf(SUBJECT, around)?.spread).to.be.closeTo((1.4826 * 0.05) / (1 - 1 / 6), 0.004);
  });

  it('learns the worth of a year in spite of an outlier', () => {
    const wild = aComparable({ id: 999, year: 2022, mileageKm: 20_000, amount: 400 });
    expect(expectedPriceOf(SUBJECT, [...aMarket(30), wild])?.perYear).to.be.closeTo(Math.log(1.1), 0.02);
  });

  it('is hardly changed by an outlier', () => {
    const market = aMarket(30);
    const calm = expectedPriceOf(SUBJECT, market)?.amount ?? NaN;
    const wild = expectedPriceOf(SUBJECT, [...market, aComparable({ id: 999, mileageKm: 81_000, amount: 400 })])?.amount ?? NaN;
    expect(wild / calm).to.be.closeTo(1, 0.02);
  });

  it('is made of the forty closest, each with what it would cost as this vehicle', () => {
    const { sample = [], amount = NaN } = expectedPriceOf(SUBJECT, aMarket(90)) ?? {};
    expect(sample).to.have.length(40);
    for (const { adjusted } of sample) expect(adjusted / amount).to.be.closeTo(1, 0.06);
    expect(Math.abs((sample[0]?.comparable.year ?? 0) - 2019)).to.be.at.most(1);
  });

  it('takes neither the vehicle itself, nor its twin in another list, nor other models, nor vehicles four years older', () => {
    const none = [
      aComparable({ id: 1 }),
      aComparable({ id: 2, vin: 'JTMRWRFV1KD000001' }),
      aComparable({ id: 3, mileageKm: 81_500, version: 'another text' }),
      aComparable({ id: 4, model: 'Highlander' }),
      aComparable({ id: 5, year: 2015 }),
    ];
    expect(expectedPriceOf({ ...SUBJECT, vin: 'JTMRWRFV1KD000001' }, none)).to.equal(null);
    expect(expectedPriceOf(SUBJECT, [aComparable({ id: 6, make: 'TOYOTA', model: 'Rav4' })])?.sample).to.have.length(1);
  });

  it('takes others of the make and model up to three years apart, also with the mileage of another year or of a test drive', () => {
    const compares = (changes: Partial<Comparable>, subject: Partial<Subject> = {}): boolean =>
      expectedPriceOf({ ...SUBJECT, ...subject }, [aComparable({ id: 2, ...changes })]) !== null;
    expect(compares({ year: 2016 })).to.equal(true);
    expect(compares({ year: 2022 })).to.equal(true);
    expect(compares({ year: 2023 })).to.equal(false);
    expect(compares({ make: 'Honda' })).to.equal(false);
    expect(compares({ vin: 'JTMRWRFV1KD000002' }, { vin: 'JTMRWRFV1KD000001' })).to.equal(true);
    expect(compares({ year: 2020, mileageKm: 81_500 })).to.equal(true);
    for (const [mileageKm, isOther] of [
      [1001, false],
      [1000, true],
      [12, true],
    ] as const)
      expect(compares({ mileageKm }, { mileageKm }), String(mileageKm)).to.equal(isOther);
  });

  it('does not depend on the order of the comparables', () => {
    fc.assert(
      fc.property(anyComparables, (comparables) => {
        const one = expectedPriceOf(SUBJECT, comparables);
        expect(expectedPriceOf(SUBJECT, comparables.toReversed())).to.deep.equal(one);
      }),
    );
  });

  it('is the same in every currency', () => {
    fc.assert(
      fc.property(anyComparables, fc.double({ min: 0.01, max: 100, noNaN: true }), (comparables, rate) => {
        const one = expectedPriceOf(SUBJECT, comparables);
        const other = expectedPriceOf(
          SUBJECT,
          comparables.map((each) => ({ ...each, amount: each.amount * rate })),
        );
        expect((other?.amount ?? 0) / rate / (one?.amount ?? 1)).to.be.closeTo(one ? 1 : 0, 1e-6);
        expect(other?.spread ?? 0).to.be.closeTo(one?.spread ?? 0, 1e-6);
      }),
    );
  });

  it('is a price for whatever is on offer', () => {
    fc.assert(
      fc.property(anyComparables, (comparables) => {
        const expected = expectedPriceOf(SUBJECT, comparables);
        if (expected) expect(expected.amount).to.be.above(0).and.below(Infinity);
      }),
    );
  });
});
