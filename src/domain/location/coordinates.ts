/** Points on the globe and the distance between them. */

export interface Coordinates {
  /** Degrees north, −90 to 90. */
  readonly latitude: number;
  /** Degrees east, −180 to 180. */
  readonly longitude: number;
}

/** Mean Earth radius in kilometres (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export type UnitVector = readonly [number, number, number];

/** A point as a unit vector: each distance then costs one arcsine. */
export const unitVector = ({ latitude, longitude }: Coordinates): UnitVector => {
  const cosLatitude = Math.cos(radians(latitude));
  return [cosLatitude * Math.cos(radians(longitude)), cosLatitude * Math.sin(radians(longitude)), Math.sin(radians(latitude))];
};

/** Great-circle distance in kilometres between two unit vectors, from their chord. */
export const vectorDistanceKm = (a: UnitVector, b: UnitVector): number => {
  const chord = Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2));
};

/** Great-circle distance in kilometres. */
export const distanceKm = (a: Coordinates, b: Coordinates): number => vectorDistanceKm(unitVector(a), unitVector(b));

/** Reads a latitude or longitude; decimal commas become dots (specification, section 5). Null when unreadable or out of range. */
export const parseDegrees = (text: string, limit: 90 | 180): number | null => {
  const trimmed = text.trim().replace(',', '.');
  if (!/^[+-]?\d{1,3}(\.\d{1,20})?$/.test(trimmed)) return null;
  const degrees = Number(trimmed);
  return Math.abs(degrees) <= limit ? degrees : null;
};
