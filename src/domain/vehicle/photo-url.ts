/** Addresses of the server's own copies of dealers' and makers' photos: a visitor's browser loads no photo from another server. */

/** The widths in pixels in which a photo is served. */
export const PHOTO_WIDTHS = [320, 640, 1280] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

export interface PhotoAddress {
  /** What the photo shows: a vehicle on offer, or a style of the catalogue. */
  readonly of: 'vehicle' | 'style';
  readonly id: number;
  /** Place in its `images`, from 0. */
  readonly index: number;
  readonly width: PhotoWidth;
}

const fileName = (index: number, width: PhotoWidth): string => `${String(index)}-${String(width)}.webp`;

/** `photoUrl(4471, 0, 640)` is '/media/4471/0-640.webp'. */
export const photoUrl = (vehicleId: number, index: number, width: PhotoWidth): string =>
  `/media/${String(vehicleId)}/${fileName(index, width)}`;

/** `stylePhotoUrl(12, 0, 640)` is '/media/style-12/0-640.webp'. */
export const stylePhotoUrl = (styleId: number, index: number, width: PhotoWidth): string =>
  `/media/style-${String(styleId)}/${fileName(index, width)}`;

/** Every width of a photo for `srcset`. */
export const photoWidths = (urlOf: (width: PhotoWidth) => string): string =>
  PHOTO_WIDTHS.map((width) => `${urlOf(width)} ${String(width)}w`).join(', ');

/** Reads a path that `photoUrl` or `stylePhotoUrl` wrote; null for any other path, so a photo has one address only. */
export const parsePhotoPath = (path: string): PhotoAddress | null => {
  const match = /^\/media\/(style-)?([1-9]\d{0,14})\/(0|[1-9]\d{0,2})-(\d{3,4})\.webp$/.exec(path);
  const width = PHOTO_WIDTHS.find((known) => String(known) === match?.[4]);
  if (!match || !width) return null;
  return { of: match[1] === undefined ? 'vehicle' : 'style', id: Number(match[2]), index: Number(match[3]), width };
};
