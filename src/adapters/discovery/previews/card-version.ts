import { createHash } from 'node:crypto';
import type { PreviewCard } from '../../../ports/previews.ts';

/** Grows when the same card is painted in another way: pictures are kept for ever by whoever has seen them. */
const PAINTING = 1;

/** Twelve hexadecimal digits that stand for all that is painted. */
export const cardVersion = (card: PreviewCard): string =>
  createHash('sha256')
    .update(JSON.stringify([PAINTING, card]))
    .digest('hex')
    .slice(0, 12);
