/** Web Mercator (EPSG:3857): where coordinates lie on the square map of the world, as shares of its width and height. */
import type { Bounds } from '../location/bounds.ts';
import type { Coordinates } from '../location/coordinates.ts';

/** Width of the world at zoom 0, in pixels; at each next zoom it is twice as wide. */
const WORLD = 256;

/** Width of the world in pixels. */
export const worldAt = (zoom: number): number => WORLD * 2 ** zoom;

/** How far east a longitude is from 180° west. */
export const eastwardOf = (longitude: number): number => (longitude + 180) / 360;

/** How far south a latitude is; its inverse is `latitudeAt`. */
export const southwardOf = (latitude: number): number => {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};
export const latitudeAt = (southward: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * southward))) * 180) / Math.PI;

/** The part of the world that a picture shows. */
export interface MapFrame {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly centre: Coordinates;
}

/** In pixels from the upper left corner of the picture. */
export interface MapPixel {
  readonly x: number;
  readonly y: number;
}

export const pixelIn = ({ width, height, zoom, centre }: MapFrame, { latitude, longitude }: Coordinates): MapPixel => {
  const world = worldAt(zoom);
  return {
    x: ((longitude - centre.longitude) / 360) * world + width / 2,
    y: (southwardOf(latitude) - southwardOf(centre.latitude)) * world + height / 2,
  };
};

export const boundsOfFrame = ({ width, height, zoom, centre }: MapFrame): Bounds => {
  const world = worldAt(zoom);
  const half = (width / world) * 180;
  const middle = southwardOf(centre.latitude);
  return {
    west: centre.longitude - half,
    south: latitudeAt(middle + height / 2 / world),
    east: centre.longitude + half,
    north: latitudeAt(middle - height / 2 / world),
  };
};

interface Room {
  readonly width: number;
  readonly height: number;
  /** Kept free at each side, in pixels. */
  readonly margin: number;
  readonly closest: number;
}

/** The picture of this size that shows all of the bounds as close as it can. */
export const frameAround = ({ west, south, east, north }: Bounds, { width, height, margin, closest }: Room): MapFrame => {
  const [top, bottom] = [southwardOf(north), southwardOf(south)];
  const across = Math.max(eastwardOf(east) - eastwardOf(west), 1e-9);
  const down = Math.max(bottom - top, 1e-9);
  const scale = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down);
  return {
    width,
    height,
    zoom: Math.min(closest, Math.log2(scale / WORLD)),
    centre: { latitude: latitudeAt((top + bottom) / 2), longitude: (west + east) / 2 },
  };
};
