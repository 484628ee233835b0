import { expect } from 'chai';
import fc from 'fast-check';
import {
  boundsAround,
  boundsOfCircle,
  boundsOfWindow,
  circleAround,
  longitudeBetween,
  type Bounds,
} from '../../../../src/domain/location/bounds.ts';
import { distanceKm, type Coordinates } from '../../../../src/domain/location/coordinates.ts';

const latitude = fc.double({ min: -80, max: 80, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const point = fc.record({ latitude, longitude });
/** What rounding may take off at an edge. */
const wider = ({ west, south, east, north }: Bounds): Bounds => ({
  west: west - 1e-6,
  south: south - 1e-6,
  east: Math.min(east + 1e-6, west + 360),
  north: north + 1e-6,
});

const longitudeIn = (bounds: Bounds, place: Coordinates): number | null =>
  place.latitude < bounds.south || place.latitude > bounds.north ? null : longitudeBetween(bounds, place.longitude);

describe('a window of a map', () => {
  it('is the same after turns around the world', () => {
    expect(boundsOfWindow(-80, 40, -60, 50)).to.deep.equal({ west: -80, south: 40, east: -60, north: 50 });
    expect(boundsOfWindow(280, 40, 300, 50)).to.deep.equal({ west: -80, south: 40, east: -60, north: 50 });
  });

  it('goes over the date line, said one way or the other', () => {
    const over = { west: 170, south: -10, east: 190, north: 10 };
    expect(boundsOfWindow(170, -10, 190, 10)).to.deep.equal(over);
    expect(boundsOfWindow(170, -10, -170, 10)).to.deep.equal(over);
    expect(longitudeIn(over, { latitude: 0, longitude: -175 })).to.equal(185);
    expect(longitudeIn(over, { latitude: 0, longitude: 165 })).to.equal(null);
    expect(longitudeIn(over, { latitude: 11, longitude: 175 })).to.equal(null);
    expect(longitudeIn(over, { latitude: 0, longitude: -170 })).to.equal(190);
    expect(longitudeIn(over, { latitude: 0, longitude: 170 })).to.equal(170);
  });

  it('of the whole world has every place once', () => {
    const world = boundsOfWindow(-300, -90, 300, 90);
    fc.assert(
      fc.property(point, (place) => {
        const found = longitudeIn(world, place);
        expect(found).to.be.within(world.west, world.east);
      }),
    );
  });
});

describe('the bounds around points', () => {
  it('are none without points, and a point for one', () => {
    expect(boundsAround([])).to.equal(null);
    expect(boundsAround([{ latitude: 45, longitude: -73 }])).to.deep.equal({ west: -73, south: 45, east: -73, north: 45 });
  });

  it('go over the date line where that is shorter', () => {
    const places = [
      { latitude: 1, longitude: 179 },
      { latitude: 2, longitude: -178 },
      { latitude: 3, longitude: 175 },
    ];
    expect(boundsAround(places)).to.deep.equal({ west: 175, south: 1, east: 182, north: 3 });
  });

  it('have every point inside', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (places) => {
        const bounds = wider(boundsAround(places)!);
        for (const place of places) expect(longitudeIn(bounds, place), JSON.stringify({ bounds, place })).not.to.equal(null);
      }),
    );
  });
});

describe('the circle around a window', () => {
  it('has its centre in the middle, over the date line too', () => {
    expect(circleAround({ west: -74, south: 45, east: -73, north: 46 })).to.include({ latitude: 45.5, longitude: -73.5 });
    expect(circleAround({ west: 176, south: -20, east: 186, north: -10 })).to.include({ latitude: -15, longitude: -179 });
  });

  it('reaches all its corners', () => {
    fc.assert(
      fc.property(
        point,
        fc.double({ min: 0.01, max: 40, noNaN: true }),
        fc.double({ min: 0.01, max: 8, noNaN: true }),
        (corner, width, height) => {
          const bounds = boundsOfWindow(corner.longitude, corner.latitude, corner.longitude + width, corner.latitude + height);
          const circle = circleAround(bounds);
          for (const lon of [bounds.west, bounds.east]) {
            for (const lat of [bounds.south, bounds.north]) {
              expect(distanceKm(circle, { latitude: lat, longitude: lon })).to.be.at.most(circle.distanceKm);
            }
          }
        },
      ),
    );
  });

  it('lies within its own bounds', () => {
    const bounds = boundsOfCircle({ latitude: 45.5, longitude: 179.9 }, 50);
    expect(bounds.east - bounds.west).to.be.closeTo(1.28, 0.02);
    expect(bounds.east).to.be.greaterThan(180);
    expect(bounds.north - bounds.south).to.be.closeTo(0.9, 0.01);
  });
});
