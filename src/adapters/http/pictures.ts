import { basename } from 'node:path';
import { Router } from 'express';
import { illustrationOf } from '../../domain/vehicle/illustration.ts';
import { parsePhotoPath } from '../../domain/vehicle/photo-url.ts';
import type { Images } from '../../ports/images.ts';
import type { Vehicles } from '../../ports/vehicles.ts';
import { framed } from '../media/illustrations.ts';

export interface PictureDependencies {
  readonly images: Images;
  readonly vehicles: Vehicles;
  readonly paintIllustration: (name: string) => string | null;
}

/**
 * GET /art/{body}-{paint}.svg: a drawn vehicle in its colour.
 * GET /media/{vehicle}/{index}-{width}.webp: our copy of a dealer's photo; the vehicle's drawing where the photo can't be had, kept
 * for ten minutes only, so that the photo is tried again.
 */
export const pictures = ({ images, vehicles, paintIllustration }: PictureDependencies): Router => {
  const router = Router();
  router.get('/art/:file', (request, response, next) => {
    const svg = paintIllustration(request.params.file.replace(/\.svg$/, ''));
    if (svg === null) {
      next();
      return;
    }
    response.type('image/svg+xml').set('Cache-Control', 'public, max-age=604800').send(svg);
  });
  router.get('/media/{*path}', async (request, response, next) => {
    const wanted = parsePhotoPath(request.path);
    const listing = wanted && (await vehicles.ofId(wanted.vehicleId));
    const image = listing?.vehicle.images[wanted?.index ?? 0];
    if (!wanted || !listing || !image) {
      next();
      return;
    }
    const photo = await images.photo(image.url, wanted.width);
    if (photo.kind === 'missing') {
      const { type, body, colour } = listing.vehicle;
      const drawing = paintIllustration(basename(illustrationOf(type, body, colour), '.svg'));
      if (drawing === null) next();
      else response.type('image/svg+xml').set('Cache-Control', 'public, max-age=600').send(framed(drawing));
      return;
    }
    response.type(photo.contentType).set('Cache-Control', 'public, max-age=86400').send(photo.bytes);
  });
  return router;
};
