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
  medium: [7, 16],
  small: [6.2, 15],
  region: [8.2, 16],
  country: [10, 18],
  water: [6.4, 15],
};
/** Between names, in pixels. */
const GAP = 5;
const DOT = 4;
const PIN = 16;
/** From this zoom on towns are areas: their names stand on them. */
const AREAS_FROM = 10;
/** A picture of more of the world has the names of this zoom. */
const WIDEST = 3;
/** The share of a picture's surface that one name may have, in pixels. */
const SURFACE = 7000;
/** Names that do not fit at once are not tried for ever. */
const MOST_TRIED = 1500;

const lookOf = ({ kind, from }: MapLabel, zoom: number): LabelLook => {
  if (kind !== 'town') return kind;
  const prominence = zoom - from;
  if (from <= 6 && prominence >= 1.5) return 'large';
  return prominence >= 1 || from <= 4 ? 'medium' : 'small';
};

const covers = (one: TakenRoom, other: TakenRoom): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

interface Standing extends Pick<PlacedLabel, 'x' | 'y' | 'anchor'> {
  readonly onPlace: boolean;
}

/** Where a name may stand around a town, the preferred place first; other names stand on their place alone. */
const standingsOf = ({ kind }: MapLabel, zoom: number, { x, y }: MapPixel, height: number): Standing[] => {
  const onPlace: Standing = { x, y, anchor: 'middle', onPlace: true };
  if (kind !== 'town') return [onPlace];
  const [aside, above] = [DOT + 3, DOT + height / 2];
  const around = [
    { x: x + aside, y, anchor: 'start' },
    { x, y: y - above, anchor: 'middle' },
    { x, y: y + above, anchor: 'middle' },
    { x: x - aside, y, anchor: 'end' },
    // Beside a pin that stands on the town.
    { x, y: y + above + PIN, anchor: 'middle' },
    { x: x + aside + PIN, y, anchor: 'start' },
    { x: x - aside - PIN, y, anchor: 'end' },
  ] as const;
  return [...(zoom >= AREAS_FROM ? [onPlace] : []), ...around.map((standing) => ({ ...standing, onPlace: false }))];
};

const roomOf = ({ x, y, anchor }: Standing, width: number, height: number): TakenRoom => {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left: left - GAP, top: y - height / 2, right: left + width + GAP, bottom: y + height / 2 };
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
    for (const standing of standingsOf(label, zoom, at, line)) {
      const room = roomOf(standing, text.length * letter, line);
      const isInside = room.left >= 0 && room.right <= width && room.top >= 0 && room.bottom <= height;
      if (!isInside || rooms.some((other) => covers(room, other))) continue;
      rooms.push(room);
      const { x, y, anchor, onPlace } = standing;
      const dot = onPlace ? null : at;
      if (dot) rooms.push({ left: at.x - DOT, top: at.y - DOT, right: at.x + DOT, bottom: at.y + DOT });
      placed.push({ text, look, x, y, anchor, dot });
      break;
    }
  }
  return placed;
};
