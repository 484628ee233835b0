import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAWINGS, PAINTS } from '../../domain/vehicle/illustration.ts';

const KNOWN_PAINTS = new Set(Object.values(PAINTS));
const painted = new Map<string, string>();

/** Found upwards from this module, which the build moves to another depth. */
const projectRoot = (folder = import.meta.dirname): string =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : projectRoot(dirname(folder));

/**
 * The drawing that an address of `illustrationOf` asks for ('suv-a91d2a'), painted and without a backdrop: the page's style
 * sheet puts a studio behind it, so one file serves both colour schemes. Null for a body or a paint that is not ours.
 */
export const paintIllustration = (name: string): string | null => {
  const known = painted.get(name);
  if (known !== undefined) return known;
  const drawing = DRAWINGS.find((candidate) => name.slice(0, -7) === candidate);
  const paint = name.slice(-6);
  if (drawing === undefined || !KNOWN_PAINTS.has(paint) || name !== `${drawing}-${paint}`) return null;
  const svg = readFileSync(join(projectRoot(), 'src', 'adapters', 'media', 'art', `${drawing}.svg`), 'utf8');
  const result = svg.replace(/var\(--paint,#[\da-f]{6}\)/g, `#${paint}`);
  painted.set(name, result);
  return result;
};
