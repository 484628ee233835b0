import { expect } from 'chai';
import { CoverageCount, coverageFalls, filledFields, missingColumns } from '../../../../src/domain/feeds/coverage.ts';
import { VEHICLE_FIELDS, type FeedProfile } from '../../../../src/domain/feeds/profile.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { aRecord } from '../../../support/feeds/a-feed.ts';
import { aProfile } from '../../../support/feeds/a-profile.ts';

/** Names of the fields that a vehicle counts in. */
const fieldsOf = (facts: Parameters<typeof filledFields>[0]): string[] => {
  const count = new CoverageCount();
  count.add(filledFields(facts));
  return Object.keys(count.coverage.filled).sort();
};
const bare = aVehicle()
  .with({
    ...Object.fromEntries(VEHICLE_FIELDS.filter((field) => field in aVehicle().facts()).map((field) => [field, null])),
    make: 'Toyota', model: 'RAV4', type: 'car', condition: 'used', availability: 'available', images: [], equipment: {}, details: {},
    engineLitres: null, powerKw: null, mileageKm: null, mileageOriginal: null,
    promotion: false, buyOnline: false, certified: false, inspected: false, extendedCare: false, bridge: false, viral: false,
  })
  .facts(); // prettier-ignore

describe('The fields that a feed fills', () => {
  it('are those that a vehicle has something in', () => {
    expect(fieldsOf(bare)).to.deep.equal([]);
    for (const [field, facts] of [
      ['vin', { vin: 'x' }],
      ['engine', { engineLitres: 2 }],
      ['power', { powerKw: 100 }],
      ['certified', { certified: true }],
      ['mileage', { mileageKm: 0 }],
      ['mileage', { mileageOriginal: { value: 10, unit: 'h' } }],
      ['beam', { details: { beamM: 2 } }],
      ['listPrice', { details: { listPrice: 1 } }],
      ['images', { images: [{ url: 'x', type: 'photo', language: null }] }],
      ['equipment', { equipment: { safety: ['ABS'] } }],
      ['condition', { condition: 'new' }],
      ['warranty', { warranty: { months: 1, km: null, text: null } }],
    ] as const)
      expect(fieldsOf({ ...bare, ...(facts as object) }), field).to.deep.equal([field]);
  });

  it('are counted over all vehicles', () => {
    const count = new CoverageCount();
    for (const facts of [bare, { ...bare, vin: 'x' }, { ...bare, vin: 'y', year: 2020 }, { ...bare, vin: 'z' }])
      count.add(filledFields(facts));
    expect(count.coverage).to.deep.equal({ rows: 4, filled: { vin: 3, year: 1 } });
  });
});

describe('A field that falls', () => {
  const run = (rows: number, vin: number) => ({ rows, filled: { vin } });
  const falls = (...given: Parameters<typeof coverageFalls>) =>
    coverageFalls(...given).map(({ field, before, now }) => `${field} ${before.toFixed(2)} ${now.toFixed(2)}`);

  it('is one that far fewer vehicles have than in any earlier import', () => {
    expect(falls(run(1000, 0), [run(1000, 1000), run(900, 450)])).to.deep.equal(['vin 0.50 0.00']);
    expect(falls(run(1000, 300), [run(1000, 1000)])).to.deep.equal(['vin 1.00 0.30']);
    expect(falls(run(1000, 1000), [run(1000, 0)])).to.deep.equal([]);
    expect(falls(run(500, 490), [run(1000, 1000)])).to.deep.equal([]);
  });

  it('is none that loses a fifth, or what chance may take of few vehicles', () => {
    // 1,000 vehicles with a field that half of them have: 200 and three times √250.
    expect(falls(run(1000, 253), [run(1000, 500)])).to.deep.equal([]);
    expect(falls(run(1000, 252), [run(1000, 500)])).to.deep.equal(['vin 0.50 0.25']);
    expect(falls(run(4, 2), [run(4, 4)])).to.deep.equal([]);
    expect(falls(run(100, 78), [run(100, 100)])).to.deep.equal([]);
    expect(falls(run(100, 77), [run(100, 100)])).to.deep.equal(['vin 1.00 0.77']);
  });

  it('is told from one vehicle on where its column is missing', () => {
    const missing = new Set(['vin'] as const);
    expect(falls(run(10, 0), [run(10, 1)], missing)).to.deep.equal(['vin 0.10 0.00']);
    expect(falls(run(10, 0), [run(10, 1)])).to.deep.equal([]);
    expect(falls(run(10, 1), [run(10, 2)], missing), 'it is not quite gone').to.deep.equal([]);
    expect(falls(run(5, 0), [run(10, 1)], missing), 'less than one of so few').to.deep.equal([]);
  });

  it('is none without earlier imports, or without vehicles', () => {
    expect(falls(run(1000, 0), [])).to.deep.equal([]);
    expect(falls(run(1000, 0), [run(0, 0)])).to.deep.equal([]);
    expect(falls(run(0, 0), [run(1000, 1000)])).to.deep.equal([]);
    expect(falls(run(1000, 0), [run(0, 0), run(1000, 1000)])).to.deep.equal(['vin 1.00 0.00']);
  });
});

describe('The columns that a table lacks', () => {
  const profile = (changes: Partial<FeedProfile> = {}): FeedProfile =>
    aProfile({
      extract: { slug: { from: 'url', pattern: '(?<year>\\d+)' } },
      fields: {
        make: 'make',
        model: ['model', { from: ['name', 'title'] }],
        version: { template: '{trim} ({engine})' },
        year: 'slug.year',
        body: { join: ['a', 'b'], with: ' ' },
        fuel: { value: 'gas' },
      },
      ...changes,
    });
  const missing = (columns: readonly string[], changes?: Partial<FeedProfile>) =>
    Object.fromEntries(missingColumns(profile(changes), aRecord(Object.fromEntries(columns.map((column) => [column, ''])))));

  it('are named by the fields that none of them is there for', () => {
    expect(missing(['make'])).to.deep.equal({ model: 'model, name, title', version: 'trim, engine', year: 'url', body: 'a, b' });
    expect(missing(['make', 'title', 'engine', 'url', 'b'])).to.deep.equal({});
    expect(missing(['model', 'trim', 'url', 'a'])).to.deep.equal({ make: 'make' });
  });

  it('are those of tables alone', () => {
    expect(missing([], { format: 'xml' })).to.deep.equal({});
  });
});
