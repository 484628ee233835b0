/** Draws a car in other proportions: its wheels and their arches stay round, and everything between them is stretched. */
import svgpath from 'svgpath';
import type { DrawingOutline } from '../../domain/vehicle/drawing-outline.ts';

/** Takes a coordinate of one drawing to the other. */
type Shift = (value: number) => number;
type Place = readonly [from: number, to: number];

const NONE = { start: 0, shifted: 0, slope: 1 };

/** Straight between the places, and beyond the outer ones as beside them. */
const through = (places: readonly Place[]): Shift => {
  const stretches = places.slice(1).map(([from, to], k) => {
    const [start, shifted] = places[k] ?? [0, 0];
    return { start, shifted, slope: (to - shifted) / (from - start) };
  });
  return (value) => {
    const { start, shifted, slope } = stretches.findLast((stretch) => value >= stretch.start) ?? stretches[0] ?? NONE;
    return shifted + (value - start) * slope;
  };
};

/** The room of a wheel with its arch, in radii of the wheel. */
const ARCH = 1.3;

const shiftsBetween = (from: DrawingOutline, to: DrawingOutline): { readonly x: Shift; readonly y: Shift } => {
  const around = (axle: 0 | 1, side: 1 | -1): Place => [
    from.axles[axle] + side * ARCH * from.wheel,
    to.axles[axle] + side * ARCH * to.wheel,
  ];
  const top = 1 + ARCH;
  return {
    x: through([[from.front, to.front], around(0, -1), around(0, 1), around(1, -1), around(1, 1), [from.rear, to.rear]]),
    y: through([
      [from.roof, to.roof],
      [from.ground - top * from.wheel, to.ground - top * to.wheel],
      [from.ground, to.ground],
    ]),
  };
};

const rounded = (value: number, places = 1): string => String(Math.round(value * 10 ** places) / 10 ** places);

const shiftedPath = (path: string, x: Shift, y: Shift): string => {
  const shifted: (string | number)[] = [];
  svgpath(path)
    .abs()
    .unshort()
    .iterate(([command, ...values], _, startX, startY) => {
      if (command === 'H') shifted.push(command, x(values[0] ?? 0));
      else if (command === 'V') shifted.push(command, y(values[0] ?? 0));
      else if (command === 'A') {
        const [rx = 0, ry = 0, turn = 0, isLarge = 0, isClockwise = 0, endX = 0, endY = 0] = values;
        const slopeAt = (shift: Shift, at: number): number => shift(at + 0.5) - shift(at - 0.5);
        const radii = [rx * slopeAt(x, (startX + endX) / 2), ry * slopeAt(y, (startY + endY) / 2)];
        shifted.push(command, ...radii, turn, isLarge, isClockwise, x(endX), y(endY));
      } else shifted.push(command, ...values.map((value, place) => (place % 2 === 0 ? x(value) : y(value))));
    });
  return svgpath(shifted.join(' ')).rel().round(1).toString();
};

const GROUP_END = '</g>';

/** Takes the wheel and its spokes out of a drawing: they are drawn around their own centre, and stay as they are. */
const partWheel = (svg: string): { readonly wheel: string; readonly rest: string } => {
  const spokes = /<path id="..q"[^<>]*>/.exec(svg)?.[0] ?? '';
  const start = svg.search(/<g id="..w">/);
  // The rim is a group within.
  const rim = svg.indexOf(GROUP_END, start) + 1;
  const group = svg.slice(start, svg.indexOf(GROUP_END, rim) + GROUP_END.length);
  return { wheel: spokes + group, rest: svg.replace(spokes, '').replace(group, '') };
};

/** @param svg one of our drawings of cars: '#..w' is a wheel with the spokes '#..q', '#..a' a door's handle, and `use` puts them in their places */
export const drawnToSize = (svg: string, from: DrawingOutline, to: DrawingOutline): string => {
  const { x, y } = shiftsBetween(from, to);
  const scale = rounded(to.wheel / from.wheel, 3);
  const attribute = (markup: string, name: string): number => Number(new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1] ?? 0);

  const use = (markup: string, handle: readonly [number, number]): string => {
    const [left, top] = [attribute(markup, 'x'), attribute(markup, 'y')];
    const place = / href="#..w"/.test(markup)
      ? `transform="translate(${rounded(x(left))} ${rounded(to.ground - to.wheel)})scale(${scale})"`
      : `x="${rounded(x(handle[0] + left) - x(handle[0]))}" y="${rounded(y(handle[1] + top) - y(handle[1]))}"`;
    return markup.replace(/( [xy]="[^"]*")+/, ` ${place}`);
  };
  const round = (markup: string): string => {
    const [centre, radius] = [attribute(markup, 'cx'), attribute(markup, 'rx')];
    return markup
      .replace(/ cx="[^"]*"/, ` cx="${rounded(x(centre))}"`)
      .replace(/ cy="([^"]*)"/, (_, cy: string) => ` cy="${rounded(y(Number(cy)))}"`)
      .replace(/ rx="[^"]*"/, ` rx="${rounded((x(centre + radius) - x(centre - radius)) / 2)}"`);
  };

  const [, handleX, handleY] = /<g id="..a"><path[^>]* d="[Mm]([\d.]+)[ ,]([\d.]+)/.exec(svg) ?? [];
  const { wheel, rest } = partWheel(svg);
  return rest
    .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${shiftedPath(path, x, y)}"`)
    .replace(/<(?:ellipse|circle) cx=[^<>]*>/g, round)
    .replace(/<use [xy]=[^<>]*>/g, (markup) => use(markup, [Number(handleX ?? 0), Number(handleY ?? 0)]))
    .replace('</defs>', () => `${wheel}</defs>`);
};
