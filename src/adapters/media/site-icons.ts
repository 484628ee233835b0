import sharp from 'sharp';
import { accentColours } from '../../domain/site/accent-colour.ts';
import type { IconPurpose, IconSize } from '../../domain/site/brand-paths.ts';
import type { Site } from '../../domain/site/site.ts';
import { MARK } from './mark.ts';

/** Of 26 units of the mark: a mask may cut off all but a circle of 80 % (W3C Web App Manifest, "safe zone"). */
const BOXES: Readonly<Record<IconPurpose, { readonly side: number; readonly corner: number }>> = {
  any: { side: 38, corner: 8 },
  maskable: { side: 52, corner: 0 },
};

const painted = new Map<string, Promise<Buffer>>();

/** The mark on the site's accent, as PNG; painted once for each accent. */
export const siteIcon = (theme: Site['theme'], size: IconSize, purpose: IconPurpose): Promise<Buffer> => {
  const { accent } = accentColours(theme);
  const key = `${accent} ${String(size)} ${purpose}`;
  const known = painted.get(key);
  if (known) return known;
  const { side, corner } = BOXES[purpose];
  const margin = (side - 26) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}" viewBox="0 0 ${String(side)} ${String(side)}">` +
    `<rect width="${String(side)}" height="${String(side)}" rx="${String(corner)}" fill="${accent}"/>` +
    `<g transform="translate(${String(margin)} ${String(margin)})" fill="none" stroke="#fff" stroke-width="3.2">${MARK}</g></svg>`;
  const icon = sharp(Buffer.from(svg)).png().toBuffer();
  painted.set(key, icon);
  return icon;
};
