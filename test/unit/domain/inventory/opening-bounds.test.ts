import { expect } from 'chai';
import fc from 'fast-check';
import { openingBounds } from '../../../../src/domain/inventory/opening-bounds.ts';

const at = (latitude: number, longitude: number, count: number) => ({ coordinates: { latitude, longitude }, count });
const montreal = at(45.5, -73.6, 600);
const toronto = at(43.7, -79.4, 400);

describe('Where a map opens', () => {
  it('is nowhere without vehicles, and around a single place', () => {
    expect(openingBounds([])).to.equal(null);
    const bounds = openingBounds([montreal]);
    expect(bounds?.west).to.be.closeTo(-73.6, 1e-6);
    expect(bounds?.east).to.be.closeTo(-73.6, 1e-6);
    expect(bounds?.north).to.be.closeTo(45.5, 1e-6);
    expect(bounds?.south).to.be.closeTo(45.5, 1e-6);
  });

  it('is on all of the vehicles where none is far from the others', () => {
    const bounds = openingBounds([montreal, toronto]);
    expect(bounds?.west).to.be.closeTo(-79.4, 1e-6);
    expect(bounds?.east).to.be.closeTo(-73.6, 1e-6);
  });

  it('leaves out a few far away that would make it show half a continent', () => {
    const bounds = openingBounds([montreal, toronto, at(62.5, -114.4, 20)]);
    expect(bounds?.west).to.be.closeTo(-79.4, 1e-6);
    expect(bounds?.north).to.be.closeTo(45.5, 1e-6);
    expect(openingBounds([montreal, toronto, at(62.5, -114.4, 200)])?.north).to.be.closeTo(62.5, 1e-6);
  });

  it('holds at least 96 of 100 vehicles, wherever they are', () => {
    const place = fc.record({
      latitude: fc.double({ min: 41, max: 70, noNaN: true }),
      longitude: fc.double({ min: -140, max: -52, noNaN: true }),
    });
    const places = fc.array(fc.record({ coordinates: place, count: fc.integer({ min: 1, max: 500 }) }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(places, (found) => {
        const bounds = openingBounds(found);
        if (!bounds) return false;
        const isIn = (value: number, low: number, high: number) => value >= low - 1e-6 && value <= high + 1e-6;
        const sum = (some: typeof found) => some.reduce((total, { count }) => total + count, 0);
        const inside = found.filter(
          ({ coordinates: { latitude, longitude } }) =>
            isIn(latitude, bounds.south, bounds.north) && isIn(longitude, bounds.west, bounds.east),
        );
        return sum(inside) >= 0.96 * sum(found) - 1e-6;
      }),
    );
  });
});
