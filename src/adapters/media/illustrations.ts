import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAINTS } from '../../domain/vehicle/attributes.ts';
import { outlineOf } from '../../domain/vehicle/drawing-outline.ts';
import { drawnSize, plateText } from '../../domain/vehicle/illustration.ts';
import { projectRoot } from '../system/project-root.ts';
import { drawnToSize } from './drawn-to-size.ts';
import { paintPlate } from './plate.ts';

const KNOWN_PAINTS = new Set<string>(Object.values(PAINTS));
const painted = new Map<string, string>();

/**
 * The drawing or the plate that an address of `illustrationOf` asks for ('suv-a91d2a'), painted and without a backdrop: the page's style
 * sheet puts a studio behind it, so one file serves both colour schemes. Null for a body or a paint that is not ours.
 * Plates and drawings of a size are made anew each time: there are as many as names and models.
 */
export const paintIllustration = (name: string): string | null => {
  const known = painted.get(name);
  if (known !== undefined) return known;
  const [subject, paint] = [name.slice(0, -7), name.slice(-6)];
  if (!KNOWN_PAINTS.has(paint) || name !== `${subject}-${paint}`) return null;
  const plate = plateText(subject);
  if (plate) return paintPlate(plate, paint);
  const drawn = drawnSize(subject);
  if (!drawn) return null;
  const { drawing, size } = drawn;
  const svg = readFileSync(join(projectRoot(), 'src', 'adapters', 'media', 'art', `${drawing}.svg`), 'utf8');
  const colored = svg.replace(/var\(--paint,#[\da-f]{6}\)/g, `#${paint}`);
  const [usual, own] = [outlineOf(drawing), outlineOf(drawing, size)];
  if (usual && own && size) return drawnToSize(colored, usual, own);
  painted.set(name, colored);
  return colored;
};

/** Room around a drawing that stands where a photo was meant to: pages crop photos to three by two. */
const FRAME_WIDTH = 1.18;

/**
 * The drawing in the middle of a frame of three by two, for an element that expects a photo. It is three pixels wide by itself, as no
 * photo is: the page tells by that that it is none.
 */
export const framed = (svg: string): string =>
  svg.replace(/viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"/, (_, ...box: readonly string[]) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.slice(0, 4).map(Number);
    const wide = Math.max(width * FRAME_WIDTH, height * FRAME_WIDTH * 1.5);
    const high = (wide * 2) / 3;
    const frame = [x - (wide - width) / 2, y - (high - height) / 2, wide, high];
    return `width="3" height="2" viewBox="${frame.map((side) => String(Math.round(side * 10) / 10)).join(' ')}"`;
  });
