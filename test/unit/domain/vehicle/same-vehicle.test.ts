import { expect } from 'chai';
import fc from 'fast-check';
import { byArrival, identifies, shownOnce, vehicleKey } from '../../../../src/domain/vehicle/same-vehicle.ts';

const [ONE, OTHER] = ['JTMRWRFV1KD000001', '1HGCM82633A004352'];

describe('Several listings of one vehicle', () => {
  it('are told by a VIN of seventeen characters with the right check digit', () => {
    for (const vin of [ONE, OTHER, 'VF7SBHMZ0EW512345']) expect(identifies(vin), vin).to.equal(true);
    for (const vin of ['1HGCM82633A004353', 'JTMRWRFV1KD00001', 'JTMRWRFV1KO000001', '12345', ''])
      expect(identifies(vin), vin).to.equal(false);
  });

  it('are not told by a number that is masked, or filled up', () => {
    for (const vin of ['WVWZZZ1KZAWXXXXXX', 'WVWZZZ1KZAW000000', '11111111111111111', 'WVWZZZ1KZAW1234XX'])
      expect(identifies(vin), vin).to.equal(false);
    expect(identifies('WVWZZZ1KZAW000010')).to.equal(true);
  });

  it('are of the same make, however it is written', () => {
    expect(vehicleKey({ vin: ONE, make: 'Citroën' })).to.equal(vehicleKey({ vin: ONE, make: 'CITROEN' }));
    expect(vehicleKey({ vin: ONE, make: 'Toyota' })).not.to.equal(vehicleKey({ vin: ONE, make: 'Ford' }));
    expect(vehicleKey({ vin: null, make: 'Toyota' })).to.equal(null);
  });

  it('are shown by the one that came first, by day and then by number', () => {
    const listing = (id: number, firstSeen: number, vin: string | null = ONE) => ({ id, firstSeen, vin, make: 'Toyota' });
    const ids = (...listings: ReturnType<typeof listing>[]) => shownOnce(listings).map(({ id }) => id);
    expect(ids(listing(1, 20), listing(2, 10), listing(3, 10))).to.deep.equal([2]);
    expect(ids(listing(3, 10), listing(2, 10), listing(9, 10, OTHER), listing(4, 5, null), listing(5, 5, null))).to.deep.equal([
      2, 9, 4, 5,
    ]);
    expect(shownOnce([listing(1, 10), listing(2, 10, OTHER)], [listing(7, 90)]).map(({ id }) => id)).to.deep.equal([2]);
  });

  it('are each time one, the same in any order, and no vehicle is lost', () => {
    const listing = fc.record({
      id: fc.nat(1000),
      firstSeen: fc.nat(3),
      vin: fc.constantFrom(null, ONE, OTHER, 'WVWZZZ1KZAWXXXXXX'),
      make: fc.constantFrom('Toyota', 'toyota', 'Ford'),
    });
    const anyListings = fc.uniqueArray(listing, { selector: ({ id }) => id, maxLength: 30 });
    fc.assert(
      fc.property(anyListings, (listings) => {
        const shown = shownOnce(listings);
        const keys = shown.map(vehicleKey).filter((key) => key !== null);
        expect(new Set(keys).size).to.equal(keys.length);
        for (const each of listings) {
          const key = vehicleKey(each);
          const [first] = listings.filter((other) => vehicleKey(other) === key).toSorted(byArrival);
          expect(shown.includes(each)).to.equal(key === null || each === first);
        }
        expect(shownOnce(listings.toReversed()).toReversed()).to.deep.equal(shown);
      }),
    );
  });
});
