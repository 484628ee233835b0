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

/** The square of the chord between two unit vectors. */
export const squaredChord = (a: UnitVector, x: number, y: number, z: number): number =>
  (a[0] - x) * (a[0] - x) + (a[1] - y) * (a[1] - y) + (a[2] - z) * (a[2] - z);

/** Great-circle distance in kilometres of two points whose unit vectors have this chord, squared. */
export const kmOfSquaredChord = (square: number): number => 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square) / 2));

/** Great-circle distance in kilometres. */
export const distanceKm = (a: Coordinates, b: Coordinates): number =>
  kmOfSquaredChord(squaredChord(unitVector(a), ...unitVector(b)));

/** Reads a latitude or longitude; decimal commas become dots (specification, section 5). Null when unreadable or out of range. */
export const parseDegrees = (text: string, limit: 90 | 180): number | null => {
  const trimmed = text.trim().replace(',', '.');
  if (!/^[+-]?\d{1,3}(\.\d{1,20})?$/.test(trimmed)) return null;
  const degrees = Number(trimmed);
  return Math.abs(degrees) <= limit ? degrees : null;
};
