/** A small map as SVG, in the colours of the large one (ui/map/map.css). */
import { clipPolygon, clipPolyline } from 'lineclip';
import type { Coordinates } from '../../domain/location/coordinates.ts';
import { escapeMarkup } from '../../domain/text/markup.ts';
import { flatten, type FlatLine, type FlatMap, type FlatPoint } from './outlines.ts';

/** Width of the world at zoom 0, in pixels. */
const WORLD = 256;
/** A dealer with the towns around them: as near as lets some of them be named, on a phone too, which sees the middle alone. */
const ZOOMS = [9, 8] as const;
const FARTHEST = 7;
const ENOUGH_NAMES = 3;
const PHONE_WIDTH = 440;
/** Drawn beyond the edges, in pixels: lines are broad. */
const MARGIN = 4;
/** Room that a town's name takes, in pixels; names that would overlap are left out. */
const LETTER = 7;
const LINE = 20;
/** Half the width of what marks the middle. A town so near is the one that is marked: its name stands below. */
const MARK = 24;
const BELOW_MARK = 16;
/** Towns that are named from this zoom on stand out. */
const LARGE = 6;

const STYLE =
  '.w{fill:#c9dde4}.a{fill:#e7e7e3}.l{fill:#f6f5f1}.b{fill:none;stroke:#a9a7a2;stroke-dasharray:5 4}.r{fill:none;stroke:#c9dde4;stroke-width:2}' +
  'text{font:500 11px system-ui,sans-serif;text-anchor:middle;dominant-baseline:central;fill:#4d4a44;stroke:#f6f5f1;stroke-width:3px;paint-order:stroke}.t{font-size:13px;font-weight:600;fill:#22201b}' +
  '@media(prefers-color-scheme:dark){.w{fill:#17252b}.a{fill:#22211f}.l{fill:#2d2b28}.b{stroke:#5d5a54}.r{stroke:#17252b}text{fill:#c4c1ba;stroke:#2d2b28}.t{fill:#f0efec}}';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the world that is drawn. */
interface View extends Size {
  readonly zoom: number;
  /** Pixels in the width of the world. */
  readonly scale: number;
  readonly middle: FlatPoint;
}

interface Name {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Half of its width. */
  readonly half: number;
  readonly large: boolean;
}

/** @param centre stands in the middle; who shows the map marks it */
export const drawMap = (map: FlatMap, { longitude, latitude }: Coordinates, size: Size): string => {
  const middle = flatten(longitude, latitude);
  const viewAt = (zoom: number): View => ({ ...size, zoom, scale: WORLD * 2 ** zoom, middle });
  const isTelling = (zoom: number): boolean => {
    const onPhone = namesOf(map, viewAt(zoom)).filter(({ x, half }) => Math.abs(x - size.width / 2) + half <= PHONE_WIDTH / 2);
    return onPhone.length >= ENOUGH_NAMES;
  };
  return draw(map, viewAt(ZOOMS.find(isTelling) ?? FARTHEST));
};

const pixelsOf = ([x, y]: FlatPoint, { scale, middle, width, height }: View): readonly [x: number, y: number] => [
  Math.round((x - middle[0]) * scale + width / 2),
  Math.round((y - middle[1]) * scale + height / 2),
];

/** Largest towns first; none over another, over the mark, or beyond the edge. */
function namesOf({ towns }: FlatMap, view: View): Name[] {
  const { width, height, zoom: viewZoom } = view;
  const names: Name[] = [];
  let marked = false;
  for (const { name, at, zoom } of towns) {
    const [x, y] = pixelsOf(at, view);
    const half = (name.length * LETTER) / 2 + 8;
    const isMarked = !marked && Math.hypot(x - width / 2, y - height / 2) < MARK;
    const place = isMarked ? { x: width / 2, y: height / 2 + BELOW_MARK } : { x, y };
    if (isMarked) marked = true;
    else if (zoom > viewZoom || x < half || x > width - half || y < LINE / 2 || y > height - LINE / 2) continue;
    else if (Math.abs(y - (height / 2 - LINE / 2)) < LINE && Math.abs(x - width / 2) < MARK + half) continue;
    if (names.some((other) => Math.abs(other.y - place.y) < LINE && Math.abs(other.x - place.x) < other.half + half)) continue;
    names.push({ text: name, ...place, half, large: zoom <= LARGE });
  }
  return names;
}

function draw(map: FlatMap, view: View): string {
  const { width, height, scale, middle } = view;
  const [halfX, halfY] = [(width / 2 + MARGIN) / scale, (height / 2 + MARGIN) / scale];
  // Cut to what is seen, a small map is a small file.
  const window = [middle[0] - halfX, middle[1] - halfY, middle[0] + halfX, middle[1] + halfY] as const;
  const trace = (line: FlatLine): string => `M${line.map((point) => pixelsOf(point, view).join(' ')).join('L')}`;
  const path = (name: string, data: readonly string[]): string =>
    data.length === 0 ? '' : `<path class="${name}" d="${data.join('')}"/>`;
  const areas = (name: string, rings: readonly FlatLine[]): string =>
    path(
      name,
      rings.flatMap((ring) => {
        const seen = clipPolygon(ring, window);
        return seen.length === 0 ? [] : [`${trace(seen)}Z`];
      }),
    );
  const lines = (name: string, all: readonly FlatLine[]): string =>
    path(
      name,
      all.flatMap((line) => clipPolyline(line, window).map(trace)),
    );
  const words = namesOf(map, view).map(
    ({ text, x, y, large }) => `<text${large ? ' class="t"' : ''} x="${String(x)}" y="${String(y)}">${escapeMarkup(text)}</text>`,
  );

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><style>${STYLE}</style>` +
    `<rect class="w" width="100%" height="100%"/>` +
    areas('a', map.around) +
    areas('l', map.land) +
    areas('w', map.lakes) +
    lines('r', map.rivers) +
    lines('b', map.borders) +
    `${words.join('')}</svg>`
  );
}
