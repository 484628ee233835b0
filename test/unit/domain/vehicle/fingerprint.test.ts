import { expect } from 'chai';
import fc from 'fast-check';
import { fingerprintOf, hash64, Hashing } from '../../../../src/domain/vehicle/fingerprint.ts';
import type { VehicleFacts } from '../../../../src/domain/vehicle/vehicle.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const word = fc.option(text);
const number = fc.option(fc.integer({ min: 0, max: 999_999 }));

const changes: fc.Arbitrary<Partial<VehicleFacts>> = fc.record(
  {
    stockNumber: word,
    vin: word,
    make: text,
    model: text,
    year: number,
    version: word,
    mileageKm: number,
    mileageOriginal: fc.option(fc.record({ value: fc.nat(), unit: fc.constantFrom('mi', 'h') })),
    price: fc.option(fc.record({ amount: fc.nat(), currency: fc.constantFrom('CAD', 'EUR') })),
    availability: fc.constantFrom('available', 'sold'),
    certified: fc.boolean(),
    description: word,
    equipment: fc.record(
      { safety: fc.array(text, { maxLength: 3 }), other: fc.array(text, { maxLength: 3 }) },
      { requiredKeys: [] },
    ),
    images: fc.array(fc.record({ url: text, type: fc.constantFrom('photo', 'document'), language: word }), { maxLength: 3 }),
    unrecognised: fc.record({ colour: text, fuel: text }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);
const facts = changes.map((changed) => ({ ...aVehicle().facts(), ...changed }));

describe('A fingerprint of facts', () => {
  it('is equal for equal facts, whatever the order of their properties', () => {
    fc.assert(fc.property(facts, (vehicle) => fingerprintOf(reversed(vehicle)) === fingerprintOf(vehicle)));
  });

  it('differs when any fact differs', () => {
    fc.assert(
      fc.property(facts, changes, (vehicle, changed) => {
        const after = { ...vehicle, ...changed };
        const same = JSON.stringify(sorted(vehicle)) === JSON.stringify(sorted(after));
        expect(fingerprintOf(after) === fingerprintOf(vehicle)).to.equal(same);
      }),
    );
  });

  it('notices every single property, down to the equipment and the words that were not recognised', () => {
    const base = aVehicle().with({
      mileageOriginal: { value: 1, unit: 'mi' },
      equipment: { mechanical: ['a'], exterior: ['a'], entertainment: ['a'], interior: ['a'], safety: ['a'], other: ['a'] },
      unrecognised: { type: 'a', body: 'a', condition: 'a', transmission: 'a', fuel: 'a', drivetrain: 'a', colour: 'a' },
    });
    const original = fingerprintOf(base.facts());
    const paths = pathsOf(base.facts());
    expect(paths).to.have.length.above(50);
    for (const path of paths) expect(fingerprintOf(changedAt(base.facts(), path)), path.join('.')).to.not.equal(original);
  });

  it('tells values from each other that are written alike one after the other', () => {
    const of = (changed: Partial<VehicleFacts>) => fingerprintOf(aVehicle().with(changed).facts());
    const pairs: readonly (readonly [Partial<VehicleFacts>, Partial<VehicleFacts>])[] = [
      [
        { make: 'ab', model: 'c' },
        { make: 'a', model: 'bc' },
      ],
      [{ year: 2020 }, { year: 2021 }],
      [{ certified: true }, { certified: false }],
      [{ mileageKm: null }, { mileageKm: 0 }],
      [
        { doors: null, seats: 4 },
        { doors: 4, seats: null },
      ],
      [{ equipment: { safety: ['a'] } }, { equipment: { other: ['a'] } }],
    ];
    for (const [one, other] of pairs) expect(of(one), JSON.stringify(one)).not.to.equal(of(other));
    expect(of({ equipment: { safety: ['a'], other: undefined } as never })).to.equal(of({ equipment: { safety: ['a'] } }));
  });

  it('heeds the sources that the feed names', () => {
    const of = (...sources: (readonly string[] | null)[]) => sources.map((each) => fingerprintOf(aVehicle().facts(), each));
    const [none, empty, two, one] = of(null, [], ['A', 'B'], ['AB']);
    expect(none).to.equal(empty);
    expect(new Set([none, two, one]).size).to.equal(3);
  });

  it('stays what it is from one version of the product to the next, so that no import takes all vehicles for changed', () => {
    expect(hash64('forecourt')).to.equal('3493598d8b9a8d14');
    expect(fingerprintOf(aVehicle().facts(), ['AUTO123'])).to.equal('9636430e5bf4ad73');
  });

  it('of texts that are added whole is another for other texts, even where together they read the same', () => {
    const whole = (...texts: string[]) => {
      const hash = new Hashing();
      for (const each of texts) hash.addWhole(each);
      return hash.value.join();
    };
    expect(new Set([whole('a', 'bc'), whole('ab', 'c'), whole('abc'), whole('abd'), whole('abc', '')]).size).to.equal(5);
  });

  it('heeds the order of pictures, which is the order in which they are shown', () => {
    const { images } = aVehicle().facts();
    const turned = aVehicle().with({ images: images.toReversed() });
    expect(fingerprintOf(turned.facts())).to.not.equal(fingerprintOf(aVehicle().facts()));
  });

  it("does not heed a stored vehicle's id and dates", () => {
    expect(fingerprintOf(aVehicle().withId(7).with({ firstSeen: 1 }).build())).to.equal(fingerprintOf(aVehicle().facts()));
  });

  it('is sixteen hexadecimal digits', () => {
    expect(fingerprintOf(aVehicle().facts())).to.match(/^[0-9a-f]{16}$/);
  });
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** With its properties put in the order of `arrange`, at every depth. */
const rearranged = (value: unknown, arrange: (keys: string[]) => string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => rearranged(item, arrange));
  if (!isRecord(value)) return value;
  return Object.fromEntries(arrange(Object.keys(value)).map((key) => [key, rearranged(value[key], arrange)]));
};
const reversed = (vehicle: VehicleFacts): VehicleFacts => rearranged(vehicle, (keys) => keys.toReversed()) as VehicleFacts;
const sorted = (vehicle: VehicleFacts): unknown => rearranged(vehicle, (keys) => keys.toSorted());

/** Paths to everything that is not a record or a list. */
const pathsOf = (value: unknown, path: readonly string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))
    : [[...path]];

const changedAt = (vehicle: VehicleFacts, path: readonly string[]): VehicleFacts => {
  const copy = structuredClone(vehicle) as unknown;
  const parent = path.slice(0, -1).reduce((node: unknown, key) => (node as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[path.at(-1)!] = 'something else';
  return copy as VehicleFacts;
};
