import { expect } from 'chai';
import fc from 'fast-check';
import type { FoundPlace } from '../../../../src/domain/inventory/found-place.ts';
import { boundsOfWindow, longitudeBetween } from '../../../../src/domain/location/bounds.ts';
import { clustersOf } from '../../../support/clusters-of.ts';

const place = (companyId: number, latitude: number, longitude: number, more: Partial<FoundPlace> = {}): FoundPlace => ({
  companyId,
  name: `Dealer ${String(companyId)}`,
  coordinates: { latitude, longitude },
  count: 1,
  lowest: null,
  highest: null,
  ...more,
});

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
});
