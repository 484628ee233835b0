/**
 * Places of a search that stand too close together to be told apart at a zoom, in clusters. Only the window is clustered, at its zoom:
 * places differ with every search, so an index over all zooms would be used only once.
 */
import { longitudeBetween, type Bounds } from '../location/bounds.ts';
import type { FoundPlace } from './found-place.ts';
import { latitudeAt, southwardOf, worldAt } from '../map/mercator.ts';

/** What a map shows. */
export interface MapWindow {
  readonly bounds: Bounds;
  /** The world is 256 pixels wide at 0, and twice as wide at each next. */
  readonly zoom: number;
}

export interface MapCluster {
  readonly latitude: number;
  /** As it lies in the window: beyond 180 where the window crosses the date line. */
  readonly longitude: number;
  /** Vehicles. */
  readonly count: number;
  readonly lowest: number | null;
  readonly highest: number | null;
  /** At least one, in no particular order. */
  readonly companyIds: readonly number[];
}

interface Apart {
  readonly across: number;
  readonly down: number;
}

/**
 * Two clusters are at least this far apart, across or down, in pixels. A close look has room for a number and a price in one line; on a
 * map of a country, towns of one province would be one cluster then, and only some of them have room for their price.
 */
const APART = { across: { wide: 60, close: 128 }, down: { wide: 38, close: 44 } } as const;
/** The distance grows from this zoom on, slower than the map does: coming closer never joins two clusters. */
const WIDE = 5;
const GROWTH = 1 / 1.5;

const apartAt = (zoom: number): Apart => {
  const growth = 2 ** (Math.max(0, zoom - WIDE) * GROWTH);
  const { across, down } = APART;
  return { across: Math.min(across.close, across.wide * growth), down: Math.min(down.close, down.wide * growth) };
};
/** Places closer than this are always clustered, in pixels. */
const TOGETHER = 8;

interface Cell {
  readonly key: number;
  count: number;
  /** Sums over the vehicles, in pixels of the world. */
  x: number;
  y: number;
  lowest: number;
  highest: number;
  /** Number of the last place in it. */
  last: number;
}

/** More cells than a world has across at any zoom, so that one number names a cell. */
const ROW = 2 ** 26;

const NONE = -1;
/** A window of so many cells has a table of them; a larger one, which only programs ask for, uses a map. */
const LARGEST_TABLE = 2 ** 18;

/** Collects the places of a window one by one, as numbers: an object for each of 100,000 would dominate the time. */
export class MapCells {
  readonly #bounds: Bounds;
  /** Of the bounds, as `southwardOf` has them. */
  readonly #top: number;
  readonly #bottom: number;
  /** Width of the world, in pixels. */
  readonly #size: number;
  readonly #firstColumn: number;
  readonly #firstRow: number;
  readonly #columns: number;
  readonly #apart: Apart;
  readonly #cells: Cell[] = [];
  /** By place in the window: which cell. */
  readonly #table: Int32Array | Map<number, number>;
  readonly #companyIds: number[] = [];
  /** By place: the number of the one before it in its cell. */
  readonly #before: number[] = [];

  constructor({ bounds, zoom }: MapWindow) {
    this.#bounds = bounds;
    this.#size = worldAt(zoom);
    this.#apart = apartAt(zoom);
    [this.#top, this.#bottom] = [southwardOf(bounds.north), southwardOf(bounds.south)];
    [this.#firstColumn, this.#firstRow] = [this.#columnOf(bounds.west), this.#rowOf(this.#top)];
    this.#columns = this.#columnOf(bounds.east) - this.#firstColumn + 1;
    const cells = this.#columns * (this.#rowOf(this.#bottom) - this.#firstRow + 1);
    this.#table = cells <= LARGEST_TABLE ? new Int32Array(cells).fill(NONE) : new Map();
  }

  /** Whether the window shows what stands there. */
  has(longitude: number, southward: number): boolean {
    return southward >= this.#top && southward <= this.#bottom && longitudeBetween(this.#bounds, longitude) !== null;
  }

  /** @param lowest Infinity where nothing has a price, and `highest` is −Infinity then */
  add(companyId: number, longitude: number, southward: number, count: number, lowest: number, highest: number): void {
    if (southward < this.#top || southward > this.#bottom) return;
    const shown = longitudeBetween(this.#bounds, longitude);
    if (shown === null) return;
    const place = this.#companyIds.push(companyId) - 1;
    const [column, row] = [this.#columnOf(shown), this.#rowOf(southward)];
    const at = (row - this.#firstRow) * this.#columns + column - this.#firstColumn;
    const known = this.#table instanceof Map ? this.#table.get(at) : this.#table[at];
    const cell = this.#cells[known ?? NONE];
    this.#before.push(cell ? cell.last : NONE);
    const [x, y] = [((shown + 180) / 360) * this.#size, southward * this.#size];
    if (cell) {
      cell.count += count;
      cell.x += x * count;
      cell.y += y * count;
      if (lowest < cell.lowest) cell.lowest = lowest;
      if (highest > cell.highest) cell.highest = highest;
      cell.last = place;
      return;
    }
    const number =
      this.#cells.push({ key: row * ROW + column, count, x: x * count, y: y * count, lowest, highest, last: place }) - 1;
    if (this.#table instanceof Map) this.#table.set(at, number);
    else this.#table[at] = number;
  }

  clusters(): MapCluster[] {
    return gather(this.#cells, this.#apart).map((members) => this.#clusterOf(members));
  }

  #columnOf(longitude: number): number {
    return Math.floor((((longitude + 180) / 360) * this.#size) / TOGETHER);
  }

  #rowOf(southward: number): number {
    return Math.floor((southward * this.#size) / TOGETHER);
  }

  #clusterOf(members: readonly Cell[]): MapCluster {
    let [count, x, y, lowest, highest] = [0, 0, 0, Infinity, -Infinity];
    const companyIds: number[] = [];
    for (const cell of members) {
      count += cell.count;
      x += cell.x;
      y += cell.y;
      lowest = Math.min(lowest, cell.lowest);
      highest = Math.max(highest, cell.highest);
      for (let place = cell.last; place !== NONE; place = this.#before[place] ?? NONE)
        companyIds.push(this.#companyIds[place] ?? NONE);
    }
    const priced = lowest <= highest;
    return {
      latitude: latitudeAt(y / count / this.#size),
      longitude: (x / count / this.#size) * 360 - 180,
      count,
      lowest: priced ? lowest : null,
      highest: priced ? highest : null,
      companyIds,
    };
  }
}

const NEIGHBOURS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

/** The largest cell absorbs all that are too close to it, then the largest of the rest, and so on. */
const gather = (cells: readonly Cell[], apart: Apart): Cell[][] => {
  const squares = new Map<number, Cell[]>();
  const squareOf = ({ x, y, count }: Cell, right = 0, down = 0): number =>
    (Math.floor(y / count / apart.down) + down) * ROW + Math.floor(x / count / apart.across) + right;
  for (const cell of cells) {
    const square = squareOf(cell);
    const standing = squares.get(square);
    if (standing) standing.push(cell);
    else squares.set(square, [cell]);
  }
  const taken = new Set<Cell>();
  const clusters: Cell[][] = [];
  for (const centre of cells.toSorted((a, b) => b.count - a.count || a.key - b.key)) {
    if (taken.has(centre)) continue;
    taken.add(centre);
    const cluster = [centre];
    const [x, y] = [centre.x / centre.count, centre.y / centre.count];
    for (const [right, down] of NEIGHBOURS) {
      for (const other of squares.get(squareOf(centre, right, down)) ?? []) {
        if (taken.has(other)) continue;
        const [across, down] = [Math.abs(other.x / other.count - x), Math.abs(other.y / other.count - y)];
        if (across >= apart.across || down >= apart.down) continue;
        taken.add(other);
        cluster.push(other);
      }
    }
    clusters.push(cluster);
  }
  return clusters;
};

/** The clusters of these places in a window. */
export const clustersOf = (places: readonly FoundPlace[], window: MapWindow): MapCluster[] => {
  const cells = new MapCells(window);
  for (const { companyId, coordinates, count, lowest, highest } of places)
    cells.add(
      companyId,
      coordinates.longitude,
      southwardOf(coordinates.latitude),
      count,
      lowest ?? Infinity,
      highest ?? -Infinity,
    );
  return cells.clusters();
};
