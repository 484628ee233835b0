/** Addresses of pictures of a map, which the server draws for pages that show one without JavaScript. */
import type { MarketCountry } from '../location/expected-place.ts';
import type { MapFrame } from './mercator.ts';

export const STILL_MAP_PREFIX = '/_map';

/** Pictures are at most this wide and high, in pixels, and their zoom lies between these two. */
const LARGEST = 1600;
const ZOOMS = { widest: 0, closest: 13 } as const;

const digits = (value: number, most: number): string => String(Number(value.toFixed(most)));

/** '/_map/ca/45.5017,-73.5673,9.25,640x240.svg' */
export const stillMapUrl = (country: MarketCountry, { centre, zoom, width, height }: MapFrame): string => {
  const place = [digits(centre.latitude, 4), digits(centre.longitude, 4), digits(zoom, 2)].join(',');
  return `${STILL_MAP_PREFIX}/${country.toLowerCase()}/${place},${String(width)}x${String(height)}.svg`;
};

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,4})?)`;
const PATH = new RegExp(
  `^${STILL_MAP_PREFIX}/(ca|fr)/${NUMBER},${NUMBER},(\\d{1,2}(?:\\.\\d{1,2})?),(\\d{2,4})x(\\d{2,4})\\.svg$`,
);

/** Reads a path that `stillMapUrl` wrote; null for any other, and for a picture that is too large. */
export const parseStillMapPath = (path: string): { readonly country: MarketCountry; readonly frame: MapFrame } | null => {
  const match = PATH.exec(path);
  if (!match) return null;
  const [latitude = NaN, longitude = NaN, zoom = NaN, width = NaN, height = NaN] = match.slice(2).map(Number);
  if (Math.abs(latitude) > 85 || Math.abs(longitude) > 360) return null;
  if (zoom < ZOOMS.widest || zoom > ZOOMS.closest || width > LARGEST || height > LARGEST) return null;
  return { country: match[1] === 'ca' ? 'CA' : 'FR', frame: { width, height, zoom, centre: { latitude, longitude } } };
};
