import { Router } from 'express';
import { drawingName, pictureOfVehicle } from '../../domain/vehicle/illustration.ts';
import { parsePhotoPath, type PhotoAddress } from '../../domain/vehicle/photo-url.ts';
import type { VehicleFacts, VehicleImage } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';
import { framed } from '../media/illustrations.ts';

export interface PictureDependencies extends Pick<Ports, 'images' | 'vehicles' | 'catalogue'> {
  readonly paintIllustration: (name: string) => string | null;
}

interface Pictured extends Pick<VehicleFacts, 'type' | 'make' | 'model' | 'year' | 'version' | 'body' | 'colour'> {
  readonly images: readonly VehicleImage[];
}

/**
 * GET /art/{body}-{paint}.svg: a drawn vehicle in its colour.
 * GET /art/plate~{make}~{model}~{year}-{paint}.svg: the plate of a vehicle whose body is not known.
 * GET /media/{vehicle}/{index}-{width}.webp and /media/style-{style}/{index}-{width}.webp: our copy of a dealer's photo, or of a photo in
 * the catalogue; the drawing when there is no photo, cached for ten minutes only, so that the photo is tried again.
 */
export const pictures = ({ images, vehicles, catalogue, paintIllustration }: PictureDependencies): Router => {
  const shownOn = async ({ of, id }: PhotoAddress): Promise<Pictured | null> => {
    if (of === 'vehicle') {
      const listing = await vehicles.ofId(id);
      return listing?.vehicle.hidden === false ? listing.vehicle : null;
    }
    const style = await catalogue.ofId(id);
    return style && { ...style, version: style.name, colour: null };
  };
  const router = Router();
  router.get('/art/:file', (request, response, next) => {
    const svg = paintIllustration(request.params.file.replace(/\.svg$/, ''));
    if (svg === null) return next();
    response.type('image/svg+xml').set('Cache-Control', 'public, max-age=604800').send(svg);
  });
  router.get('/media/{*path}', async (request, response, next) => {
    const wanted = parsePhotoPath(request.path);
    const pictured = wanted && (await shownOn(wanted));
    const image = pictured?.images[wanted?.index ?? 0];
    if (!wanted || !pictured || !image) return next();
    const photo = await images.photo(image.url, wanted.width);
    if (photo.kind === 'missing') {
      const drawing = paintIllustration(drawingName(pictureOfVehicle(pictured)));
      if (drawing === null) next();
      else response.type('image/svg+xml').set('Cache-Control', 'public, max-age=600').send(framed(drawing));
      return;
    }
    response.type(photo.contentType).set('Cache-Control', 'public, max-age=86400').send(photo.bytes);
  });
  return router;
};
