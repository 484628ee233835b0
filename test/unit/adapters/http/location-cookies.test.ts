import { expect } from 'chai';
import { locationCookieLifetime, locationCookies, readLocationCookies } from '../../../../src/adapters/http/location-cookies.ts';
import { locationAt } from '../../../../src/domain/location/location.ts';
import { LAVAL } from '../../../support/builders/laval.ts';

const site = { key: 'main' };
const home = { ...LAVAL, postalCode: 'H7S 0A3', latitude: 45.573216, longitude: -73.744412 };

describe('Location cookies', () => {
  it('are one a field, named Location_{field}_{site key}, with coordinates to three decimals (section 3)', () => {
    const cookies = locationCookies(locationAt(home, 'Server Keyword', Date.UTC(2026, 8, 15, 12), true), site);
    expect(Object.fromEntries(cookies)).to.deep.equal({
      Location_PostalCode_main: 'H7S 0A3',
      Location_City_main: 'Laval',
      Location_Province_main: 'Quebec',
      Location_ProvinceIso_main: 'QC',
      Location_Country_main: 'Canada',
      Location_CountryIso_main: 'CA',
      Location_Latitude_main: '45.573',
      Location_Longitude_main: '-73.744',
      Location_Source_main: 'Server Keyword',
      Location_Date_main: '2026-09-15 12:00',
      Location_Valid_main: 'true',
    });
  });

  it('are read back as they were written, each site its own', () => {
    const written = Object.fromEntries(locationCookies(locationAt(home, 'Server Keyword', 0, true), site));
    expect(readLocationCookies(written, site)).to.deep.equal({ ...home, latitude: '45.573', longitude: '-73.744' });
    expect(Object.values(readLocationCookies(written, { key: 'france' }))).to.deep.equal(Array<undefined>(8).fill(undefined));
  });

  it('what is not text is not read', () => {
    expect(readLocationCookies({ Location_City_main: { a: 1 } }, site).city).to.equal(undefined);
  });

  it('last one day in one reading, as long as the browser in the other (section 9)', () => {
    expect(locationCookieLifetime({ locationCookie: { days: 1 } })).to.deep.equal({ days: 1 });
    expect(locationCookieLifetime({ locationCookie: { days: 'session' } })).to.equal('session');
  });
});
