/** A place as a provider answers it. */
export const LAVAL = {
  city: 'Laval',
  postalCode: 'H7S',
  province: 'Quebec',
  provinceIso: 'QC',
  country: 'Canada',
  countryIso: 'CA',
  latitude: 45.57,
  longitude: -73.74,
};
