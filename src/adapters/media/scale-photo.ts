import sharp from 'sharp';
import { PHOTO_WIDTHS, type PhotoWidth } from '../../domain/vehicle/photo-url.ts';

/** Formats of cameras and dealers' sites. SVG is not one of them, because it can contain scripts. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

export type ScaledPhotos = ReadonlyMap<PhotoWidth, Buffer>;

/** The photo as WebP in every width, upright, without its metadata. Rejects when it is not a photo or is broken. */
export const scalePhoto = async (bytes: Buffer, maxPixels: number): Promise<ScaledPhotos> => {
  const { format } = await sharp(bytes).metadata();
  if (!FORMATS.has(format)) throw new Error(`${format} is not a format of photos`);
  const scaled = PHOTO_WIDTHS.map(async (width) => {
    const photo = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78 });
    return [width, await photo.toBuffer()] as const;
  });
  return new Map(await Promise.all(scaled));
};
