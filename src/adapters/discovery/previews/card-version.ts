import { createHash } from 'node:crypto';
import type { PreviewCard } from '../../../ports/media/previews.ts';

/** Increase it when the same card is painted differently: clients cache pictures without expiry. */
const PAINTING = 1;

/** Twelve hexadecimal digits: a hash of everything that is painted. */
export const cardVersion = (card: PreviewCard): string =>
  createHash('sha256')
    .update(JSON.stringify([PAINTING, card]))
    .digest('hex')
    .slice(0, 12);
