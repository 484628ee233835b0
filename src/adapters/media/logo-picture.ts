/** Makes what is stored of a dealer's logo: pixels of our own, which can hold no script, whatever the file was. */
import sharp from 'sharp';
import { DEALER_LOGO_SIZE } from '../../domain/dealers/dealer-logo.ts';
import type { LogoPicture } from '../../ports/media/dealer-logos.ts';
import { namedLogo } from './named-logo.ts';

/** Formats of logos. A drawing (SVG) is painted here, with nothing that it refers to. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'svg']);
export const MOST_LOGO_BYTES = 2 * 1024 ** 2;
/** Painting a drawing can take much longer than its size tells. */
const MOST_SECONDS = 10;
const MOST_PIXELS = 25_000_000;

/** Scaled into `DEALER_LOGO_SIZE`. Rejects with an Error for operators when it is too large, broken or no picture. */
export const logoPicture = async (bytes: Buffer): Promise<LogoPicture> => {
  if (bytes.length > MOST_LOGO_BYTES) throw new Error(`it has more than ${String(MOST_LOGO_BYTES / 1024 ** 2)} MB`);
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'truncated' } as const;
  const { format } = await sharp(bytes, options)
    .metadata()
    .catch(() => ({ format: null }));
  if (format === null || !FORMATS.has(format)) throw new Error('it is no PNG, JPEG, WebP, GIF or SVG picture');
  const painted = await sharp(bytes, options)
    .autoOrient()
    .resize({ ...DEALER_LOGO_SIZE, fit: 'inside', withoutEnlargement: format !== 'svg' })
    .webp({ quality: 88 })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer()
    .catch(() => Promise.reject(new Error('it is broken, or has too many pixels')));
  return namedLogo(painted, '.webp');
};
