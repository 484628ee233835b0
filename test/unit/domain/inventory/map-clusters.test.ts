import { expect } from 'chai';
import fc from 'fast-check';
import type { FoundPlace } from '../../../../src/domain/inventory/found-place.ts';
import { clustersOf, MapCells, type MapCluster, type MapWindow } from '../../../../src/domain/inventory/map-clusters.ts';
import { southwardOf } from '../../../../src/domain/map/mercator.ts';
import { boundsOfWindow, longitudeBetween } from '../../../../src/domain/location/bounds.ts';

const place = (companyId: number, latitude: number, longitude: number, more: Partial<FoundPlace> = {}): FoundPlace => ({
  companyId,
  name: `Dealer ${String(companyId)}`,
  coordinates: { latitude, longitude },
  count: 1,
  lowest: null,
  highest: null,
  ...more,
});

/** The clusters of a window, by measuring every two of the squares of 8 pixels that have a place. */
const measured = (places: readonly FoundPlace[], { bounds, zoom }: MapWindow): MapCluster[] => {
  const size = 256 * 2 ** zoom;
  const squares = new Map<string, FoundPlace[]>();
  const pixels = ({ coordinates: { latitude, longitude } }: FoundPlace): readonly [number, number] => [
    ((longitude + 180) / 360) * size,
    southwardOf(latitude) * size,
  ];
  for (const each of places) {
    const { latitude, longitude } = each.coordinates;
    if (latitude < bounds.south || latitude > bounds.north || longitude < bounds.west || longitude > bounds.east) continue;
    const name = pixels(each)
      .map((pixel) => Math.floor(pixel / 8))
      .join();
    squares.set(name, [...(squares.get(name) ?? []), each]);
  }
  const vehiclesOf = (members: readonly FoundPlace[]): number => members.reduce((sum, { count }) => sum + count, 0);
  const middleOf = (members: readonly FoundPlace[]): readonly [number, number] => {
    const [x, y] = [0, 1].map((axis) => members.reduce((sum, each) => sum + (pixels(each)[axis] ?? 0) * each.count, 0));
    return [(x ?? 0) / vehiclesOf(members), (y ?? 0) / vehiclesOf(members)];
  };
  let left = [...squares]
    .map(([name, members]) => ({
      at: name.split(',').map(Number),
      members,
      middle: middleOf(members),
      count: vehiclesOf(members),
    }))
    .sort((a, b) => b.count - a.count || (a.at[1] ?? 0) - (b.at[1] ?? 0) || (a.at[0] ?? 0) - (b.at[0] ?? 0));
  const clusters: MapCluster[] = [];
  while (left[0]) {
    const [x, y] = left[0].middle;
    const isNear = ({ middle }: { readonly middle: readonly [number, number] }): boolean =>
      Math.abs(middle[0] - x) < 128 && Math.abs(middle[1] - y) < 44;
    const members = left.filter(isNear).flatMap((square) => square.members);
    left = left.filter((square) => !isNear(square));
    const middle = middleOf(members);
    const lowest = members.map((each) => each.lowest).filter((price) => price !== null);
    const highest = members.map((each) => each.highest).filter((price) => price !== null);
    clusters.push({
      latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * middle[1]) / size))) * 180) / Math.PI,
      longitude: (middle[0] / size) * 360 - 180,
      count: vehiclesOf(members),
      lowest: lowest.length === 0 ? null : Math.min(...lowest),
      highest: highest.length === 0 ? null : Math.max(...highest),
      companyIds: members.map(({ companyId }) => companyId),
    });
  }
  return clusters;
};

const CANADA = boundsOfWindow(-141, 41, -52, 70);

describe('the points of a map', () => {
  it('are none where nothing was found', () => {
    expect(clustersOf([], { bounds: CANADA, zoom: 4 })).to.deep.equal([]);
  });

  it('join dealers that stand too close at this zoom, and part them when it is closer', () => {
    const laval = place(1, 45.57, -73.75, { count: 3, lowest: 9000, highest: 30_000 });
    const montreal = place(2, 45.5, -73.57, { count: 1, lowest: 5000, highest: 5000 });
    const far = clustersOf([laval, montreal], { bounds: CANADA, zoom: 4 });
    expect(far).to.have.length(1);
    expect(far[0]).to.deep.include({ count: 4, lowest: 5000, highest: 30_000 });
    expect(far[0]?.longitude).to.be.within(-73.75, -73.57);
    const near = clustersOf([laval, montreal], { bounds: boundsOfWindow(-74, 45, -73, 46), zoom: 11 });
    expect(near.map(({ companyIds }) => companyIds)).to.deep.equal([[1], [2]]);
    expect(near[0]?.latitude).to.be.closeTo(45.57, 1e-9);
  });

  it('have no price where no vehicle has one', () => {
    expect(clustersOf([place(1, 45, -73)], { bounds: CANADA, zoom: 4 })[0]).to.deep.include({ lowest: null, highest: null });
  });

  it('stand where the window has them, over the date line too', () => {
    const [point] = clustersOf([place(1, 52, -175)], { bounds: boundsOfWindow(170, 40, 200, 60), zoom: 5 });
    expect(point?.longitude).to.be.closeTo(185, 1e-9);
  });

  it('count every vehicle of the window once, and none outside', () => {
    const places = fc.array(
      fc.record({
        companyId: fc.nat(1000),
        count: fc.integer({ min: 1, max: 90 }),
        latitude: fc.double({ min: -80, max: 80, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      { maxLength: 60 },
    );
    const window = fc
      .tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: 1, max: 360, noNaN: true }))
      .map(([west, width]) => boundsOfWindow(west, -60, west + width, 60));
    fc.assert(
      fc.property(places, window, fc.integer({ min: 0, max: 18 }), (drawn, bounds, zoom) => {
        const found = drawn.map(({ companyId, count, latitude, longitude }) => place(companyId, latitude, longitude, { count }));
        const inside = found.filter(
          ({ coordinates }) =>
            coordinates.latitude >= bounds.south &&
            coordinates.latitude <= bounds.north &&
            longitudeBetween(bounds, coordinates.longitude) !== null,
        );
        const clusters = clustersOf(found, { bounds, zoom });
        expect(clusters.flatMap(({ companyIds }) => companyIds)).to.have.members(inside.map(({ companyId }) => companyId));
        const total = (counted: readonly { readonly count: number }[]): number =>
          counted.reduce((sum, { count }) => sum + count, 0);
        expect(total(clusters)).to.equal(total(inside));
      }),
    );
  });

  it('are what measuring every two of them gives: the largest takes in all whose pill would touch its own, then the largest of the rest', () => {
    const around = fc.record({
      companyId: fc.nat(1000),
      count: fc.integer({ min: 1, max: 9 }),
      latitude: fc.double({ min: 44.9, max: 46.1, noNaN: true }),
      longitude: fc.double({ min: -74.1, max: -72.9, noNaN: true }),
      lowest: fc.option(fc.integer({ min: 1, max: 50_000 })),
    });
    fc.assert(
      fc.property(fc.array(around, { maxLength: 40 }), fc.integer({ min: 4, max: 15 }), (drawn, zoom) => {
        const found = drawn.map(({ companyId, count, latitude, longitude, lowest }) =>
          place(companyId, latitude, longitude, { count, lowest, highest: lowest && lowest * count }),
        );
        const window = { bounds: boundsOfWindow(-74, 45, -73, 46), zoom };
        const rounded = ({ latitude, longitude, companyIds, ...rest }: MapCluster) => ({
          ...rest,
          at: [latitude, longitude].map((degrees) => degrees.toFixed(8)),
          companyIds: companyIds.toSorted((a, b) => a - b),
        });
        expect(clustersOf(found, window).map(rounded)).to.deep.equal(measured(found, window).map(rounded));
      }),
    );
  });

  it('are asked beforehand whether they would show a place', () => {
    const cells = new MapCells({ bounds: boundsOfWindow(-74, 45, -73, 46), zoom: 8 });
    const has = (latitude: number, longitude: number): boolean => cells.has(longitude, southwardOf(latitude));
    expect([has(45.5, -73.5), has(45, -74), has(46, -73)]).to.deep.equal([true, true, true]);
    expect([has(44.9, -73.5), has(46.1, -73.5), has(45.5, -74.1), has(45.5, -72.9)]).to.deep.equal([false, false, false, false]);
  });
});
