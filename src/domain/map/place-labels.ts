/** Names on a map, none over another: the more important ones first, each where there is room for it. */
import type { Tongue } from '../language/language.ts';
import type { LabelKind, MapLabel } from './base-map.ts';
import { eastwardOf, southwardOf, worldAt, type MapFrame, type MapPixel } from './mercator.ts';

/** A rectangle that no name may cover, in pixels of the picture. */
export interface TakenRoom {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How a name looks: three sizes of towns, and one of each other kind. */
export type LabelLook = 'large' | 'medium' | 'small' | Exclude<LabelKind, 'town'>;

export interface PlacedLabel {
  readonly text: string;
  readonly look: LabelLook;
  /** Height of its middle, and which of its ends stands at x. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Where a town lies: a dot marks it. Null for others, and for a name that stands on its town. */
  readonly dot: MapPixel | null;
}

/** Average width of a letter and height of a line, in pixels. */
const METRICS: Readonly<Record<LabelLook, readonly [letter: number, line: number]>> = {
  large: [8.6, 20],
  medium: [7.2, 17],
  small: [6.4, 15],
  region: [9.6, 16],
  country: [11, 18],
  water: [6.4, 15],
  river: [6, 14],
};
/** Between names, in pixels. */
const GAP = 8;
const DOT = 4;
/** From this zoom on towns are areas: their names stand on them. */
const AREAS_FROM = 10;
/** A picture of more of the world has the names of this zoom. */
const WIDEST = 3;
/** The share of a picture's surface that one name may have, in pixels. */
const SURFACE = 22_000;
/** Names that do not fit at once are not tried for ever. */
const MOST_TRIED = 1500;
/** How far a name may be moved away from what covers its place, in pixels. */
const FARTHEST = 64;

/** Largest ranks of the towns that are large and of medium size at a zoom. */
const sizesAt = (zoom: number): readonly [large: number, medium: number] => [Math.max(2, zoom - 6.5), Math.max(3, zoom - 4)];

const lookOf = ({ kind, rank }: MapLabel, zoom: number): LabelLook => {
  if (kind !== 'town') return kind;
  const [large, medium] = sizesAt(zoom);
  return rank <= large ? 'large' : rank <= medium ? 'medium' : 'small';
};

export const covers = (one: TakenRoom, other: TakenRoom): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const dotAt = ({ x, y }: MapPixel): TakenRoom => ({ left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT });

interface Standing extends Pick<PlacedLabel, 'x' | 'y' | 'anchor'> {
  readonly dotted: boolean;
}

/** Where a name may stand: on its place, or around the dot of a town; the preferred place first. */
const standingsOf = ({ kind }: MapLabel, zoom: number, { x, y }: MapPixel, height: number): Standing[] => {
  const on = (across: number, down: number): Standing => ({ x: x + across, y: y + down, anchor: 'middle', dotted: false });
  // What is large may be named beside its middle.
  if (kind === 'region' || kind === 'country') return [on(0, 0), on(0, 20), on(0, -20), on(50, 0), on(-50, 0)];
  if (kind !== 'town') return [on(0, 0), on(25, 0), on(-25, 0)];
  const [aside, above] = [DOT + 3, DOT + height / 2];
  const around = [
    { x: x + aside, y, anchor: 'start' },
    { x: x - aside, y, anchor: 'end' },
    { x, y: y - above, anchor: 'middle' },
    { x, y: y + above, anchor: 'middle' },
    { x: x + DOT, y: y - above, anchor: 'start' },
    { x: x + DOT, y: y + above, anchor: 'start' },
    { x: x - DOT, y: y - above, anchor: 'end' },
    { x: x - DOT, y: y + above, anchor: 'end' },
  ] as const;
  return [...(zoom >= AREAS_FROM ? [on(0, 0)] : []), ...around.map((standing) => ({ ...standing, dotted: true }))];
};

const roomOf = ({ x, y, anchor }: Pick<Standing, 'x' | 'y' | 'anchor'>, width: number, height: number): TakenRoom => {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left: left - GAP, top: y - height / 2, right: left + width + GAP, bottom: y + height / 2 };
};

/** Below or above what covers a town, the nearer first, else beside it: the name belongs to what stands there then, and has no dot. */
const standingsBeside = (at: MapPixel, taken: readonly TakenRoom[], width: number, height: number): Standing[] => {
  const along = (side: 1 | -1): Standing => {
    const standing = { x: at.x, y: at.y, anchor: 'middle', dotted: false } as const;
    let y = at.y;
    // What stands below what covers it may cover the name in turn.
    for (const room of taken.toSorted((a, b) => (a.top - b.top) * side)) {
      if (covers(room, roomOf({ ...standing, y }, width, height)))
        y = side === 1 ? room.bottom + height / 2 : room.top - height / 2;
    }
    return { ...standing, y };
  };
  const beside = taken.flatMap((room): Standing[] => {
    if (!covers(room, dotAt(at))) return [];
    const y = (room.top + room.bottom) / 2;
    // At the farther side it would seem to be another place.
    return room.right - at.x < at.x - room.left
      ? [{ x: room.right + GAP, y, anchor: 'start', dotted: false }]
      : [{ x: room.left - GAP, y, anchor: 'end', dotted: false }];
  });
  const away = ({ y }: Standing): number => Math.abs(y - at.y);
  const near = [along(1), along(-1)].filter((standing) => away(standing) <= FARTHEST);
  return [...near.sort((a, b) => away(a) - away(b)), ...beside];
};

export interface LabelRequest {
  readonly frame: MapFrame;
  readonly tongue: Tongue;
  /** Room of what stands on the map, such as prices. */
  readonly taken: readonly TakenRoom[];
}

/** @param labels the more important first */
export const placeLabels = (labels: readonly MapLabel[], { frame, tongue, taken }: LabelRequest): PlacedLabel[] => {
  const { width, height, centre } = frame;
  const world = worldAt(frame.zoom);
  const zoom = Math.max(WIDEST, frame.zoom);
  const [left, top] = [eastwardOf(centre.longitude) - width / 2 / world, southwardOf(centre.latitude) - height / 2 / world];
  const rooms = [...taken];
  const placed: PlacedLabel[] = [];
  const most = Math.ceil((width * height) / SURFACE);
  const isFree = (room: TakenRoom): boolean =>
    room.left >= 0 &&
    room.right <= width &&
    room.top >= 0 &&
    room.bottom <= height &&
    !rooms.some((other) => covers(room, other));
  let tried = 0;
  for (const label of labels) {
    if (placed.length >= most || tried >= MOST_TRIED) break;
    if (zoom < label.from - 0.01 || zoom > label.to) continue;
    const at = { x: (label.x - left) * world, y: (label.y - top) * world };
    if (at.x < 0 || at.x > width || at.y < 0 || at.y > height) continue;
    tried += 1;
    const text = label.names[tongue];
    const look = lookOf(label, zoom);
    const [letter, line] = METRICS[look];
    const size = text.length * letter;
    const isCovered = label.kind === 'town' && taken.some((room) => covers(room, dotAt(at)));
    // What matters is rather named a little away than not at all.
    const isHeld = label.kind === 'town' && look !== 'small';
    const standings = isCovered ? [] : standingsOf(label, zoom, at, line);
    if (isCovered || isHeld) standings.push(...standingsBeside(at, taken, size, line));
    const standing = standings.find(
      (tryAt) => isFree(roomOf(tryAt, size, line)) && (!tryAt.dotted || !rooms.some((other) => covers(dotAt(at), other))),
    );
    if (!standing) continue;
    const { x, y, anchor, dotted } = standing;
    rooms.push(roomOf(standing, size, line));
    if (dotted) rooms.push(dotAt(at));
    placed.push({ text, look, x, y, anchor, dot: dotted ? at : null });
  }
  return placed;
};
