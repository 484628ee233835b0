import { expect } from 'chai';
import {
  boundsOfFrame,
  eastwardOf,
  frameAround,
  latitudeAt,
  pixelIn,
  southwardOf,
  worldAt,
  type MapFrame,
} from '../../../../src/domain/map/mercator.ts';

/** Half-way from the equator to the upper edge of the map. */
const NORTHERN = 66.51326;
/** The upper edge. */
const EDGE = 85.05113;

const WORLD: MapFrame = { width: 256, height: 256, zoom: 0, centre: { latitude: 0, longitude: 0 } };

describe('The square map of the world', () => {
  it('is 256 pixels wide from afar, and twice as wide at each closer look', () => {
    expect([0, 1, 9].map(worldAt)).to.deep.equal([256, 512, 131072]);
  });

  it('has longitudes from its left edge and latitudes from its upper one, the poles left out', () => {
    expect([-180, 0, 90, 180].map(eastwardOf)).to.deep.equal([0, 0.5, 0.75, 1]);
    expect(southwardOf(0)).to.equal(0.5);
    expect(southwardOf(NORTHERN)).to.be.closeTo(0.25, 1e-6);
    expect(southwardOf(-NORTHERN)).to.be.closeTo(0.75, 1e-6);
    for (const pole of [90, -90]) expect(southwardOf(pole)).to.equal(southwardOf(Math.sign(pole) * 85));
    for (const latitude of [-60, 0, 45.5]) expect(latitudeAt(southwardOf(latitude))).to.be.closeTo(latitude, 1e-9);
  });
});

describe('A picture of a part of the world', () => {
  it('shows a place where it lies from the picture’s middle', () => {
    expect(pixelIn(WORLD, { latitude: 0, longitude: 90 })).to.deep.equal({ x: 192, y: 128 });
    const closer = pixelIn({ ...WORLD, zoom: 1 }, { latitude: NORTHERN, longitude: 90 });
    expect(closer.x).to.equal(256);
    expect(closer.y).to.be.closeTo(0, 1e-4);
  });

  it('reaches as far as its size says', () => {
    const all = boundsOfFrame(WORLD);
    expect([all.west, all.east]).to.deep.equal([-180, 180]);
    expect(all.north).to.be.closeTo(EDGE, 1e-4);
    expect(all.south).to.be.closeTo(-EDGE, 1e-4);
    const quarter = boundsOfFrame({ ...WORLD, zoom: 1 });
    expect([quarter.west, quarter.east]).to.deep.equal([-90, 90]);
    expect(quarter.north).to.be.closeTo(NORTHERN, 1e-4);
    expect(quarter.south).to.be.closeTo(-NORTHERN, 1e-4);
  });

  it('is as close as its bounds allow, with a margin, and no closer than it may be', () => {
    const bounds = { west: -90, east: 90, south: -NORTHERN, north: NORTHERN };
    const room = { width: 276, height: 276, margin: 10, closest: 10 };
    expect(frameAround(bounds, room).zoom).to.be.closeTo(1, 1e-6);
    expect(frameAround(bounds, { ...room, height: 148 }).zoom).to.be.closeTo(0, 1e-6);
    expect(frameAround(bounds, { ...room, width: 148 }).zoom).to.be.closeTo(0, 1e-6);
    expect(frameAround(bounds, { ...room, closest: 0.5 }).zoom).to.equal(0.5);
    const paris = { west: 2.35, east: 2.35, south: 48.86, north: 48.86 };
    expect(frameAround(paris, room).zoom).to.equal(10);
    expect(frameAround(paris, room).centre.latitude).to.be.closeTo(48.86, 1e-9);
  });
});
