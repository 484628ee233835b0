/**
 * Places of a search that stand too close together to be told apart at a zoom, as one. Only the window is clustered, at its own zoom:
 * the places come anew with every search, so an index over all zooms would be built to be thrown away.
 */
import { longitudeIn, type Bounds } from '../location/bounds.ts';
import type { FoundPlace } from './found-place.ts';

export interface MapCluster {
  readonly latitude: number;
  /** As it lies in the window: beyond 180 where the window crosses the date line. */
  readonly longitude: number;
  readonly count: number;
  readonly lowest: number | null;
  readonly highest: number | null;
  /** At least one. */
  readonly places: readonly FoundPlace[];
}

/** Width of the world at zoom 0, in pixels. */
const TILE = 256;
/** Closest that two clusters stand to each other, in pixels. */
const APART = 64;
/** What stands closer than this is one from the start, however many they are. */
const TOGETHER = 8;

interface Cell {
  readonly key: number;
  places: FoundPlace[];
  count: number;
  /** Sums over the vehicles, in pixels of the world. */
  x: number;
  y: number;
}

/** Web Mercator, in pixels (EPSG:3857); its inverse is `latitudeAt`. */
const yOf = (latitude: number, size: number): number => {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
};
const latitudeAt = (y: number, size: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;

/** More cells than a world has across at any zoom, so that one number names a cell. */
const ROW = 2 ** 26;

const cellsOf = (places: readonly FoundPlace[], window: Bounds, size: number): Cell[] => {
  const cells = new Map<number, Cell>();
  for (const place of places) {
    const longitude = longitudeIn(window, place.coordinates);
    if (longitude === null) continue;
    const { count } = place;
    const [x, y] = [((longitude + 180) / 360) * size, yOf(place.coordinates.latitude, size)];
    const key = Math.floor(y / TOGETHER) * ROW + Math.floor(x / TOGETHER);
    const cell = cells.get(key);
    if (cell) {
      cell.places.push(place);
      cell.count += count;
      cell.x += x * count;
      cell.y += y * count;
    } else cells.set(key, { key, places: [place], count, x: x * count, y: y * count });
  }
  return [...cells.values()];
};

/** The heaviest cell takes in all that stand too close to it, then the heaviest of the rest, and so on. */
const gather = (cells: readonly Cell[]): Cell[] => {
  const squares = new Map<number, Cell[]>();
  const squareOf = (x: number, y: number): number => y * ROW + x;
  const at = ({ x, y, count }: Cell): readonly [number, number] => [x / count, y / count];
  for (const cell of cells) {
    const [x, y] = at(cell);
    const square = squareOf(Math.floor(x / APART), Math.floor(y / APART));
    squares.set(square, [...(squares.get(square) ?? []), cell]);
  }
  const taken = new Set<Cell>();
  const clusters: Cell[] = [];
  for (const centre of cells.toSorted((a, b) => b.count - a.count || a.key - b.key)) {
    if (taken.has(centre)) continue;
    taken.add(centre);
    const cluster = { ...centre, places: [...centre.places] };
    const [x, y] = at(centre);
    for (const [right, down] of NEIGHBOURS) {
      for (const other of squares.get(squareOf(Math.floor(x / APART) + right, Math.floor(y / APART) + down)) ?? []) {
        const [otherX, otherY] = at(other);
        if (taken.has(other) || Math.hypot(otherX - x, otherY - y) >= APART) continue;
        taken.add(other);
        cluster.places.push(...other.places);
        cluster.count += other.count;
        cluster.x += other.x;
        cluster.y += other.y;
      }
    }
    clusters.push(cluster);
  }
  return clusters;
};

const NEIGHBOURS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

/** @param zoom of the map: the world is 256 pixels wide at 0, and twice as wide at each next */
export const mapClusters = (places: readonly FoundPlace[], window: Bounds, zoom: number): MapCluster[] => {
  const size = TILE * 2 ** zoom;
  return gather(cellsOf(places, window, size)).map(({ places: together, count, x, y }) => {
    let [lowest, highest] = [Infinity, -Infinity];
    for (const place of together) {
      lowest = Math.min(lowest, place.lowest ?? Infinity);
      highest = Math.max(highest, place.highest ?? -Infinity);
    }
    const priced = lowest <= highest;
    return {
      latitude: latitudeAt(y / count, size),
      longitude: (x / count / size) * 360 - 180,
      count,
      lowest: priced ? lowest : null,
      highest: priced ? highest : null,
      places: together,
    };
  });
};
