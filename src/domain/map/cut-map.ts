/** The part of a base map that a picture shows, as paths of SVG in the picture's pixels. */
import { MAP_AREAS, MAP_LAYERS, type BaseMap, type BaseMapLine, type MapLayer } from './base-map.ts';
import { eastwardOf, southwardOf, worldAt, type MapFrame } from './mercator.ts';

/** Drawn beyond the edges, in pixels: lines are broad, and neighbouring pictures must not show a seam. */
const MARGIN = 4;
/** Points that are nearer to each other are drawn as one, in pixels. */
const NEAR = 0.8;
/** Lines that are less than this wide and high are not drawn, in pixels. */
const SPECK = 1.5;
/** Small lines are a texture of close looks. */
const FIRST_ZOOM: Readonly<Partial<Record<MapLayer, number>>> = { streams: 6.5, districts: 6.5, highways: 5, roads: 7.5 };

/** What is seen, in shares of the world and in pixels. */
interface Window {
  readonly world: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A number that is there. */
const at = (numbers: ArrayLike<number>, k: number): number => numbers[k] ?? NaN;

/** Points in pixels, x and y in turn, without those that add nothing at this zoom. */
const pixelsOf = ({ points }: BaseMapLine, { world, left, top }: Window): number[] => {
  const pixels: number[] = [];
  let [lastX, lastY] = [Infinity, Infinity];
  for (let k = 0; k < points.length; k += 2) {
    const [x, y] = [(at(points, k) - left) * world, (at(points, k + 1) - top) * world];
    const isEnd = k === 0 || k + 2 === points.length;
    if (!isEnd && Math.abs(x - lastX) < NEAR && Math.abs(y - lastY) < NEAR) continue;
    pixels.push(x, y);
    [lastX, lastY] = [x, y];
  }
  return pixels;
};

/** Cuts a ring along one edge (Sutherland and Hodgman): keeps what is on the side of `sign` from `limit`. */
const cutRing = (ring: readonly number[], axis: 0 | 1, limit: number, sign: 1 | -1): number[] => {
  const kept: number[] = [];
  const depth = (k: number): number => (at(ring, k + axis) - limit) * sign;
  for (let k = 0, before = ring.length - 2; k < ring.length; before = k, k += 2) {
    const [now, then] = [depth(k), depth(before)];
    if (now >= 0 !== then >= 0) {
      const share = then / (then - now);
      kept.push(
        at(ring, before) + (at(ring, k) - at(ring, before)) * share,
        at(ring, before + 1) + (at(ring, k + 1) - at(ring, before + 1)) * share,
      );
    }
    if (now >= 0) kept.push(at(ring, k), at(ring, k + 1));
  }
  return kept;
};

const cutArea = (ring: readonly number[], { width, height }: Window): number[] => {
  let kept = cutRing(ring, 0, -MARGIN, 1);
  kept = cutRing(kept, 0, width + MARGIN, -1);
  kept = cutRing(kept, 1, -MARGIN, 1);
  return cutRing(kept, 1, height + MARGIN, -1);
};

/** The part of a segment between two sides, as shares of it (Liang and Barsky); null when none is seen. */
const seenShare = (x: number, y: number, acrossX: number, downY: number, { width, height }: Window): [number, number] | null => {
  let [from, to] = [0, 1];
  const sides = [
    [-acrossX, x + MARGIN],
    [acrossX, width + MARGIN - x],
    [-downY, y + MARGIN],
    [downY, height + MARGIN - y],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0) {
      if (room < 0) return null;
      continue;
    }
    const share = room / step;
    if (step < 0) from = Math.max(from, share);
    else to = Math.min(to, share);
    if (from > to) return null;
  }
  return [from, to];
};

const cutLine = (line: readonly number[], window: Window): number[][] => {
  const pieces: number[][] = [];
  let piece: number[] = [];
  for (let k = 2; k < line.length; k += 2) {
    const [x, y] = [at(line, k - 2), at(line, k - 1)];
    const [acrossX, downY] = [at(line, k) - x, at(line, k + 1) - y];
    const seen = seenShare(x, y, acrossX, downY, window);
    if (!seen) continue;
    const [from, to] = seen;
    if (piece.length === 0 || from > 0) pieces.push((piece = [x + acrossX * from, y + downY * from]));
    piece.push(x + acrossX * to, y + downY * to);
    if (to < 1) piece = [];
  }
  return pieces;
};

const tenth = (pixels: number): number => Math.round(pixels * 10) / 10;

/** `M` to the first point, then the steps between points: most are of few digits. */
const pathOf = (points: readonly number[], end: 'z' | ''): string => {
  let text = '';
  let [x, y, steps] = [0, 0, 0];
  for (let k = 0; k < points.length; k += 2) {
    const [toX, toY] = [tenth(at(points, k)), tenth(at(points, k + 1))];
    const [stepX, stepY] = [tenth(toX - x), tenth(toY - y)];
    if (k > 0 && stepX === 0 && stepY === 0) continue;
    const command = k === 0 ? 'M' : steps === 1 ? 'l' : stepX < 0 ? '' : ' ';
    text += `${command}${String(stepX)}${stepY < 0 ? '' : ' '}${String(stepY)}`;
    [x, y, steps] = [toX, toY, steps + 1];
  }
  return text + end;
};

const isSeen = (line: BaseMapLine, { world, left, top, width, height }: Window): boolean => {
  const [west, east] = [(line.west - left) * world, (line.east - left) * world];
  const [north, south] = [(line.north - top) * world, (line.south - top) * world];
  if (east - west < SPECK && south - north < SPECK) return false;
  return east >= -MARGIN && west <= width + MARGIN && south >= -MARGIN && north <= height + MARGIN;
};

export type MapPaths = Readonly<Record<MapLayer, string>>;

/** Path data by layer; an empty text where a layer has nothing to show. */
export const cutMap = ({ layers }: BaseMap, { width, height, zoom, centre }: MapFrame): MapPaths => {
  const world = worldAt(zoom);
  const [left, top] = [eastwardOf(centre.longitude) - width / 2 / world, southwardOf(centre.latitude) - height / 2 / world];
  const window: Window = { world, left, top, width, height };
  const cut = (layer: MapLayer): string => {
    if (zoom < (FIRST_ZOOM[layer] ?? 0)) return '';
    const isArea = MAP_AREAS.some((area) => area === layer);
    return layers[layer]
      .filter((line) => isSeen(line, window))
      .map((line) => {
        const pixels = pixelsOf(line, window);
        if (!isArea)
          return cutLine(pixels, window)
            .map((piece) => pathOf(piece, ''))
            .join('');
        const ring = cutArea(pixels, window);
        return ring.length < 6 ? '' : pathOf(ring, 'z');
      })
      .join('');
  };
  return Object.fromEntries(MAP_LAYERS.map((layer) => [layer, cut(layer)])) as unknown as MapPaths;
};
