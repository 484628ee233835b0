/** The pictures of a vehicle on its own page. */
import { photoUrl, photoWidths } from '../../../domain/vehicle/photo-url.ts';
import type { Vehicle } from '../../../domain/vehicle/vehicle.ts';
import type { PhotoView } from '../../../ui/vehicle/vehicle-view.ts';

/** Photos in the dealer's order, without his documents. */
export const photosOf = ({ id, images }: Pick<Vehicle, 'id' | 'images'>): PhotoView[] =>
  images.flatMap(({ type }, index) =>
    type === 'photo'
      ? [
          {
            src: photoUrl(id, index, 1280),
            srcSet: photoWidths((width) => photoUrl(id, index, width)),
            thumb: photoUrl(id, index, 320),
          },
        ]
      : [],
  );
