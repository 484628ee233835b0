import { expect } from 'chai';
import fc from 'fast-check';
import { distanceKm, EARTH_RADIUS_KM, parseDegrees } from '../../../../src/domain/location/coordinates.ts';

const MONTREAL = { latitude: 45.5019, longitude: -73.5674 };
const QUEBEC = { latitude: 46.8131, longitude: -71.2075 };
const PARIS = { latitude: 48.8567, longitude: 2.3522 };

const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance between two places', () => {
  it('is 233 km from Montreal to Quebec and 5,503 km from Montreal to Paris', () => {
    expect(distanceKm(MONTREAL, QUEBEC)).to.be.closeTo(233, 1);
    expect(distanceKm(MONTREAL, PARIS)).to.be.closeTo(5503, 5);
  });

  it('is half the way round the Earth between opposite points, across the date line too', () => {
    expect(distanceKm({ latitude: 0, longitude: 90 }, { latitude: 0, longitude: -90 })).to.be.closeTo(
      Math.PI * EARTH_RADIUS_KM,
      1e-3,
    );
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).to.be.closeTo(111.195, 0.001);
  });

  it('is nothing at the same place, the same both ways, and never longer than by another place', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (a, b, c) => {
        expect(distanceKm(a, a)).to.equal(0);
        expect(distanceKm(a, b)).to.equal(distanceKm(b, a));
        expect(distanceKm(a, c)).to.be.at.most(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
      }),
    );
  });
});

describe('a latitude or longitude from outside', () => {
  it('is read with a decimal point or a decimal comma', () => {
    expect(parseDegrees('45.5019', 90)).to.equal(45.5019);
    expect(parseDegrees(' -73,5674 ', 180)).to.equal(-73.5674);
    expect(parseDegrees('+2', 180)).to.equal(2);
  });

  it('is read with all the digits that a browser gives', () => {
    expect(parseDegrees('2.3522219000000177', 180)).to.equal(2.3522219000000177);
    expect(parseDegrees('0.12345678901234568', 180)).to.equal(0.12345678901234568);
  });

  it('stays within the globe', () => {
    expect(parseDegrees('90', 90)).to.equal(90);
    expect(parseDegrees('90.001', 90)).to.equal(null);
    expect(parseDegrees('-180.5', 180)).to.equal(null);
  });

  for (const text of ['', ' ', 'north', '4 5', '1e1', '45.', '.5', '45.5.0', '45,5,0', 'NaN', '0x10', '45°']) {
    it(`is not "${text}"`, () => {
      expect(parseDegrees(text, 90)).to.equal(null);
    });
  }
});
