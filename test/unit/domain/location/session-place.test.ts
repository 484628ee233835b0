import { expect } from 'chai';
import fc from 'fast-check';
import { namesPlace } from '../../../../src/domain/location/location-chain.ts';
import { fromWire, toWire } from '../../../../src/domain/location/location-wire.ts';
import { locationAt, type LocationSource } from '../../../../src/domain/location/location.ts';
import { readSessionPlace, requestedPlaceOf, sessionPlace } from '../../../../src/domain/location/session-place.ts';
import { LAVAL, LAVAL_ON_THE_WIRE as WIRE } from '../../../support/builders/laval.ts';

describe('A place between servers', () => {
  it('goes by the names of the specification, and comes back as it was', () => {
    expect(toWire(LAVAL)).to.deep.equal(WIRE);
    expect(fromWire(WIRE)).to.deep.equal(LAVAL);
  });

  it('may have its coordinates as texts, with decimal commas too, and its country in small letters', () => {
    expect(fromWire({ ...WIRE, Latitude: '45.57', Longitude: '-73,74', CountryIso: 'ca', City: ' Laval ' })).to.deep.equal(LAVAL);
  });

  it('may lack its texts, but neither its country nor its coordinates', () => {
    const { CountryIso, Latitude, Longitude } = WIRE;
    const bare = { postalCode: '', city: '', province: '', provinceIso: '', country: '' };
    expect(fromWire({ CountryIso, Latitude, Longitude, City: null })).to.deep.equal({ ...LAVAL, ...bare });
    for (const name of ['CountryIso', 'Latitude', 'Longitude'])
      expect(fromWire({ ...WIRE, [name]: undefined }), name).to.equal(null);
    expect(fromWire({ ...WIRE, CountryIso: ' ' })).to.equal(null);
  });

  it('is none where a part is no short text, or no place on Earth', () => {
    for (const name of ['PostalCode', 'City', 'Province', 'ProvinceIso', 'Country', 'CountryIso']) {
      for (const wrong of [7, {}, true, ['Laval'], 'x'.repeat(201)])
        expect(fromWire({ ...WIRE, [name]: wrong }), name).to.equal(null);
    }
    expect(fromWire({ ...WIRE, City: 'x'.repeat(200) })?.city).to.have.length(200);
    for (const [name, most] of [
      ['Latitude', 90],
      ['Longitude', 180],
    ] as const) {
      for (const wrong of [most + 0.001, -most - 0.001, NaN, Infinity, 'north', true, String(most + 1)])
        expect(fromWire({ ...WIRE, [name]: wrong }), `${name} ${String(wrong)}`).to.equal(null);
      for (const right of [most, -most]) expect(fromWire({ ...WIRE, [name]: right }), name).not.to.equal(null);
    }
    for (const nothing of [null, undefined, 'Laval', 45]) expect(fromWire(nothing)).to.equal(null);
  });

  it('never throws, whatever was sent', () => {
    fc.assert(fc.property(fc.anything(), (value) => void fromWire(value)));
  });
});

describe('The place that a request names', () => {
  const request = (said: Readonly<Record<string, string>>) => requestedPlaceOf((name) => said[name]);

  it('is read by the names of the specification', () => {
    const said = { PostalCode: 'H7S', City: 'Laval', Province: 'QC', Latitude: '45,5', Longitude: '-73.6' };
    const [postalCode, city, province] = ['H7S', 'Laval', 'QC'];
    expect(request(said)).to.deep.equal({ postalCode, city, province, latitude: '45,5', longitude: '-73.6' });
  });

  it('is a postal code, a city, or both coordinates', () => {
    const named: readonly [Readonly<Record<string, string>>, boolean][] = [
      [{ PostalCode: 'H7S' }, true],
      [{ City: 'Laval' }, true],
      [{ Latitude: '45', Longitude: '-73' }, true],
      [{ Latitude: '45' }, false],
      [{ Longitude: '-73' }, false],
      [{ Province: 'QC' }, false],
      [{ PostalCode: ' ', City: '', Latitude: ' ', Longitude: '' }, false],
      [{}, false],
    ];
    for (const [said, expected] of named) expect(namesPlace(request(said)), JSON.stringify(said)).to.equal(expected);
  });
});

describe('The place that a running page holds', () => {
  const placeOf = (source: LocationSource, valid = true) => locationAt(LAVAL, source, 0, valid);
  const SESSION = Object.fromEntries(Object.entries(WIRE).map(([name, value]) => [`Session.${name}`, String(value)]));
  const read = (said: Readonly<Record<string, string>>, country: 'CA' | 'FR' = 'CA') =>
    readSessionPlace((name) => said[name], { country });

  it('goes along with navigations when it is valid and from a name or a proxy', () => {
    for (const source of ['Server Keyword', 'Proxy Headers'] as const) {
      const session = sessionPlace(placeOf(source));
      expect(session).to.deep.equal({ ...SESSION, 'Session.Source': source });
      expect(read(session)).to.deep.equal({ ...LAVAL, source });
    }
  });

  it('does not when it is a guess, in cookies anyway, or a circle on a map', () => {
    for (const source of ['Server Cookies', 'Server Coordinates', 'Server IP', 'Browser IP', 'Default Province'] as const)
      expect(sessionPlace(placeOf(source)), source).to.deep.equal({});
    expect(sessionPlace(placeOf('Server Keyword', false))).to.deep.equal({});
    expect(sessionPlace(null)).to.deep.equal({});
  });

  it('is read only if it is whole, in the expected country and of such a source', () => {
    const whole = { ...SESSION, 'Session.Source': 'Server Keyword' };
    expect(read(whole, 'FR')).to.equal(null);
    expect(read({ ...whole, 'Session.Source': 'Server IP' })).to.equal(null);
    expect(read(SESSION)).to.equal(null);
    expect(read({})).to.equal(null);
    expect(read({ 'Session.Source': 'Server Keyword' })).to.equal(null);
    expect(read({ ...whole, 'Session.Latitude': '0' })).to.equal(null);
    expect(read({ ...whole, 'Session.Longitude': '0' })).to.equal(null);
  });
});
