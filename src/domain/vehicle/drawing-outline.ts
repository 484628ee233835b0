/** Where a drawing's vehicle stands in it, so that its dimensions can be written beside it. */
import type { Drawing } from './attributes.ts';

/** In the units of the drawing, y downwards. */
export interface DrawingOutline {
  /** The whole drawing: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly front: number;
  readonly rear: number;
  readonly roof: number;
  readonly ground: number;
  readonly axles: readonly [number, number];
}

const OUTLINES: Readonly<Partial<Record<Drawing, DrawingOutline>>> = {
  sedan: { box: [100, 52, 518, 259], front: 116, rear: 604, roof: 145, ground: 290, axles: [203, 486] },
  suv: { box: [82, 34, 558, 279], front: 132, rear: 590, roof: 109, ground: 290, axles: [214, 483] },
  hatchback: { box: [108, 61, 500, 250], front: 146, rear: 562, roof: 136, ground: 290, axles: [231, 490] },
  wagon: { box: [100, 53, 517, 259], front: 116, rear: 602, roof: 138, ground: 290, axles: [203, 486] },
  coupe: { box: [109, 61, 500, 250], front: 136, rear: 583, roof: 158, ground: 290, axles: [223, 495] },
  convertible: { box: [109, 61, 500, 250], front: 136, rear: 583, roof: 156, ground: 290, axles: [223, 495] },
  pickup: { box: [45, 0, 630, 315], front: 64, rear: 656, roof: 93, ground: 290, axles: [160, 528] },
  minivan: { box: [85, 38, 548, 274], front: 104, rear: 616, roof: 112, ground: 290, axles: [197, 503] },
  van: { box: [-39, -78, 797, 398], front: 63, rear: 656, roof: 30, ground: 290, axles: [160, 528] },
};

/** Null for drawings that are not measured: vehicles other than cars have other dimensions. */
export const outlineOf = (drawing: Drawing | null): DrawingOutline | null => (drawing && OUTLINES[drawing]) ?? null;
