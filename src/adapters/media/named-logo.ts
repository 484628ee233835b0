import { createHash } from 'node:crypto';
import type { LogoPicture } from '../../ports/media/dealer-logos.ts';

/** @param kind `.webp`; `.svg` only for drawings that come with this product, since they are sent as they are */
export const namedLogo = (bytes: Uint8Array, kind: '.webp' | '.svg'): LogoPicture => ({
  name: createHash('sha256').update(bytes).digest('hex').slice(0, 32) + kind,
  bytes,
});
