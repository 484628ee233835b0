/** The sources of location data: their licences require these credits on pages that show places. */
export interface Credit {
  readonly name: string;
  readonly url: string;
  readonly licence: string;
}

export const LOCATION_CREDITS: readonly Credit[] = [
  { name: 'GeoNames', url: 'https://www.geonames.org', licence: 'CC BY 4.0' },
  { name: 'IP Geolocation by DB-IP', url: 'https://db-ip.com', licence: 'CC BY 4.0' },
  { name: 'INSEE, La Poste, Etalab', url: 'https://github.com/etalab/decoupage-administratif', licence: 'Licence Ouverte 2.0' },
];
