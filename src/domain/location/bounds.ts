/** Parts of the map between two parallels and two meridians. */
import { distanceKm, type Coordinates } from './coordinates.ts';

export interface Bounds {
  /** Degrees east, from −180 to 180. */
  readonly west: number;
  readonly south: number;
  /** East of `west` by at most 360 degrees: beyond 180 where the date line is crossed. */
  readonly east: number;
  readonly north: number;
}

const turn = (degrees: number): number => (degrees >= 0 && degrees < 360 ? degrees : ((degrees % 360) + 360) % 360);
const wrapped = (longitude: number): number => turn(longitude + 180) - 180;

/**
 * Bounds from what a map says of its window: degrees may exceed one turn around the world, or the east may be less
 * than west beyond the date line.
 */
export const boundsOfWindow = (west: number, south: number, east: number, north: number): Bounds => {
  const start = wrapped(west);
  const width = Math.abs(east - west) >= 360 ? 360 : turn(east - west);
  return { west: start, south: Math.min(south, north), east: start + width, north: Math.max(south, north) };
};

/** The longitude between two meridians, possibly beyond 180; null when it lies outside. */
export const longitudeBetween = ({ west, east }: Pick<Bounds, 'west' | 'east'>, longitude: number): number | null => {
  const offset = turn(longitude - west);
  return offset <= east - west ? west + offset : null;
};

/** The smallest bounds around all points, over the date line where that is shorter; null without points. */
export const boundsAround = (points: readonly Coordinates[]): Bounds | null => {
  if (points.length === 0) return null;
  const longitudes = points.map(({ longitude }) => wrapped(longitude)).sort((a, b) => a - b);
  const [first = 0] = longitudes;
  let [west, widest] = [first, first + 360 - (longitudes.at(-1) ?? first)];
  for (const [k, longitude] of longitudes.entries()) {
    const gap = longitude - (longitudes[k - 1] ?? longitude);
    if (gap > widest) [west, widest] = [longitude, gap];
  }
  let [south, north] = [90, -90];
  for (const { latitude } of points) [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  return { west, south, east: west + 360 - widest, north };
};

/** The circle that covers the bounds: its centre, and the way to the farthest corner in whole kilometres. */
export const circleAround = ({ west, south, east, north }: Bounds): Coordinates & { readonly distanceKm: number } => {
  const centre = { latitude: (south + north) / 2, longitude: wrapped((west + east) / 2) };
  const corners = [west, east].flatMap((longitude) => [south, north].map((latitude) => ({ latitude, longitude })));
  return { ...centre, distanceKm: Math.ceil(Math.max(...corners.map((corner) => distanceKm(centre, corner)))) };
};

const KM_PER_DEGREE = 111.2;

/** The bounds around a circle, accurate enough to show it. */
export const boundsOfCircle = (centre: Coordinates, distance: number): Bounds => {
  const height = distance / KM_PER_DEGREE;
  const width = Math.min(180, height / Math.max(0.01, Math.cos((centre.latitude * Math.PI) / 180)));
  const west = wrapped(centre.longitude - width);
  return {
    west,
    south: Math.max(-90, centre.latitude - height),
    east: west + 2 * width,
    north: Math.min(90, centre.latitude + height),
  };
};
