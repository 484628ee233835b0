/** Where a car stands in its drawing: its sides, its axles, the ground. All drawings of cars have one scale and one frame. */
import type { Drawing } from './attributes.ts';

/** What a side view shows of a car, in millimetres. */
export interface CarSize {
  readonly length: number;
  /** Without antennas. */
  readonly height: number;
  readonly wheelbase: number;
}

/** Millimetres in one unit of a drawing. */
const SCALE = 10;

/** The frame of all cars, so that a small one is small beside a large one: left, top, width, height. */
export const CAR_BOX = [50, 8, 620, 310] as const;

/** In the units of the drawing, y downwards. */
export interface DrawingOutline {
  readonly front: number;
  readonly rear: number;
  readonly roof: number;
  readonly ground: number;
  readonly axles: readonly [number, number];
  /** Radius with the tyre. */
  readonly wheel: number;
}

const GROUND = 290;

const OUTLINES: Readonly<Partial<Record<Drawing, DrawingOutline>>> = {
  sedan: { front: 116, rear: 604, roof: 145, ground: GROUND, axles: [203, 486], wheel: 34 },
  suv: { front: 132, rear: 590, roof: 109, ground: GROUND, axles: [214, 483], wheel: 37 },
  'suv-fastback': { front: 132, rear: 590, roof: 112, ground: GROUND, axles: [214, 483], wheel: 37 },
  hatchback: { front: 146, rear: 562, roof: 136, ground: GROUND, axles: [231, 490], wheel: 34 },
  wagon: { front: 116, rear: 602, roof: 138, ground: GROUND, axles: [203, 486], wheel: 34 },
  coupe: { front: 136, rear: 583, roof: 158, ground: GROUND, axles: [223, 495], wheel: 34.5 },
  convertible: { front: 136, rear: 583, roof: 156, ground: GROUND, axles: [223, 495], wheel: 34.5 },
  pickup: { front: 64, rear: 656, roof: 93, ground: GROUND, axles: [160, 528], wheel: 42 },
  minivan: { front: 104, rear: 616, roof: 112, ground: GROUND, axles: [197, 503], wheel: 34 },
  van: { front: 63, rear: 656, roof: 30, ground: GROUND, axles: [160, 528], wheel: 36 },
};

/** Beyond these parts of its class's length, height and wheelbase a car is another vehicle than the one that is drawn. */
const LEAST = 0.7;
const MOST = 1.3;

const isNear = (value: number, usual: number): boolean => value >= usual * LEAST && value <= usual * MOST;

/** Tyres of smaller cars are smaller, by less than the cars are. */
const wheelOf = (wheel: number, part: number): number => wheel * Math.min(1.12, Math.max(0.84, part));

const tenth = (value: number): number => Math.round(value * 10) / 10;

const resized = (usual: DrawingOutline, { length, height, wheelbase }: CarSize): DrawingOutline | null => {
  const { front, rear, roof, ground, axles, wheel } = usual;
  const tall = ground - roof;
  const [fore, aft] = axles;
  const [long, high, between] = [length / SCALE, height / SCALE, wheelbase / SCALE];
  const overhangs = long - between;
  const usualOverhangs = rear - front - (aft - fore);
  if (!isNear(long, rear - front) || !isNear(high, tall) || !isNear(between, aft - fore)) return null;
  if (overhangs < usualOverhangs * LEAST * LEAST || overhangs > usualOverhangs * MOST * MOST) return null;
  const first = tenth((front + rear - long) / 2);
  const axle = tenth(first + ((fore - front) * overhangs) / usualOverhangs);
  return {
    front: first,
    rear: tenth(first + long),
    roof: tenth(ground - high),
    ground,
    axles: [axle, tenth(axle + between)],
    wheel: tenth(wheelOf(wheel, (high / tall + between / (aft - fore)) / 2)),
  };
};

/**
 * Null for drawings that are not measured: vehicles other than cars have other dimensions.
 * @param size of the car itself; without one, and with one that its class's drawing cannot take, the outline is that of the class
 */
export const outlineOf = (drawing: Drawing | null, size: CarSize | null = null): DrawingOutline | null => {
  const usual = (drawing && OUTLINES[drawing]) ?? null;
  return usual && ((size && resized(usual, size)) ?? usual);
};
