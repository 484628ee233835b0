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

/** A point as a unit vector: comparing chords orders points as comparing great circles does, without trigonometry per point. */
export const unitVector = ({ latitude, longitude }: Coordinates): readonly [number, number, number] => {
  const cosLatitude = Math.cos(radians(latitude));
  return [cosLatitude * Math.cos(radians(longitude)), cosLatitude * Math.sin(radians(longitude)), Math.sin(radians(latitude))];
};

/** Great-circle distance in kilometres, from the chord between the two unit vectors. */
export const distanceKm = (a: Coordinates, b: Coordinates): number => {
  const [ax, ay, az] = unitVector(a);
  const [bx, by, bz] = unitVector(b);
  const chord = Math.hypot(ax - bx, ay - by, az - bz);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2));
};

/** Reads a latitude or longitude; decimal commas become dots (specification, section 5). Null when unreadable or out of range. */
export const parseDegrees = (text: string, limit: 90 | 180): number | null => {
  const trimmed = text.trim().replace(',', '.');
  if (!/^[+-]?\d{1,3}(\.\d{1,15})?$/.test(trimmed)) return null;
  const degrees = Number(trimmed);
  return Math.abs(degrees) <= limit ? degrees : null;
};
