/** Addresses of the server's own copies of dealers' photos: a visitor's browser asks nobody else for them. */

/** The widths in pixels in which a photo is served. */
export const PHOTO_WIDTHS = [320, 640, 1280] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

export interface PhotoAddress {
  readonly vehicleId: number;
  /** Place in the vehicle's `images`, from 0. */
  readonly index: number;
  readonly width: PhotoWidth;
}

/** `photoUrl(4471, 0, 640)` is '/media/4471/0-640.webp'. */
export const photoUrl = (vehicleId: number, index: number, width: PhotoWidth): string =>
  `/media/${String(vehicleId)}/${String(index)}-${String(width)}.webp`;

/** Reads a path that `photoUrl` wrote; null for any other path, so a photo has one address only. */
export const parsePhotoPath = (path: string): PhotoAddress | null => {
  const match = /^\/media\/([1-9]\d{0,14})\/(0|[1-9]\d{0,2})-(\d{3,4})\.webp$/.exec(path);
  const width = PHOTO_WIDTHS.find((known) => String(known) === match?.[3]);
  return match && width ? { vehicleId: Number(match[1]), index: Number(match[2]), width } : null;
};
