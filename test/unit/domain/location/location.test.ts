import { expect } from 'chai';
import { locationAt, roundedDegrees, visitorPlaceOf, type Place } from '../../../../src/domain/location/location.ts';

const LAVAL: Place = {
  postalCode: 'H7S 0A3',
  city: 'Laval',
  province: 'Quebec',
  provinceIso: 'QC',
  country: 'Canada',
  countryIso: 'CA',
  latitude: 45.57049,
  longitude: -73.74051,
};
const FIVE_PAST_NOON = Date.UTC(2026, 8, 15, 12, 5, 59);

describe('A location', () => {
  it('has the place, where it was found and when, and is not valid unless that is said', () => {
    const guessed = locationAt(LAVAL, 'Server IP', FIVE_PAST_NOON);
    expect(guessed).to.deep.equal({ ...LAVAL, source: 'Server IP', date: '2026-09-15 12:05', valid: false });
    expect(locationAt(LAVAL, 'Server Keyword', FIVE_PAST_NOON, true).valid).to.equal(true);
  });

  it('is told to pages without its date, and to about a hundred metres', () => {
    const place = visitorPlaceOf(locationAt(LAVAL, 'Server Keyword', FIVE_PAST_NOON, true));
    expect(place).to.deep.equal({ ...LAVAL, latitude: 45.57, longitude: -73.741, source: 'Server Keyword', valid: true });
    expect(roundedDegrees(-0.0006)).to.equal(-0.001);
  });
});
