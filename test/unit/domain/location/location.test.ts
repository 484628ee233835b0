import { expect } from 'chai';
import { locationAt, roundedDegrees, visitorPlaceOf } from '../../../../src/domain/location/location.ts';
import { LAVAL } from '../../../support/builders/laval.ts';

const HOME = { ...LAVAL, latitude: 45.57049, longitude: -73.74051 };
const FIVE_PAST_NOON = Date.UTC(2026, 8, 15, 12, 5, 59);

describe('A location', () => {
  it('has the place, where it was found and when, and is not valid unless that is said', () => {
    const guessed = locationAt(HOME, 'Server IP', FIVE_PAST_NOON);
    expect(guessed).to.deep.equal({ ...HOME, source: 'Server IP', date: '2026-09-15 12:05', valid: false });
    expect(locationAt(HOME, 'Server Keyword', FIVE_PAST_NOON, true).valid).to.equal(true);
  });

  it('is told to pages without its date, and to about a hundred metres', () => {
    const place = visitorPlaceOf(locationAt(HOME, 'Server Keyword', FIVE_PAST_NOON, true));
    expect(place).to.deep.equal({ ...HOME, latitude: 45.57, longitude: -73.741, source: 'Server Keyword', valid: true });
    expect(roundedDegrees(-0.0006)).to.equal(-0.001);
  });
});
