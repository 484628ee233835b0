/** Cuts lines and areas to a window, so that a small map is a small file. */
import type { FlatLine, FlatPoint } from './outlines.ts';

export interface FlatWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is inside of one edge, and where a line crosses it. */
interface Edge {
  readonly keeps: (point: FlatPoint) => boolean;
  readonly cross: (from: FlatPoint, to: FlatPoint) => FlatPoint;
}

const between = (from: FlatPoint, to: FlatPoint, part: number): FlatPoint => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

const edgeAt = (axis: 0 | 1, limit: number, side: 1 | -1): Edge => ({
  keeps: (point) => (point[axis] - limit) * side >= 0,
  cross: (from, to) => between(from, to, (limit - from[axis]) / (to[axis] - from[axis])),
});

const edgesOf = ({ left, top, right, bottom }: FlatWindow): Edge[] => [
  edgeAt(0, left, 1),
  edgeAt(0, right, -1),
  edgeAt(1, top, 1),
  edgeAt(1, bottom, -1),
];

/** The part of a ring inside the window, by Sutherland and Hodgman (1974); empty where there is none. */
export const clipRing = (ring: FlatLine, window: FlatWindow): FlatLine => {
  let points = ring;
  for (const { keeps, cross } of edgesOf(window)) {
    const kept: FlatPoint[] = [];
    let from = points.at(-1);
    for (const to of points) {
      if (from && keeps(from) !== keeps(to)) kept.push(cross(from, to));
      if (keeps(to)) kept.push(to);
      from = to;
    }
    points = kept;
  }
  return points;
};

const mayCross = (from: FlatPoint, to: FlatPoint, { left, top, right, bottom }: FlatWindow): boolean =>
  Math.max(from[0], to[0]) >= left &&
  Math.min(from[0], to[0]) <= right &&
  Math.max(from[1], to[1]) >= top &&
  Math.min(from[1], to[1]) <= bottom;

/** The pieces of a line that may be seen in the window, whole segments each. */
export const clipLine = (line: FlatLine, window: FlatWindow): FlatLine[] => {
  const pieces: FlatPoint[][] = [];
  let piece: FlatPoint[] | null = null;
  let from: FlatPoint | undefined;
  for (const to of line) {
    if (from && mayCross(from, to, window)) {
      if (piece) piece.push(to);
      else pieces.push((piece = [from, to]));
    } else piece = null;
    from = to;
  }
  return pieces;
};
