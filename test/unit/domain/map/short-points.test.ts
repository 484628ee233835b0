import { expect } from 'chai';
import fc from 'fast-check';
import { covers } from '../../../../src/domain/map/place-labels.ts';
import { shortOf, type PointRooms } from '../../../../src/domain/map/short-points.ts';

const pointAt = (x: number, y: number): PointRooms => ({
  full: { left: x - 75, right: x + 75, top: y - 16, bottom: y + 16 },
  short: { left: x - 20, right: x + 20, top: y - 16, bottom: y + 16 },
});

const FRAME = { left: 0, top: 0, right: 800, bottom: 600 };

describe('A point of the map', () => {
  it('says its number and price where there is room for both, and its number beside one that matters more', () => {
    expect(shortOf([pointAt(100, 100), pointAt(200, 100), pointAt(500, 100)], FRAME)).to.deep.equal([false, true, false]);
  });

  it('says its number alone where its price would cover the number of another', () => {
    expect(shortOf([pointAt(100, 100), pointAt(160, 100)], FRAME)).to.deep.equal([true, true]);
  });

  it('says its number alone where its price would be cut off by the edge of the map', () => {
    expect(shortOf([pointAt(30, 100), pointAt(400, 10), pointAt(780, 300)], FRAME)).to.deep.equal([true, true, true]);
  });

  it('says both up to the very edge of the map', () => {
    expect(shortOf([pointAt(75, 16), pointAt(725, 584)], FRAME)).to.deep.equal([false, false]);
    expect(shortOf([pointAt(400, 585)], FRAME)).to.deep.equal([true]);
  });

  it('takes no room for a price that it does not say', () => {
    expect(shortOf([pointAt(30, 100), pointAt(140, 100)], FRAME)).to.deep.equal([true, false]);
  });

  it('never covers another with its price', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 600 }));
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), (places) => {
        const points = places.map(([x, y]) => pointAt(x, y));
        const areShort = shortOf(points, FRAME);
        const rooms = points.map(({ full, short }, k) => (areShort[k] ? short : full));
        return rooms.every((room, k) => areShort[k] === true || rooms.every((other, m) => m === k || !covers(room, other)));
      }),
    );
  });
});
