/** A small map as SVG, in the colours of the large one (ui/map/map.css). */
import type { Coordinates } from '../../domain/location/coordinates.ts';
import { escapeMarkup } from '../../domain/text/markup.ts';
import { flatten, type FlatLine, type FlatMap, type FlatPoint } from './base-map.ts';
import { clipLine, clipRing, type FlatWindow } from './clip.ts';

/** Width of the world at zoom 0, in pixels. */
const WORLD = 256;
/** A dealer with the towns around him. */
const ZOOM = 9;
/** Drawn beyond the edges, in pixels: lines are broad. */
const MARGIN = 4;
/** Room that a town's name takes, in pixels; names that would overlap are left out. */
const LETTER = 7;
const LINE = 20;
/** Half the width of what marks the middle. */
const MARK = 24;
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

/** @param centre stands in the middle; who shows the map marks it */
export const drawMap = (map: FlatMap, centre: Coordinates, { width, height }: Size): string => {
  const scale = WORLD * 2 ** ZOOM;
  const [middleX, middleY] = flatten(centre.longitude, centre.latitude);
  const [halfX, halfY] = [(width / 2 + MARGIN) / scale, (height / 2 + MARGIN) / scale];
  const window: FlatWindow = {
    left: middleX - halfX,
    right: middleX + halfX,
    top: middleY - halfY,
    bottom: middleY + halfY,
  };
  const pixels = ([x, y]: FlatPoint): readonly [number, number] => [
    Math.round((x - middleX) * scale + width / 2),
    Math.round((y - middleY) * scale + height / 2),
  ];
  const trace = (line: FlatLine): string => `M${line.map((point) => pixels(point).join(' ')).join('L')}`;
  const path = (name: string, data: readonly string[]): string =>
    data.length === 0 ? '' : `<path class="${name}" d="${data.join('')}"/>`;
  const areas = (name: string, rings: readonly FlatLine[]): string =>
    path(
      name,
      rings.flatMap((ring) => {
        const seen = clipRing(ring, window);
        return seen.length === 0 ? [] : [`${trace(seen)}Z`];
      }),
    );
  const lines = (name: string, all: readonly FlatLine[]): string =>
    path(
      name,
      all.flatMap((line) => clipLine(line, window).map(trace)),
    );

  const taken: { readonly x: number; readonly y: number; readonly half: number }[] = [
    { x: width / 2, y: height / 2 - LINE / 2, half: MARK },
  ];
  const names = map.towns.flatMap(({ name, at, zoom }) => {
    const [x, y] = pixels(at);
    const half = (name.length * LETTER) / 2 + 8;
    if (zoom > ZOOM || x < half || x > width - half || y < LINE / 2 || y > height - LINE / 2) return [];
    if (taken.some((other) => Math.abs(other.y - y) < LINE && Math.abs(other.x - x) < other.half + half)) return [];
    taken.push({ x, y, half });
    return [`<text${zoom <= LARGE ? ' class="t"' : ''} x="${String(x)}" y="${String(y)}">${escapeMarkup(name)}</text>`];
  });

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><style>${STYLE}</style>` +
    `<rect class="w" width="100%" height="100%"/>` +
    areas('a', map.around) +
    areas('l', map.land) +
    areas('w', map.lakes) +
    lines('r', map.rivers) +
    lines('b', map.borders) +
    `${names.join('')}</svg>`
  );
};
