import type { Place } from '../../../src/domain/location/location.ts';

/** A place as a provider answers it. */
export const LAVAL: Place = {
  city: 'Laval',
  postalCode: 'H7S',
  province: 'Quebec',
  provinceIso: 'QC',
  country: 'Canada',
  countryIso: 'CA',
  latitude: 45.57,
  longitude: -73.74,
};

/** The same by the names of the specification. */
export const LAVAL_ON_THE_WIRE = {
  City: 'Laval',
  PostalCode: 'H7S',
  Province: 'Quebec',
  ProvinceIso: 'QC',
  Country: 'Canada',
  CountryIso: 'CA',
  Latitude: 45.57,
  Longitude: -73.74,
};
