/** The pictures of a vehicle on its own page. */
import { photoUrl, photoWidths } from './photo-url.ts';
import type { Vehicle } from './vehicle.ts';

export interface VehiclePhoto {
  readonly src: string;
  readonly srcSet: string;
  readonly thumb: string;
}

/**
 * Photos in the dealer's order, without their documents.
 * @param isMissing by the dealer's address: these are left out
 */
export const photosOf = (
  { id, images }: Pick<Vehicle, 'id' | 'images'>,
  isMissing: (url: string) => boolean = () => false,
): VehiclePhoto[] =>
  images.flatMap(({ type, url }, index) =>
    type === 'photo' && !isMissing(url)
      ? [
          {
            src: photoUrl(id, index, 1280),
            srcSet: photoWidths((width) => photoUrl(id, index, width)),
            thumb: photoUrl(id, index, 320),
          },
        ]
      : [],
  );
